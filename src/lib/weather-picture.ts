import type { ForecastDay, ForecastHour } from '../schemas'
import { firstHour } from './hours'
import { bounded, percentOfDay, scaleOf } from './timeline'
import { degrees, roundedTo } from './words'

/** In percent. */
export const hourWidth = 100 / 24

export const forecastStart = percentOfDay(firstHour)

/** Returns NaN for an invalid time (`HH:MM`). */
export const percentOfForecastDay = (clock: string): number =>
  (percentOfDay(clock) + 100 - forecastStart) % 100

export interface HourPoint {
  hour: ForecastHour
  /** Position in the day, and temperature within the range of all days, both from 0 to 100. */
  x: number
  y: number
}

export interface WeatherPicture {
  points: HourPoint[]
  /** The first of the hours with the lowest temperature; likewise `highest`. */
  lowest: HourPoint
  highest: HourPoint
  inWords: string
}

/** Returns what to draw from 06:00 to 06:00; undefined if no hour has a valid time. */
export const weatherPicture = ({ hours }: ForecastDay, days: ForecastDay[]): WeatherPicture | undefined => {
  const scale = scaleOf(days.flatMap((day) => day.hours).map(({ temperature }) => bounded(temperature)))
  const points = hours
    .map((hour) => ({ hour, x: percentOfForecastDay(hour.time), y: scale(bounded(hour.temperature)) }))
    .filter(({ x }) => x >= 0)
  if (!points.length) return undefined
  const firstWithMost = (amount: (hour: ForecastHour) => number) =>
    points.reduce((best, point) => (amount(point.hour) > amount(best.hour) ? point : best))
  const lowest = firstWithMost(({ temperature }) => -temperature)
  const highest = firstWithMost(({ temperature }) => temperature)
  const { time, chanceOfRain } = firstWithMost((hour) => hour.chanceOfRain).hour
  const rain = chanceOfRain > 0 ? `; rain most likely at ${time}, ${roundedTo(chanceOfRain, 1)} %` : ''
  return { points, lowest, highest, inWords: `From ${inWords(lowest)} to ${inWords(highest)}${rain}` }
}

function inWords({ hour }: HourPoint): string {
  return `${degrees(hour.temperature)} °C at ${hour.time}`
}

export const follows = (point: HourPoint, previous: HourPoint | undefined): boolean =>
  Math.round((point.x - (previous?.x ?? NaN)) / hourWidth) === 1
