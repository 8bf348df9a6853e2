import type { Tide, TideDay } from '../schemas'
import { boundsOf, campDateTime, campInstant } from './camp-time'
import { msPerMinute } from './durations'
import { datePart } from './iso-date'
import { percentOfDay } from './day-axis'
import { roundedTo, withMinus } from './figures'
import { toleranceMetres } from './limits'

/** Allows for rounding: in binary, 1.5 - 1.2 is more than 0.3. */
export const inexactMetres = 1e-9

export const isWithinTolerance = (differenceInMetres: number): boolean =>
  Math.abs(differenceInMetres) <= toleranceMetres + inexactMetres

/** Returns the level in metres at an instant (epoch milliseconds), by linear interpolation; NaN without levels. */
export const levelAt = ({ date, levels }: TideDay, instant: number): number => {
  if (!levels) return NaN
  const { everyMinutes, heightsInMetres } = levels
  const position = (instant - campInstant(datePart(date), '00:00')) / (everyMinutes * msPerMinute)
  const before = Math.floor(position)
  const height = heightsInMetres[before] ?? NaN
  return height + ((heightsInMetres[Math.ceil(position)] ?? NaN) - height) * (position - before)
}

/** Returns a function that says whether a tide of the day is within the tolerance of the level at its instant. */
export const isNearLevel =
  (day: TideDay) =>
  ({ instant, heightInMetres }: Tide): boolean =>
    isWithinTolerance(levelAt(day, Date.parse(instant)) - heightInMetres)

interface LevelPoint {
  /** Position in the day by the camp's clock, in percent. */
  x: number
  heightInMetres: number
}

/**
 * Returns the points of a day's curve; October's repeated hour appears once. Returns undefined without tides, or if the
 * levels are invalid, incomplete or far from a tide.
 */
export const levelCurve = (day: TideDay): LevelPoint[] | undefined => {
  const { levels, tides } = day
  const [start, end] = boundsOf(datePart(day.date))
  // Steps shorter than a minute, and levels that no coast has, are invalid.
  if (!levels || !(levels.everyMinutes >= 1) || !tides.length || !tides.every(isNearLevel(day)))
    return undefined
  if (!levels.heightsInMetres.every((height) => Math.abs(height) < 100)) return undefined
  const last = { x: 100, heightInMetres: levelAt(day, end) }
  if (isNaN(last.heightInMetres)) return undefined

  const points: LevelPoint[] = []
  for (const [index, heightInMetres] of levels.heightsInMetres.entries()) {
    const instant = start + index * levels.everyMinutes * msPerMinute
    if (instant >= end) break
    const x = percentOfDay(campDateTime(instant).slice(11))
    if (x > (points.at(-1)?.x ?? -1)) points.push({ x, heightInMetres })
  }
  return [...points, last]
}

/** Returns a height in metres with one decimal. */
export const heightText = (heightInMetres: number): string =>
  // Rounded first: toFixed writes -0.04 as -0.0, but -0 as 0.0.
  withMinus(roundedTo(heightInMetres, 1).toFixed(1))

export const levelText = (heightInMetres: number): string => `${heightText(heightInMetres)} m`

/** Returns the levels at four times of the day, for screen readers. */
export const levelsInWords = (day: TideDay): string =>
  ['00:00', '06:00', '12:00', '18:00']
    .map((clock) => `${levelText(levelAt(day, campInstant(datePart(day.date), clock)))} at ${clock}`)
    .join(', ')
