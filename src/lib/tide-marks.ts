import type { Tide, TideDay } from '../schemas'
import { campDateTime } from './camp-time'
import { datePart } from './iso-date'
import { bounded, percentOfDay, scaleOf } from './timeline'
import { roundedTo } from './words'

export interface TideMark {
  tide: Tide
  /** Where in the day it is, and how high among the heights of all days: both from 0 to 100. */
  x: number
  y: number
}

/** The scale of heights, from metres to 0 to 100: from the lowest (0 m or less) to the highest tide of all days. */
export const heightScale = (days: TideDay[]): ((heightInMetres: number) => number) =>
  scaleOf([0, ...days.flatMap(({ tides }) => tides).map(({ heightInMetres }) => bounded(heightInMetres))])

/**
 * A mark per tide of a day, by the camp's clock. Nothing is interpolated between them, because some coasts have double high
 * waters; the curve comes from computed levels alone. A tide whose instant is on another date has no mark.
 */
export const tideMarks = (day: TideDay, days: TideDay[]): TideMark[] => {
  const scale = heightScale(days)
  const marks: TideMark[] = []
  for (const tide of day.tides) {
    const [date, clock] = campDateTime(tide.instant).split('T')
    if (date === datePart(day.date))
      marks.push({ tide, x: percentOfDay(clock!), y: scale(bounded(tide.heightInMetres)) })
  }
  return marks
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
