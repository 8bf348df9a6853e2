import { exec } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { assert, test } from '#test'
import { samplePath } from '../../../tools/settings'
import { camp, manifest } from '../../../src/camp'
import {
  campFileText,
  copyProject,
  otherCamp,
  otherDataSource,
  otherManifest,
  otherSources,
  runInCopy,
} from '../../support/other-camp'
import { forOwnCamp } from '../../support/own-camp'

const ownCampTest = forOwnCamp(test)

let folder: string
/** What a killed `npm run icons` leaves. */
const leftover = 'public/.icons.123.new'
/** The text of every file of the other camp's build, by its name. */
const texts = new Map<string, string>()
let output: string

test.before(async () => {
  folder = await copyProject()
  await mkdir(path.join(folder, leftover), { recursive: true })
  await writeFile(path.join(folder, leftover, 'icon.svg'), '')
  const result = await runInCopy(folder, 'build.ts', campFileText(), {
    BASE_PATH: '/ynys/',
    BUILD_ID: '0123456789',
  })
  assert.is(result.status, 0, result.stderr)
  output = result.stdout
  const dist = path.join(folder, 'dist')
  for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    texts.set(path.relative(dist, file), await readFile(file, 'utf8'))
  }
})
test.after(() => rm(folder, { recursive: true, force: true }))

const leaves = (value: unknown): string[] =>
  typeof value === 'object' && value ? Object.values(value).flatMap(leaves) : [String(value)]

/** What names a camp; not the palette's colours, nor a zoom level, nor a country's emergency number. */
const namesOf = (of: typeof camp, { shortName, description }: typeof manifest): string[] => {
  const { eventColours, otherEventColour, map, ...rest } = of
  assert.ok(otherEventColour)
  return [
    ...leaves(rest).filter((text) => text !== '112'),
    ...Object.keys(eventColours),
    String(map.latitude),
    String(map.longitude),
    shortName,
    description,
  ]
}

ownCampTest('other camp: its build has nothing of this one', () => {
  const names = [...namesOf(camp, manifest), 'raw.githubusercontent.com']
  assert.ok(names.length > 20)
  assert.ok(texts.size > 10)
  for (const [file, text] of texts) {
    assert.equal(
      names.filter((name) => text.includes(name) || file.includes(name)),
      [],
      file,
    )
  }
})

test('other camp: its page and manifest have its settings', () => {
  const page = texts.get('index.html')!
  const { siteName, ...rest } = otherCamp
  for (const name of namesOf({ ...rest, siteName: 'Gwersyll Llanddwyn' }, otherManifest)) {
    assert.ok(page.includes(name), name)
  }
  assert.match(page, '<title>Gwersyll Llanddwyn &lt;Môn> &amp; &quot;Ynys&quot;</title>')
  assert.match(page, `${otherDataSource.host}/gwersyll/ynys/main/data/`)
  assert.match(page, `connect-src 'self' ${otherDataSource.host};`)
  const built = JSON.parse(texts.get('manifest.webmanifest')!) as Record<string, unknown>
  assert.is(built['name'], siteName)
  assert.is(built['short_name'], otherManifest.shortName)
  assert.is(built['description'], otherManifest.description)
  assert.is(built['theme_color'], '#123456')
  assert.is(built['background_color'], '#fff')
  assert.equal(built['color_scheme_dark'], { theme_color: '#123456', background_color: '#15252f' })
  assert.is(built['start_url'], '/ynys/weather')
})

test('other camp: its build names no data source', () => {
  // A table is also an element of the page.
  const traces = [...leaves(otherSources).filter((text) => text !== 'table'), 'admiralty', 'tide-predictor']
  assert.is(traces.length, 5)
  for (const [file, text] of texts) {
    assert.equal(
      traces.filter((trace) => text.toLowerCase().includes(trace)),
      [],
      file,
    )
  }
})

test('build: copies nothing that a killed process left', () => {
  assert.not.ok([...texts.keys()].some((file) => file.includes('.icons')))
})

test('other camp: its build leaves out pictures of this one', () => {
  assert.equal(
    [...texts.keys()].filter((file) => file.startsWith('pictures')),
    [],
  )
  assert.equal((JSON.parse(texts.get('manifest.webmanifest')!) as { screenshots: unknown }).screenshots, [])
  assert.match(output, 'npm run pictures', 'the build says how to take its own')
})

test('other camp: empty DATA_OWNER and DATA_REPO show the sample', async () => {
  const { status, stderr } = await runInCopy(folder, 'build.ts', campFileText(), {
    BASE_PATH: '/ynys/',
    DATA_OWNER: '',
    DATA_REPO: '',
  })
  assert.is(status, 0, stderr)
  const page = await readFile(path.join(folder, 'dist/index.html'), 'utf8')
  assert.match(page, `/ynys/${samplePath}`)
  assert.not.match(page, otherDataSource.host)
})

/** Runs npm's scripts of the copy, side by side, with a text of `src/camp.ts`; resolves with the stderr of each. */
const complaintsOf = async (names: string[], campText: string): Promise<string[]> => {
  await writeFile(path.join(folder, 'src/camp.ts'), campText)
  const { PATH, HOME } = process.env
  const env = { PATH: `${path.join(folder, 'node_modules/.bin')}:${PATH}`, HOME }
  const { scripts } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  return Promise.all(
    names.map(async (name) => {
      const { code, stderr } = await promisify(exec)(scripts[name], { cwd: folder, env }).then(
        ({ stderr }) => ({ code: 0, stderr }),
        (error: { code: number; stderr: string }) => error,
      )
      assert.is(code, 2, name)
      return stderr
    }),
  )
}

const syntaxErrors = [
  {
    camp: "{\n  siteName: 'Tern Cove'\n  bayName: 'Tern Bay',\n}",
    said: '3:3: expected "}" but found "bayName"',
    commands: ['build', 'start', 'check-data'],
  },
  {
    camp: "{\n  siteName: 'St John's',\n}",
    said: '2:22: expected "}" but found "s"',
    commands: ['make-data', 'poster'],
  },
]

test('settings: every command gives a syntax error its position', async () => {
  const hint = "look for a missing comma, or an apostrophe inside '…'"
  for (const { camp, said, commands } of syntaxErrors) {
    for (const complaint of await complaintsOf(commands, `export const camp = ${camp}\n`)) {
      assert.is(complaint, `src/camp.ts:${said}; ${hint}\n`)
    }
  }
})

test('settings: a missing export is one line', async () => {
  const text = campFileText().replace('export const sources', 'const sources')
  assert.equal(await complaintsOf(['build', 'make-data'], text), [
    'src/camp.ts: sources is missing; give an object with some of weather, tides, levels, calendar, locations\n',
    'src/camp.ts: missing export "sources"; see src/camp-schema.ts for its shape\n',
  ])
  const [complaint] = await complaintsOf(['build'], campFileText().replace('export const camp', 'const camp'))
  assert.is(complaint, 'src/camp.ts: missing export "camp"; see src/camp-schema.ts for its shape\n')
})

test('settings: each mistake is one line, without a stack', async () => {
  const wrong = { ...otherCamp, email: 'post', map: { ...otherCamp.map, latitude: 95 } }
  const { status, stderr } = await runInCopy(folder, 'build.ts', campFileText(wrong))
  assert.is(status, 2)
  assert.equal(stderr.trim().split('\n'), [
    'src/camp.ts: camp.email is "post"; give an e-mail address such as hello@camp.example',
    'src/camp.ts: camp.map.latitude is 95; give degrees from -85 to 85',
  ])
})

test("size: a fork's long names exceed no budget", async () => {
  const names = Array.from({ length: 200 }, (_, index) => [randomUUID(), index % 2 ? 'sky' : 'teal'])
  const text = campFileText({ ...otherCamp, eventColours: Object.fromEntries(names) })
  const { status, stdout } = await runInCopy(folder, 'tools/dev/size.ts', text)
  assert.is(status, 0)
  assert.match(stdout, /brotli/)
})

test('settings: an invalid data source names dataSource', async () => {
  const source = { ...otherDataSource, host: 'http://data.llanddwyn.test' }
  const text = campFileText(otherCamp, otherManifest, source)
  const { status, stderr } = await runInCopy(folder, 'build.ts', text)
  assert.is(status, 2)
  assert.match(
    stderr,
    /^src\/camp\.ts: dataSource\.host is "http:\/\/data\.llanddwyn\.test"; give an address/,
  )
})
