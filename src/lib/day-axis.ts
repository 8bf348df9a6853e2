/** A chart's axis: hours in the camp's time. Positions (`x`) are in percent of its width. */
import type { ForecastDay } from '../schemas'
import { addDays } from './camp-time'
import { dayOn } from './iso-date'

export interface DayAxis {
  /** Hours after a date's midnight; `to` may be on the next date. */
  from: number
  to: number
}

export const wholeDay: DayAxis = { from: 0, to: 24 }

/** Returns the hours since midnight; NaN for an invalid time (`HH:MM`). */
export const hourOf = (clock: string): number => {
  const [hours, minutes] = clock.split(':').map(Number)
  return hours! + minutes! / 60
}

export const xOn = ({ from, to }: DayAxis, hour: number): number => ((hour - from) / (to - from)) * 100

/** Returns NaN for an invalid time (`HH:MM`). */
export const percentOfDay = (clock: string): number => xOn(wholeDay, hourOf(clock))

/** Returns the hours at which an axis is divided, such as `['06', '12', '18', '00']`: every six, or every three. */
export const axisLabels = ({ from, to }: DayAxis): string[] => {
  const step = to - from > 12 ? 6 : 3
  return Array.from({ length: (to - from) / step }, (_, index) =>
    String((from + index * step) % 24).padStart(2, '0'),
  )
}

/** Limits a value to ±99, because a mistyped number would flatten the others or turn them into NaN. */
export const bounded = (value: number): number => Math.max(-99, Math.min(value, 99))

/** Returns a scale from the lowest value (0) to the highest (100), or to 1 above it: a small range looks small. */
export const scaleOf = (values: number[]): ((value: number) => number) => {
  const lowest = Math.min(...values)
  const range = Math.max(1, Math.max(...values) - lowest)
  return (value) => ((value - lowest) / range) * 100
}

/** May begin before the axis and end after it. */
export type Night = [fromX: number, toX: number]

/**
 * Returns the nights on a date's axis, in order. The night before is taken to begin 24 hours before the date's sunset.
 * The night after ends at the next sunrise or, if that is unknown, 24 hours after the date's own.
 */
export const nightsOn = (date: string, forecast: ForecastDay[], axis: DayAxis): Night[] => {
  const summary = dayOn(forecast, date)?.summary
  if (!summary) return []
  const [sunrise, sunset] = [hourOf(summary.sunrise), hourOf(summary.sunset)]
  if (!(sunrise < sunset)) return []
  const nextSunrise = hourOf(dayOn(forecast, addDays(date, 1))?.summary.sunrise ?? '') || sunrise
  return [
    [xOn(axis, sunset - 24), xOn(axis, sunrise)],
    [xOn(axis, sunset), xOn(axis, nextSunrise + 24)],
  ]
}
