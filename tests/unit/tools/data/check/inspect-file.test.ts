import * as fc from 'fast-check'
import { parsers } from 'strandline:parsers'
import { assert, test } from '#test'
import { parseProblem } from '../../../../../tools/parse-problem'
import { inspectFile } from '../../../../../tools/data/check/inspect-file'
import { maximumBytes, requestJson } from '../../../../../src/device/fetch-json'
import type { DatasetName } from '../../../../../src/schemas'
import { calendarFile, forecastDay, forecastHour, place, tide, withLevels } from '../../../../support/files'

const today = '2026-08-22'
const now = Date.parse(`${today}T18:00:00Z`)
const low = tide('Low', `${today}T03:00+01:00`)
const laterTides = [tide('High', `${today}T09:00+01:00`), tide('Low', `${today}T15:00+01:00`)]
const [levelDay] = withLevels({ dates: [{ date: today, tides: [low, ...laterTides] }] }).dates
const encode = (text: string) => new TextEncoder().encode(text)
const file = encode(JSON.stringify({ ...calendarFile(), note: 'Zeltplätze ⛺' }))
const eventColours = Object.fromEntries(calendarFile().events.map(({ name }) => [name, 'sky' as const]))
const camp = { eventColours, position: { latitude: 50.64, longitude: -1.94 } }
const inspect = (bytes: Uint8Array) => inspectFile('calendar', bytes, now, camp)

/** True when the app would show the file. */
const appAccepts = async (bytes: Uint8Array): Promise<boolean> => {
  globalThis.fetch = () => Promise.resolve(new Response(new Uint8Array(bytes)))
  try {
    return (
      parseProblem(parsers.calendar, await requestJson('https://data.example/calendar.json').json) ===
      undefined
    )
  } catch {
    return false
  }
}

/** The single error in a file, which the app must reject, too. */
const refusal = async (bytes: Uint8Array): Promise<string> => {
  assert.is(await appAccepts(bytes), false, 'the app accepts it')
  const { errors, warnings } = inspect(bytes)
  assert.is(errors.length, 1)
  assert.equal(warnings, [])
  const { path, value, reason, hint } = errors[0]!
  assert.is(path, '')
  return `${reason} (${value}); ${hint}`
}

/** Warnings about a file that the app must accept. */
const warningsAbout = async (bytes: Uint8Array): Promise<string[]> => {
  assert.is(await appAccepts(bytes), true, 'the app rejects it')
  const { errors, warnings } = inspect(bytes)
  assert.equal(errors, [])
  return warnings.filter(({ path }) => path === '').map(({ kind }) => kind)
}

test('inspection: accepts a file of exactly 1,000,000 bytes', async () => {
  assert.equal(await warningsAbout(file), [])
  const longest = new Uint8Array(maximumBytes).fill(32)
  longest.set(file)
  assert.equal(await warningsAbout(longest), [])
  const longer = new Uint8Array(maximumBytes + 1).fill(32)
  longer.set(file)
  assert.match(await refusal(longer), 'too large for the app (more than 1,000,000 bytes); publish')
})

test('inspection: warns of a BOM and of other encodings', async () => {
  assert.equal(await warningsAbout(encode(`\ufeff${new TextDecoder().decode(file)}`)), ['byte-order-mark'])
  const bytes = file.slice()
  bytes[file.indexOf(0xc3)] = 0xe4
  assert.equal(await warningsAbout(bytes), ['not-utf-8'])
})

const utf16 = Buffer.from('{ "locations": [] }', 'utf16le')
const rubbish = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) >> 3)

const notJson: [what: string, bytes: Uint8Array, message: RegExp][] = [
  ['UTF-16', utf16, /; save it as UTF-8 text$/],
  ['UTF-16 with a mark', Buffer.from(`\ufeff${utf16.toString()}`, 'utf16le'), /; save it as UTF-8 text$/],
  ['Latin-1', Buffer.from('{ "locations": [ "Café", ] }', 'latin1'), /; save it as UTF-8 text$/],
  ['binary', rubbish, /; save it as UTF-8 text$/],
  ['empty', encode(''), /^not JSON \(an empty file\)/],
  ['cut off', encode('{ "locations": [\n\n'), /\(cut off after "\{ \\"locations\\": \["\)/],
  ['HTML', encode('<!doctype html>\n<title>404'), /^not JSON \("<!doctype html>/],
  [
    'without a comma',
    encode('{\n  "startDate": "2026-08-10"\n  "endDate": 1\n}'),
    /\(unexpected text in line 3, column 3\); .*commas/,
  ],
]

for (const [what, bytes, message] of notJson) {
  test(`inspection: says how a file is not JSON: ${what}`, async () => {
    const text = await refusal(bytes)
    assert.match(text, message)
    // eslint-disable-next-line no-control-regex
    assert.not.match(text, /[\u0000-\u001f]/)
  })
}

test('inspection: quotes a number too large for JSON.parse', () => {
  const text = '{"note": "\\"1e999", "startDate": -1e999, "endDate": 1e2, "events": [{"name": 123e4567}]}'
  const { errors } = inspect(encode(text))
  assert.equal(
    errors.slice(0, 3).map(({ path, value }) => `${path} ${value}`),
    ['startDate -1e999', 'endDate 100', 'events[0].name 123e4567'],
  )
})

/** Files with an error each, and the warnings about the rest. */
const halfWrong: [what: string, name: DatasetName, file: object, warnings: string[]][] = [
  [
    'a wrong height beside a wrong time',
    'tides',
    { dates: [{ date: today, tides: [{ ...low, heightInMetres: '1m', time: '02:00' }, ...laterTides] }] },
    ['time-differs dates[0].tides[0].time'],
  ],
  [
    'a wrong instant',
    'tides',
    { dates: [{ date: today, tides: [{ ...low, instant: 'noon' }, ...laterTides] }] },
    [],
  ],
  ['a tide too few', 'tides', { dates: [{ date: today, tides: [low, { ...low, instant: 'noon' }] }] }, []],
  [
    'a wrong date between others',
    'weather',
    { data: ['2026-08-22', '2026-02-30', '2026-08-24'].map(windlessDay) },
    [0, 1, 2].map((day) => `wind-direction data[${day}].hours[0].windDirection`),
  ],
  [
    'a wrong date before a late beginning',
    'weather',
    { data: ['2026-02-30', '2026-08-30'].map(windlessDay) },
    [
      'begins-late data[1].date',
      ...[0, 1].map((day) => `wind-direction data[${day}].hours[0].windDirection`),
    ],
  ],
  [
    'a wrong temperature',
    'weather',
    {
      data: [
        forecastDay(today, { hours: [forecastHour({ temperature: '17' as never, chanceOfRain: 101 })] }),
      ],
    },
    ['rain-range data[0].hours[0].chanceOfRain'],
  ],
  [
    'a wrong first day',
    'calendar',
    { ...calendarFile(), startDate: 1, notice: { text: 'Gate', until: '2026-08-22T17:00:00Z', url: 'x' } },
    ['notice-ended notice.until'],
  ],
  [
    'a wrong last day',
    'calendar',
    { ...calendarFile(), endDate: '26 August' },
    ['event-outside events[0].startDate'],
  ],
  ['a wrong date above good tides and levels', 'tides', { dates: [{ ...levelDay, date: 'today' }] }, []],
  [
    'a wrong height below levels',
    'tides',
    { dates: [{ ...levelDay, tides: [{ ...low, heightInMetres: '1m' }, ...laterTides] }] },
    [],
  ],
  [
    'a wrong longitude',
    'locations',
    { locations: [place({ lng: 2 as never }), place({ name: '' })] },
    ['place-unnamed locations[1].name'],
  ],
  ['no object', 'locations', [], []],
]

for (const [what, name, file, expected] of halfWrong) {
  test(`inspection: an error and warnings: ${what}`, () => {
    const { errors, warnings } = inspectFile(name, encode(JSON.stringify(file)), now, camp)
    assert.ok(errors.length)
    assert.equal(
      warnings.map(({ kind, path }) => `${kind} ${path}`),
      expected,
    )
  })
}

/** The file with some of its bytes replaced. */
const bentFile = fc
  .record({ place: fc.nat(file.length - 3), bytes: fc.uint8Array({ minLength: 1, maxLength: 3 }) })
  .map(({ place, bytes }) => {
    const bent = file.slice()
    bent.set(bytes, place)
    return bent
  })

test('inspection: agrees with the app on damaged files', async () => {
  let rightCount = 0
  const property = fc.asyncProperty(bentFile, async (bytes) => {
    const isRight = await appAccepts(bytes)
    assert.is(inspect(bytes).errors.length === 0, isRight, new TextDecoder().decode(bytes))
    if (isRight) rightCount++
  })
  await fc.assert(property, { numRuns: 3000, seed: 20_260_822 })
  assert.ok(rightCount > 200 && rightCount < 2500, `${rightCount} are right`)
})

function windlessDay(date: string, index: number) {
  return forecastDay(date, { hours: [forecastHour({ temperature: 14 + index, windDirection: '-99' })] })
}
