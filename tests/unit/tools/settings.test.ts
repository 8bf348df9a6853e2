import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { assert, test } from '#test'
import { UsageError } from '../../../tools/fail'
import { projectFolder } from '../../../tools/files'
import { readMovedTo, readSettings, samplePath, sampleSettings } from '../../../tools/settings'
import { forOwnCamp } from '../../support/own-camp'

const ownCampTest = forOwnCamp(test)

const camp = { DATA_OWNER: 'camp', DATA_REPO: 'site' }

/** What is wrong with the refusal of an environment: it needs one line that names the variable. */
const problemOf = (name: string, environment: Record<string, string>): string | undefined => {
  try {
    return `accepted: ${readSettings(environment).basePath} ${readSettings(environment).dataUrl}`
  } catch (error) {
    if (!(error instanceof UsageError)) return `not a UsageError: ${error}`
    if (!error.message.includes(name)) return `does not name ${name}: ${error.message}`
    return /[\r\n]/.test(error.message) ? `more than one line: ${error.message}` : undefined
  }
}

/** Fails unless each value of a variable is refused. */
const refuses = (name: string, values: string[], others: Record<string, string> = {}) => {
  const problems = values.map((value) => [value, problemOf(name, { ...others, [name]: value })])
  assert.equal(
    problems.filter(([, problem]) => problem),
    [],
  )
}

ownCampTest('Data source: as the project comes, it shows the sample camp on its own origin', () => {
  assert.is(readSettings({}).dataUrl, `/${samplePath}`)
  assert.is(readSettings({ BASE_PATH: '/camp/' }).dataUrl, `/camp/${samplePath}`)
  assert.match(samplePath, /^[^/]+\/[^/]+\/main\/data\/$/)
})

ownCampTest('Host, owner and repository make the address of the folder of the four files', () => {
  assert.is(readSettings(camp).dataUrl, 'https://raw.githubusercontent.com/camp/site/main/data/')
  for (const host of [
    'https://mirror.example/raw',
    'https://mirror.example/raw/',
    'https://mirror.example/raw//',
  ]) {
    assert.is(
      readSettings({ ...camp, DATA_HOST: host }).dataUrl,
      'https://mirror.example/raw/camp/site/main/data/',
      host,
    )
  }
})

test('Data source: http is accepted for localhost and 127.0.0.1, on any port, and for nothing else', () => {
  for (const host of ['http://localhost', 'http://localhost:8080', 'http://127.0.0.1:8080']) {
    assert.is(readSettings({ ...camp, DATA_HOST: host }).dataUrl, `${host}/camp/site/main/data/`)
  }
  refuses(
    'DATA_HOST',
    [
      'http://data.example',
      'http://localhost.data.example',
      'http://127.0.0.2',
      'http://127a0.0.1',
      'http://127.0a0.1',
      'http://127.0.0-1',
      'http://127-0-0-1',
      'http://[::1]',
    ],
    camp,
  )
})

test('Data source: a host that is no address of a folder is refused', () => {
  refuses(
    'DATA_HOST',
    [
      'raw.githubusercontent.com',
      '//data.example',
      'ftp://data.example',
      'javascript:alert(1)',
      'data:,x',
      'https://',
      'https://data.example/?raw',
      'https://data.example/?',
      'https://data.example/#raw',
      'https://user@data.example',
      'https://:secret@data.example',
      'https://data.example;script-src *',
      'https://data example',
      'https://data.example:port\nx',
      'https://data.example:99999',
    ],
    camp,
  )
})

test("Data source: a host whose name would break the page's policy is refused", () => {
  refuses('DATA_HOST', ['https://a;b.example', 'https://a"b.example', "https://a'b.example"], camp)
})

ownCampTest('Data source: an empty host is none, and that of src/camp.ts counts', () => {
  assert.is(
    readSettings({ ...camp, DATA_HOST: '' }).dataUrl,
    'https://raw.githubusercontent.com/camp/site/main/data/',
  )
})

test('Data source: a bad owner or repository is refused', () => {
  const names = ['a/b', '..', '.', 'a b', 'a?b', 'a#b', 'ä', '%2e', 'a\nb']
  refuses('DATA_OWNER', names, { DATA_REPO: 'site' })
  refuses('DATA_REPO', names, { DATA_OWNER: 'camp' })
})

ownCampTest(
  'Data source: only one of owner and repository is refused, naming the one that is missing',
  () => {
    assert.is(problemOf('DATA_REPO is empty', { DATA_OWNER: 'camp' }), undefined)
    assert.is(problemOf('DATA_OWNER is empty', { DATA_REPO: 'site' }), undefined)
    refuses('DATA_REPO', [''], { DATA_OWNER: 'camp' })
  },
)

test('moved to: an https address, none if empty', () => {
  assert.is(readMovedTo({ MOVED_TO: 'https://new.example' }), 'https://new.example/')
  assert.is(readMovedTo({ MOVED_TO: '' }), undefined)
  const invalid = [
    'new.example',
    'http://new.example/',
    'javascript:alert(1)',
    'https://me@new.example/',
    'https://a\nb',
  ]
  for (const value of invalid) {
    assert.throws(() => readMovedTo({ MOVED_TO: value }), /^MOVED_TO is "[^\n]*"; give [^\n]*$/, value)
  }
})

test('Base path: it gets a slash at both ends, and is / by default', () => {
  for (const [given, expected] of [
    [undefined, '/'],
    ['', '/'],
    ['/', '/'],
    ['camp', '/camp/'],
    ['/camp', '/camp/'],
    ['camp/', '/camp/'],
    ['//camp//site//', '/camp/site/'],
    ['/~camp/v1.2_a-b/', '/~camp/v1.2_a-b/'],
  ] as const) {
    assert.is(readSettings({ BASE_PATH: given }).basePath, expected, given)
  }
})

test('Base path: one that is no plain path is refused', () => {
  refuses('BASE_PATH', [
    '/my camp/',
    'https://camp.example/',
    '/camp?x',
    '/camp#x',
    '/c%61mp/',
    '/zeltplätze/',
    '\\camp',
    '"><script>',
    '/camp\n/x',
    '..',
    '/camp/../site/',
    '/./',
  ])
})

test('A long value with a stray character at its end is refused before the tests are given up', () => {
  // A pattern that tries all ways to split it would take years.
  const long = 'a'.repeat(60)
  refuses('BASE_PATH', [`/${long} /`])
  refuses('DATA_OWNER', [`${long} `], { DATA_REPO: 'site' })
  refuses('DATA_HOST', [`https://${long} `, `https://data.example/${long}/${long} `], camp)
})

test('Build id: BUILD_ID, else the commit, also when the build is called from elsewhere', async () => {
  assert.is(readSettings({ BUILD_ID: '0123456789' }).buildId, '0123456789')
  // A copy of the project that was not cloned has no commit.
  const isCloned = existsSync(path.join(projectFolder, '.git'))
  const commit = isCloned ? /^[0-9a-f]{40}$/ : /^dev0000$/
  assert.match(readSettings({}).buildId, commit)
  assert.match(readSettings({ BUILD_ID: '' }).buildId, commit)
  const here = process.cwd()
  process.chdir(tmpdir())
  try {
    assert.match(readSettings({}).buildId, commit)
  } finally {
    process.chdir(here)
  }
})

test('npm start: it builds the sample camp, whatever the environment says of a data host', () => {
  const { dataUrl, basePath } = sampleSettings({ ...camp, DATA_HOST: 'nonsense', BASE_PATH: 'x' })
  assert.is(dataUrl, `/x/${samplePath}`)
  assert.is(basePath, '/x/')
})
