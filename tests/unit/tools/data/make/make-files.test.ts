import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parsers } from 'strandline:parsers'
import { assert, test } from '#test'
import { parseProblem } from '../../../../../tools/parse-problem'
import { exitCodeOf, makeFiles } from '../../../../../tools/data/make/make-files'
import type { MakeOptions } from '../../../../../tools/data/make/maker'
import { SourceUnavailable } from '../../../../../tools/data/make/sources/source-errors'
import { camp as ownCamp } from '../../../../../src/camp'
import type { Sources } from '../../../../../src/camp-schema'
import type { DatasetName, TidesFile } from '../../../../../src/schemas'
import { tidalEvents } from '../../../../support/admiralty'
import { openMeteoAnswer } from '../../../../support/open-meteo'
import { tideStation } from '../../../../support/tide-station'

const root = await mkdtemp(path.join(tmpdir(), 'strandline-make-'))
test.after(() => rm(root, { recursive: true, force: true }))

let folderCount = 0
/** A new folder, with files. */
const folderWith = async (files: Record<string, string> = {}): Promise<string> => {
  const folder = path.join(root, String(folderCount++))
  await mkdir(folder)
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text)
  return folder
}

const camp = { ...ownCamp, position: { latitude: 50.64, longitude: -1.94 } }
const admiralty = { from: 'admiralty', station: '0123A', permission: true } as const
const sources: Sources = { weather: { from: 'open-meteo' }, tides: admiralty }
const answers: Record<string, unknown> = {
  'open-meteo': openMeteoAnswer('2026-08-19'),
  admiralty: tidalEvents('2026-08-18'),
}

/** Makes the files of a folder; an Error among the answers is thrown. */
const make = async (
  folder: string,
  changes: Partial<MakeOptions & { answers: object }> = {},
  names: DatasetName[] = ['weather', 'tides'],
) => {
  const given: Record<string, unknown> = { ...answers, ...changes.answers }
  const outcomes = await makeFiles(names, {
    folder,
    now: Date.parse('2026-08-19T12:20:00Z'),
    camp,
    sources,
    ask: async (name) => {
      if (given[name] instanceof Error) throw given[name]
      return given[name]
    },
    download: () => Promise.reject(new Error('no sheet has an address')),
    allowEmpty: false,
    admiraltyKey: undefined,
    ...changes,
  })
  const lines = Object.fromEntries(outcomes.map((outcome) => [outcome.name, outcome.lines]))
  return { exitCode: exitCodeOf(outcomes), ...(lines as Record<DatasetName, string[]>) }
}

const readJson = async (folder: string, name: string) =>
  JSON.parse(await readFile(path.join(folder, `${name}.json`), 'utf8')) as unknown

test('making: good answers become two good files', async () => {
  const folder = await folderWith()
  assert.equal(await make(folder), {
    exitCode: 0,
    weather: ['weather.json: written: 5 days from Open-Meteo, until 05:00 on Mon 24 August'],
    tides: [
      'tides.json: written: 6 days from ADMIRALTY, until the end of Mon 24 August',
      'tides.json: left out: 2026-08-18, incomplete in ADMIRALTY (tides: 4)',
    ],
  })
  assert.equal((await readdir(folder)).sort(), ['tides.json', 'weather.json'])
  assert.is(parseProblem(parsers.weather, await readJson(folder, 'weather')), undefined)
  assert.is(parseProblem(parsers.tides, await readJson(folder, 'tides')), undefined)
  assert.match((await make(folder)).weather[0] ?? '', /^weather\.json: unchanged: /)
})

const unavailable = new SourceUnavailable('source.example: no answer within 20 s')
const failing: [what: string, answers: object, exitCode: number][] = [
  ['unavailable', { 'open-meteo': unavailable }, 2],
  ['invalid', { 'open-meteo': { error: true, reason: 'Try again' } }, 1],
  ['invalid, and the other unavailable', { 'open-meteo': [], admiralty: unavailable }, 1],
  ['unavailable, and the other invalid', { 'open-meteo': unavailable, admiralty: 7 }, 1],
  ['both unavailable', { 'open-meteo': unavailable, admiralty: unavailable }, 2],
]

test('making: a source that fails leaves the old file', async () => {
  for (const [what, given, exitCode] of failing) {
    const folder = await folderWith({ 'weather.json': 'the old file' })
    const made = await make(folder, { answers: given })
    assert.is(made.exitCode, exitCode, what)
    assert.is(made.weather.at(-1), 'weather.json: not written; the previous file stays')
    assert.match(made.weather[0] ?? '', /^(source\.example|Open-Meteo): /)
    assert.is(await readFile(path.join(folder, 'weather.json'), 'utf8'), 'the old file')
    assert.is((await readdir(folder)).includes('tides.json'), !('admiralty' in given), what)
  }
})

test('making: a folder that cannot be written ends with 2', async () => {
  const file = path.join(await folderWith({ taken: '' }), 'taken')
  for (const folder of [file, path.join(file, 'data')]) {
    const { exitCode, weather } = await make(folder)
    assert.equal([exitCode, weather[0]], [2, `${folder}: not a folder; give another folder`])
  }
})

test('making: a mistake of ours is not hidden', async () => {
  const ask = () => Promise.reject(new TypeError('x is not a function'))
  assert.instance(await make(await folderWith(), { ask }).catch((error: unknown) => error), TypeError)
})

test('making: without permission nothing is asked', async () => {
  let isAsked = false
  const ask = async () => void (isAsked = true)
  const unlicensed = { ...sources, tides: { ...admiralty, permission: false } }
  const error = await make(await folderWith(), { ask, sources: unlicensed }).catch((reason: Error) => reason)
  assert.match(
    String(error),
    /UsageError: .*written licence of the UK Hydrographic Office.*permission to true/,
  )
  assert.is(isAsked, false)
})

test('making: what has no source is skipped', async () => {
  const folder = await folderWith()
  assert.equal(await make(folder, { sources: {} }), {
    exitCode: 0,
    weather: ['weather.json: skipped: no source configured'],
    tides: ['tides.json: skipped: no source configured'],
  })
  assert.equal(await readdir(folder), [])
})

/** Two days of tides, as rows of a table. */
const table = [
  'Date,Time,Type,Height (m)',
  '2026-08-19,03:10,Low,0.9',
  '2026-08-19,09:20,High,2.4',
  '2026-08-19,15:30,Low,0.8',
  '2026-08-20,04:00,Low,1.0',
  '2026-08-20,10:10,High,2.3',
  '2026-08-20,16:20,Low,0.9',
]

/** Makes tides from a table, and levels. */
const makeFromTable = async (rows: string[], folder: string) => {
  const inputs = await folderWith({
    'tides.csv': rows.join('\n'),
    'station.json': JSON.stringify(tideStation()),
  })
  const levels = { constants: path.join(inputs, 'station.json') }
  return make(folder, { sources: { tides: { from: 'table', file: path.join(inputs, 'tides.csv') }, levels } })
}

test('making: a table and a station give tides with levels', async () => {
  const folder = await folderWith()
  const { exitCode, tides } = await makeFromTable(table, folder)
  assert.is(exitCode, 0)
  assert.match(
    tides[0] ?? '',
    /^tides\.json: written: 2 days from .*tides\.csv, until the end of Thu 20 August$/,
  )
  const file = (await readJson(folder, 'tides')) as TidesFile
  assert.is(parseProblem(parsers.tides, file), undefined)
  const levelCount = file.dates.filter(({ levels }) => levels).length
  assert.is(tides[1], `tides.json: levels of Tern Bay for ${levelCount} of 2 days`)
  assert.is(tides[2], 'tides.json: credit: Nobody, who measured nothing')
  assert.ok(
    tides.some((line) => line.startsWith('tides.json: warning: ') && line.includes('Low follows Low')),
  )
})

test('making: rejects a table with tides that no coast has', async () => {
  const refused: [rows: string[], problem: RegExp][] = [
    [[...table, '2026-08-20,16:20,Low,0.9'], /tides\.csv:8: not after the row above/],
    [[...table, '2026-08-20,16:50,High,0.9'], /tides\.csv:8: less than an hour after .*tides\.csv:7/],
    [
      table.map((row) => row.replace(/High|Low/, (type) => (type === 'High' ? 'Low' : 'High'))),
      /tides\.csv:3: Low of 2\.4 m between Highs/,
    ],
    [[], /tides\.csv: no tides/],
  ]
  for (const [rows, problem] of refused) {
    const folder = await folderWith({ 'tides.json': 'the old file' })
    const { exitCode, tides } = await makeFromTable(rows, folder)
    assert.is(exitCode, 1)
    assert.match(tides[0] ?? '', problem)
    assert.is(await readFile(path.join(folder, 'tides.json'), 'utf8'), 'the old file')
  }
})

test('making: rejects doubled events', async () => {
  const events = tidalEvents('2026-08-18')
  const { exitCode, tides } = await make(await folderWith(), {
    answers: { admiralty: [...events, ...events] },
  })
  assert.is(exitCode, 1)
  assert.match(tides[0] ?? '', /^ADMIRALTY: event \d+: the same time as ADMIRALTY: event 1 /)
})

/** Sources of sheets in a folder of the project or another. */
const sheetsIn = (folder: string): Sources => ({
  calendar: { from: 'csv', events: `${folder}/events.csv`, notices: `${folder}/notices.csv` },
  locations: { from: 'csv', places: `${folder}/places.csv` },
})

test('making: the example sheets give a calendar and places', async () => {
  const folder = await folderWith()
  const made = await make(folder, { sources: sheetsIn('.github/examples') }, ['calendar', 'locations'])
  assert.is(made.exitCode, 0)
  assert.match(
    made.calendar.join('\n'),
    /^calendar\.json: written: 8 events .*\ncalendar\.json: notice from /,
  )
  assert.match(made.locations.join('\n'), /^locations\.json: written: 5 places from \S+$/)
  for (const name of ['calendar', 'locations'] as const) {
    assert.is(parseProblem(parsers[name], await readJson(folder, name)), undefined)
  }
})

test('making: a wrong sheet leaves its file alone', async () => {
  const sheets = await folderWith({
    'events.csv': 'name,start,end\nCamp,31/06/2026,02/07/2026',
    'notices.csv': 'text,from,until,kind,link\n',
    'places.csv': 'name,latitude,longitude,type,place id\nSand,50.65,-1.95,beach,',
  })
  const folder = await folderWith({ 'calendar.json': 'the old file' })
  const made = await make(folder, { sources: sheetsIn(sheets) }, ['calendar', 'locations'])
  assert.is(made.exitCode, 1)
  assert.equal(
    made.calendar.map((line) => line.replace(`${sheets}/`, '').slice(0, 36)),
    [
      'events.csv:2: invalid start "31/06/2',
      'notices.csv: no rows; to end a notic',
      'calendar.json: not written; the prev',
    ],
  )
  assert.is(await readFile(path.join(folder, 'calendar.json'), 'utf8'), 'the old file')
  assert.match(made.locations[0] ?? '', /^locations\.json: written: 1 place /)
})

test('making: a table that is not there ends with 2', async () => {
  const tides = { from: 'table', file: 'no/tides.csv' } as const
  const made = await make(await folderWith(), { sources: { tides } })
  assert.is(made.exitCode, 2)
  assert.is(made.tides[0], 'no/tides.csv: not found; correct sources.tides.file in src/camp.ts')
})
