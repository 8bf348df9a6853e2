import { assert, test } from '#test'
import { findWarnings } from '../../../../../tools/data/check/find-warnings'
import type { WarningKind } from '../../../../../tools/data/check/warnings'
import { sampleFile } from '../../../../../tools/dev/sample-camp'
import { camp as ownCamp } from '../../../../../src/camp'
import { schemas, type DatasetName, type TideDay } from '../../../../../src/schemas'
import {
  forecastDay,
  forecastHour,
  place,
  tide,
  weatherCodeRows,
  withLevels,
} from '../../../../support/files'
import { sampleInstants } from '../../../../support/london'

const camp = {
  eventColours: { 'Family Camp': 'sky' },
  position: { latitude: 50.64, longitude: -1.94 },
} as const

const familyCamp = { name: 'Family Camp', startDate: '2026-08-14', endDate: '2026-08-18' }

/** Files that differ in one value, and the warnings that they lead to. */
interface Group {
  dataset: DatasetName
  /** The path that `at` continues. */
  path?: string
  file: (value: never, at: string) => object
  rows: Row[]
}

interface Row {
  kind: WarningKind
  /** Where the warning is. */
  at: string
  /** Values without this warning. */
  right: unknown[]
  /** Values with this warning and, except for `also`, no other. */
  wrong: unknown[]
  also?: WarningKind[]
  /** Default: 19:00 at the camp on 22 August 2026. */
  now?: string
}

const four = ['03:00 Low 0.5', '09:00 High 2', '15:00 Low 0.6', '21:00 High 2.1']
const lows = four.map((tide) => tide.replace('High', 'Low'))

const groups: Group[] = [
  {
    dataset: 'weather',
    path: 'data[0].hours[0].',
    file: (value, key) => {
      const summary = { minimumTemperature: -30, maximumTemperature: 50 }
      return weather(forecastDay('2026-08-22', { summary, hours: [forecastHour({ [key]: value })] }))
    },
    rows: [
      { kind: 'temperature-range', at: 'temperature', right: [-30, 0, 50], wrong: [-30.1, 50.1] },
      { kind: 'rain-range', at: 'chanceOfRain', right: [0, 1, 100], wrong: [-0.1, 100.1] },
      { kind: 'wind-range', at: 'windSpeedMph', right: [0, 120], wrong: [-0.1, 120.1] },
      { kind: 'gust-range', at: 'windGustMph', right: [0, 150], wrong: [-0.1, 150.1] },
      {
        kind: 'wind-direction',
        at: 'windDirection',
        right: ['N', 'SSW'],
        wrong: ['-99', 'sw', 'constructor', ''],
      },
      { kind: 'weather-code', at: 'weatherType', right: weatherCodeRows.flat(), wrong: [-1, 48, 1.5] },
      {
        kind: 'invalid-time',
        at: 'time',
        right: ['00:00', '09:59', '19:00', '23:59'],
        wrong: ['24:00', '7:00', '12:60', '29:00', ' 12:00', '6am'],
      },
    ],
  },
  {
    dataset: 'weather',
    path: 'data[0].summary.',
    file: (value, key) => {
      const hours = [forecastHour({ temperature: 19 })]
      return weather(forecastDay('2026-08-22', { summary: { [key]: value }, hours }))
    },
    rows: [
      { kind: 'temperature-range', at: 'maximumTemperature', right: [17, 50], wrong: [50.1] },
      { kind: 'temperature-range', at: 'minimumTemperature', right: [-30, 17], wrong: [-30.1] },
      { kind: 'minimum-above-maximum', at: 'minimumTemperature', right: [20.9, 21], wrong: [21.1] },
      { kind: 'weather-code', at: 'weatherType', right: [47], wrong: [48] },
      { kind: 'uv-range', at: 'uvIndexMax', right: [0, 20], wrong: [-0.1, 20.1] },
      { kind: 'invalid-time', at: 'sunrise', right: ['00:00'], wrong: ['24:00', '6:06', ''] },
      { kind: 'invalid-time', at: 'sunset', right: ['23:59'], wrong: ['24:00', '20:60', ''] },
      { kind: 'sunset-before-sunrise', at: 'sunset', right: ['06:06'], wrong: ['06:05'] },
    ],
  },
  {
    dataset: 'weather',
    path: 'data[0].',
    file: (text: string) => {
      const [temperature = 0, least, most] = text.split(/ of | to /).map(Number)
      const hours = [forecastHour({ temperature })]
      const summary = { minimumTemperature: least!, maximumTemperature: most! }
      return weather(forecastDay('2026-08-22', { summary, hours }))
    },
    rows: [
      {
        kind: 'hour-outside-day',
        at: 'hours[0].temperature',
        right: ['10 of 12 to 21', '23 of 12 to 21', '15 of 17 to 17', '19 of 17 to 17'],
        wrong: ['9.9 of 12 to 21', '23.1 of 12 to 21', '14.9 of 17 to 17', '19.1 of 17 to 17'],
      },
    ],
  },
  {
    dataset: 'weather',
    path: 'data[0].',
    file: (times: string) => weather(dayAt('2026-08-22', times)),
    rows: [
      { kind: 'no-hours', at: 'hours', right: ['18:00'], wrong: [''] },
      {
        kind: 'night-first',
        at: 'hours[0].time',
        right: ['06:00 23:00 00:00 05:00', '01:00 05:00', '06:00 05:59'],
        wrong: ['05:59 06:00', '00:00 05:00 06:00 23:00'],
      },
      { kind: 'night-first', at: 'hours[1].time', right: ['18:00 01:00'], wrong: ['18:00 01:00 19:00'] },
      {
        kind: 'hour-doubled',
        at: 'hours[2].time',
        right: ['18:00 19:00 20:00'],
        wrong: ['18:00 19:00 18:00', '18:00 19:00 19:00'],
      },
      {
        kind: 'hour-order',
        at: 'hours[1].time',
        right: ['18:00 19:00', '23:00 00:00'],
        wrong: ['19:00 18:00', '01:00 00:00'],
      },
    ],
  },
  {
    dataset: 'weather',
    file: (date: string) => weather(dayAt(date, '01:00 01:00')),
    rows: [
      {
        // The clocks go back in the night to 25 October.
        kind: 'hour-doubled',
        at: 'data[0].hours[1].time',
        right: ['2026-10-24'],
        wrong: ['2026-10-25'],
        now: '2026-10-24T12:00:00Z',
      },
    ],
  },
  {
    dataset: 'weather',
    file: (temperatures: string) => {
      const [today = [], tomorrow = []] = temperatures
        .split('/')
        .map((text) => words(text).map((celsius) => forecastHour({ temperature: Number(celsius) })))
      return weather(dayOf('2026-08-22', ...today), dayOf('2026-08-23', ...tomorrow))
    },
    rows: [{ kind: 'hours-copied', at: 'data[1].hours', right: ['17/18', '/'], wrong: ['17/17'] }],
  },
  {
    dataset: 'weather',
    file: (percentages: string) => {
      const hours = percentages.split(' ').map((text) => forecastHour({ chanceOfRain: Number(text) }))
      return weather(
        dayOf('2026-08-22', ...hours.map((hour, index) => ({ ...hour, time: `1${8 + index}:00` }))),
      )
    },
    rows: [
      {
        kind: 'rain-fraction',
        at: 'data[0].hours[1].chanceOfRain',
        right: ['0 0', '1 0', '20 0.2'],
        wrong: ['0 0.2', '1 0.9'],
      },
    ],
  },
  {
    dataset: 'weather',
    // Days of August, each with its own temperature.
    file: (days: string) =>
      weather(
        ...words(days).map((day, index) =>
          dayOf(`2026-08-${day}`, forecastHour({ temperature: 14 + index })),
        ),
      ),
    rows: [
      { kind: 'no-days', at: 'data', right: ['22'], wrong: [''] },
      { kind: 'begins-late', at: 'data[0].date', right: ['22', '23'], wrong: ['24'] },
      { kind: 'day-doubled', at: 'data[1].date', right: ['22 23'], wrong: ['22 22', '22 22T12:00Z'] },
      { kind: 'day-order', at: 'data[1].date', right: ['21 22'], wrong: ['22 21'] },
      { kind: 'day-missing', at: 'data[1].date', right: ['22 23'], wrong: ['22 24'] },
      { kind: 'ended', at: 'data[1].date', right: ['21 22'], wrong: ['20 21'] },
    ],
  },
  {
    dataset: 'tides',
    file: (dates: string[]) => ({ dates: dates.map((date) => tideDay(four, date)) }),
    rows: [
      { kind: 'no-days', at: 'dates', right: [['2026-08-22']], wrong: [[]] },
      { kind: 'ended', at: 'dates[0].date', right: [['2026-08-22']], wrong: [['2026-08-21']] },
    ],
  },
  {
    dataset: 'tides',
    path: 'dates',
    file: (tides: string[]) => ({ dates: [tideDay(tides)] }),
    rows: [
      { kind: 'no-tides', at: '[0].tides', right: [four.slice(0, 1)], wrong: [[]] },
      {
        kind: 'few-tides',
        at: '[0].tides',
        right: [[], four.slice(0, 3), four],
        wrong: [four.slice(0, 1), four.slice(0, 2)],
      },
      {
        kind: 'height-range',
        at: '[0].tides[0].heightInMetres',
        right: [-3, 0, 16].map((height) => four.with(0, `03:00 Low ${height}`)),
        wrong: [-3.1, 16.1].map((height) => four.with(0, `03:00 Low ${height}`)),
      },
      {
        kind: 'tide-on-other-day',
        at: '[0].tides[3].instant',
        right: [four.with(3, '23:59 High 2')],
        wrong: [four.with(3, '2026-08-23T00:00 High 2')],
      },
      {
        kind: 'tide-doubled',
        at: '[0].tides[1].instant',
        right: [four],
        wrong: [four.with(1, '03:00 High 2')],
      },
      {
        kind: 'tide-doubled',
        at: '[0].tides[3].instant',
        right: [four],
        wrong: [four.with(3, '09:00 High 2')],
      },
      {
        kind: 'tide-order',
        at: '[0].tides[1].instant',
        right: [four.with(1, '03:00 High 2'), four.with(1, '03:01 High 2')],
        wrong: [four.with(1, '02:59 High 2')],
      },
      {
        kind: 'tides-too-close',
        at: '[0].tides[1].instant',
        right: [four.with(1, '04:00 High 2')],
        wrong: [four.with(1, '03:01 High 2'), four.with(1, '03:59 High 2')],
      },
      {
        kind: 'tide-gap',
        at: '[0].tides[1].instant',
        right: [['00:30 Low 0.5', '14:30 High 2', '17:00 Low 0.5', '21:00 High 2.1']],
        wrong: [['00:30 Low 0.5', '14:31 High 2', '17:00 Low 0.5', '21:00 High 2.1']],
      },
      {
        kind: 'same-tide-type',
        at: '[0].tides[3].type',
        right: [four],
        wrong: [four.with(3, '21:00 Low 2')],
      },
      {
        kind: 'single-tide-type',
        at: '',
        right: [lows.with(1, '09:00 High 2'), lows.slice(0, 2)],
        wrong: [lows, lows.slice(0, 3)],
        also: ['same-tide-type'],
      },
      {
        kind: 'high-below-lows',
        at: '[0].tides[1].heightInMetres',
        right: [
          ['03:00 Low 1.5', '09:00 High 1.2', '15:00 Low 1.6', '21:00 High 2.1'],
          ['03:00 Low 1.5', '09:00 High 1', '15:00 High 1.6', '21:00 High 2.1'],
        ],
        wrong: [
          ['03:00 Low 1.5', '09:00 High 1.19', '15:00 Low 1.6', '21:00 High 2.1'],
          ['03:00 Low 1.5', '09:00 High 1', '15:00 Low 1.6', '21:00 High 2.1'],
        ],
      },
    ],
  },
  {
    dataset: 'tides',
    file: (shown: string) => {
      const [date = '', offset, time = ''] = shown.split(' ')
      const { tides } = tideDay(four, date, offset)
      return { dates: [{ date, tides: tides.with(0, { ...tides[0]!, time }) }] }
    },
    rows: [
      {
        kind: 'time-differs',
        at: 'dates[0].tides[0].time',
        right: ['2026-08-22 +01:00 03:00', '2026-12-22 Z 03:00'],
        wrong: ['02:00', '3:00', 'night']
          .map((time) => `2026-08-22 +01:00 ${time}`)
          .concat('2026-12-22 Z 04:00'),
      },
    ],
  },
  {
    dataset: 'tides',
    file: (count: number) => ({
      dates: withLevels({ dates: [tideDay(four)] }).dates.map((day) => ({
        ...day,
        levels: { everyMinutes: 30, heightsInMetres: day.levels?.heightsInMetres.slice(0, count) },
      })),
    }),
    rows: [{ kind: 'levels-not-shown', at: 'dates[0].levels', right: [49], wrong: [48] }],
  },
  {
    dataset: 'calendar',
    file: (value, key) => calendar({ [key]: value }),
    rows: [
      { kind: 'ended', at: 'endDate', right: ['2026-08-22'], wrong: ['2026-08-21'] },
      { kind: 'calendar-too-long', at: 'endDate', right: ['2027-09-13'], wrong: ['2027-09-14'] },
      { kind: 'no-events', at: 'events', right: [[familyCamp]], wrong: [[]] },
    ],
  },
  {
    dataset: 'calendar',
    file: (endDate: string) => calendar({ startDate: '2026-09-01', endDate }),
    rows: [
      {
        kind: 'calendar-reversed',
        at: 'endDate',
        right: ['2026-09-01'],
        wrong: ['2026-08-31'],
        also: ['event-outside'],
      },
    ],
  },
  {
    dataset: 'calendar',
    path: 'events[0].',
    file: (value, key) => calendar({ events: [{ ...familyCamp, [key]: value }] }),
    rows: [
      { kind: 'event-unknown', at: 'name', right: ['Family Camp'], wrong: ['family camp', 'constructor'] },
      { kind: 'event-reversed', at: 'endDate', right: ['2026-08-14'], wrong: ['2026-08-13', '2026-08-01'] },
      { kind: 'event-outside', at: 'startDate', right: ['2026-08-10'], wrong: ['2026-08-09'] },
      { kind: 'event-outside', at: 'endDate', right: ['2026-08-26'], wrong: ['2026-08-27'] },
    ],
  },
  {
    dataset: 'calendar',
    file: (span: string) => {
      const [from, until] = span.split(' to ')
      return calendar({ notice: { text: 'The gate closes at 22:00.', ...(from && { from }), until } })
    },
    rows: [
      {
        kind: 'notice-ended',
        at: 'notice.until',
        right: [' to 2026-08-22T18:00:01Z'],
        wrong: [' to 2026-08-22T18:00:00Z'],
      },
      {
        kind: 'notice-reversed',
        at: 'notice.until',
        right: ['2026-08-23T10:00:00Z to 2026-08-23T10:00:01Z'],
        wrong: ['2026-08-23T10:00:00Z to 2026-08-23T10:00:00Z'],
      },
      {
        kind: 'notice-too-long',
        at: 'notice.until',
        right: [' to 2026-09-21T18:00:00Z', '2026-08-01T00:00:00Z to 2026-08-31T00:00:00Z'],
        wrong: [' to 2026-09-21T18:00:01Z', '2026-08-01T00:00:00Z to 2026-08-31T00:00:01Z'],
      },
    ],
  },
  {
    dataset: 'locations',
    path: 'locations[0].',
    file: (value, key) => ({ locations: [place({ [key]: value })] }),
    rows: [
      { kind: 'place-unnamed', at: 'name', right: ['A'], wrong: ['', ' '] },
      { kind: 'invalid-latitude', at: 'lat', right: ['50', '50.1', '-49.9'], wrong: ['50,65', '', '50.'] },
      {
        kind: 'invalid-latitude',
        at: 'lat',
        right: ['90', '-90'],
        wrong: ['90.1', '-90.1'],
        also: ['place-far'],
      },
      { kind: 'invalid-longitude', at: 'lng', right: ['-1.9', '-1'], wrong: ['', '1,9'] },
      {
        kind: 'invalid-longitude',
        at: 'lng',
        right: ['180', '-180'],
        wrong: ['180.1', '-180.1', '1e1'],
        also: ['place-far'],
      },
    ],
  },
  {
    dataset: 'locations',
    file: (lat: string) => ({ locations: [place({ lat, lng: '-1.94' })] }),
    rows: [
      {
        kind: 'place-far',
        at: 'locations[0].lat',
        right: ['51.5392', '49.7408'],
        wrong: ['51.5394', '49.7406', '-50.64'],
      },
    ],
  },
  {
    dataset: 'locations',
    file: (names: string[]) => ({ locations: names.map((name) => place({ name })) }),
    rows: [
      { kind: 'no-places', at: 'locations', right: [['A']], wrong: [[]] },
      { kind: 'place-doubled', at: 'locations[1].name', right: [['A', 'B']], wrong: [['A', 'A']] },
    ],
  },
]

for (const { dataset, path = '', file, rows } of groups) {
  for (const { kind, at, right, wrong, also = [], now } of rows) {
    test(`warnings: ${kind} at ${path}${at}`, () => {
      const expected = `${kind} ${path}${at}`
      const found = (value: unknown) => warningsOf(dataset, file(value as never, at), now)
      for (const value of right) assert.not.ok(found(value).includes(expected), String(value))
      for (const value of wrong) {
        const others = found(value).filter((warning) => !also.some((kind) => warning.startsWith(`${kind} `)))
        assert.equal(others, [expected], String(value))
      }
    })
  }
}

test('warnings: an unknown key similar to a missing one', () => {
  const keysWarned = (...keys: string[]) =>
    keys.filter((key) => warningsOf('calendar', calendar({ [key]: 1 })).includes(`misspelt-key ${key}`))
  assert.equal(keysWarned('notise', 'ntoice', 'Notice', 'NOTICE', 'noti', 'notices', 'n_o-tice').length, 7)
  assert.equal(keysWarned('note', 'not', 'year', 'shortName', 'event', 'startdate', '$schema'), [])
  const { googlePlaceId: _, ...others } = place()
  assert.equal(warningsOf('locations', { locations: [{ ...others, googlPlacId: '' }] }), [
    'misspelt-key locations[0].googlPlacId',
  ])
  const { tides } = tideDay(four)
  const extra = { date: '2026-08-22', tides: tides.map((each) => ({ ...each, heightInMeters: 1 })) }
  assert.equal(warningsOf('tides', { dates: [extra] }), [], 'heightInMetres is present')
})

test('warnings: none about the sample camp in any season', () => {
  const names = Object.keys(schemas) as DatasetName[]
  // In the shortest nights a forecast day may have no hours left, and the sample's coast has double tides.
  const expected: WarningKind[] = ['no-hours', 'same-tide-type', 'event-unknown']
  for (const [index, instant] of sampleInstants().entries()) {
    if (index % 7) continue
    for (const name of names) {
      const { position } = ownCamp
      const kinds = findWarnings(name, sampleFile(name, instant), [], instant, {
        eventColours: {},
        position,
      }).map(({ kind }) => kind)
      const unexpected = kinds.filter((kind) => !expected.includes(kind))
      assert.equal(unexpected, [], `${name} at ${new Date(instant).toJSON()}`)
    }
  }
})

function warningsOf(name: DatasetName, file: object, now = '2026-08-22T18:00:00Z'): string[] {
  return findWarnings(name, file, [], Date.parse(now), camp).map(({ kind, path }) => `${kind} ${path}`)
}

function weather(...data: ReturnType<typeof forecastDay>[]) {
  return { data }
}

function dayAt(date: string, times: string) {
  return dayOf(date, ...words(times).map((time) => forecastHour({ time })))
}

function dayOf(date: string, ...hours: ReturnType<typeof forecastHour>[]) {
  return forecastDay(date, { hours })
}

function words(text: string): string[] {
  return text.split(' ').filter(Boolean)
}

/** A day of tides such as `03:00 Low 0.5`; the time may have another date. */
function tideDay(tides: string[], date = '2026-08-22', offset = '+01:00'): TideDay {
  return {
    date,
    tides: tides.map((text) => {
      const [clock = '', type, height] = text.split(' ')
      const time = clock.includes('T') ? clock : `${date}T${clock}`
      return tide(type === 'Low' ? 'Low' : 'High', time + offset, Number(height))
    }),
  }
}

function calendar(changes: object): object {
  return { startDate: '2026-08-10', endDate: '2026-08-26', events: [familyCamp], ...changes }
}
