/** What the pictures of a day have in common: places in a day of 24 hours by the camp's clock, in percent. */
import type { ForecastDay } from '../schemas'
import { addDays } from './camp-time'
import { datePart } from './iso-date'

/** How much of a day has passed at a time of its clock (`HH:MM`), in percent; NaN for an invalid time. */
export const percentOfDay = (clock: string): number => {
  const [hours, minutes] = clock.split(':').map(Number)
  return (hours! * 60 + minutes!) / 14.4
}

/** Bounds a value, so that one mistyped number neither flattens all others nor makes them NaN. */
export const bounded = (value: number): number => Math.max(-99, Math.min(value, 99))

/** The scale of some values, from the lowest (0) to the highest (100). */
export const scaleOf = (values: number[]): ((value: number) => number) => {
  const lowest = Math.min(...values)
  const range = Math.max(...values) - lowest || 1
  return (value) => ((value - lowest) / range) * 100
}

/** From when until when it is dark, in percent of a picture. */
export interface Night {
  from: number
  to: number
}

/**
 * The nights of a picture of 24 hours that begins some percent after a date's (`YYYY-MM-DD`) midnight, where the forecast
 * has sunrise and sunset. The last forecast day lacks the next sunrise and gets its own, some two minutes off.
 */
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
