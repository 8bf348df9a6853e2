import { assert, test } from '#test'
import { addressWarnings, codeMarkup, readAddress } from '../../../../tools/draw/draw-poster'
import { UsageError } from '../../../../tools/fail'

test('poster: the QR code has level M, and a quiet zone', () => {
  const markup = codeMarkup('https://camp.example/summer/')
  const size = Number(/viewBox="0 0 (\d+) /.exec(markup)?.[1])
  const positions = [...markup.matchAll(/M(\d+),(\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
  // At level M, 28 bytes need version 3, with 29 modules a side; at L, version 2 would do.
  assert.is(size, 29 + 2 * 4)
  assert.equal([Math.min(...positions), Math.max(...positions)], [4, size - 5])
})

test('poster: warns of addresses that only work here, or nowhere', () => {
  assert.equal(addressWarnings('https://me.github.io/camp/'), [])
  for (const address of ['http://localhost:4173/', 'https://127.0.0.1/', 'https://camp.example/'])
    assert.match(addressWarnings(address).join(), `warning: phones cannot open ${address};`)
})

test('poster: rejects addresses that phones cannot open', () => {
  assert.is(readAddress('https://Camp.example/app'), 'https://camp.example/app')
  assert.is(readAddress('http://localhost:4173'), 'http://localhost:4173/')
  assert.is(readAddress(`https://camp.example/${'a'.repeat(279)}`).length, 300)
  const wrong = [
    undefined,
    '',
    'camp.example',
    'http://camp.example/',
    'http://localhost.camp.example/',
    'ftp://camp.example',
    'https://',
    'https://me:secret@camp.example/',
    'https://a b/\nc',
    'https://camp.example/our app/',
    'https://https://me.github.io/app/',
    'https://me.github,io/app/',
    'https://me/',
    'https://me.github.io/…',
    'https://me.github.io/app/'.repeat(2),
    'https://your-account.github.io/your-fork/',
    'https://me.github.io/<your-fork>/',
    `https://camp.example/${'a'.repeat(280)}`,
  ]
  for (const url of wrong) {
    assert.throws(
      () => readAddress(url),
      (error: Error) => error instanceof UsageError && /^--url: [^\n]+; \w[^\n]+$/.test(error.message),
      url,
    )
  }
  const code = 'https://github.com/me/fork/tree/main'
  assert.throws(() => readAddress(code), /a github\.com page.* such as https:\/\/me\.github\.io\/fork\/$/)
})
