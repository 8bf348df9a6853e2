import type { ForecastDay, Tide, TideDay } from '../schemas'
import { campDateTime } from './camp-time'
import { datePart } from './iso-date'
import { roundedTo } from './words'

export interface TimelineMark {
  tide: Tide
  /** Where in the day it is, and how high among the heights of all days: both from 0 to 100. */
  x: number
  y: number
  /** Whether there is room for its time. */
  isLabelled: boolean
}

/** How much of the day a label takes up on the narrowest phones, in percent. */
const labelWidth = 15.5

/** The distance from a low's mark to its label, in percent of the day. */
const labelGap = 2

/** The part of the day, in percent, after whose beginning a label has room on the left of its mark. */
export const roomOnLeft = 10

/** Where a mark's label begins, in percent of the day: above a high, and beside a low. */
const labelStart = ({ tide, x }: TimelineMark): number => {
  if (tide.type === 'High') return x - labelWidth / 2
  return x < roomOnLeft ? x + labelGap : x - labelWidth - labelGap
}

/** Whether the labels of two marks would touch; those of highs are above those of lows. */
const touch = (a: TimelineMark, b: TimelineMark): boolean =>
  a.tide.type === b.tide.type && Math.abs(labelStart(a) - labelStart(b)) < labelWidth

/** How much of a day has passed at a time of its clock (`HH:MM`), in percent; NaN when it is no time. */
export const percentOfDay = (clock: string): number => {
  const [hours, minutes] = clock.split(':').map(Number)
  return (hours! * 60 + minutes!) / 14.4
}

/** A tide's height within -99 to 99 m: one mistyped height must not flatten all others, or make them NaN. */
const paintedHeight = ({ heightInMetres }: Tide): number => Math.max(-99, Math.min(heightInMetres, 99))

/** The scale of heights, from metres to 0 to 100: from the lowest (0 m or less) to the highest tide of all days. */
export const heightScale = (days: TideDay[]): ((heightInMetres: number) => number) => {
  const heights = days.flatMap(({ tides }) => tides).map(paintedHeight)
  const lowest = Math.min(0, ...heights)
  const range = Math.max(...heights) - lowest || 1
  return (heightInMetres) => ((heightInMetres - lowest) / range) * 100
}

/**
 * A mark per tide of a day, by the camp's clock. Nothing is interpolated between them, because some coasts have double high
 * waters; the curve comes from computed levels alone. A tide whose instant is on another date has no mark.
 */
export const timelineMarks = (day: TideDay, days: TideDay[]): TimelineMark[] => {
  const scale = heightScale(days)
  const marks: TimelineMark[] = []
  for (const tide of day.tides) {
    const [date, clock] = campDateTime(tide.instant).split('T')
    if (date !== datePart(day.date)) continue
    const mark = { tide, x: percentOfDay(clock!), y: scale(paintedHeight(tide)), isLabelled: true }
    mark.isLabelled = !marks.some((other) => other.isLabelled && touch(other, mark))
    marks.push(mark)
  }
  return marks
}

/** Sunrise and sunset of a date (`YYYY-MM-DD`) in percent of the day, where the forecast has it and they are times. */
export const daylightOn = (
  date: string,
  forecast: ForecastDay[],
): { sunrise: number; sunset: number } | undefined => {
  const summary = forecast.find((day) => datePart(day.date) === date)?.summary
  const daylight = summary && { sunrise: percentOfDay(summary.sunrise), sunset: percentOfDay(summary.sunset) }
  return daylight && daylight.sunrise < daylight.sunset ? daylight : undefined
}

/**
 * `1.3`: from the lowest to the highest of a day's tides, in metres; undefined for fewer than two tides, and when the
 * range is no finite number.
 */
export const rangeInMetres = (tides: Tide[]): number | undefined => {
  const heights = tides.map(({ heightInMetres }) => heightInMetres)
  const range = Math.max(...heights) - Math.min(...heights)
  return heights.length > 1 && isFinite(range) ? roundedTo(range, 1) : undefined
}
