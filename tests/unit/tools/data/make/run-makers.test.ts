import path from 'node:path'
import { parsers } from 'strandline:parsers'
import { assert, test } from '#test'
import { worstOf } from '../../../../../tools/command/run-tool'
import { parseProblem } from '../../../../../tools/parse-problem'
import { makeFiles } from '../../../../../tools/data/make/run-makers'
import type { MakeOptions } from '../../../../../tools/data/make/maker-types'
import type { SourceRequest } from '../../../../../tools/data/read/download'
import { InvalidResponse, SourceUnavailable } from '../../../../../tools/data/read/source-errors'
import { camp as ownCamp } from '../../../../../src/camp'
import type { Sources } from '../../../../../src/camp-schema'
import type { DatasetName, TidesFile, WeatherFile } from '../../../../../src/schemas'
import { tidalEvents } from '../../../../support/admiralty'
import { newFolder, readTexts } from '../../../../support/folder'
import { marineAnswer, openMeteoAnswer } from '../../../../support/open-meteo'
import { tideStation } from '../../../../support/tide-station'

const camp = { ...ownCamp, position: { latitude: 50.64, longitude: -1.94 } }
const admiralty = { from: 'admiralty', station: '0123A', permission: true } as const
const recorded = {
  'open-meteo.json': openMeteoAnswer('2026-08-19'),
  'open-meteo-marine.json': marineAnswer('2026-08-19'),
  'admiralty.json': tidalEvents('2026-08-18'),
}

interface Making extends Partial<MakeOptions> {
  /** Responses by name, such as `admiralty.json`; an Error is thrown. */
  answers?: Record<string, unknown>
  names?: DatasetName[]
}

/** Makes files in a folder, by default a new one. Returns the exit code, the lines about each file, and the folder. */
const make = async ({ answers, names = ['weather', 'tides'], folder = newFolder(), ...changes }: Making) => {
  const given: Record<string, unknown> = { ...recorded, ...answers }
  const outcomes = await makeFiles(names, {
    folder,
    now: Date.parse('2026-08-19T12:20:00Z'),
    camp,
    sources: { weather: { from: 'open-meteo' }, tides: admiralty },
    download: async (name) => {
      if (given[name] instanceof Error) throw given[name]
      return Buffer.from(JSON.stringify(given[name]))
    },
    allowEmpty: false,
    admiraltyKey: undefined,
    ...changes,
  })
  const lines = Object.fromEntries(outcomes.map((outcome) => [outcome.name, outcome.lines]))
  return {
    exitCode: worstOf(outcomes.map((outcome) => outcome.exitCode)),
    lines: lines as Record<DatasetName, string[]>,
    folder,
  }
}

/** Reads a file from a folder; fails unless the app accepts it. */
const readGood = (folder: string, name: DatasetName): unknown => {
  const file: unknown = JSON.parse(readTexts(folder)[`${name}.json`]!)
  assert.is(parseProblem(parsers[name], file), undefined)
  return file
}

test('making: turns good responses into two good files', async () => {
  const { exitCode, lines, folder } = await make({})
  assert.is(exitCode, 0)
  assert.equal(lines, {
    weather: ['weather.json: written: 5 days from Open-Meteo, until 05:00 on Mon 24 August'],
    tides: [
      'tides.json: written: 6 days from ADMIRALTY, until the end of Mon 24 August',
      'tides.json: left out: 2026-08-18, incomplete in ADMIRALTY (tides: 4)',
    ],
  })
  for (const name of ['weather', 'tides'] as const) readGood(folder, name)
  assert.match((await make({ folder })).lines.weather[0] ?? '', /^weather\.json: unchanged: /)
})

test('making: a gap beside a day that is left out is tolerated', async () => {
  const events = tidalEvents('2026-08-18')
  const ofDay = events.filter((event) => event.DateTime?.startsWith('2026-08-20'))
  for (const lacking of [ofDay.at(0), ofDay.at(-1)]) {
    const answer = events.map((each) => (each === lacking ? { ...each, Height: null } : each))
    const { exitCode, lines } = await make({ answers: { 'admiralty.json': answer }, names: ['tides'] })
    assert.is(exitCode, 0, lines.tides.join())
  }
})

const unavailable = new SourceUnavailable('source.example: no answer within 20 s')
const failing: [answers: Record<string, unknown>, exitCode: number][] = [
  [{ 'open-meteo.json': unavailable }, 2],
  [{ 'open-meteo.json': { error: true, reason: 'Try again' } }, 1],
  [{ 'open-meteo.json': [], 'admiralty.json': unavailable }, 1],
  [{ 'open-meteo.json': unavailable, 'admiralty.json': 7 }, 1],
  [{ 'open-meteo.json': unavailable, 'admiralty.json': unavailable }, 2],
]

test('making: a failing source leaves the old file unchanged', async () => {
  for (const [answers, exitCode] of failing) {
    const made = await make({ answers, folder: newFolder({ 'weather.json': 'the old file' }) })
    assert.is(made.exitCode, exitCode)
    assert.is(made.lines.weather.at(-1), 'weather.json: not written; the previous file stays')
    assert.match(made.lines.weather[0] ?? '', /^(source\.example|Open-Meteo): /)
    const files = readTexts(made.folder)
    assert.is(files['weather.json'], 'the old file')
    assert.is('tides.json' in files, !('admiralty.json' in answers))
  }
})

test('making: exits with 2 if a file is where the folder should be', async () => {
  const file = path.join(newFolder({ taken: '' }), 'taken')
  for (const folder of [file, path.join(file, 'data')]) {
    const { exitCode, lines } = await make({ folder })
    assert.equal([exitCode, lines.weather[0]], [2, `${folder}: not a folder; give another folder`])
  }
})

test('making: describes an unexpected error in one line', async () => {
  const download = async (name: string) => {
    if (name === 'admiralty.json') return Buffer.from(JSON.stringify(recorded[name]))
    throw new RangeError('Maximum call stack\nsize exceeded')
  }
  const { exitCode, lines } = await make({ download })
  assert.is(exitCode, 1)
  const [problem = '', ...others] = lines.weather
  assert.match(
    problem,
    /^weather\.json from open-meteo: unexpected error \(Maximum call stack size exceeded at \S+\); report/,
  )
  assert.equal(others, ['weather.json: not written'])
  assert.match(lines.tides[0] ?? '', /^tides\.json: written: /, 'the other file is made')
})

/** Failures of the marine API, and the note on each. */
const seaFailures: [answer: unknown, note: RegExp][] = [
  [
    new SourceUnavailable('sea.example: status 503'),
    /^weather\.json: sea left out: sea\.example: status 503$/,
  ],
  [new TypeError('x'), /^weather\.json: sea left out: Open-Meteo's marine API: unexpected error \(x at /],
  [
    { error: true, reason: 'Try again' },
    /sea left out: Open-Meteo's marine API: error response \(Try again\)$/,
  ],
  [7, /sea left out: Open-Meteo's marine API: expected an object \(found 7\)$/],
]

test('making: a failing marine API leaves out only the sea', async () => {
  const days = (folder: string) => (readGood(folder, 'weather') as WeatherFile).data
  const { folder } = await make({ names: ['weather'] })
  assert.equal(days(folder)[1]?.summary.seaTemperature, 16.4)
  for (const [answer, note] of seaFailures) {
    const made = await make({ names: ['weather'], answers: { 'open-meteo-marine.json': answer } })
    assert.is(made.exitCode, 0)
    assert.match(made.lines.weather[1] ?? '', note)
    assert.is(days(made.folder)[1]?.summary.seaTemperature, undefined)
    assert.equal(days(made.folder)[1]?.hours, days(folder)[1]?.hours)
  }
})

test('making: asks about the sea at sources.weather.sea', async () => {
  const urls: string[] = []
  const sea = { latitude: 50.6, longitude: -1.9 }
  const download = async (name: string, request: () => SourceRequest) => {
    urls.push(request().url)
    return Buffer.from(JSON.stringify(recorded[name as 'open-meteo.json']))
  }
  await make({ download, names: ['weather'], sources: { weather: { from: 'open-meteo', sea } } })
  await make({ download, names: ['weather'], sources: { weather: { from: 'open-meteo' } } })
  assert.equal(
    urls
      .map((url) => new URL(url))
      .map(({ host, searchParams }) => `${host} ${searchParams.get('latitude')}`),
    [
      'api.open-meteo.com 50.64',
      'marine-api.open-meteo.com 50.6',
      'api.open-meteo.com 50.64',
      'marine-api.open-meteo.com 50.64',
    ],
  )
})

test('making: requests nothing without permission for the tides', async () => {
  const error = await make({
    download: () => Promise.reject(new Error('a request was made')),
    sources: { weather: { from: 'open-meteo' }, tides: { ...admiralty, permission: false } },
  }).catch(String)
  assert.match(String(error), /UsageError: .*licence from the UK Hydrographic Office.*permission to true/)
})

test('making: skips a file without a source', async () => {
  const { exitCode, lines, folder } = await make({ sources: {}, names: ['weather', 'tides'] })
  assert.is(exitCode, 0)
  assert.equal(lines, {
    weather: ['weather.json: skipped: no source configured'],
    tides: ['tides.json: skipped: no source configured'],
  })
  assert.equal(readTexts(folder), {})
})

const table = `Date,Time,Type,Height (m)
2026-08-19,03:10,Low,0.9
2026-08-19,09:20,High,2.4
2026-08-19,15:30,Low,0.8
2026-08-19,21:50,High,2.5
2026-08-20,04:00,Low,1.0
2026-08-20,10:10,High,2.3
2026-08-20,16:20,Low,0.9`

/** Makes tides from a table, with levels from a station. */
const makeFromTable = (text: string, folder = newFolder(), station: string | object = tideStation()) => {
  const inputs = newFolder({ 'tides.csv': text, 'station.json': station })
  const levels = { constants: path.join(inputs, 'station.json') }
  const sources: Sources = {
    tides: { from: 'table', file: path.join(inputs, 'tides.csv'), witness: false },
    levels,
  }
  return make({ sources, names: ['tides'], folder })
}

test('making: makes tides with levels from a table and a station', async () => {
  const { exitCode, lines, folder } = await makeFromTable(table)
  assert.is(exitCode, 0)
  const levelCount = (readGood(folder, 'tides') as TidesFile).dates.filter(({ levels }) => levels).length
  const [extent = '', ...notes] = lines.tides
  assert.match(extent, /^tides\.json: written: 2 days from .*tides\.csv, until the end of Thu 20 August$/)
  assert.equal(notes.slice(1, 3), [
    `tides.json: levels of Tern Bay for ${levelCount} of 2 days`,
    'tides.json: credit: Nobody, who measured nothing',
  ])
})

test('making: names the setting of a station file that is a table', async () => {
  const { exitCode, lines } = await makeFromTable(table, newFolder(), table)
  assert.is(exitCode, 1)
  assert.match(
    lines.tides[0] ?? '',
    /^sources\.levels\.constants: ".*station\.json" is not JSON; give the path/,
  )
})

test('making: rejects a table with impossible tides', async () => {
  const folder = newFolder({ 'tides.json': 'the old file' })
  // A mistake is an error even on a day that is too far ahead to be published.
  const rows = '2026-10-20,16:20,High,0.9\n2026-10-20,16:50,Low,0.9'
  const { exitCode, lines } = await makeFromTable(`${table}\n${rows}`, folder)
  assert.is(exitCode, 1)
  assert.match(
    lines.tides[0] ?? '',
    /tides\.csv:10: less than an hour after the previous tide, 2026-10-20T16:20; check/,
  )
  assert.is(readTexts(folder)['tides.json'], 'the old file')
})

test('making: rejects a table that lacks a tide', async () => {
  const { exitCode, lines } = await makeFromTable(table.replace('2026-08-19,21:50,High,2.5\n', ''))
  assert.is(exitCode, 1)
  assert.match(lines.tides[0] ?? '', /tides\.csv:5: more than 9 hours after .* Low, too; add the tides/)
})

test('making: prints up to 50 problems of a file', async () => {
  const problems = Array.from({ length: 52 }, (_, index) => `tide ${index} is missing`)
  const answers = { 'admiralty.json': new InvalidResponse(problems.join('\n')) }
  const { lines } = await make({ names: ['tides'], answers })
  assert.equal(lines.tides, [...problems.slice(0, 50), 'and 2 more', 'tides.json: not written'])
})

test('making: exits with 2 if a table is missing', async () => {
  const { exitCode, lines } = await make({ sources: { tides: { from: 'table', file: 'no/tides.csv' } } })
  assert.is(exitCode, 2)
  assert.is(
    lines.tides[0],
    'sources.tides.file: "no/tides.csv" is not found; correct the path, which begins at the project\'s folder',
  )
})
