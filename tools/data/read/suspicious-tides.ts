/**
 * Finds what is wrong with a table of tides by comparing them with each other: times and heights that do not fit, and
 * where clock, datum, port or dates change.
 */
import { msPerHour } from '../../../src/lib/durations'
import { longestHoursOfSameType } from '../../../src/lib/tides'
import type { SourceTide } from './source-tides'
import { clockProblems, daysLate, findClockFaults } from './clock-jumps'
import { gapProblems } from './gap-jumps'
import { heightJumps } from './height-jumps'
import { movedTypes } from './moved-types'
import { repeatProblems } from './repeated-tides'
import {
  heightOutliers,
  roundedHeights,
  swappedHeights,
  typicalHeights,
  type TideFault,
} from './tide-heights'
import { timeJumps } from './tide-jumps'
import { sameTidesOf, tidesOutOfStep, type SameTides } from './tides-out-of-step'

/**
 * Returns a line for each mistake in a table, in chronological order; `file` is its name. `skipped` has a line for each
 * time that does not exist at the camp: the table's clock or dates may be the cause.
 */
export function suspiciousTides(file: string, tides: SourceTide[], skipped: string[] = []): string[] {
  // A mistake in all rows explains those in single rows.
  const ofAll = uniformFaults(tides)
  if (ofAll.length) return linesOf(file, tides, ofAll)
  const repeats = repeatProblems(tides)
  if (repeats.length) return repeats
  const same = sameTidesOf(tides)
  const clock = findClockFaults(tides, same)
  const clockDaysLate = (index: number) => daysLate(clock.faults.filter(({ from }) => from > index))
  // Dates that are late after a gap also change the clock late.
  const lateDates = clock.isUnchanging ? [] : gapProblems(tides, same, clockDaysLate)
  if (lateDates.length) return lateDates
  const isExplained = clock.faults.length > 0 && !clock.isUnchanging
  const ofClock = skipped.length && !isExplained ? skipped : clockProblems(file, tides, clock)
  const ofTable = [...ofClock, ...linesOf(file, tides, wrongTypes(tides))]
  if (ofTable.length) return ofTable
  const jumps = linesOf(file, tides, timeJumps(tides, same))
  if (jumps.length) return jumps
  // Another port changes times and heights.
  const changes = heightJumps(tides)
  const moved = changes.length ? changes : movedTypes(tides, same)
  const faults = moved.length ? moved : rowFaults(tides, same)
  const rounded = faults.length ? roundedHeights(tides) : []
  return linesOf(file, tides, rounded.length ? rounded : faults)
}

/** A share of the limits for mistakes; in a year of true tides in Great Britain and Ireland, hardly any exceed it. */
export const doubtfulShare = 0.4

/** Returns the tides of a short file that are probably mistakes, or the first of those that are. */
export function doubtfulSequence(tides: SourceTide[]): TideFault[] {
  const ofAll = uniformFaults(tides)
  if (ofAll.length) return ofAll
  const same = sameTidesOf(tides)
  const jumps = timeJumps(tides, same)
  const changes = jumps.length ? jumps : heightJumps(tides)
  return changes.length ? changes : tidesOutOfStep(tides, same, doubtfulShare)
}

function linesOf(file: string, tides: SourceTide[], faults: TideFault[]): string[] {
  return faults.map(({ index, reason, hint }) => `${tides[index ?? NaN]?.where ?? file}: ${reason}; ${hint}`)
}

function rowFaults(tides: SourceTide[], same: SameTides[]): TideFault[] {
  const single = new Map<number | undefined, TideFault>()
  for (const fault of [...tidesOutOfStep(tides, same), ...heightOutliers(tides)])
    if (!single.has(fault.index)) single.set(fault.index, fault)
  const pairs = swappedHeights(tides).filter(({ index = NaN }) => {
    const isOneWrong = single.has(index) !== single.has(index - 1)
    if (isOneWrong) return false
    single.delete(index)
    single.delete(index - 1)
    return true
  })
  return [...single.values(), ...pairs]
}

/** Returns a line for each tide that may be a mistake: one beyond a `share` of the limits for certain mistakes. */
export function doubtfulTides(tides: SourceTide[], share: number): string[] {
  return tidesOutOfStep(tides, sameTidesOf(tides), share).map(
    ({ index, reason }) => `${tides[index ?? NaN]?.where}: ${reason}; check it`,
  )
}

/**
 * Low tides hardly ever fall below chart datum. If their median is this share of the range below 0, they are probably
 * above mean sea level, where it would be half the range. Where tides are smaller, chart datum may be mean sea level,
 * as in the Baltic. In a year's predictions, and in each week of it, only those for gauges up five American rivers are
 * lower.
 */
const datumLimits = { rangeShare: 0.35, smallestRange: 1 }

/** Fewer tides say nothing about all. */
const fewestTides = 4

/** Reports tides that are all of one type, or above another datum. */
function uniformFaults(tides: SourceTide[]): TideFault[] {
  const [first] = tides
  if (!first || tides.length < fewestTides) return []
  const { high, low } = typicalHeights(tides)
  const missingType = `add the ${first.type === 'High' ? 'low' : 'high'} tides, or correct the types`
  if (Number.isNaN(high - low)) return [{ reason: `every tide is ${first.type}`, hint: missingType }]
  const isAboveDatum = high - low < datumLimits.smallestRange || low > -datumLimits.rangeShare * (high - low)
  if (isAboveDatum && !tides.every(({ heightInMetres }) => heightInMetres < 0)) return []
  const reason = `low tides below chart datum (median ${low.toFixed(1)} m), as if heights were above mean sea level`
  return [{ reason, hint: 'write metres above chart datum' }]
}

type TypedTide = Pick<SourceTide, 'type' | 'at'>

/** Finds the middle one of three tides of one type in a row, if there is no room for another between them. */
export function wrongTypeFault(
  before: TypedTide | undefined,
  { type, at }: TypedTide,
  after: TypedTide | undefined,
): TideFault | undefined {
  const isLike = before?.type === type && after?.type === type
  if (!isLike || Math.max(at - before.at, after.at - at) > longestHoursOfSameType * msPerHour)
    return undefined
  const hint = `write ${type === 'High' ? 'Low' : 'High'}, or correct the other two`
  return { reason: `${type} between two ${type.toLowerCase()} tides`, hint }
}

function wrongTypes(tides: SourceTide[]): TideFault[] {
  return tides.flatMap((tide, index) => {
    const fault = wrongTypeFault(tides[index - 1], tide, tides[index + 1])
    return fault ? { index, ...fault } : []
  })
}
