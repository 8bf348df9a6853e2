import { checks } from 'strandline:checks'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { odditiesIn } from '../../../build/data/oddities'
import { sampleFile } from '../../../build/dev/sample-camp'
import { schemas, type CalendarFile, type DatasetName, type TidesFile } from '../../../src/schemas'
import { campFiles, forecastDay, forecastHour, place, tide, weatherCodeRows } from '../../support/files'
import { anyFile } from '../fuzz/mutate'
import { fuzz } from '../fuzz/run'
import { sampleInstants } from '../london'

const now = Date.parse('2026-08-22T18:00:00Z')
const colours = { 'Family Camp 1': 'sky', 'Site set up': 'grey' } as const

/** The oddities of a file, `place: reason`, on the day that the made-up files are for. */
const odditiesOf = (name: DatasetName, file: unknown): string[] =>
  odditiesIn(name, file, now, colours).map(({ path, reason }) => `${path}: ${reason}`)

const weather = (...data: ReturnType<typeof forecastDay>[]) => odditiesOf('weather', { data })
const tides = (...dates: TidesFile['dates']) => odditiesOf('tides', { dates })
const calendar = (changes: Partial<CalendarFile>) =>
  odditiesOf('calendar', {
    startDate: '2026-08-10',
    endDate: '2026-08-26',
    events: [{ name: 'Family Camp 1', startDate: '2026-08-14', endDate: '2026-08-18' }],
    ...changes,
  })

const today = forecastDay('2026-08-22')
/** A forecast day with hours unlike those of the others. */
const dayWith = (date: string, ...hours: ReturnType<typeof forecastHour>[]) => forecastDay(date, { hours })
const low = tide('Low', '2026-08-22T10:00+01:00')

test('Check-data: nothing is odd about the sample camp, at any time of the year', () => {
  for (const instant of sampleInstants()) {
    for (const name of Object.keys(schemas) as DatasetName[]) {
      const file = sampleFile(name, instant)
      const names = Object.fromEntries(
        (sampleFile('calendar', instant) as CalendarFile).events.map(({ name }) => [name, 'sky' as const]),
      )
      // In the shortest nights a forecast day may have lost all of its hours.
      const odd = odditiesIn(name, file, instant, names).filter(
        ({ reason }) => reason !== 'a day without hours' && !/^(Low|High) follows/.test(reason),
      )
      assert.equal(odd, [], `${name} at ${new Date(instant).toJSON()}`)
    }
  }
})

for (const name of Object.keys(schemas) as DatasetName[]) {
  test(`Check-data: it can say of any right ${name}.json what is odd about it`, async () => {
    await fuzz({ what: `oddities of ${name}.json`, files: 5000 }, anyFile(name), (file) => {
      if (!checks[name](file)) assert.ok(Array.isArray(odditiesIn(name, file, now, colours)))
    })
  })
}

test('Check-data: days that are doubled, not in order or left out', () => {
  const day = (date: string, temperature: number) => dayWith(date, forecastHour({ temperature }))
  assert.equal(weather(day('2026-08-23', 1), day('2026-08-22', 2)), [
    'data[1].date: comes after 2026-08-23: not in order',
  ])
  assert.equal(weather(day('2026-08-22', 1), day('2026-08-22T12:00Z', 2)), [
    'data[1].date: the same date again: only the first is shown',
  ])
  assert.equal(tides({ date: '2026-08-22', tides: [low] }, { date: '2026-08-24', tides: [] }), [
    'dates[1].date: days are left out after 2026-08-22',
    'dates[1].tides: a day without tides',
  ])
})

test('Check-data: data that have ended, or are empty', () => {
  assert.equal(weather(forecastDay('2026-08-20'), dayWith('2026-08-21', forecastHour())), [
    'data[1].date: the data have ended: every day is in the past',
  ])
  assert.equal(weather(), ['data: there are no days'])
  assert.equal(tides(), ['dates: there are no days'])
  assert.equal(calendar({ endDate: '2026-08-21' }), ['endDate: the calendar has ended'])
  assert.equal(calendar({ events: [] }), ['events: there are no events'])
  assert.equal(odditiesOf('locations', { locations: [] }), ['locations: there are no places'])
})

test('Check-data: weather codes that have no icon', () => {
  const codes = (code: number) => weather(dayWith('2026-08-22', forecastHour({ weatherType: code })))
  for (const code of weatherCodeRows.flat()) assert.equal(codes(code), [])
  for (const code of [-1, 48, 1.5]) {
    assert.equal(codes(code), [
      'data[0].hours[0].weatherType: no icon has this code: the description is shown instead',
    ])
  }
  assert.equal(weather(forecastDay('2026-08-22', { summary: { weatherType: 99 } })), [
    'data[0].summary.weatherType: no icon has this code: the description is shown instead',
  ])
})

test('Check-data: hours that are none, doubled, or hold what no forecast says', () => {
  assert.equal(weather(dayWith('2026-08-22')), ['data[0].hours: a day without hours'])
  assert.equal(weather(dayWith('2026-08-22'), dayWith('2026-08-23')).length, 2)
  assert.equal(weather(today, forecastDay('2026-08-23')), [
    'data[1].hours: the same hours as those of data[0]',
  ])
  const odd = forecastHour({ time: '6am', chanceOfRain: 101, windSpeedMph: -1, windDirection: '-99' })
  assert.equal(weather(dayWith('2026-08-22', odd)), [
    'data[0].hours[0].time: not a time of day',
    'data[0].hours[0].chanceOfRain: not a percentage',
    'data[0].hours[0].windSpeedMph: below zero',
    'data[0].hours[0].windDirection: not one of the 16 points: no arrow is shown',
  ])
  const summary = { minimumTemperature: 22, maximumTemperature: 21, sunrise: '6:06', sunset: '' }
  assert.equal(weather(forecastDay('2026-08-22', { summary })), [
    'data[0].summary.minimumTemperature: above the maximum, 21',
    'data[0].summary.sunrise: not a time of day',
    'data[0].summary.sunset: not a time of day',
  ])
})

test('Check-data: a forecast day with hours of the night before those of the day', () => {
  const day = (...times: string[]) =>
    weather(dayWith('2026-08-22', ...times.map((time) => forecastHour({ time }))))
  assert.equal(day('06:00', '23:00', '00:00', '05:00'), [])
  assert.equal(day('01:00', '05:00'), [], 'what is left of the day before')
  const [odd, ...rest] = day('00:00', '05:00', '06:00', '23:00')
  assert.match(
    odd ?? '',
    /^data\[0\]\.hours\[0\]\.time: hours before 06:00 are shown as those of the next date/,
  )
  assert.equal(rest, [])
})

test('Check-data: a time that disagrees with its instant in Europe/London, in summer and in winter', () => {
  const tidesAt = (date: string, time: string, instant: string) =>
    odditiesIn('tides', { dates: [{ date, tides: [{ ...low, time, instant }] }] }, Date.parse(date), colours)
  assert.equal(tidesAt('2026-08-22', '10:00', '2026-08-22T09:00:00Z'), [])
  assert.equal(tidesAt('2026-12-22', '10:00', '2026-12-22T10:00:00Z'), [])
  const [summer] = tidesAt('2026-08-22', '09:00', '2026-08-22T09:00:00Z')
  assert.is(summer?.path, 'dates[0].tides[0].time')
  assert.is(summer?.reason, 'the instant 2026-08-22T09:00:00Z is 10:00 in Europe/London')
  assert.is(summer?.remedy, 'write "10:00", or mend the instant')
  assert.is(tidesAt('2026-12-22', '11:00', '2026-12-22T10:00:00Z').length, 1)
})

test('Check-data: tides on another day, not in order, or of the same kind as the one before', () => {
  const late = tide('High', '2026-08-23T00:10+01:00')
  assert.equal(tides({ date: '2026-08-22', tides: [low, late] }), [
    'dates[0].tides[1].instant: on 2026-08-23 in Europe/London, and not on 2026-08-22',
  ])
  const early = tide('High', '2026-08-22T04:00+01:00')
  assert.equal(tides({ date: '2026-08-22', tides: [low, early] }), [
    'dates[0].tides[1].instant: not after the tide before it',
  ])
  const next = tide('Low', '2026-08-23T01:00+01:00')
  assert.equal(tides({ date: '2026-08-22', tides: [low] }, { date: '2026-08-23', tides: [next] }), [
    'dates[1].tides[0].type: Low follows Low',
  ])
})

test('Check-data: events outside of the calendar, the wrong way round, or of no known name', () => {
  const events = (name: string, startDate: string, endDate: string) =>
    calendar({ events: [{ name, startDate, endDate }] })
  assert.equal(events('Family camp 1', '2026-08-14', '2026-08-14'), [
    'events[0].name: no colour is named for it: it has that of other events',
  ])
  assert.equal(events('constructor', '2026-08-14', '2026-08-14').length, 1)
  assert.equal(events('Site set up', '2026-08-09', '2026-08-27'), [
    'events[0].startDate: before the first day, 2026-08-10',
    'events[0].endDate: after the last day, 2026-08-26',
  ])
  assert.equal(events('Site set up', '2026-08-01', '2026-08-09'), [
    "events[0].startDate: all before the calendar's first day, 2026-08-10",
  ])
  assert.equal(events('Site set up', '2026-08-27', '2026-08-28'), [
    "events[0].endDate: all after the calendar's last day, 2026-08-26",
  ])
  assert.equal(events('Site set up', '2026-08-20', '2026-08-19'), [
    'events[0].endDate: before startDate, 2026-08-20: never shown',
  ])
})

test('Check-data: a calendar that is the wrong way round, or goes on for longer than is shown', () => {
  assert.match(calendar({ startDate: '2026-09-01', events: [] })[0]!, /^endDate: before startDate/)
  assert.match(calendar({ startDate: '2025-08-10' })[0] ?? '', /^$/)
  assert.match(calendar({ endDate: '2027-09-13' })[0] ?? '', /^$/)
  assert.match(calendar({ endDate: '2027-09-14' })[0]!, /^endDate: 400 days or more/)
})

test('Check-data: places without a name, named twice, or nowhere on Earth', () => {
  const places = (...changes: Parameters<typeof place>[0][]) =>
    odditiesOf('locations', { locations: changes.map((change) => place(change)) })
  assert.equal(places({ name: 'A' }, { name: 'A' }), ['locations[1].name: the same name again'])
  assert.equal(places({ name: ' ' }), ['locations[0].name: a place without a name'])
  assert.equal(places({ lat: '50,65', lng: '' }), [
    'locations[0].lat: not a latitude',
    'locations[0].lng: not a longitude',
  ])
  assert.equal(places({ lat: '90.1', lng: '-180' }), ['locations[0].lat: not a latitude'])
})

test("Check-data: the tests' own files are odd only where they mean to be", () => {
  const files = campFiles('2026-08-22')
  assert.equal(odditiesOf('locations', files.locations), [])
  assert.equal(odditiesOf('tides', files.tides), [])
})

test.run()
