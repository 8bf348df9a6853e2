import type { ForecastDay, ForecastHour } from '../schemas'
import { firstHour } from './hours'
import { bounded, percentOfDay, scaleOf } from './timeline'
import { degrees, roundedTo } from './words'

/** How much of a picture an hour takes up, in percent. */
export const hourWidth = 100 / 24

/** How much of a date has passed when its forecast day begins, in percent. */
export const forecastStart = percentOfDay(firstHour)

/** How much of a forecast day has passed at a time of the camp's clock (`HH:MM`), in percent; NaN for an invalid time. */
export const percentOfForecastDay = (clock: string): number =>
  (percentOfDay(clock) + 100 - forecastStart) % 100

/** An hour in the picture of its forecast day. */
export interface HourPoint {
  hour: ForecastHour
  /** Where in the day it begins, and how warm it is among the hours of all days: both from 0 to 100. */
  x: number
  y: number
}

export interface WeatherPicture {
  points: HourPoint[]
  /** The first of the coldest hours, and of the warmest ones. */
  lowest: HourPoint
  highest: HourPoint
  inWords: string
}

/** The hours of a forecast day as a picture from 06:00 to 06:00, by the camp's clock; undefined without hours. */
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

/** Whether an hour follows another right away, by the clock. */
export const follows = (point: HourPoint, previous: HourPoint | undefined): boolean =>
  Math.round((point.x - (previous?.x ?? NaN)) / hourWidth) === 1
