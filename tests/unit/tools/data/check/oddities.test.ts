import { checks } from 'strandline:checks'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { odditiesIn } from '../../../../../tools/data/check/oddities'
import { sampleFile } from '../../../../../tools/dev/sample-camp'
import { schemas, type CalendarFile, type DatasetName, type TidesFile } from '../../../../../src/schemas'
import {
  campFiles,
  forecastDay,
  forecastHour,
  place,
  tide,
  weatherCodeRows,
  withLevels,
} from '../../../../support/files'
import { anyFile } from '../../../fuzz/mutate'
import { fuzz } from '../../../../support/fuzz'
import { sampleInstants } from '../../../../support/london'

const now = Date.parse('2026-08-22T18:00:00Z')
const position = { latitude: 50.64, longitude: -1.94 }
const camp = { eventColours: { 'Family Camp 1': 'sky', 'Site set up': 'grey' }, position } as const

/** What stands at a place of a file: `dates[1].date`. */
const valueAt = (file: unknown, place: string): unknown =>
  (place.match(/\w+/g) ?? []).reduce<unknown>((each, key) => (each as Record<string, unknown>)[key], file)

/** The oddities of a file, `place: reason`, on the day that the made-up files are for. */
const odditiesOf = (name: DatasetName, file: unknown): string[] =>
  odditiesIn(name, file, now, camp).map(({ path, reason }) => `${path}: ${reason}`)

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
      const odd = odditiesIn(name, file, instant, { eventColours: names, position }).filter(
        ({ reason }) => reason !== 'a day without hours' && !/^(Low|High) follows/.test(reason),
      )
      assert.equal(odd, [], `${name} at ${new Date(instant).toJSON()}`)
    }
  }
})

for (const name of Object.keys(schemas) as DatasetName[]) {
  test(`Check-data: it can say of any right ${name}.json what is odd about it`, async () => {
    await fuzz({ what: `oddities of ${name}.json`, files: 5000 }, anyFile(name), (file) => {
      if (checks[name](file)) return
      for (const { path, reason, remedy } of odditiesIn(name, file, now, camp)) {
        assert.ok(reason && remedy)
        assert.is.not(valueAt(file, path), undefined, path)
      }
    })
  })
}

test('Check-data: a notice that has ended, or ends before it begins', () => {
  const notice = (changes: object) =>
    calendar({ notice: { text: 'Gate', until: '2026-08-22T18:00:01Z', ...changes } })
  assert.equal(notice({}), [])
  assert.equal(notice({ from: '2026-08-22T18:00:00Z' }), [])
  assert.equal(notice({ until: '2026-08-22T18:00:00Z' }), ['notice.until: the notice has ended'])
  assert.equal(notice({ from: '2026-08-22T18:00:01Z' }), [
    'notice.until: not after from, 2026-08-22T18:00:01Z: never shown',
  ])
})

test('Check-data: levels that the app does not show', () => {
  const { dates } = withLevels({
    dates: [{ date: '2026-08-22', tides: [low, tide('High', '2026-08-22T16:00+01:00', 2)] }],
  })
  assert.equal(tides(...dates), [])
  const [day] = dates
  day!.levels!.heightsInMetres.pop()
  assert.match(tides(day!).join(), 'dates[0].levels: not shown')
})

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
  assert.equal(weather(forecastDay('2026-08-21'), dayWith('2026-08-21', forecastHour())), [
    'data[1].date: the same date again: only the first is shown',
    'data[1].date: the data have ended: every day is in the past',
  ])
  assert.equal(
    weather(forecastDay('2026-08-22'), dayWith('2026-08-21', forecastHour())),
    ['data[1].date: comes after 2026-08-22: not in order'],
    'the last day is not at the end',
  )
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
    odditiesIn('tides', { dates: [{ date, tides: [{ ...low, time, instant }] }] }, Date.parse(date), camp)
  assert.equal(tidesAt('2026-08-22', '10:00', '2026-08-22T09:00:00Z'), [])
  assert.equal(tidesAt('2026-12-22', '10:00', '2026-12-22T10:00:00Z'), [])
  const [summer] = tidesAt('2026-08-22', '09:00', '2026-08-22T09:00:00Z')
  assert.is(summer?.path, 'dates[0].tides[0].time')
  assert.is(summer?.reason, 'the instant 2026-08-22T09:00:00Z is 10:00 in Europe/London')
  assert.is(summer?.remedy, 'write "10:00", or mend the instant')
  assert.is(tidesAt('2026-12-22', '11:00', '2026-12-22T10:00:00Z').length, 1)
})

test('Check-data: tides on another day, not in order, or of the same kind as the one before', () => {
  const late = tide('High', '2026-08-23T00:00+01:00')
  assert.equal(tides({ date: '2026-08-22', tides: [low, late] }), [
    'dates[0].tides[1].instant: on 2026-08-23 in Europe/London, and not on 2026-08-22',
  ])
  const early = tide('High', '2026-08-22T04:00+01:00')
  assert.equal(tides({ date: '2026-08-22', tides: [low, early] }), [
    'dates[0].tides[1].instant: not after the tide before it',
  ])
  const next = tide('Low', '2026-08-23T00:00+01:00')
  assert.equal(tides({ date: '2026-08-22', tides: [low] }, { date: '2026-08-23', tides: [next] }), [
    'dates[1].tides[0].type: Low follows Low',
  ])
})

/** For each place, what is just right and what is just wrong, and the complaint. */
const limits: [
  what: string,
  oddities: (value: never) => string[],
  right: unknown[],
  wrong: unknown[],
  complaint: RegExp,
][] = [
  [
    'the temperature of an hour',
    hour('temperature'),
    [-30, 0, 50],
    [-30.1, 50.1],
    /^data\[0\]\.hours\[0\]\.temperature: outside -30 to 50 °C/,
  ],
  ['the chance of rain', hour('chanceOfRain'), [0, 100], [-0.1, 100.1], /not a percentage/],
  ['the wind', hour('windSpeedMph'), [0, 0.1], [-0.1], /below zero/],
  ['the code of an hour', hour('weatherType'), [0, 47], [-1, 48, 46.5], /no icon has this code/],
  [
    'the time of an hour',
    hour('time'),
    ['00:00', '09:59', '19:00', '23:59'],
    ['24:00', '7:00', '12:60', '29:00', ' 12:00'],
    /not a time of day/,
  ],
  ['sunrise', summary('sunrise'), ['00:00', '23:59'], ['24:00', '6:06', ''], /sunrise: not a time of day/],
  ['sunset', summary('sunset'), ['00:00', '23:59'], ['24:00', '20:60'], /sunset: not a time of day/],
  [
    'the maximum',
    summary('maximumTemperature'),
    [12, 50],
    [50.1],
    /maximumTemperature: outside -30 to 50 °C/,
  ],
  [
    'the minimum',
    summary('minimumTemperature'),
    [-30, 21],
    [-30.1],
    /minimumTemperature: outside -30 to 50 °C/,
  ],
  [
    'the minimum beside a maximum of 21',
    summary('minimumTemperature'),
    [20.9, 21],
    [21.1],
    /minimumTemperature: above the maximum, 21/,
  ],
  [
    'a height',
    (height: number) => tidesAt(['03:00', height]),
    [-3, 0, 16],
    [-3.1, 16.1],
    /^dates\[0\]\.tides\[0\]\.heightInMetres: outside -3 to 16 m/,
  ],
  [
    'the time between two tides',
    (clock: string) => tidesAt(['06:00', 1], [clock, 1]),
    ['06:01', '20:00'],
    ['20:01'],
    /more than 14 hours after the tide before it/,
  ],
  [
    'the order of two tides',
    (clock: string) => tidesAt(['06:00', 1], [clock, 1]),
    ['06:01'],
    ['06:00', '05:59'],
    /not after the tide before it/,
  ],
  [
    'the last day of the calendar',
    (endDate: string) => calendar({ endDate }),
    ['2026-08-22', '2026-08-23'],
    ['2026-08-21'],
    /^endDate: the calendar has ended/,
  ],
  [
    'the first day of an event',
    (startDate: string) => eventFrom(startDate, '2026-08-26'),
    ['2026-08-10', '2026-08-26'],
    ['2026-08-09'],
    /^events\[0\]\.startDate: before the first day, 2026-08-10/,
  ],
  [
    'the last day of an event',
    (endDate: string) => eventFrom('2026-08-26', endDate),
    ['2026-08-26'],
    ['2026-08-27'],
    /^events\[0\]\.endDate: after the last day, 2026-08-26/,
  ],
  [
    'an event of another time',
    (date: string) => eventFrom(date, date),
    ['2026-08-10', '2026-08-26'],
    ['2026-08-09', '2026-08-27'],
    /: all (before|after) the calendar's (first|last) day/,
  ],
  [
    'an event the wrong way round',
    (endDate: string) => eventFrom('2026-08-20', endDate),
    ['2026-08-20'],
    ['2026-08-19'],
    /never shown/,
  ],
  [
    'a forecast that ends',
    (date: string) => weather(dayWith(date, forecastHour())),
    ['2026-08-22'],
    ['2026-08-21'],
    /^data\[0\]\.date: the data have ended/,
  ],
  [
    'a latitude',
    (lat: string) => placeAt({ lat, lng: '0' }),
    ['50.1', '-49.9', '90', '-90'],
    ['90.1', '-90.1', '50,65', '', '50.'],
    /lat: not a latitude/,
  ],
  [
    'a longitude',
    (lng: string) => placeAt({ lng }),
    ['-1.9', '-1', '180', '-180'],
    ['180.1', '-180.1', '', '1e1'],
    /lng: not a longitude/,
  ],
  [
    'the way to a place',
    (lat: string) => placeAt({ lat, lng: '-1.94' }),
    ['52.4386', '48.8414'],
    ['52.4387', '48.8413', '-50.64'],
    /^locations\[0\]: \d+ km from the camp/,
  ],
]

function hour(key: string) {
  return (value: never) => weather(dayWith('2026-08-22', forecastHour({ [key]: value })))
}
function summary(key: string) {
  return (value: never) => weather(forecastDay('2026-08-22', { summary: { [key]: value } }))
}
function tidesAt(...times: [clock: string, height: number][]) {
  const types = ['Low', 'High'] as const
  const all = times.map(([clock, height], index) => tide(types[index]!, `2026-08-22T${clock}+01:00`, height))
  return tides({ date: '2026-08-22', tides: all })
}
function eventFrom(startDate: string, endDate: string) {
  return calendar({ events: [{ name: 'Site set up', startDate, endDate }] })
}
function placeAt(changes: Parameters<typeof place>[0]) {
  return odditiesOf('locations', { locations: [place(changes)] })
}

for (const [what, oddities, right, wrong, complaint] of limits) {
  test(`Check-data: ${what}: just right is not odd, just wrong is`, () => {
    const complaints = (value: unknown) => oddities(value as never).filter((oddity) => complaint.test(oddity))
    for (const value of right) assert.equal(complaints(value), [], String(value))
    for (const value of wrong) assert.is(complaints(value).length, 1, String(value))
  })
}

test('Check-data: hours of the night come before those of the day when only 06:00 follows', () => {
  const times = (...all: string[]) =>
    weather(dayWith('2026-08-22', ...all.map((time) => forecastHour({ time }))))
  assert.is(times('05:59', '06:00').length, 1)
  assert.is(times('00:00', '06:00').length, 1)
  assert.equal(times('06:00', '05:59'), [])
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
  assert.equal(events('Site set up', '2026-08-01', '2026-08-10'), [
    'events[0].startDate: before the first day, 2026-08-10',
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
  const ofOneDay = [{ name: 'Site set up', startDate: '2026-08-22', endDate: '2026-08-22' }]
  assert.equal(calendar({ startDate: '2026-08-22', endDate: '2026-08-22', events: ofOneDay }), [])
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
})

test("Check-data: the tests' own files are odd only where they mean to be", () => {
  const files = campFiles('2026-08-22')
  assert.equal(odditiesOf('locations', files.locations), [])
  assert.equal(odditiesOf('tides', files.tides), [])
})

test.run()
