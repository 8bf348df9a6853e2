import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { assert, test } from '#test'
import { UsageError } from '../../../tools/fail'
import { projectFolder } from '../../../tools/files'
import { readMovedTo, readSettings, samplePath, sampleSettings } from '../../../tools/settings'
import { otherDataSource } from '../../support/other-camp'

/** The `dataSource` of a camp without a data repository. */
const noSource = { host: 'https://raw.githubusercontent.com', owner: '', repository: '' }

const camp = { DATA_OWNER: 'camp', DATA_REPO: 'site' }
const below = '/camp/site/main/data/'

const dataUrls: [environment: Record<string, string>, dataUrl: string, source?: typeof noSource][] = [
  [{}, `/${samplePath}`],
  [{ BASE_PATH: '/camp/' }, `/camp/${samplePath}`],
  [camp, `https://raw.githubusercontent.com${below}`],
  [{ ...camp, DATA_HOST: '' }, `https://raw.githubusercontent.com${below}`],
  [{ ...camp, DATA_HOST: 'https://mirror.example/raw' }, `https://mirror.example/raw${below}`],
  [{ ...camp, DATA_HOST: 'https://mirror.example/raw//' }, `https://mirror.example/raw${below}`],
  [{ ...camp, DATA_HOST: 'http://localhost' }, `http://localhost${below}`],
  [{ ...camp, DATA_HOST: 'http://localhost:8080' }, `http://localhost:8080${below}`],
  [{ ...camp, DATA_HOST: 'http://127.0.0.1:8080' }, `http://127.0.0.1:8080${below}`],
  [{ DATA_HOST: '' }, 'https://data.llanddwyn.test/gwersyll/ynys/main/data/', otherDataSource],
  [{ DATA_OWNER: '', DATA_REPO: '' }, `/${samplePath}`, otherDataSource],
]

test('data URL: names host, owner and repository, or the sample', () => {
  for (const [environment, dataUrl, source = noSource] of dataUrls)
    assert.is(readSettings(environment, source).dataUrl, dataUrl)
  assert.match(samplePath, /^[^/]+\/[^/]+\/main\/data\/$/)
})

const names = ['a/b', '..', '.', 'a b', 'a?b', 'a#b', 'ä', '%2e', 'a\nb']
// A pattern with catastrophic backtracking would take years to reject this text with a space after it.
const long = 'a'.repeat(60)

const rejected: { variable: string; others?: object; values: string[] }[] = [
  {
    variable: 'DATA_HOST',
    others: camp,
    values: [
      'http://data.example',
      'http://localhost.data.example',
      'http://127.0.0.2',
      'http://127-0-0-1',
      'raw.githubusercontent.com',
      '//data.example',
      'ftp://data.example',
      'https://',
      'https://data example',
      'https://data.example:99999',
      'https://data.example/?',
      'https://data.example/#raw',
      'https://:secret@data.example',
      'https://data.example:port\nx',
      // These two hosts would corrupt the page's Content-Security-Policy.
      'https://data.example;script-src *',
      "https://a'b.example",
      `https://${long} `,
      `https://data.example/${long}/${long} `,
    ],
  },
  { variable: 'DATA_OWNER', others: { DATA_REPO: 'site' }, values: [...names, `${long} `, ''] },
  { variable: 'DATA_REPO', others: { DATA_OWNER: 'camp' }, values: [...names, ''] },
  {
    variable: 'BASE_PATH',
    values: [
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
      `/${long} /`,
    ],
  },
]

for (const { variable, others, values } of rejected) {
  test(`build settings: rejects an invalid ${variable} in one line`, () => {
    for (const value of values) {
      assert.throws(
        () => readSettings({ ...others, [variable]: value }),
        (error: Error) =>
          error instanceof UsageError && error.message.includes(variable) && !/[\r\n]/.test(error.message),
        value,
      )
    }
  })
}

test('data source: says whether owner or repository is missing', () => {
  assert.throws(() => readSettings({ DATA_OWNER: 'camp' }, noSource), /^DATA_REPO: empty/)
  assert.throws(() => readSettings({ DATA_REPO: 'site' }, noSource), /^DATA_OWNER: empty/)
  assert.throws(
    () => readSettings({}, { ...otherDataSource, owner: '' }),
    /^src\/camp\.ts: dataSource\.owner: empty/,
  )
})

test('MOVED_TO: is an https address, or empty for none', () => {
  assert.is(readMovedTo({ MOVED_TO: 'https://new.example' }), 'https://new.example/')
  assert.is(readMovedTo({ MOVED_TO: '' }), undefined)
  const invalid = [
    'new.example',
    'http://new.example/',
    'javascript:alert(1)',
    'https://me@new.example/',
    'https://a\nb',
  ]
  for (const value of invalid)
    assert.throws(
      () => readMovedTo({ MOVED_TO: value }),
      /^MOVED_TO: invalid value "[^\n]*"; give [^\n]*$/,
      value,
    )
})

const basePaths: [given: string | undefined, basePath: string][] = [
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['camp', '/camp/'],
  ['/camp', '/camp/'],
  ['camp/', '/camp/'],
  ['//camp//site//', '/camp/site/'],
  ['/~camp/v1.2_a-b/', '/~camp/v1.2_a-b/'],
]

test('base path: has a slash at both ends, and is / by default', () => {
  for (const [given, basePath] of basePaths)
    assert.is(readSettings({ BASE_PATH: given }).basePath, basePath, given)
})

test('build id: is BUILD_ID, else the commit, from any folder', () => {
  assert.is(readSettings({ BUILD_ID: '0123456789' }).buildId, '0123456789')
  // A copy that was downloaded rather than cloned has no commit.
  const commit = existsSync(path.join(projectFolder, '.git')) ? /^[0-9a-f]{40}$/ : /^dev0000$/
  const here = process.cwd()
  process.chdir(tmpdir())
  try {
    for (const environment of [{}, { BUILD_ID: '' }]) assert.match(readSettings(environment).buildId, commit)
  } finally {
    process.chdir(here)
  }
})

test('npm start: ignores DATA_OWNER, DATA_REPO and DATA_HOST', () => {
  const { dataUrl, basePath } = sampleSettings({ ...camp, DATA_HOST: 'nonsense', BASE_PATH: 'x' })
  assert.equal([dataUrl, basePath], [`/x/${samplePath}`, '/x/'])
})
