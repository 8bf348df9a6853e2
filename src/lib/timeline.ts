/** Shared by the timelines of a day. Positions are in percent of its 24 hours, in the camp's time. */
import type { ForecastDay } from '../schemas'
import { addDays } from './camp-time'
import { datePart } from './iso-date'

/** Returns NaN for an invalid time (`HH:MM`). */
export const percentOfDay = (clock: string): number => {
  const [hours, minutes] = clock.split(':').map(Number)
  return (hours! * 60 + minutes!) / 14.4
}

/** Limits a value to ±99, because one mistyped number would flatten the others or turn them into NaN. */
export const bounded = (value: number): number => Math.max(-99, Math.min(value, 99))

/** Returns a scale from the lowest value (0) to the highest (100). */
export const scaleOf = (values: number[]): ((value: number) => number) => {
  const lowest = Math.min(...values)
  const range = Math.max(...values) - lowest || 1
  return (value) => ((value - lowest) / range) * 100
}

/** In percent of a timeline's width. */
export interface Night {
  from: number
  to: number
}

/** Returns the nights in the 24 hours from `startPercent` of a date. Without the next day, uses the date's sunrise. */
export const nightsOn = (date: string, forecast: ForecastDay[], startPercent = 0): Night[] => {
  const summaryOf = (date: string) => forecast.find((day) => datePart(day.date) === date)?.summary
  const summary = summaryOf(date)
  if (!summary) return []
  const [sunrise, sunset] = [percentOfDay(summary.sunrise), percentOfDay(summary.sunset)]
  if (!(sunrise < sunset)) return []
  const nextSunrise = percentOfDay(summaryOf(addDays(date, 1))?.sunrise ?? '') || sunrise
  return [
    { from: 0, to: sunrise - startPercent },
    { from: sunset - startPercent, to: Math.min(100 + nextSunrise - startPercent, 100) },
  ].filter(({ from, to }) => to - from > 1)
}
