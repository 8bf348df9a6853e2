import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { assert, test } from '#test'
import { UsageError } from '../../../tools/fail'
import { projectFolder } from '../../../tools/files'
import { readSettings, samplePath, sampleSettings, showsSample } from '../../../tools/settings'
import { newFolder } from '../../support/folder'
import { otherDataSource } from '../../support/other-camp'

/** The `dataSource` of a camp without a data repository. */
const noSource = { host: 'https://raw.githubusercontent.com', owner: '', repository: '' }

/** A project without the folder `data/`, which a fork has. */
const noData = newFolder()

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
    assert.is(readSettings(environment, source, noData).dataUrl, dataUrl)
  assert.match(samplePath, /^[^/]+\/[^/]+\/main\/data\/$/)
})

const ownData = () => newFolder({ 'data/weather.json': {} })

const repositories: [environment: Record<string, string>, dataUrl: string][] = [
  [
    { GITHUB_REPOSITORY: 'someone/their-camp' },
    'https://raw.githubusercontent.com/someone/their-camp/main/data/',
  ],
  [
    { GITHUB_REPOSITORY: 'a/b', DATA_OWNER: '', DATA_REPO: '' },
    'https://raw.githubusercontent.com/a/b/main/data/',
  ],
  [
    { GITHUB_REPOSITORY: 'a/b.github.io', DATA_HOST: 'https://cdn.example' },
    'https://cdn.example/a/b.github.io/main/data/',
  ],
  [{ GITHUB_REPOSITORY: 'a/b', ...camp }, `https://raw.githubusercontent.com${below}`],
]

test('own data: is in the repository that GitHub names', () => {
  const folder = ownData()
  for (const [environment, dataUrl] of repositories)
    assert.is(readSettings(environment, noSource, folder).dataUrl, dataUrl)
})

const git = (folder: string, ...parameters: string[]) => execFileSync('git', parameters, { cwd: folder })

const origins = [
  'https://github.com/someone/their-camp',
  'https://GitHub.com/someone/their-camp.git',
  'https://me:token@github.com/someone/their-camp/',
  'git@github.com:someone/their-camp.git',
  'ssh://git@github.com/someone/their-camp.git',
  'ssh://git@ssh.github.com:443/someone/their-camp.git',
]

const otherOrigins = [
  'https://gitlab.com/someone/their-camp.git',
  'https://github.com.evil.example/someone/their-camp',
  'https://github.com/someone',
  'https://github.com/../their-camp',
  '/srv/github.com/someone/their-camp.git',
]

test('own data: else in the repository of the git remote origin', () => {
  const folder = ownData()
  git(folder, 'init', '--quiet')
  git(folder, 'remote', 'add', 'origin', '/nowhere')
  for (const origin of origins) {
    git(folder, 'remote', 'set-url', 'origin', origin)
    const { dataUrl } = readSettings({}, noSource, folder)
    assert.is(dataUrl, 'https://raw.githubusercontent.com/someone/their-camp/main/data/', origin)
  }
  const { dataUrl } = readSettings({ GITHUB_REPOSITORY: 'a/b' }, noSource, folder)
  assert.is(dataUrl, 'https://raw.githubusercontent.com/a/b/main/data/', 'GITHUB_REPOSITORY precedes it')
  for (const origin of otherOrigins) {
    git(folder, 'remote', 'set-url', 'origin', origin)
    assert.throws(
      () => readSettings({}, noSource, folder),
      (error: Error) => error instanceof UsageError && error.message.includes(`origin is "${origin}"`),
      origin,
    )
  }
})

test('own data: without a repository, one line says what to do', () => {
  const says = (found: RegExp) => (error: Error) =>
    error instanceof UsageError &&
    found.test(error.message) &&
    /^data\/: unknown .*; give owner and repository of dataSource in src\/camp\.ts$/.test(error.message)
  const folder = ownData()
  assert.throws(
    () => readSettings({}, noSource, folder),
    says(/GITHUB_REPOSITORY is not set.* origin is missing/),
  )
  // A repository around the project is another one.
  const around = newFolder({ 'camp/data/weather.json': {} })
  git(around, 'init', '--quiet')
  git(around, 'remote', 'add', 'origin', 'https://github.com/someone/else')
  assert.throws(() => readSettings({}, noSource, path.join(around, 'camp')), says(/origin is missing/))
  for (const name of ['camp', 'a/b/c', 'a/..', 'a b/c', 'a/b\nc'])
    assert.throws(
      () => readSettings({ GITHUB_REPOSITORY: name }, noSource, folder),
      says(/GITHUB_REPOSITORY is "/),
    )
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
  { variable: 'DATA_REPO', others: { DATA_OWNER: 'camp' }, values: [...names, 'data.git', ''] },
  {
    variable: 'BASE_PATH',
    values: [
      '/my camp/',
      '/camp/index.html',
      '/camp/Index.HTM',
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
        () => readSettings({ ...others, [variable]: value }, noSource, noData),
        (error: Error) =>
          error instanceof UsageError &&
          new RegExp(`^${variable}: .*; (?:give|write) \\S.*$`).test(error.message),
        value,
      )
    }
  })
}

const pages = [
  'https://github.com',
  'https://www.github.com/',
  'https://github.com/jane/camp',
  'https://raw.github.com',
  'https://jane.github.io/camp',
  'https://gitlab.com',
  'https://jane.gitlab.io/camp',
  'https://bitbucket.org/jane/camp',
  'https://codeberg.org/jane/camp',
  'https://www.dropbox.com/scl/camp',
  'https://drive.google.com/drive',
  'https://raw.githubusercontent.com/jane/camp',
]

test('data source: a host that shows pages is an error', () => {
  for (const DATA_HOST of pages)
    assert.throws(
      () => readSettings({ ...camp, DATA_HOST }, noSource),
      /^DATA_HOST: no data files are at .*; write https:\/\/raw\.githubusercontent\.com for/,
    )
  for (const DATA_HOST of ['https://github.com.camp.example', 'https://mygithub.com'])
    assert.is(readSettings({ ...camp, DATA_HOST }, noSource).dataUrl, DATA_HOST + below)
})

test('data source: says whether owner or repository is missing', () => {
  assert.throws(() => readSettings({ DATA_OWNER: 'camp' }, noSource), /^DATA_REPO: empty/)
  assert.throws(() => readSettings({ DATA_REPO: 'site' }, noSource), /^DATA_OWNER: empty/)
  assert.throws(
    () => readSettings({}, { ...otherDataSource, owner: '' }),
    /^src\/camp\.ts: dataSource\.owner: empty/,
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
    assert.is(readSettings({ BASE_PATH: given }, noSource, noData).basePath, basePath, given)
})

test('build id: is BUILD_ID, else the commit, from any folder', () => {
  assert.is(readSettings({ BUILD_ID: '0123456789' }, noSource, noData).buildId, '0123456789')
  // A copy that was downloaded rather than cloned has no commit.
  const commit = existsSync(path.join(projectFolder, '.git')) ? /^[0-9a-f]{40}$/ : /^dev0000$/
  const here = process.cwd()
  process.chdir(tmpdir())
  try {
    for (const environment of [{}, { BUILD_ID: '' }])
      assert.match(readSettings(environment, noSource, noData).buildId, commit)
  } finally {
    process.chdir(here)
  }
})

test('sample camp: settings tell whether a build shows it', () => {
  assert.ok(showsSample(readSettings({ BASE_PATH: 'x' }, noSource, noData)))
  assert.not(showsSample(readSettings(camp, noSource, noData)))
})

test('npm start: ignores DATA_OWNER, DATA_REPO and DATA_HOST', () => {
  const { dataUrl, basePath } = sampleSettings({ ...camp, DATA_HOST: 'nonsense', BASE_PATH: 'x' })
  assert.equal([dataUrl, basePath], [`/x/${samplePath}`, '/x/'])
})
