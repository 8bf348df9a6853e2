/**
 * Runs make-data and check-data on the files in each folder of `bad-input/`, and compares all that they say with the
 * folder's `expected.txt`.
 *
 * Each file is tried alone; its name begins with what it is: `tides-in-feet.csv` is a tide table. A `.csv` or an answer is
 * for make-data, `weather-….json` (or `tides`, `calendar`, `locations`) for check-data. `old/` has the files that
 * make-data finds; `settings.json` may have `now`, `allowEmpty` and `sources`.
 */
import { existsSync } from 'node:fs'
import { cp, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { assert, test } from '#test'
import { camp as ownCamp } from '../../../../src/camp'
import { schemas, type DatasetName } from '../../../../src/schemas'
import type { Sources } from '../../../../src/camp-schema'
import { worstOf } from '../../../../tools/command/run-tool'
import { checkFiles } from '../../../../tools/data/check/check-files'
import type { MakeOptions } from '../../../../tools/data/make/maker-types'
import { makeFiles } from '../../../../tools/data/make/run-makers'
import { projectFolder } from '../../../../tools/files'
import { assertExpected } from '../../../support/expected'
import { newFolder, readTexts } from '../../../support/folder'
import { marineAnswer } from '../../../support/open-meteo'

const root = 'tests/unit/tools/data/bad-input'

const camp = {
  ...ownCamp,
  position: { latitude: 50.64, longitude: -1.94 },
  eventColours: { 'Family Camp 1': 'sky', 'Family Camp 2': 'violet' },
} as const

const events = { from: 'csv', events: 'https://sheets.example/' } as const

/** The other answer that a maker asks for, besides the bad one. */
const goodAnswers: Record<string, Buffer> = {
  'events.csv': Buffer.from('name,start,end\nFamily Camp 1,2026-08-14,2026-08-28\n'),
  'open-meteo-marine.json': Buffer.from(JSON.stringify(marineAnswer('2026-08-22'))),
}

/** What make-data makes of a file, by the start of the file's name. `file` is the file's path. */
const sourcesOf: Record<string, (file: string) => Sources> = {
  'open-meteo': () => ({ weather: { from: 'open-meteo' } }),
  admiralty: () => ({ tides: { from: 'admiralty', station: '0123A', permission: true } }),
  tides: (file) => ({ tides: { from: 'table', file } }),
  events: (file) => ({ calendar: { ...events, events: file } }),
  notices: (file) => ({ calendar: { ...events, notices: file } }),
  places: (file) => ({ locations: { from: 'csv', places: file } }),
}

interface Settings {
  now?: string
  allowEmpty?: boolean
  sources?: Sources
}

for (const topic of await readdir(path.join(projectFolder, root))) {
  test(`bad input: ${topic.replaceAll('-', ' ')}`, async () => {
    const folder = path.join(root, topic)
    const sections: string[] = []
    for (const file of (await readdir(path.join(projectFolder, folder))).sort()) {
      if (!/^(?:old|settings\.json|expected\.txt)$/.test(file)) sections.push(await tryFile(folder, file))
    }
    await assertExpected(path.join(folder, 'expected.txt'), sections.join('\n'))
  })
}

/** Returns what a command says of a file: `tides-in-feet.csv: exit 1`, and its lines, indented. */
async function tryFile(folder: string, file: string): Promise<string> {
  const settingsFile = path.join(projectFolder, folder, 'settings.json')
  const settings = existsSync(settingsFile)
    ? (JSON.parse(await readFile(settingsFile, 'utf8')) as Settings)
    : {}
  const name = (Object.keys(schemas) as DatasetName[]).find((each) =>
    new RegExp(`^${each}\\b.*\\.json$`).test(file),
  )
  const { exitCode, lines } = await (name
    ? check(name, folder, file, settings)
    : make(folder, file, settings))
  const shown = lines.join('\n').replaceAll(`${folder}/`, '').split('\n')
  return [`${file}: exit ${exitCode}`, ...shown.map((line) => `  ${line}`), ''].join('\n')
}

async function check(name: DatasetName, folder: string, file: string, settings: Settings) {
  const source = newFolder()
  await cp(path.join(projectFolder, folder, file), path.join(source, `${name}.json`))
  const options = { source, names: [name], leastDuration: undefined, strict: false, now: nowIn(settings) }
  return checkFiles(options, camp)
}

async function make(folder: string, file: string, settings: Settings) {
  const start = Object.keys(sourcesOf).find((each) => new RegExp(`^${each}\\b`).test(file)) ?? ''
  const found = sourcesOf[start]?.(`${folder}/${file}`)
  if (!found) throw new Error(`${file}: begin its name with one of ${Object.keys(sourcesOf).join(', ')}`)
  const sources = { ...found, ...settings.sources }
  const target = newFolder()
  const oldFolder = path.join(projectFolder, folder, 'old')
  if (existsSync(oldFolder)) await cp(oldFolder, target, { recursive: true })
  const before = readTexts(target)
  const options: MakeOptions = {
    folder: target,
    now: nowIn(settings),
    camp,
    sources,
    download: async (answer) => goodAnswers[answer] ?? readFile(path.join(projectFolder, folder, file)),
    allowEmpty: settings.allowEmpty ?? false,
    admiraltyKey: undefined,
  }
  const names = { weather: 'weather', tides: 'tides', calendar: 'calendar', locations: 'locations' } as const
  const outcomes = await makeFiles(
    Object.values(names).filter((name) => sources[name]),
    options,
  )
  const exitCode = worstOf(outcomes.map((outcome) => outcome.exitCode))
  if (exitCode) assert.equal(readTexts(target), before, `${file}: the old files stay`)
  return { exitCode, lines: outcomes.flatMap(({ lines }) => lines) }
}

function nowIn({ now = '2026-08-22T18:00:00Z' }: Settings): number {
  return Date.parse(now)
}
