import type { Tide, TideDay } from '../schemas'
import { campDateTime } from './camp-time'
import { datePart } from './iso-date'
import { bounded, percentOfDay, scaleOf } from './day-axis'
import { roundedTo } from './figures'

export interface TideMark {
  tide: Tide
  /** Position in the day, and height on the chart's scale, both from 0 to 100. */
  x: number
  y: number
}

/** Returns a scale of the tides of all days and of other heights, in metres. */
export const heightScale = (days: TideDay[], others: number[]): ((heightInMetres: number) => number) =>
  scaleOf([
    ...others,
    ...days.flatMap(({ tides }) => tides).map(({ heightInMetres }) => bounded(heightInMetres)),
  ])

/** Returns marks for the tides on a day's own date. No curve joins them, because some coasts have double tides. */
export const tideMarks = (day: TideDay, scale: (heightInMetres: number) => number): TideMark[] => {
  const marks: TideMark[] = []
  for (const tide of day.tides) {
    const [date, clock] = campDateTime(tide.instant).split('T')
    if (date === datePart(day.date))
      marks.push({ tide, x: percentOfDay(clock!), y: scale(bounded(tide.heightInMetres)) })
  }
  return marks
}

/** Returns undefined if the tides are not of both types, or if the range is not finite. */
export const rangeInMetres = (tides: Tide[]): number | undefined => {
  const heights = tides.map(({ heightInMetres }) => heightInMetres)
  const range = Math.max(...heights) - Math.min(...heights)
  const hasBoth = tides.some(({ type }) => type !== tides[0]!.type)
  return hasBoth && isFinite(range) ? roundedTo(range, 1) : undefined
}
