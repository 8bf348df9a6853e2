import type { ForecastDay, Tide, TideDay } from '../schemas'
import { campDateTime } from './camp-time'
import { datePart } from './iso-date'

export interface TimelineMark {
  tide: Tide
  /** Where in the day it is, and how high among the heights of all days: both from 0 to 100. */
  x: number
  y: number
}

/** How much of a day has passed at a time of its clock (`HH:MM`), in percent; NaN when it is no time. */
export const percentOfDay = (clock: string): number => {
  const [hours, minutes] = clock.split(':').map(Number)
  return (hours! * 60 + minutes!) / 14.4
}

/** A tide's height as it can be painted: a slip of the pen must not make all others nothing, or no number. */
const paintedHeight = ({ heightInMetres }: Tide): number => Math.max(-99, Math.min(heightInMetres, 99))

/**
 * A mark per tide of a day, by the camp's clock. Nothing lies between them: this coast has double high waters, and
 * a curve would show water levels that are wrong. What the file has under a wrong day has no mark.
 */
export const timelineMarks = (day: TideDay, days: TideDay[]): TimelineMark[] => {
  const heights = days.flatMap(({ tides }) => tides).map(paintedHeight)
  const lowest = Math.min(0, ...heights)
  const range = Math.max(...heights) - lowest || 1
  return day.tides.flatMap((tide) => {
    const [date, clock] = campDateTime(tide.instant).split('T')
    return date === datePart(day.date)
      ? { tide, x: percentOfDay(clock!), y: ((paintedHeight(tide) - lowest) / range) * 100 }
      : []
  })
}

/** Sunrise and sunset of a date (`YYYY-MM-DD`) in percent of the day, where the forecast has it and they are times. */
export const daylight = (
  date: string,
  forecast: ForecastDay[],
): { sunrise: number; sunset: number } | undefined => {
  const summary = forecast.find((day) => datePart(day.date) === date)?.summary
  const light = summary && { sunrise: percentOfDay(summary.sunrise), sunset: percentOfDay(summary.sunset) }
  return light && light.sunrise < light.sunset ? light : undefined
}

/** `1.3`: from the lowest to the highest of a day's tides, in metres; undefined for fewer than two, and past all numbers. */
export const rangeInMetres = (tides: Tide[]): number | undefined => {
  const heights = tides.map(({ heightInMetres }) => heightInMetres)
  const range = Math.max(...heights) - Math.min(...heights)
  return heights.length > 1 && isFinite(range) ? Number(range.toFixed(1)) : undefined
}
