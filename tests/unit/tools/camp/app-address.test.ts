import { assert, test } from '#test'
import { readMovedTo } from '../../../../tools/camp/app-address'

test('MOVED_TO: is an https address, or empty for none', () => {
  assert.is(readMovedTo({ MOVED_TO: 'https://new.example' }), 'https://new.example/')
  assert.is(readMovedTo({ MOVED_TO: '' }), undefined)
  assert.is(readMovedTo({ MOVED_TO: ' https://new.example/?a=<b> ' }), 'https://new.example/?a=%3Cb%3E')
  const publicAddress = 'https://172.32.0.1/'
  assert.is(readMovedTo({ MOVED_TO: publicAddress }), publicAddress)
  const archived = 'https://web.archive.example/web/2020/https://camp.example/'
  assert.is(readMovedTo({ MOVED_TO: archived }), archived)
  const give = 'give the new address of the app, such as https://new.example/'
  const invalid: [value: string, advice: string][] = [
    ['new.example', give],
    ['http://new.example/', give],
    ['javascript:alert(1)', give],
    ['https://me@new.example/', 'leave out the name and password before the @'],
    ['https://a\nb', 'write it without spaces, or with %20 for each'],
    ['https://https://me.github.io/app/', 'write https:// once'],
    ['https://me.github,io/app/', 'correct the name of the site after https://, such as camp.example'],
    ['https://me/', 'correct the name of the site after https://, such as camp.example'],
    ['https://me.github.io/app/\u200b', 'delete its invisible characters, or type it again'],
    ['https://me.github.io/…/', 'write the whole address, without …'],
    ['https://your-account.github.io/your-fork/', give],
    ['https://localhost/', give],
    ['https://127.0.0.1:4173/', give],
    ['https://192.168.1.5/', give],
    ['https://10.0.0.1/', give],
    ['https://169.254.0.1/', give],
    ['https://172.20.0.1/', give],
    ['https://camp.local/', give],
    ['https://github.com/me/camp', "give the app's address, such as https://me.github.io/camp/"],
  ]
  for (const [value, advice] of invalid) {
    const problem = (() => {
      try {
        return readMovedTo({ MOVED_TO: value })
      } catch (error) {
        return (error as Error).message
      }
    })()
    assert.match(problem ?? '', /^MOVED_TO: [^\n]*$/, value)
    assert.ok(problem?.endsWith(`; ${advice}`), `${value}: ${problem}`)
  }
})

test('MOVED_TO: is not the address of the app itself', () => {
  const read =
    (MOVED_TO: string, BASE_PATH: string, GITHUB_REPOSITORY = 'Me/camp') =>
    () =>
      readMovedTo({ MOVED_TO, BASE_PATH, GITHUB_REPOSITORY })
  const isOwn = /^MOVED_TO: this app's own address \(https:[^\n]*\); give the new one$/
  assert.throws(read('https://me.github.io/Camp', '/Camp', 'Me/Camp'), isOwn)
  assert.throws(read('https://Me.github.io/', '/', 'Me/me.github.io'), isOwn)
  assert.is(read('https://me.github.io/new/', '/camp/')(), 'https://me.github.io/new/')
  // From a domain of its own back to GitHub.
  assert.is(read('https://me.github.io/camp/', '/')(), 'https://me.github.io/camp/')
})
