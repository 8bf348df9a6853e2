import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { findWarnings } from '../../../../../tools/data/check/find-warnings'
import type { WarningKind } from '../../../../../tools/data/check/warnings'
import { sampleFile } from '../../../../../tools/dev/sample-camp'
import { camp as ownCamp } from '../../../../../src/camp'
import { schemas, type DatasetName, type Notice, type TidesFile } from '../../../../../src/schemas'
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

interface Row {
  kind: WarningKind
  path: string
  file: (value: never) => object
  /** Values of the file without this warning. */
  right: unknown[]
  /** Values with this warning and, but for `also`, no other. */
  wrong: unknown[]
  also?: WarningKind[]
  /** The evening of 22 August 2026 if not given. */
  now?: string
}

const weatherRows: Row[] = [
  {
    kind: 'temperature-range',
    path: 'data[0].hours[0].temperature',
    file: hourWith('temperature'),
    right: [-30, 0, 50],
    wrong: [-30.1, 50.1],
  },
  {
    kind: 'rain-range',
    path: 'data[0].hours[0].chanceOfRain',
    file: hourWith('chanceOfRain'),
    right: [0, 1, 100],
    wrong: [-0.1, 100.1],
  },
  {
    kind: 'uv-range',
    path: 'data[0].summary.uvIndexMax',
    file: (uvIndexMax: number) => ({ data: [forecastDay('2026-08-22', { summary: { uvIndexMax } })] }),
    right: [0, 20],
    wrong: [-0.1, 20.1],
  },
  {
    kind: 'gust-range',
    path: 'data[0].hours[0].windGustMph',
    file: hourWith('windGustMph'),
    right: [0, 150],
    wrong: [-0.1, 150.1],
  },
  {
    kind: 'wind-range',
    path: 'data[0].hours[0].windSpeedMph',
    file: hourWith('windSpeedMph'),
    right: [0, 120],
    wrong: [-0.1, 120.1],
  },
  {
    kind: 'wind-direction',
    path: 'data[0].hours[0].windDirection',
    file: hourWith('windDirection'),
    right: ['N', 'SSW'],
    wrong: ['-99', 'sw', 'constructor', ''],
  },
  {
    kind: 'weather-code',
    path: 'data[0].hours[0].weatherType',
    file: hourWith('weatherType'),
    right: weatherCodeRows.flat(),
    wrong: [-1, 48, 1.5],
  },
  {
    kind: 'invalid-time',
    path: 'data[0].hours[0].time',
    file: hourWith('time'),
    right: ['00:00', '09:59', '19:00', '23:59'],
    wrong: ['24:00', '7:00', '12:60', '29:00', ' 12:00', '6am'],
  },
  {
    kind: 'hour-outside-day',
    path: 'data[0].hours[0].temperature',
    file: (temperature: number) => weather(dayOf('2026-08-22', forecastHour({ temperature }))),
    right: [10, 23],
    wrong: [9.9, 23.1],
  },
  {
    kind: 'hour-outside-day',
    path: 'data[0].hours[0].temperature',
    file: (temperature: number) => {
      const summary = { minimumTemperature: 17, maximumTemperature: 17 }
      return weather(forecastDay('2026-08-22', { summary, hours: [forecastHour({ temperature })] }))
    },
    right: [15, 19],
    wrong: [14.9, 19.1],
  },
  {
    kind: 'temperature-range',
    path: 'data[0].summary.maximumTemperature',
    file: summaryWith('maximumTemperature'),
    right: [17, 50],
    wrong: [50.1],
  },
  {
    kind: 'temperature-range',
    path: 'data[0].summary.minimumTemperature',
    file: summaryWith('minimumTemperature'),
    right: [-30, 17],
    wrong: [-30.1],
  },
  {
    kind: 'minimum-above-maximum',
    path: 'data[0].summary.minimumTemperature',
    file: summaryWith('minimumTemperature'),
    right: [20.9, 21],
    wrong: [21.1],
  },
  {
    kind: 'weather-code',
    path: 'data[0].summary.weatherType',
    file: summaryWith('weatherType'),
    right: [47],
    wrong: [48],
  },
  {
    kind: 'invalid-time',
    path: 'data[0].summary.sunrise',
    file: summaryWith('sunrise'),
    right: ['00:00'],
    wrong: ['24:00', '6:06', ''],
  },
  {
    kind: 'invalid-time',
    path: 'data[0].summary.sunset',
    file: summaryWith('sunset'),
    right: ['23:59'],
    wrong: ['24:00', '20:60', ''],
  },
  {
    kind: 'sunset-before-sunrise',
    path: 'data[0].summary.sunset',
    file: summaryWith('sunset'),
    right: ['06:06'],
    wrong: ['06:05'],
  },
  {
    kind: 'no-hours',
    path: 'data[0].hours',
    file: (times: string[]) => weather(dayAt('2026-08-22', ...times)),
    right: [['18:00']],
    wrong: [[]],
  },
  {
    kind: 'hours-copied',
    path: 'data[1].hours',
    file: (temperature: number) =>
      weather(dayAt('2026-08-22', '18:00'), dayOf('2026-08-23', forecastHour({ temperature }))),
    right: [18],
    wrong: [17],
  },
  {
    kind: 'hours-copied',
    path: 'data[1].hours',
    file: (times: string[]) => weather(dayAt('2026-08-22', ...times), dayAt('2026-08-23', ...times)),
    right: [[]],
    wrong: [['18:00']],
  },
  {
    kind: 'night-first',
    path: 'data[0].hours[0].time',
    file: (times: string[]) => weather(dayAt('2026-08-22', ...times)),
    right: [
      ['06:00', '23:00', '00:00', '05:00'],
      ['01:00', '05:00'],
      ['06:00', '05:59'],
    ],
    wrong: [
      ['05:59', '06:00'],
      ['00:00', '05:00', '06:00', '23:00'],
    ],
  },
  {
    kind: 'night-first',
    path: 'data[0].hours[1].time',
    file: (times: string[]) => weather(dayAt('2026-08-22', ...times)),
    right: [['18:00', '01:00']],
    wrong: [['18:00', '01:00', '19:00']],
  },
  {
    kind: 'hour-doubled',
    path: 'data[0].hours[2].time',
    file: (times: string[]) => weather(dayAt('2026-08-22', ...times)),
    right: [['18:00', '19:00', '20:00']],
    wrong: [
      ['18:00', '19:00', '18:00'],
      ['18:00', '19:00', '19:00'],
    ],
  },
  {
    // The clocks go back in the night to 25 October.
    kind: 'hour-doubled',
    path: 'data[0].hours[1].time',
    file: (date: string) => weather(dayAt(date, '01:00', '01:00')),
    right: ['2026-10-24'],
    wrong: ['2026-10-25'],
    now: '2026-10-24T12:00:00Z',
  },
  {
    kind: 'hour-order',
    path: 'data[0].hours[1].time',
    file: (times: string[]) => weather(dayAt('2026-08-22', ...times)),
    right: [
      ['18:00', '19:00'],
      ['23:00', '00:00'],
    ],
    wrong: [
      ['19:00', '18:00'],
      ['01:00', '00:00'],
    ],
  },
  {
    kind: 'rain-fraction',
    path: 'data[0].hours[1].chanceOfRain',
    file: ([first, second]: [number, number]) =>
      weather(
        dayOf(
          '2026-08-22',
          forecastHour({ chanceOfRain: first }),
          forecastHour({ time: '19:00', chanceOfRain: second }),
        ),
      ),
    right: [
      [0, 0],
      [1, 0],
      [20, 0.2],
    ],
    wrong: [
      [0, 0.2],
      [1, 0.9],
    ],
  },
  {
    kind: 'begins-late',
    path: 'data[0].date',
    file: weatherOn,
    right: [['2026-08-22'], ['2026-08-23']],
    wrong: [['2026-08-24']],
  },
  {
    kind: 'day-doubled',
    path: 'data[1].date',
    file: weatherOn,
    right: [['2026-08-22', '2026-08-23']],
    wrong: [
      ['2026-08-22', '2026-08-22'],
      ['2026-08-22', '2026-08-22T12:00Z'],
    ],
  },
  {
    kind: 'day-order',
    path: 'data[1].date',
    file: weatherOn,
    right: [['2026-08-21', '2026-08-22']],
    wrong: [['2026-08-22', '2026-08-21']],
  },
  {
    kind: 'day-missing',
    path: 'data[1].date',
    file: weatherOn,
    right: [['2026-08-22', '2026-08-23']],
    wrong: [['2026-08-22', '2026-08-24']],
  },
  {
    kind: 'ended',
    path: 'data[1].date',
    file: weatherOn,
    right: [['2026-08-21', '2026-08-22']],
    wrong: [['2026-08-20', '2026-08-21']],
  },
  { kind: 'no-days', path: 'data', file: weatherOn, right: [['2026-08-22']], wrong: [[]] },
]

const tideRows: Row[] = [
  { kind: 'no-days', path: 'dates', file: (dates: []) => ({ dates }), right: [], wrong: [[]] },
  {
    kind: 'ended',
    path: 'dates[0].date',
    file: (date: string) => ({ dates: [tidesOn(date)] }),
    right: ['2026-08-22'],
    wrong: ['2026-08-21'],
  },
  {
    kind: 'height-range',
    path: 'dates[0].tides[0].heightInMetres',
    file: (height: number) => tides(['Low', '03:00', height]),
    right: [-3, 0, 16],
    wrong: [-3.1, 16.1],
  },
  {
    kind: 'time-differs',
    path: 'dates[0].tides[0].time',
    file: (time: string) => tidesWith({ time }),
    right: ['03:00'],
    wrong: ['02:00', '3:00', 'night'],
  },
  {
    kind: 'time-differs',
    path: 'dates[0].tides[0].time',
    file: (time: string) => ({
      dates: [tidesOn('2026-12-22')].map(({ date, tides: [first, ...others] }) => ({
        date,
        tides: [
          { ...first, instant: '2026-12-22T03:00:00Z', time },
          ...others.map((each) => ({ ...each, instant: each.instant.replace('+01:00', 'Z') })),
        ],
      })),
    }),
    right: ['03:00'],
    wrong: ['04:00'],
    now: '2026-12-22T12:00:00Z',
  },
  {
    kind: 'tide-on-other-day',
    path: 'dates[0].tides[3].instant',
    file: (instant: string) => ({
      dates: [tidesOn('2026-08-22')].map(({ date, tides }) => ({
        date,
        tides: [...tides.slice(0, 3), tide('High', instant, 2)],
      })),
    }),
    right: ['2026-08-22T23:59+01:00'],
    wrong: ['2026-08-23T00:00+01:00'],
  },
  {
    kind: 'few-tides',
    path: 'dates[0].tides',
    file: firstTides,
    right: [0, 3, 4],
    wrong: [1, 2],
  },
  { kind: 'no-tides', path: 'dates[0].tides', file: firstTides, right: [1], wrong: [0] },
  {
    kind: 'tide-doubled',
    path: 'dates[0].tides[1].instant',
    file: secondTideAt,
    right: ['09:00'],
    wrong: ['03:00'],
  },
  {
    kind: 'tide-doubled',
    path: 'dates[0].tides[3].instant',
    file: (clock: string) => tides(undefined, undefined, undefined, ['High', clock, 2]),
    right: ['21:00'],
    wrong: ['09:00'],
  },
  {
    kind: 'tide-order',
    path: 'dates[0].tides[1].instant',
    file: secondTideAt,
    right: ['03:00', '03:01'],
    wrong: ['02:59'],
  },
  {
    kind: 'tides-too-close',
    path: 'dates[0].tides[1].instant',
    file: secondTideAt,
    right: ['04:00'],
    wrong: ['03:01', '03:59'],
  },
  {
    kind: 'tide-gap',
    path: 'dates[0].tides[1].instant',
    file: (clock: string) => tides(['Low', '00:30', 0.5], ['High', clock, 2], ['Low', '17:00', 0.5]),
    right: ['14:30'],
    wrong: ['14:31'],
  },
  {
    kind: 'same-tide-type',
    path: 'dates[0].tides[3].type',
    file: (type: 'Low') => tides(undefined, undefined, undefined, [type, '21:00', 2]),
    right: ['High'],
    wrong: ['Low'],
  },
  {
    kind: 'single-tide-type',
    path: 'dates',
    file: (type: 'Low') => tides(undefined, [type, '09:00', 2], undefined, ['Low', '21:00', 2]),
    right: ['High'],
    wrong: ['Low'],
    also: ['same-tide-type'],
  },
  {
    kind: 'single-tide-type',
    path: 'dates',
    file: (count: number) => {
      const { date, tides } = tidesOn('2026-08-22')
      return { dates: [{ date, tides: tides.slice(0, count).map((each) => ({ ...each, type: 'Low' })) }] }
    },
    right: [2],
    wrong: [3],
    also: ['same-tide-type'],
  },
  {
    kind: 'high-below-lows',
    path: 'dates[0].tides[1].heightInMetres',
    file: (height: number) => tides(['Low', '03:00', 1.5], ['High', '09:00', height], ['Low', '15:00', 1.6]),
    right: [1.2],
    wrong: [1.19],
  },
  {
    kind: 'high-below-lows',
    path: 'dates[0].tides[1].heightInMetres',
    file: (type: 'Low') => tides(['Low', '03:00', 1.5], ['High', '09:00', 1], [type, '15:00', 1.6]),
    right: ['High'],
    wrong: ['Low'],
  },
  {
    kind: 'levels-not-shown',
    path: 'dates[0].levels',
    file: (count: number) => ({
      dates: withLevels({ dates: [tidesOn('2026-08-22')] }).dates.map((day) => ({
        ...day,
        levels: { everyMinutes: 30, heightsInMetres: day.levels?.heightsInMetres.slice(0, count) },
      })),
    }),
    right: [49],
    wrong: [48],
  },
]

const calendarRows: Row[] = [
  {
    kind: 'ended',
    path: 'endDate',
    file: (endDate: string) => calendar({ endDate }),
    right: ['2026-08-22'],
    wrong: ['2026-08-21'],
  },
  {
    kind: 'no-events',
    path: 'events',
    file: (events: []) => calendar({ events }),
    right: [],
    wrong: [[]],
  },
  {
    kind: 'calendar-reversed',
    path: 'endDate',
    file: (endDate: string) => calendar({ startDate: '2026-09-01', endDate }),
    right: ['2026-09-01'],
    wrong: ['2026-08-31'],
    also: ['event-outside'],
  },
  {
    kind: 'calendar-too-long',
    path: 'endDate',
    file: (endDate: string) => calendar({ endDate }),
    right: ['2027-09-13'],
    wrong: ['2027-09-14'],
  },
  {
    kind: 'event-unknown',
    path: 'events[0].name',
    file: (name: string) => eventWith({ name }),
    right: ['Family Camp'],
    wrong: ['family camp', 'constructor'],
  },
  {
    kind: 'event-reversed',
    path: 'events[0].endDate',
    file: (endDate: string) => eventWith({ endDate }),
    right: ['2026-08-14'],
    wrong: ['2026-08-13', '2026-08-01'],
  },
  {
    kind: 'event-outside',
    path: 'events[0].startDate',
    file: (startDate: string) => eventWith({ startDate }),
    right: ['2026-08-10'],
    wrong: ['2026-08-09'],
  },
  {
    kind: 'event-outside',
    path: 'events[0].endDate',
    file: (endDate: string) => eventWith({ endDate }),
    right: ['2026-08-26'],
    wrong: ['2026-08-27'],
  },
  {
    kind: 'notice-ended',
    path: 'notice.until',
    file: (until: string) => noticeWith({ until }),
    right: ['2026-08-22T18:00:01Z'],
    wrong: ['2026-08-22T18:00:00Z'],
  },
  {
    kind: 'notice-reversed',
    path: 'notice.until',
    file: (until: string) => noticeWith({ from: '2026-08-23T10:00:00Z', until }),
    right: ['2026-08-23T10:00:01Z'],
    wrong: ['2026-08-23T10:00:00Z'],
  },
  {
    kind: 'notice-too-long',
    path: 'notice.until',
    file: (until: string) => noticeWith({ until }),
    right: ['2026-09-21T18:00:00Z'],
    wrong: ['2026-09-21T18:00:01Z'],
  },
  {
    kind: 'notice-too-long',
    path: 'notice.until',
    file: (until: string) => noticeWith({ from: '2026-08-01T00:00:00Z', until }),
    right: ['2026-08-31T00:00:00Z'],
    wrong: ['2026-08-31T00:00:01Z'],
  },
]

const locationRows: Row[] = [
  { kind: 'no-places', path: 'locations', file: places, right: [[{}]], wrong: [[]] },
  {
    kind: 'place-unnamed',
    path: 'locations[0].name',
    file: placeWith('name'),
    right: ['A'],
    wrong: ['', ' '],
  },
  {
    kind: 'place-doubled',
    path: 'locations[1].name',
    file: (name: string) => places([{ name: 'A' }, { name }]),
    right: ['B'],
    wrong: ['A'],
  },
  {
    kind: 'invalid-latitude',
    path: 'locations[0].lat',
    file: placeWith('lat'),
    right: ['50', '50.1', '-49.9'],
    wrong: ['50,65', '', '50.'],
  },
  {
    kind: 'invalid-latitude',
    path: 'locations[0].lat',
    file: placeWith('lat'),
    right: ['90', '-90'],
    wrong: ['90.1', '-90.1'],
    also: ['place-far'],
  },
  {
    kind: 'invalid-longitude',
    path: 'locations[0].lng',
    file: placeWith('lng'),
    right: ['-1.9', '-1'],
    wrong: ['', '1,9'],
  },
  {
    kind: 'invalid-longitude',
    path: 'locations[0].lng',
    file: placeWith('lng'),
    right: ['180', '-180'],
    wrong: ['180.1', '-180.1', '1e1'],
    also: ['place-far'],
  },
  {
    kind: 'place-far',
    path: 'locations[0].lat',
    file: (lat: string) => places([{ lat, lng: '-1.94' }]),
    right: ['51.5392', '49.7408'],
    wrong: ['51.5394', '49.7406', '-50.64'],
  },
]

const rows: Record<DatasetName, Row[]> = {
  weather: weatherRows,
  tides: tideRows,
  calendar: calendarRows,
  locations: locationRows,
}

for (const name of Object.keys(rows) as DatasetName[]) {
  for (const { kind, path, file, right, wrong, also = [], now } of rows[name]) {
    test(`warnings: ${kind} at ${path}`, () => {
      const found = (value: unknown) => warningsOf(name, file(value as never), now)
      for (const value of right) assert.not.ok(found(value).includes(`${kind} ${path}`), String(value))
      for (const value of wrong) {
        const others = found(value).filter((warning) => !also.some((kind) => warning.startsWith(`${kind} `)))
        assert.equal(others, [`${kind} ${path}`], String(value))
      }
    })
  }
}

test('warnings: misspelt keys are those near a known key that is missing', () => {
  const keysWarned = (...keys: string[]) =>
    keys.filter((key) => warningsOf('calendar', calendar({ [key]: 1 })).includes(`misspelt-key ${key}`))
  assert.equal(keysWarned('notise', 'ntoice', 'Notice', 'NOTICE', 'noti', 'notices', 'n_o-tice').length, 7)
  assert.equal(keysWarned('note', 'not', 'year', 'shortName', 'event', 'startdate', '$schema'), [])
  const { googlePlaceId: _, ...others } = place()
  assert.equal(warningsOf('locations', { locations: [{ ...others, googlPlacId: '' }] }), [
    'misspelt-key locations[0].googlPlacId',
  ])
  assert.equal(warningsOf('tides', tidesWith({ heightInMeters: 1 })), [], 'heightInMetres is present')
})

test('warnings: none about the sample camp, at any time of the year', () => {
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
function dayOf(date: string, ...hours: ReturnType<typeof forecastHour>[]) {
  return forecastDay(date, { hours })
}
function dayAt(date: string, ...times: string[]) {
  return dayOf(date, ...times.map((time) => forecastHour({ time })))
}
/** A forecast for some dates, each with a temperature of its own. */
function weatherOn(dates: string[]) {
  return weather(...dates.map((date, index) => dayOf(date, forecastHour({ temperature: 14 + index }))))
}
function hourWith(key: string) {
  return (value: never) => {
    const summary = { minimumTemperature: -30, maximumTemperature: 50 }
    return weather(forecastDay('2026-08-22', { summary, hours: [forecastHour({ [key]: value })] }))
  }
}
function summaryWith(key: string) {
  return (value: never) =>
    weather(
      forecastDay('2026-08-22', { summary: { [key]: value }, hours: [forecastHour({ temperature: 19 })] }),
    )
}

type TideParts = [type: 'Low' | 'High', clock: string, height: number]
const fourTides: TideParts[] = [
  ['Low', '03:00', 0.5],
  ['High', '09:00', 2],
  ['Low', '15:00', 0.6],
  ['High', '21:00', 2.1],
]
function tidesOn(date: string): TidesFile['dates'][number] {
  return {
    date,
    tides: fourTides.map(([type, clock, height]) => tide(type, `${date}T${clock}+01:00`, height)),
  }
}
/** A day of four tides, some of them replaced. */
function tides(...changes: (TideParts | undefined)[]): TidesFile {
  const date = '2026-08-22'
  const all = fourTides.map((parts, index) => changes[index] ?? parts)
  return {
    dates: [
      { date, tides: all.map(([type, clock, height]) => tide(type, `${date}T${clock}+01:00`, height)) },
    ],
  }
}
/** A day whose first tide is changed. */
function tidesWith(changes: object): object {
  const [first, ...others] = tidesOn('2026-08-22').tides
  return { dates: [{ date: '2026-08-22', tides: [{ ...first, ...changes }, ...others] }] }
}
function firstTides(count: number): TidesFile {
  const { date, tides } = tidesOn('2026-08-22')
  return { dates: [{ date, tides: tides.slice(0, count) }] }
}
function secondTideAt(clock: string): TidesFile {
  return tides(undefined, ['High', clock, 2])
}

function calendar(changes: object): object {
  const event = { name: 'Family Camp', startDate: '2026-08-14', endDate: '2026-08-18' }
  return { startDate: '2026-08-10', endDate: '2026-08-26', events: [event], ...changes }
}
function eventWith(changes: object): object {
  return calendar({
    events: [{ name: 'Family Camp', startDate: '2026-08-14', endDate: '2026-08-18', ...changes }],
  })
}
function noticeWith(changes: Partial<Notice>): object {
  return calendar({ notice: { text: 'The gate closes at 22:00.', ...changes } })
}

function places(changes: Parameters<typeof place>[0][]) {
  return { locations: changes.map((change) => place(change)) }
}
function placeWith(key: string) {
  return (value: string) => places([{ [key]: value }])
}

test.run()
