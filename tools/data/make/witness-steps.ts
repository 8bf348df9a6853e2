/** Finds the row from which on a table's dates or clock are wrong, by the gauge nearby. */
import { campDate } from '../../../src/lib/camp-time'
import { msPerDay, msPerHour } from '../../../src/lib/durations'
import { mean, median } from '../statistics'
import type { SourceTide } from '../read/source-tides'
import type { Gauge } from '../read/tide-gauges'
import { tideCurve } from './tide-curve'
import { correctionOf, pairTides, withoutCorrection, type TidePair } from './tide-differences'
import { fitOf } from './witness-dates'

export interface WrongRows {
  first: SourceTide
  /** The last right one. */
  before: SourceTide
  /** Negative if they are early. */
  lateMs: number
}

/** A table with as many tides takes seconds to search, so fewer shifts are tried, and only rows that begin a date. */
const manyTides = 400

/** Returns how late rows may be, either way: an hour, or up to a week; of many, two days. */
export function usualShifts({ length }: unknown[]): number[] {
  const days = Array.from({ length: length < manyTides ? 7 : 2 }, (_, index) => (index + 1) * msPerDay)
  return [msPerHour, ...days].flatMap((ms) => [ms, -ms])
}

/** The fewest rows before and after a mistake. */
const fewestTides = 3

/** All rows moved, including the first, may match the gauge by so much better by chance. */
const leastShare = 0.95

/** Moved rows may be later or earlier than those before them by less than this, and have to match so many times better. */
const [mostStepMinutes, timesCloser] = [15, 2]

/**
 * Returns the rows that match the gauge's tides once all of them, to the end, are moved by one of `shifts`; undefined if
 * none explains them, or if it explains all rows.
 */
export function findWrongRows(
  gauge: Gauge,
  own: TidePair<SourceTide>[],
  shifts: number[],
): WrongRows | undefined {
  if (!shifts.length) return undefined
  const tides = own.map(({ tide }) => tide)
  const [from = NaN, until = NaN] = [tides[0]?.at, tides.at(-1)?.at]
  const gaugeTides = tideCurve(gauge, from - Math.max(...shifts), until - Math.min(...shifts)).tides
  const found = shifts.flatMap((lateMs) => {
    const moved = pairTides(
      tides.map((tide) => ({ ...tide, at: tide.at - lateMs })),
      gaugeTides,
    )
    const most = leastShare * fitOf(moved).scatter
    return tides.flatMap((first, index) => {
      const before = tides[index - 1]
      if (!before || index < fewestTides || index > tides.length - fewestTides) return []
      // Dates go wrong where another one begins; a clock may anywhere.
      const isAnyRow = Math.abs(lateMs) < msPerDay && tides.length < manyTides
      if (!isAnyRow && campDate(first.at) === campDate(before.at)) return []
      const corrected = [...own.slice(0, index), ...moved.slice(index)]
      const { scatter } = fitOf(corrected)
      return scatter < most ? { first, before, lateMs, index, corrected, scatter } : []
    })
  })
  const [best] = found.sort((a, b) => a.scatter - b.scatter)
  return best && isExplained(own, best) ? best : undefined
}

/** Whether the moved rows differ from the gauge's tides as those before them do, and by much less than unmoved. */
function isExplained(
  own: TidePair[],
  { index, corrected }: { index: number; corrected: TidePair[] },
): boolean {
  const correction = correctionOf(corrected, median)
  const minutesOff = (pairs: TidePair[]) =>
    mean(withoutCorrection(pairs.slice(index), correction).map(({ minutes }) => Math.abs(minutes)))
  const usual = (pairs: TidePair[]) => median(pairs.map(({ minutes }) => minutes))
  const step = usual(corrected.slice(index)) - usual(corrected.slice(0, index))
  return Math.abs(step) < mostStepMinutes && minutesOff(corrected) < minutesOff(own) / timesCloser
}
