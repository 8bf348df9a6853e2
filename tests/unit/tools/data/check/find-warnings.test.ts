import { assert, test } from '#test'
import { findWarnings } from '../../../../../tools/data/check/find-warnings'
import { isError } from '../../../../../tools/data/check/warnings'
import type { DatasetName, TideDay } from '../../../../../src/schemas'
import {
  forecastDay,
  forecastHour,
  place,
  tide,
  weatherCodeRows,
  withLevels,
} from '../../../../support/files'

const camp = {
  eventColours: { 'Family Camp': 'sky' },
  position: { latitude: 50.64, longitude: -1.94 },
} as const

const campItself = place({ name: 'Camp', lat: '50.6401', lng: '-1.9401', type: 'home' })

const familyCamp = { name: 'Family Camp', startDate: '2026-08-14', endDate: '2026-08-18' }

/**
 * A file in which one value varies. Each key of `rows` is the kind and path of a warning; a `!` after the kind means
 * that it is an error.
 */
interface Group {
  name: DatasetName
  /** The common start of the rows' paths. */
  path?: string
  /** Returns the file with a value; `key` is the row's path without `path`. */
  file: (value: never, key: string) => object
  rows: Record<string, Row>
}

interface Row {
  /** Values that do not trigger this warning. */
  right: unknown[]
  /** Values that trigger only this warning, apart from the kinds in `also`. */
  wrong: unknown[]
  also?: string
  /** Default: 19:00 at the camp on 22 August 2026. */
  now?: string
}

const four = ['03:00 Low 0.5', '09:00 High 2', '15:00 Low 0.6', '21:00 High 2.1']
const later = ['03:30 Low 0.5', '09:30 High 2', '15:30 Low 0.6', '21:30 High 2.1']
const whole = ['03:00 Low 1', '09:00 High 2', '15:00 Low 1', '21:00 High 2']
const lows = four.map((tide) => tide.replace('High', 'Low'))
const lowAt = (height: number) => four.with(0, `03:00 Low ${height}`)
const highBetween = (height: number) => ['03:00 Low 1.5', `09:00 High ${height}`, '15:00 Low 1.6']
/** Returns the same tides, with High and Low swapped. */
const swapped = (tides: string[]) =>
  tides.map((tide) => tide.replace(/Low|High/, (type) => (type === 'Low' ? 'High' : 'Low')))

const groups: Group[] = [
  {
    name: 'weather',
    path: 'data[0].hours[0].',
    file: (value, key) => {
      const summary = { minimumTemperature: -30, maximumTemperature: 50 }
      return weather(forecastDay('2026-08-22', { summary, hours: [forecastHour({ [key]: value })] }))
    },
    rows: {
      'wind-direction windDirection': { right: ['N', 'SSW'], wrong: ['-99', 'sw', 'constructor', ''] },
      'weather-code weatherType': { right: [-1, ...weatherCodeRows.flat()], wrong: [-2, 48, 1.5] },
      'invalid-time! time': {
        right: ['00:00', '09:59', '19:00', '23:59'],
        wrong: ['24:00', '7:00', '12:60', '29:00', ' 12:00', '6am'],
      },
    },
  },
  {
    name: 'weather',
    path: 'data[0].summary.',
    file: (value, key) => {
      const hours = [forecastHour({ temperature: 19 })]
      return weather(forecastDay('2026-08-22', { summary: { [key]: value }, hours }))
    },
    rows: {
      'minimum-above-maximum! minimumTemperature': { right: [20.9, 21], wrong: [21.1] },
      'weather-code weatherType': { right: [47], wrong: [48] },
      'invalid-time! sunrise': { right: ['00:00'], wrong: ['24:00', '6:06', ''] },
      'invalid-time! sunset': { right: ['23:59'], wrong: ['24:00', '20:60', ''] },
      // At 50.64° north and 1.94° west, the sun rises at about 06:05 and sets at about 20:13.
      'sun-time sunrise': { right: ['05:50', '06:20'], wrong: ['05:06', '07:06', '20:10'] },
      'sun-time sunset': { right: ['20:00', '20:30'], wrong: ['19:13', '21:13', '06:05'] },
    },
  },
  {
    name: 'weather',
    // An hour's temperature, and the day's minimum and maximum.
    file: ([temperature, minimumTemperature, maximumTemperature]: [number, number, number]) => {
      const hours = [forecastHour({ temperature })]
      return weather(
        forecastDay('2026-08-22', { summary: { minimumTemperature, maximumTemperature }, hours }),
      )
    },
    rows: {
      'hour-outside-day data[0].hours[0].temperature': {
        right: [10, 23].map((each) => [each, 12, 21]).concat([15, 19].map((each) => [each, 17, 17])),
        wrong: [9.9, 23.1].map((each) => [each, 12, 21]).concat([14.9, 19.1].map((each) => [each, 17, 17])),
      },
    },
  },
  {
    name: 'weather',
    path: 'data[0].hours',
    file: (times: string) => weather(dayAt('2026-08-22', times)),
    rows: {
      'night-first! [0].time': {
        right: ['06:00 23:00 00:00 05:00', '01:00 05:00', '06:00 05:59'],
        wrong: ['05:59 06:00', '00:00 05:00 06:00 23:00'],
      },
      'night-first! [1].time': { right: ['18:00 01:00'], wrong: ['18:00 01:00 19:00'] },
      'duplicate-hour! [2].time': {
        right: ['18:00 19:00 20:00'],
        wrong: ['18:00 19:00 18:00', '18:00 19:00 19:00'],
      },
      'hour-order! [1].time': {
        right: ['18:00 19:00', '23:00 00:00'],
        wrong: ['19:00 18:00', '01:00 00:00'],
      },
      'hour-missing [2].time': {
        right: [
          '06:00 07:00 08:00 09:00 10:00 11:00',
          '06:00 07:00 09:00 11:00 13:00 15:00',
          '06:00 09:00 12:00 15:00 18:00 21:00',
          '06:00 07:00 12:00 13:00 14:00',
        ],
        wrong: ['06:00 07:00 12:00 13:00 14:00 15:00', '06:00 09:00 15:00 18:00 21:00 00:00'],
      },
    },
  },
  {
    name: 'weather',
    path: 'data[0].hours',
    // The clocks go back in the early hours of 25 October, and forward in those of 28 March.
    file: (dayAndTimes: string) => weather(dayAt(dayAndTimes.slice(0, 10), dayAndTimes.slice(11))),
    rows: {
      'duplicate-hour! [1].time': {
        right: ['2026-10-24 01:00 01:00'],
        wrong: ['2026-10-25 01:00 01:00'],
        now: '2026-10-25T12:00:00Z',
        also: 'ended sun-time',
      },
      'hour-missing [2].time': {
        right: [
          '2027-03-27 23:00 00:00 02:00 03:00 04:00 05:00',
          '2026-10-24 00:00 01:00 02:00 03:00 04:00 05:00',
        ],
        wrong: ['2027-03-26 23:00 00:00 02:00 03:00 04:00 05:00'],
        now: '2027-03-26T12:00:00Z',
        also: 'sun-time',
      },
      'duplicate-hour! [2].time': {
        right: ['2026-10-24 01:00 01:00 02:00'],
        wrong: ['2026-10-24 01:00 01:00 01:00'],
        now: '2026-10-24T12:00:00Z',
        also: 'sun-time',
      },
      'hour-skipped [1].time': {
        right: ['2027-03-27 00:00 02:00', '2027-03-26 00:00 01:00', '2027-03-28 00:00 01:00'],
        wrong: ['2027-03-27 00:00 01:00 02:00', '2027-03-27 00:00 01:59'],
        now: '2027-03-26T12:00:00Z',
        also: 'sun-time begins-late',
      },
    },
  },
  {
    name: 'weather',
    file: (madeAt: string) => ({ ...weather(dayAt('2026-08-22', '19:00')), madeAt }),
    rows: {
      'made-in-future madeAt': { right: ['2026-08-22T18:10:00Z'], wrong: ['2026-08-22T18:10:01Z'] },
      'forecast-old madeAt': {
        right: ['2026-08-21T18:00:00Z', '2026-08-21T19:00+01:00'],
        wrong: ['2026-08-21T17:59:59Z'],
      },
    },
  },
  {
    name: 'weather',
    // Just before 06:00, the day before still has an hour to come.
    file: (date: string) => weather(dayAt(date, '05:00')),
    rows: {
      'ended data[0].date': { right: ['2026-08-22'], wrong: ['2026-08-21'], now: '2026-08-23T04:59:59Z' },
    },
  },
  {
    name: 'weather',
    file: (date: string) => weather(dayAt(date, '05:00')),
    rows: {
      'ended data[0].date': { right: ['2026-08-23'], wrong: ['2026-08-22'], now: '2026-08-23T05:00:00Z' },
    },
  },
  {
    name: 'weather',
    file: (times: string) => {
      const [first = '', second = ''] = times.split(', ')
      return weather(dayAt('2026-08-22', first), dayAt('2026-08-23', second))
    },
    rows: { 'hours-copied data[1].hours': { right: ['18:00, 19:00', ', '], wrong: ['18:00, 18:00'] } },
  },
  {
    name: 'weather',
    file: (percentages: string) => {
      const [first, second] = words(percentages).map((chance) => ({ chanceOfRain: Number(chance) }))
      return weather(dayOf('2026-08-22', forecastHour(first), forecastHour({ ...second, time: '19:00' })))
    },
    rows: {
      'rain-fraction data[0].hours[1].chanceOfRain': {
        right: ['0 0', '1 0', '20.5 0.2'],
        wrong: ['0 0.2', '1 0.9', '20 0.2'],
      },
    },
  },
  {
    name: 'weather',
    // The gusts of two hours with a wind of 10 mph; a dash for none.
    file: (both: string) => {
      const [first, second] = both
        .split(' ')
        .map((gust) =>
          forecastHour({ windSpeedMph: 10, ...(gust === '-' ? {} : { windGustMph: Number(gust) }) }),
        )
      return weather(dayOf('2026-08-22', first!, { ...second!, time: '19:00' }))
    },
    rows: {
      'gusts-below-wind data[0].hours[0].windGustMph': {
        right: ['- -', '9 11', '9 10', '18 20'],
        wrong: ['3 4', '9 -'],
      },
    },
  },
  {
    name: 'weather',
    path: 'data',
    // Days in August; their temperatures differ, so that none repeats another's hours.
    file: (days: string) =>
      weather(
        ...words(days).map((day, index) =>
          dayOf(`2026-08-${day}`, forecastHour({ temperature: 14 + index })),
        ),
      ),
    rows: {
      'begins-late [0].date': { right: ['22'], wrong: ['23', '24'] },
      'duplicate-day! [1].date': { right: ['22 23'], wrong: ['22 22', '22 22T12:00Z'] },
      'day-order! [1].date': { right: ['21 22'], wrong: ['22 21'] },
      'day-missing [1].date': { right: ['22 23'], wrong: ['22 24'] },
      'ended [1].date': { right: ['21 22'], wrong: ['20 21'] },
      'ended [0].date': { right: ['22'], wrong: ['21'], now: '2026-08-23T04:59:00Z' },
    },
  },
  {
    name: 'weather',
    path: 'data',
    // At 00:30 at the camp.
    file: (date: string) => weather(dayOf(date, forecastHour({}))),
    rows: {
      'begins-late [0].date': {
        right: ['2026-08-22', '2026-08-23'],
        wrong: ['2026-08-24'],
        now: '2026-08-22T23:30:00Z',
      },
    },
  },
  {
    name: 'weather',
    file: (temperatures: number[]) => {
      const summary = { minimumTemperature: -30, maximumTemperature: 50 }
      const hours = temperatures.map((temperature, index) =>
        forecastHour({ temperature, time: `${String((index + 6) % 24).padStart(2, '0')}:00` }),
      )
      return weather(forecastDay('2026-08-22', { summary, hours }))
    },
    rows: {
      'temperature-jump data[0].hours[1].temperature': {
        right: [
          [17, 30, 18],
          [17, 40, 40],
          [17, 30, 43],
        ],
        wrong: [
          [17, 30, 17],
          [17, 4, 17],
        ],
      },
      'hours-zero data[0].hours[0].temperature': {
        right: [Array(23).fill(0), Array(24).fill(0).with(9, 1)],
        wrong: [Array(24).fill(0)],
        also: 'extreme-far',
      },
    },
  },
  {
    name: 'weather',
    path: 'data[0].hours[1].',
    file: ([windSpeedMph = 0, windGustMph = 20]: number[]) =>
      weather(
        forecastDay('2026-08-22', {
          hours: [
            forecastHour({ time: '12:00', windSpeedMph: 10, windGustMph: 20 }),
            forecastHour({ time: '13:00', windSpeedMph, windGustMph }),
            forecastHour({ time: '14:00', windSpeedMph: 15, windGustMph: 25 }),
          ],
        }),
      ),
    rows: {
      'windSpeedMph-jump windSpeedMph': { right: [[55]], wrong: [[56]] },
      'windGustMph-jump windGustMph': { right: [[10, 75]], wrong: [[10, 76]] },
    },
  },
  {
    name: 'weather',
    path: 'data[0].summary.',
    // A day with hours from 12 to 20 °C.
    file: ([minimumTemperature = NaN, maximumTemperature = NaN, count = 22]: number[]) => {
      const hours = Array.from({ length: count }, (_, index) =>
        forecastHour({
          temperature: index ? 12 : 20,
          time: `${String((index + 6) % 24).padStart(2, '0')}:00`,
        }),
      )
      return weather(
        forecastDay('2026-08-22', { summary: { minimumTemperature, maximumTemperature }, hours }),
      )
    },
    rows: {
      'extreme-far maximumTemperature': {
        right: [
          [12, 25],
          [12, 26, 21],
        ],
        wrong: [[12, 26]],
      },
      'extreme-far minimumTemperature': {
        right: [
          [7, 20],
          [6, 20, 21],
        ],
        wrong: [[6, 20]],
      },
    },
  },
  {
    name: 'tides',
    file: (dates: string[]) => ({ dates: dates.map((date) => tideDay(four, date)) }),
    rows: {
      'ended dates[0].date': { right: [['2026-08-22']], wrong: [['2026-08-21']] },
      'begins-late dates[0].date': { right: [['2026-08-22']], wrong: [['2026-08-23'], ['2026-10-22']] },
      'day-far dates[1].date': {
        right: [['2026-08-22']],
        wrong: ['2027-06-19', '2027-08-23'].map((date) => ['2026-08-22', date]),
        also: 'tides-copied',
      },
      'day-missing dates[1].date': {
        right: [['2026-08-22']],
        wrong: ['2026-08-24', '2027-06-18'].map((date) => ['2026-08-22', date]),
        also: 'tides-copied',
      },
    },
  },
  {
    name: 'tides',
    file: (days: string[][]) => ({
      dates: days.map((tides, index) => tideDay(tides, `2026-08-${22 + index}`)),
    }),
    rows: {
      'tides-copied dates[1].tides': {
        right: [
          [four, later],
          [four.slice(0, 2), four.slice(0, 2)],
        ],
        wrong: [[four, four]],
      },
      'times-rounded dates': {
        right: [
          [four, later.with(0, '03:40 Low 0.5'), four],
          [four, later],
        ],
        wrong: [[four, later, four]],
      },
      'heights-rounded dates': {
        right: [
          [whole, four, whole],
          [whole, later],
        ],
        wrong: [[whole, whole.map((each) => each.replace(':00', ':31')), whole]],
      },
    },
  },
  {
    name: 'tides',
    file: (tides: string[]) => ({ dates: [tideDay(tides)] }),
    rows: {
      'single-tide-type! dates': {
        right: [lows.with(1, '09:00 High 2'), lows.slice(0, 2)],
        wrong: [lows, lows.slice(0, 3)],
        also: 'same-tide-type',
      },
    },
  },
  {
    name: 'tides',
    path: 'dates[0].tides',
    file: (tides: string[]) => ({ dates: [tideDay(tides)] }),
    rows: {
      'few-tides ': { right: [[], four.slice(0, 3), four], wrong: [four.slice(0, 1), four.slice(0, 2)] },
      'heights-compared [1].heightInMetres': { right: [four], wrong: [four.with(1, '09:00 High 9.1')] },
      'heights-compared! [1].heightInMetres': {
        right: [four, ['03:00 Low 1.5', '09:00 High 1.2', '15:00 Low 0.6', '21:00 High 2.1']],
        wrong: [['03:00 Low 2', '09:00 High 0.5', '15:00 Low 0.6', '21:00 High 2.1']],
      },
      'height-range! [0].heightInMetres': { right: [-3, 0, 16].map(lowAt), wrong: [-3.1, 16.1].map(lowAt) },
      'tide-on-other-day [3].instant': {
        right: [four.with(3, '23:59 High 2')],
        wrong: [four.with(3, '2026-08-23T00:00 High 2')],
      },
      'tide-on-other-day! [0].instant': {
        right: [four],
        wrong: [four.with(0, '2026-08-23T03:00 Low 0.5')],
      },
      'tide-on-other-day! [3].instant': {
        right: [four],
        wrong: [four.with(3, '2026-08-21T21:00 High 2')],
      },
      'duplicate-tide! [1].instant': { right: [four], wrong: [four.with(1, '03:00 High 2')] },
      'duplicate-tide! [3].instant': { right: [four], wrong: [four.with(3, '09:00 High 2')] },
      'tide-order! [1].instant': {
        right: [four.with(1, '03:00 High 2'), four.with(1, '03:01 High 2')],
        wrong: [four.with(1, '02:59 High 2')],
      },
      'tides-too-close! [1].instant': {
        right: [four.with(1, '04:00 High 2')],
        wrong: [four.with(1, '03:01 High 2'), four.with(1, '03:59 High 2')],
      },
      'tide-gap! [1].instant': {
        right: [
          ['00:30 Low 0.5', '14:30 High 2', '17:00 Low 0.5'],
          ['2026-08-20T23:00 Low 0.5', '14:30 High 2', '17:00 Low 0.5'],
        ],
        wrong: [
          ['00:30 Low 0.5', '14:31 High 2', '17:00 Low 0.5'],
          ['00:30 High 2', '09:31 High 2', '17:00 Low 0.5'],
        ],
      },
      'same-tide-type [3].type': { right: [four], wrong: [four.with(3, '21:00 Low 2')] },
      'wrong-tide-type! [1].type': {
        right: [
          four,
          four.slice(0, 2).with(1, '09:00 Low 2'),
          ['00:10 High 2', '02:10 High 2', '20:00 High 2'],
        ],
        wrong: [four.with(1, '09:00 Low 2')],
        also: 'same-tide-type',
      },
      'swapped-tide-types! [1].heightInMetres': {
        right: [
          highBetween(1.2),
          highBetween(2.1),
          highBetween(1).with(0, '03:00 High 1.5'),
          highBetween(1).with(2, '15:00 High 1.6'),
          highBetween(1).with(0, '03:00 Low 0.9'),
          highBetween(1).slice(0, 2),
          swapped(highBetween(1.9)),
        ],
        wrong: [highBetween(1.19), swapped(highBetween(1.91))],
      },
    },
  },
  {
    name: 'tides',
    file: (shown: string) => {
      const [date = '', offset, time = ''] = shown.split(' ')
      const { tides } = tideDay(four, date, offset)
      return { dates: [{ date, tides: tides.with(0, { ...tides[0]!, time }) }] }
    },
    rows: {
      'time-differs! dates[0].tides[0].time': {
        right: ['2026-08-22 +01:00 03:00', '2026-12-22 Z 03:00'],
        wrong: ['02:00', '3:00', 'night']
          .map((time) => `2026-08-22 +01:00 ${time}`)
          .concat('2026-12-22 Z 04:00'),
        also: 'begins-late',
      },
    },
  },
  {
    name: 'tides',
    file: (count: number) => dayWithLevels((heights) => heights.slice(0, count)),
    rows: { 'levels-not-shown dates[0].levels': { right: [49], wrong: [48] } },
  },
  {
    name: 'tides',
    // The level at 00:30.
    file: (level: number) => dayWithLevels((heights) => heights.with(1, level)),
    rows: {
      'level-outside-tides dates[0].levels.heightsInMetres[1]': {
        right: [-0.5, 3.2],
        wrong: [-0.6, 3.3, 40],
        also: 'level-jump',
      },
    },
  },
  {
    name: 'tides',
    // Two levels in a row; the tides' range is 1.7 m.
    file: (levels: [number, number]) =>
      dayWithLevels((heights) => heights.map((height, index) => height + (levels[index - 20] ?? 0))),
    rows: {
      'level-jump dates[0].levels.heightsInMetres[20]': {
        right: [
          [0.2, 0],
          [-0.1, 0.2],
        ],
        wrong: [
          [0.5, 0],
          [-0.8, 0],
        ],
      },
      'level-jump dates[0].levels.heightsInMetres[21]': { right: [[0, 0.2]], wrong: [[0.1, 0.9]] },
    },
  },
  {
    name: 'calendar',
    file: (value, key) => calendar({ [key]: value }),
    rows: {
      'calendar-ended endDate': {
        right: ['2026-08-22'],
        wrong: ['2026-08-21', '2026-08-14'],
        also: 'event-outside',
      },
      'calendar-dates! endDate': { right: ['2026-08-10', '2027-09-13'], wrong: ['2026-08-09', '2027-09-14'] },
    },
  },
  {
    name: 'calendar',
    path: 'events[0].',
    file: (value, key) => calendar({ events: [{ ...familyCamp, [key]: value }] }),
    rows: {
      'event-unknown name': {
        right: ['Family Camp'],
        wrong: ['Family Camp 2', 'Feast', 'Family', 'constructor', '🎉'],
      },
      'midnight-before startDate': {
        right: [
          '2026-08-14T00:00:00Z',
          '2026-08-14T00:00:00+01:00',
          '2026-08-14T23:30:00Z',
          '2026-08-14T23:00',
        ],
        wrong: ['2026-08-14T23:00:00Z', '2026-08-14T23:00:00.000Z'],
      },
      'event-misspelt name': {
        right: ['Family Camp'],
        wrong: ['Family Camp ', 'Family  Camp', 'family camp', 'Family-Camp.', 'Famly Camp'],
      },
      'event-outside startDate': { right: ['2026-08-10'], wrong: ['2026-08-09'] },
      'event-outside endDate': { right: ['2026-08-26'], wrong: ['2026-08-27'] },
      'unnamed! name': { right: ['A'], wrong: ['', ' '], also: 'event-unknown' },
    },
  },
  {
    name: 'calendar',
    file: (span: string) => {
      const [from, until] = span.split(' to ')
      return calendar({ notice: { text: 'The gate closes at 22:00.', ...(from && { from }), until } })
    },
    rows: {
      'notice-ended notice.until': {
        right: [' to 2026-08-22T18:00:01Z'],
        wrong: [' to 2026-08-22T18:00:00Z'],
      },
      'notice-times! notice.until': {
        right: ['2026-08-23T10:00:00Z to 2026-08-23T10:00:01Z'],
        wrong: ['2026-08-23T10:00:00Z to 2026-08-23T10:00:00Z'],
      },
      'notice-far-ahead notice.from': {
        right: ['2027-06-18T18:00:00Z to 2027-06-18T19:00:00Z'],
        wrong: ['2027-06-18T18:00:01Z to 2027-06-18T19:00:00Z'],
      },
      'notice-too-long notice.until': {
        right: [' to 2026-09-21T18:00:00Z', '2026-08-01T00:00:00Z to 2026-08-31T00:00:00Z'],
        wrong: [' to 2026-09-21T18:00:01Z', '2026-08-01T00:00:00Z to 2026-08-31T00:00:01Z'],
      },
    },
  },
  {
    name: 'calendar',
    path: 'events[1].',
    file: (event: string) => {
      const [startDate = '', endDate = '', ...names] = event.split(' ')
      const events = [familyCamp, { name: names.join(' ') || 'Family Camp', startDate, endDate }]
      return calendar({ endDate: '2027-09-10', events })
    },
    rows: {
      'duplicate-event name': {
        right: ['2026-08-19 2026-08-20', '2026-08-14 2026-08-18 Regatta'],
        wrong: [
          '2026-08-18 2026-08-20',
          '2026-08-12 2026-08-14',
          '2026-08-14 2026-08-18',
          '2026-08-14 2026-08-18 family camp ',
        ],
      },
      'event-long endDate': {
        right: ['2026-09-01 2026-10-30'],
        wrong: ['2026-09-01 2026-10-31', '2026-09-01 2027-08-31'],
      },
      'event-never-shown! startDate': {
        right: ['2027-09-10 2027-09-12'],
        wrong: ['2027-09-11 2027-09-12', '2026-08-01 2026-08-09'],
      },
    },
  },
  {
    name: 'calendar',
    file: (events: string[]) =>
      calendar({
        events: events.map((event, index) => {
          const [from, to] = event.split('-')
          return { name: `Week ${index}`, startDate: `2026-08-${from}`, endDate: `2026-08-${to}` }
        }),
      }),
    rows: {
      'events-filled events[1].startDate': {
        right: [
          ['10-12', '11-13'],
          ['10-12', '11-13', '13-15'],
          ['10-12', '11-13', '12-15'],
          ['10-11', '11-12', '12-13'],
          ['10-12', '13-15', '16-18'],
        ],
        wrong: [['10-12', '11-13', '12-14']],
        also: 'event-unknown',
      },
    },
  },
  {
    name: 'locations',
    file: (types: string[]) => ({
      locations: types.map((type, index) =>
        place({ name: type + index, lat: `50.640${index}`, lng: '-1.9401', type: type as 'home' }),
      ),
    }),
    rows: {
      'no-home locations': {
        right: [['home'], ['home', 'home'], ['shop', 'home']],
        wrong: [['shop', 'beach']],
      },
    },
  },
  {
    name: 'locations',
    path: 'locations[0].',
    file: (value, key) => ({ locations: [place({ [key]: value }), campItself] }),
    rows: {
      'unnamed! name': { right: ['A'], wrong: ['', ' '] },
      'place-id googlePlaceId': {
        right: ['', 'ChIJN1t_tDeuEmsRUsoyG83frY4'],
        wrong: ['https://maps.app.goo.gl/a1b2c3d4e5f6g7h8', 'ChIJ', 'tbc'],
      },
      'invalid-degrees! lat': {
        right: ['50', '50.1', '90', '-90'],
        wrong: ['50,65', '', '50.', '90.1', '-90.1'],
      },
      'invalid-degrees! lng': {
        right: ['-1.9', '-1', '180', '-180'],
        wrong: ['', '1,9', '180.1', '-180.1', '1e1'],
      },
    },
  },
  {
    name: 'locations',
    file: (lat: string) => ({ locations: [place({ lat, lng: '-1.94' }), campItself] }),
    rows: {
      'place-far locations[0]': {
        right: ['51.5392', '49.7408', '50,65', '', '59.64'],
        wrong: ['51.5394', '49.7406', '59.62'],
      },
      'place-rounded locations[0]': { right: ['50.653', '50.6501'], wrong: ['50.65', '50.6', '50.6500'] },
    },
  },
  {
    name: 'locations',
    // A camp at 50.64° north.
    file: (lat: string) => ({ locations: [{ ...campItself, lat, lng: '-1.94' }] }),
    rows: { 'home-far locations[0].lat': { right: ['50.6489', '50.6311'], wrong: ['50.6491', '50.6309'] } },
  },
  {
    name: 'locations',
    path: 'locations[1].',
    file: (places: object[]) => ({
      locations: [
        ...places.map((each, index) => place({ name: `Place ${index}`, lat: `50.65${index}03`, ...each })),
        campItself,
      ],
    }),
    rows: {
      'duplicate-place name': {
        right: [[{ name: 'A' }, { name: 'B' }]],
        wrong: [[{ name: 'A' }, { name: 'A' }]],
      },
      'duplicate-place-id googlePlaceId': {
        right: [withIds('A', 'B'), withIds('', '')],
        wrong: [withIds('A', 'A')],
      },
      'place-twin lat': {
        right: [
          [at50North('-1.9'), at50North('-1.91')],
          [
            { lat: '', lng: '' },
            { lat: '', lng: '' },
          ],
        ],
        wrong: [[at50North('-1.9'), at50North('-1.9')]],
      },
    },
  },
]

for (const { name, path = '', file, rows } of groups) {
  for (const [warning, { right, wrong, also, now }] of Object.entries(rows)) {
    const [kind, end = ''] = warning.split(' ')
    const expected = `${kind} ${path}${end}`
    test(`warnings: ${expected}`, () => {
      const found = (value: unknown) => warningsOf(name, file(value as never, end), now)
      for (const value of right) assert.not.ok(found(value).includes(expected), String(value))
      for (const value of wrong) {
        const others = found(value).filter(
          (each) => !also?.split(' ').some((kind) => each.startsWith(`${kind} `)),
        )
        assert.equal(others, [expected], String(value))
      }
    })
  }
}

test('warnings: the sun may set after midnight', () => {
  const reykjavik = { ...camp, position: { latitude: 64.15, longitude: -21.94 } }
  const now = Date.parse('2026-06-21T12:00:00Z')
  const found = (sunset: string) => {
    const file = weather(forecastDay('2026-06-21', { summary: { sunrise: '03:55', sunset } }))
    return findWarnings('weather', file, [], now, reykjavik).filter(({ kind }) => kind === 'sun-time')
  }
  assert.equal(found('01:04'), [])
  assert.equal(
    found('22:15').map(({ path }) => path),
    ['data[0].summary.sunset'],
  )
})

test('warnings: swapped sun times are told from wrong ones', () => {
  const hintsOn = (sunrise: string, sunset: string) =>
    findWarnings(
      'weather',
      weather(forecastDay('2026-08-22', { summary: { sunrise, sunset } })),
      [],
      Date.parse('2026-08-22T12:00:00Z'),
      camp,
    ).flatMap(({ kind, hint }) => (kind === 'sun-time' ? hint : []))
  const [swap, correct] = ['swap sunrise and sunset', 'correct it, or camp.position in src/camp.ts']
  assert.equal(hintsOn('20:13', '06:05'), [swap, swap])
  assert.equal(hintsOn('05:05', '19:13'), [correct, correct])
})

test('warnings: no event name is unknown if none has a colour', () => {
  const file = calendar({ events: [{ ...familyCamp, name: 'Regatta' }] })
  const found = (eventColours: Record<string, 'sky'>) =>
    findWarnings('calendar', file, [], Date.parse('2026-08-22T18:00:00Z'), { ...camp, eventColours }).map(
      ({ kind }) => kind,
    )
  assert.equal([found({ Feast: 'sky' }), found({})], [['event-unknown'], []])
})

test('warnings: find an unknown key similar to a missing one', () => {
  const keysWarned = (...keys: string[]) =>
    keys.filter((key) =>
      warningsOf('calendar', calendar({ [key]: 1 })).includes(`misspelt-key ${key} ${key}`),
    )
  assert.equal(keysWarned('notise', 'ntoice', 'Notice', 'NOTICE', 'noti', 'notices', 'n_o-tice').length, 7)
  assert.equal(keysWarned('note', 'not', 'year', 'shortName', 'event', 'startdate', '$schema'), [])
  const { googlePlaceId: _, ...others } = campItself
  assert.equal(warningsOf('locations', { locations: [{ ...others, googlPlacId: '' }] }), [
    'misspelt-key googlPlacId! locations[0].googlPlacId',
  ])
  const { tides } = tideDay(four)
  const extra = { date: '2026-08-22', tides: tides.map((each) => ({ ...each, heightInMeters: 1 })) }
  assert.equal(warningsOf('tides', { dates: [extra] }), [], 'heightInMetres is present')
})

test('warnings: a place that may lack its minus, near Greenwich', () => {
  const whitby = { ...camp, position: { latitude: 54.5, longitude: -0.665 } }
  const mirroredAt = (lng: string) =>
    findWarnings(
      'locations',
      { locations: [place({ lat: '54.5031', lng })] },
      [],
      Date.parse('2026-08-22T18:00:00Z'),
      whitby,
    ).some(({ kind }) => kind === 'place-mirrored')
  assert.equal(['0.6701', '-0.6701', '0.2501', '-1.6701'].map(mirroredAt), [true, false, false, false])
  const brighton = { ...camp, position: { latitude: 50.818, longitude: -0.1372 } }
  const warnedOf = (...longitudes: string[]) =>
    findWarnings(
      'locations',
      { locations: ['-0.1372', ...longitudes].map((lng) => place({ lat: '50.8180', lng })) },
      [],
      Date.parse('2026-08-22T18:00:00Z'),
      brighton,
    ).flatMap(({ kind, path }) => (kind === 'place-mirrored' ? path : []))
  assert.equal(warnedOf('0.1898'), ['locations[1].lng'], 'the only one in the east')
  assert.equal(warnedOf('0.1898', '0.0501'), [], 'others are there, too')
  assert.equal(warnedOf('0.0052'), [], 'near')
})

test('warnings: say why levels are not shown', () => {
  const problemWith = (change = (heights: number[]) => heights, everyMinutes = 30) => {
    const file = dayWithLevels(change, everyMinutes)
    const [found] = findWarnings('tides', file, [], Date.parse('2026-08-22T18:00:00Z'), camp)
    return found && `${found.reason} (${found.value})`
  }
  assert.is(problemWith(), undefined)
  assert.is(
    problemWith((heights) => heights.slice(0, 48)),
    'not shown, because they end before 24:00 (48 levels, every 30 minutes)',
  )
  assert.match(
    problemWith(undefined, 60) ?? '',
    /^not shown, because they are more than 0\.25 m from the tide at \d\d:\d\d \(/,
  )
  assert.is(
    problemWith(undefined, 0),
    'not shown, because everyMinutes is less than 1 (49 levels, every 0 minutes)',
  )
  assert.match(
    problemWith((heights) => heights.with(1, 100)) ?? '',
    /^not shown, because they are invalid \(/,
  )
})

function warningsOf(name: DatasetName, file: object, now = '2026-08-22T18:00:00Z'): string[] {
  return findWarnings(name, file, [], Date.parse(now), camp).map(
    (warning) => `${warning.kind}${isError(warning) ? '!' : ''} ${warning.path}`,
  )
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

/** Returns a day with tides such as `03:00 Low 0.5`; a time may include another date. */
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

/** Returns a day with a level every half hour, changed, and tides from 0.5 to 2.2 m. */
function dayWithLevels(change: (heights: number[]) => number[], everyMinutes = 30): { dates: TideDay[] } {
  const { dates } = withLevels({ dates: [tideDay(four.with(1, '09:00 High 2.2'))] })
  return {
    dates: dates.map((day) => {
      const heightsInMetres = change(day.levels?.heightsInMetres ?? [])
      return { ...day, levels: { everyMinutes, heightsInMetres } }
    }),
  }
}

function withIds(...letters: string[]): object[] {
  return letters.map((letter) => ({ googlePlaceId: letter.repeat(20) }))
}

function at50North(lng: string): object {
  return { lat: '50.65203', lng }
}

function calendar(changes: object): object {
  return { startDate: '2026-08-10', endDate: '2026-08-26', events: [familyCamp], ...changes }
}
