import type { ForecastDay, ForecastHour } from '../schemas'
import { bounded, hourOf, scaleOf, xOn, type DayAxis } from './day-axis'
import { firstHour } from './hours'
import { degrees, roundedTo } from './figures'

const startHour = hourOf(firstHour)

/** Returns the hours from a forecast day's midnight to a time in that day (`HH:MM`); NaN if invalid. */
const hourInForecastDay = (clock: string): number => {
  const hour = hourOf(clock)
  return hour < startHour ? hour + 24 : hour
}

/** Returns a time's position on a forecast day's axis; NaN for an invalid time (`HH:MM`), negative before the axis. */
export const xInForecastDay = (axis: DayAxis, clock: string): number => xOn(axis, hourInForecastDay(clock))

export interface HourPoint {
  hour: ForecastHour
  /** Position on the axis, and temperature within the range of all days, both from 0 to 100. */
  x: number
  y: number
}

export interface HourPoints {
  axis: DayAxis
  points: HourPoint[]
  /** The first of the hours with the lowest temperature; likewise `highest`. */
  lowest: HourPoint
  highest: HourPoint
  inWords: string
}

/**
 * Returns what to draw from 06:00, 12:00, 18:00, 21:00 or midnight until 06:00, so that a forecast that begins in the
 * evening has no blank day before it. Undefined if no hour has a valid time.
 */
export const hourPoints = ({ hours }: ForecastDay, days: ForecastDay[]): HourPoints | undefined => {
  const timed = hours.filter(({ time }) => hourOf(time) >= 0)
  if (!timed.length) return undefined
  const earliest = Math.min(...timed.map(({ time }) => hourInForecastDay(time)))
  const step = earliest < 18 ? 6 : 3
  const axis = { from: Math.min(Math.floor(earliest / step) * step, 24), to: startHour + 24 }
  const scale = scaleOf(days.flatMap((day) => day.hours).map(({ temperature }) => bounded(temperature)))
  const points = timed.map((hour) => ({
    hour,
    x: xInForecastDay(axis, hour.time),
    y: scale(bounded(hour.temperature)),
  }))
  const firstWithMost = (amount: (hour: ForecastHour) => number) =>
    points.reduce((best, point) => (amount(point.hour) > amount(best.hour) ? point : best))
  const lowest = firstWithMost(({ temperature }) => -temperature)
  const highest = firstWithMost(({ temperature }) => temperature)
  const { time, chanceOfRain } = firstWithMost((hour) => hour.chanceOfRain).hour
  const rain = chanceOfRain > 0 ? `; rain most likely at ${time}, ${roundedTo(chanceOfRain, 1)}%` : ''
  const range = lowest === highest ? inWords(lowest) : `From ${inWords(lowest)} to ${inWords(highest)}`
  return { axis, points, lowest, highest, inWords: range + rain }
}

function inWords({ hour }: HourPoint): string {
  return `${degrees(hour.temperature)} °C at ${hour.time}`
}

/** Returns an hour's width on an axis. */
export const hourWidth = ({ from, to }: DayAxis): number => 100 / (to - from)

export const follows = (point: HourPoint, previous: HourPoint | undefined, width: number): boolean =>
  Math.round((point.x - (previous?.x ?? NaN)) / width) === 1
