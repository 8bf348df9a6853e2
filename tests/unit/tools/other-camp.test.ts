import { exec } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { assert, test } from '#test'
import type { Camp, Manifest } from '../../../src/camp-schema'
import { samplePath } from '../../../tools/settings'
import { readTexts, writeFiles } from '../../support/folder'
import { gauges, hove } from '../../support/gauge-table'
import {
  copyProject,
  otherCamp,
  otherDataSource,
  otherManifest,
  otherSources,
} from '../../support/other-camp'

const exports = {
  camp: otherCamp,
  manifest: otherManifest,
  dataSource: otherDataSource,
  sources: otherSources,
}

/** Returns a `src/camp.ts` for the other camp, with some exports replaced, or left out if undefined. */
const campText = (changes: Partial<Record<keyof typeof exports, object | undefined>> = {}): string =>
  Object.entries({ ...exports, ...changes })
    .filter(([, value]) => value)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}\n`)
    .join('')

/** Runs an npm script, such as `tides -- find`, in the copy of the project, with the given `src/camp.ts`, or what is there. */
const run = async (command: string, text: string | undefined, environment = {}) => {
  if (text !== undefined) await writeFile(path.join(folder, 'src/camp.ts'), text)
  const { scripts } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, PORT: '0', ...environment }
  const [script = '', parameters = ''] = command.split(' -- ')
  return promisify(exec)(`${scripts[script]} ${parameters}`, { cwd: folder, env, timeout: 120_000 }).then(
    (output) => ({ code: 0, ...output }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
}

let folder: string
/** The text of every file of the other camp's build, a demo. */
let texts: Record<string, string>
let built: Record<string, unknown>
let output: string

test.before(async () => {
  folder = await copyProject()
  // A leftover of a killed `npm run icons`.
  writeFiles(folder, { 'public/.strandline-icons.123.new/icon.svg': '' })
  const result = await run('build -- --demo', campText(), { BASE_PATH: '/ynys/', BUILD_ID: '0123456789' })
  assert.is(result.code, 0, result.stderr)
  output = result.stdout
  texts = readTexts(path.join(folder, 'dist'))
  built = JSON.parse(texts['manifest.webmanifest']!) as typeof built
})
test.after(() => rm(folder, { recursive: true, force: true }))

const leaves = (value: unknown): string[] =>
  typeof value === 'object' && value ? Object.values(value).flatMap(leaves) : [String(value)]

/** Returns the texts that identify a camp: not colours, zoom levels or emergency numbers. */
const namesOf = (of: Camp, { shortName, description }: Manifest): string[] => {
  const { eventColours, otherEventColour: _, map, ...rest } = of
  return [
    ...leaves(rest).filter((text) => text !== '112'),
    ...Object.keys(eventColours),
    String(map.latitude),
    String(map.longitude),
    shortName,
    description,
  ]
}

/**
 * Fails if a file that the build makes, or its name, contains one of the texts. A fork's public/ may name anything, and
 * all camps' samples have the same events.
 */
const assertWithout = (found: string[]) => {
  assert.ok(Object.keys(texts).length > 10)
  for (const [file, text] of Object.entries(texts)) {
    if (existsSync(path.join(folder, 'public', file)) || file.startsWith(samplePath)) continue
    const all = `${file}\n${text}`.toLowerCase()
    assert.equal(
      found.filter((each) => all.includes(each.toLowerCase())),
      [],
      file,
    )
  }
}

/** What the project's own `src/camp.ts` says. A fork's may name anything, even words that every build contains. */
const tern =
  'Tern Cove|Tern Bay|Ternmouth|terncove|Purbeck|Studland|Family Camp|01632 960|50.6408|-1.9437|BBC Weather|tidetimes.org|biblegateway.com|raw.githubusercontent.com'

test("other camp: its build contains nothing of the project's camp", () => assertWithout(tern.split('|')))

test('other camp: its page and manifest have its settings', () => {
  const page = texts['index.html']!
  const { siteName, ...rest } = otherCamp
  const asMarkup = {
    ...otherManifest,
    shortName: '"&quot;Ynys&quot;"',
    description: '"Tywydd, llanw a chalendr &quot;Ynys&quot;."',
  }
  for (const name of namesOf({ ...rest, siteName: 'Gwersyll Llanddwyn' }, asMarkup)) {
    assert.ok(page.includes(name), name)
  }
  assert.match(page, '<title>Gwersyll Llanddwyn &lt;Môn> &amp; &quot;Ynys&quot;</title>')
  const expected = {
    name: siteName,
    short_name: otherManifest.shortName,
    description: otherManifest.description,
    theme_color: '#123456',
    background_color: '#fff',
    color_scheme_dark: { theme_color: '#123456', background_color: '#15252f' },
    start_url: '/ynys/weather',
  }
  for (const [key, value] of Object.entries(expected)) assert.equal(built[key], value, key)
})

test('other camp: its build does not contain its `sources`', () => {
  // Omits `table`, which is also the name of an HTML element that every build contains.
  const traces = [...leaves(otherSources).filter((text) => text !== 'table'), 'admiralty', 'tide-predictor']
  assert.is(traces.length, 5)
  assertWithout(traces)
})

test('build: a demo requests the sample data that it has', () => {
  assert.match(texts['index.html']!, `"/ynys/${samplePath}`)
  assert.ok(texts[`${samplePath}weather.json`])
})

test('build: copies nothing that a killed process left', () => {
  assert.not.match(Object.keys(texts).join(), '.strandline')
})

test("other camp: its build leaves out this camp's pictures", () => {
  assert.not.match(Object.keys(texts).join(), 'pictures')
  assert.equal(built['screenshots'], [])
  assert.match(output, 'npm run pictures', 'the build says how to take new pictures')
})

test("size: the budget counts code, but not the camp's names", async () => {
  const someBytes = (each: string) => Array.from({ length: 200 }, () => [randomUUID(), each])
  const names = { ...otherCamp, eventColours: Object.fromEntries(someBytes('sky')) }
  await appendFile(path.join(folder, 'src/main.tsx'), `console.log(${JSON.stringify(someBytes('code'))})\n`)
  const { code, stdout } = await run('size', campText({ camp: names }))
  // 200 random ids take some 3,900 bytes, of which the budget has few left.
  const left = Number(/(\S+) left of the budget/.exec(stdout)?.[1])
  assert.ok(left < -2000 && left > -6000, `${left} bytes`)
  assert.is(code, 1)
})

test('build: MOVED_TO makes a page that links to the new address', async () => {
  const MOVED_TO = 'https://new.example/'
  const { code, stdout } = await run('build', campText(), { MOVED_TO })
  assert.equal([code, stdout], [0, `this build retires the app; its page links to ${MOVED_TO}\n`])
  assert.match(await readFile(path.join(folder, 'dist/index.html'), 'utf8'), `<a href="${MOVED_TO}">`)
  assert.is((await run('build -- --plan', campText(), { MOVED_TO })).stdout, `${MOVED_TO}\n`)
  const both = await run('build -- --demo', campText(), { MOVED_TO })
  assert.equal([both.code, both.stderr], [2, '--demo and MOVED_TO cannot be combined; use one of them\n'])
})

test('tides find: uses the gauge that the settings pin', async () => {
  const text = campText({
    camp: { ...otherCamp, position: hove },
    sources: { tides: { from: 'gauge', station: gauges.newhaven } },
  })
  assert.match((await run('tides -- find', text)).stdout, 'at the gauge at Newhaven')
  const { stdout } = await run(`tides -- find --station ${gauges.rottingdean}`, text)
  assert.match(stdout, 'at the gauge at Rottingdean')
})

test('build: --plan says what it shows and what does not fit', async () => {
  const map = { ...otherCamp.map, latitude: otherCamp.position.latitude - 4 }
  const social = { ...otherCamp.links.social, url: 'https://social.test/camp.' }
  const links = { ...otherCamp.links, social }
  const text = campText({ camp: { ...otherCamp, map, links, email: 'hello@camp.example' } })
    .replace('"position"', '\n"position"')
    .replace('"map"', '\n"map"')
    .replace('"email"', '\n"email"')
  const mapNote = String.raw`src/camp\.ts:4: camp\.map is 44\d km from camp\.position in src/camp\.ts:3, .*\n`
  const linkNote = String.raw`src/camp\.ts:\d: camp\.links\.social\.url ends in punctuation, .*\n`
  const example = String.raw`src/camp\.ts:2: camp\.email is only an example .*\n`
  const ours = await run('build -- --plan', text, { GITHUB_ACTIONS: 'true' })
  assert.is(ours.stdout, `${otherDataSource.host}/gwersyll/ynys/main/data/\n`)
  assert.match(
    ours.stderr,
    new RegExp(`^${mapNote}${linkNote}${example}::warning file=src/camp\\.ts,line=4::camp\\.map is 44`),
  )
  const demo = await run('build -- --plan --demo', text)
  assert.equal([demo.code, demo.stdout], [0, 'sample\n'], 'a demo, whatever the data source')
  assert.match(demo.stderr, new RegExp(`^${mapNote}${linkNote}$`))
})

const broken: [command: string, text: string | undefined, complaint: string][] = [
  [
    'tides -- find',
    "export const camp = {\n  siteName: 'Tern Cove'\n  bayName: 'Tern Bay',\n}",
    'src/camp.ts:2:24: a missing comma; write a comma at the end of this line',
  ],
  [
    'check-data -- .',
    campText({ camp: { ...otherCamp, position: { ...hove, latitude: 91 } } }),
    'src/camp.ts:1: camp.position.latitude is 91; give degrees from -85 to 85 such as 50.6408, without quotes',
  ],
  [
    'make-data',
    campText({ sources: undefined }),
    'src/camp.ts: missing export "sources"; write export const sources: Sources = { … }',
  ],
  [
    'start',
    campText({ camp: { ...otherCamp, email: 'post' } }),
    'src/camp.ts:1: camp.email is "post"; give an e-mail address such as hello@camp.example',
  ],
  [
    'build -- --demo',
    campText({ dataSource: { ...otherDataSource, owner: '' } }),
    'src/camp.ts: dataSource.owner: empty; give both owner and repository in src/camp.ts, or both DATA_OWNER and DATA_REPO, or neither for the folder data/ or the sample camp',
  ],
  ...(['icons', 'poster -- --url https://camp.example/'] as const).map((command): (typeof broken)[number] => [
    command,
    campText({ manifest: { ...otherManifest, iconColour: 'blue' } }),
    'src/camp.ts:2: manifest.iconColour is "blue"; give a colour such as #0a6585, or the name of one in src/styles/tokens.ts',
  ]),
]

test('settings: each mistake is one line, without a stack', async () => {
  for (const [command, text, complaint] of broken) {
    const { code, stderr } = await run(command, text)
    assert.equal([stderr, code], [`${complaint}\n`, 2])
  }
})

test('settings: a misnamed src/camp.ts is found', async () => {
  const typed = `import type { Camp } from './camp-schema'\n${campText()}`
  const misnamed = [
    ['camp.ts.txt', typed, 'is missing; rename src/camp.ts.txt to camp.ts'],
    // esbuild takes it for the module, and rejects its types, if any.
    ['camp.js', typed, 'is missing; rename src/camp.js to camp.ts'],
    ['camp.js', campText(), 'is missing; rename src/camp.js to camp.ts'],
    [
      'camp.ts/camp.ts',
      typed,
      "is a folder or a broken link, not a file; move it away, and restore the file from your repository's history",
    ],
  ] as const
  await rm(path.join(folder, 'src/camp.ts'))
  for (const [name, text, complaint] of misnamed) {
    writeFiles(folder, { [`src/${name}`]: text })
    const { code, stderr } = await run('build -- --plan', undefined)
    assert.equal([stderr, code], [`src/camp.ts ${complaint}\n`, 2])
    await rm(path.join(folder, 'src', name.split('/')[0]!), { recursive: true })
  }
})
