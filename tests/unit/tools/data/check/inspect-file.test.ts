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

/** Resolves with whether the app accepts a file. */
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

/** Resolves with the only error in a file. Fails if the app accepts the file. */
const soleError = async (bytes: Uint8Array): Promise<string> => {
  assert.is(await appAccepts(bytes), false, 'the app accepts the file')
  const { errors, warnings } = inspect(bytes)
  assert.is(errors.length, 1)
  assert.equal(warnings, [])
  const { path, value, reason, hint } = errors[0]!
  assert.is(path, '')
  return `${reason} (${value}); ${hint}`
}

/** Resolves with the kinds of warnings about a file as a whole. Fails if the app rejects the file. */
const warningsAbout = async (bytes: Uint8Array): Promise<string[]> => {
  assert.is(await appAccepts(bytes), true, 'the app rejects the file')
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
  assert.match(
    await soleError(longer),
    'too large for the app (more than 1,000,000 bytes); publish fewer days, events or places',
  )
})

test('inspection: warns of a BOM, and rejects what is not UTF-8', async () => {
  assert.equal(await warningsAbout(encode(`\ufeff${new TextDecoder().decode(file)}`)), ['byte-order-mark'])
  const bytes = file.slice()
  bytes[file.indexOf(0xc3)] = 0xe4
  assert.is(await appAccepts(bytes), true, 'shown with U+FFFD')
  assert.match(inspect(bytes).errors[0]?.reason ?? '', /^not UTF-8/)
})

const utf16 = Buffer.from('{ "locations": [] }', 'utf16le')
const rubbish = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) >> 3)

const notJson: [bytes: Uint8Array, message: RegExp][] = [
  [utf16, /; save it as UTF-8 text$/],
  [Buffer.from(`\ufeff${utf16.toString()}`, 'utf16le'), /; save it as UTF-8 text$/],
  [Buffer.from('{ "locations": [ "Café", ] }', 'latin1'), /; save it as UTF-8 text$/],
  [rubbish, /; save it as UTF-8 text$/],
  [
    encode('<!doctype html>\n<title>404'),
    /^not JSON \(a web page or XML, "<!doctype html>"\); publish the file/,
  ],
  [encode('404: Not Found'), /^not JSON \(an error page, "404: Not Found"\); publish the file itself$/],
  [encode('Repository not found.\n'), /^not JSON \(an error page, "Repository not found."\); publish/],
]

test('inspection: says why a file is not JSON', async () => {
  for (const [bytes, message] of notJson) {
    const text = await soleError(bytes)
    assert.match(text, message)
    // eslint-disable-next-line no-control-regex
    assert.not.match(text, /[\u0000-\u001f]/)
  }
})

test('inspection: a duplicate key explains wrong values', () => {
  const reversed = encode(new TextDecoder().decode(file).replace(/}$/, ',"endDate": "2000-01-01"}'))
  const { errors, warnings } = inspect(reversed)
  assert.equal(
    [...errors, ...warnings].map(({ kind, path }) => `${kind} ${path}`),
    ['duplicate-key endDate'],
  )
})

test('inspection: a duplicate key hides nothing elsewhere', () => {
  const swapped = place({ name: 'B', lat: place().lng, lng: place().lat })
  const text = JSON.stringify({ locations: [place({ name: 'A', lat: '0', lng: '0' }), swapped] })
  const found = (json: string) => {
    const { errors, warnings } = inspectFile('locations', encode(json), now, camp)
    return [...errors, ...warnings].map(({ path }) => path).filter((path) => path.startsWith('locations[1]'))
  }
  assert.is(found(text).length, 1)
  assert.equal(found(text.replace('"name":"A"', '"name":"Z","name":"A"')), found(text))
})

test('inspection: describes a number too large for JavaScript', () => {
  const { errors } = inspect(encode('{"startDate": -1e999}'))
  assert.is(errors[0]?.value, 'a number beyond 1.8e308')
})

const tidesOf = (...tides: object[]) => ({ dates: [{ date: today, tides }] })
const badHeight = { ...low, heightInMetres: '1m' }
const badInstant = { ...low, instant: 'noon' }
const badHour = forecastHour({ temperature: '17' as never, windDirection: '-99' })
const windless = (...dates: string[]) => ({ data: dates.map(windlessDay) })
const windWarnings = (...days: number[]) =>
  days.map((day) => `wind-direction data[${day}].hours[0].windDirection`)
const endedNotice = { text: 'Gate', until: '2026-08-22T17:00:00Z', url: 'x' }

/** Invalid files, and the warnings about the rest of each file. */
const halfWrong: [name: DatasetName, file: object, ...warnings: string[]][] = [
  ['tides', tidesOf({ ...badHeight, type: 'High' }, ...laterTides), 'same-tide-type dates[0].tides[1].type'],
  ['tides', tidesOf(badInstant, ...laterTides)],
  ['tides', tidesOf(low, badInstant)],
  ['tides', { dates: [{ ...levelDay, date: 'today' }] }],
  ['tides', { dates: [{ ...levelDay, tides: [badHeight, ...laterTides] }] }],
  [
    'tides',
    {
      dates: [{ tides: [badHeight, ...laterTides], levels: { everyMinutes: 30, heightsInMetres: [-40] } }],
    },
    'level-outside-tides dates[0].levels.heightsInMetres[0]',
  ],
  ['weather', windless('2026-08-22', '2026-02-30', '2026-08-24'), ...windWarnings(0, 1, 2)],
  ['weather', windless('2026-02-30', '2026-08-30'), 'begins-late data[1].date', ...windWarnings(0, 1)],
  [
    'weather',
    { data: [forecastDay(today, { hours: [badHour] })] },
    'wind-direction data[0].hours[0].windDirection',
  ],
  ['calendar', { ...calendarFile(), startDate: 1, notice: endedNotice }, 'notice-ended notice.until'],
  ['calendar', { ...calendarFile(), endDate: '26 August' }, 'event-outside events[0].startDate'],
  [
    'locations',
    { locations: [place({ lng: 2 as never }), place({ lng: '', lat: '' })] },
    'duplicate-place locations[1].name',
    'place-unlocated locations[1].lat',
  ],
  ['locations', []],
]

test('inspection: warns about the rest of an invalid file', () => {
  for (const [name, file, ...expected] of halfWrong) {
    const { errors, warnings } = inspectFile(name, encode(JSON.stringify(file)), now, camp)
    assert.ok(errors.length, JSON.stringify(file))
    assert.equal(
      warnings.map(({ kind, path }) => `${kind} ${path}`),
      expected,
    )
  }
})

test('inspection: a gap within days of tides is an error', () => {
  const days = (...dates: string[]) => ({
    dates: dates.map((date) => ({ date, tides: [low, ...laterTides].map((each) => moved(each, date)) })),
  })
  const gapsIn = (file: object) =>
    inspectFile('tides', encode(JSON.stringify(file)), now, camp).errors.map(
      ({ path, reason }) => `${path}: ${reason}`,
    )
  assert.equal(gapsIn(days('2026-08-22', '2026-08-23')), [
    'dates[1].tides[0].instant: more than 9 hours after the previous tide, which is Low, too',
  ])
  assert.equal(gapsIn(days('2026-08-22', '2026-08-24')), [], 'a date without tides is missing as a whole')
})

function moved({ instant, ...others }: ReturnType<typeof tide>, date: string) {
  return { ...others, instant: date + instant.slice(10) }
}

function windlessDay(date: string, index: number) {
  return forecastDay(date, { hours: [forecastHour({ temperature: 14 + index, windDirection: '-99' })] })
}
