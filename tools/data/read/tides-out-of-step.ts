/** Finds single tides that do not fit those of the days before and after them: a mistyped time or height. */
import { msPerMinute } from '../../../src/lib/durations'
import { shownTime } from '../../faults/shown-time'
import { toMinute } from '../camp-day'
import { medianDeviation } from '../statistics'
import type { SourceTide } from './source-tides'
import { heightOutliers } from './tide-heights'
import { fromNeighbours, isKnown, type SameTides, type Sequence, type TideFault } from './tide-sequence'

/**
 * The limits, by the number of tides that can be compared. They leave some margin above the largest distances in a
 * year's predictions for all gauges in Great Britain and Ireland, and in each part of that year. `regularMinutes`: how
 * far, in the median, a tide may be from its usual place between its neighbours. On coasts with double waters and in
 * rivers it is further, and single tides cannot be judged.
 */
const limitsFor = (count: number) =>
  count < 100
    ? { minutes: 100, metres: 1, rangeShare: 0.6, regularMinutes: 15 }
    : { minutes: count < 200 ? 40 : 30, metres: 0.5, rangeShare: 0.15, regularMinutes: 25 }

/** A tide is out of step if it is this many times as far off as all but the worst hundredth of the tides. */
const timesUsual = 5

/** At least this many tides do not count as usual: two mistakes, and the tides a day before and after them. */
const fewestUnusual = 6

/**
 * Returns the tides whose time or height does not fit the days around them; none where the tide is irregular. With a
 * `share` of the limits below 1, true tides can be among them.
 */
export function tidesOutOfStep({ tides, same, ranges, range }: Sequence, share = 1): TideFault[] {
  const times = tides.map(({ at }) => at / msPerMinute)
  const heights = tides.map(({ heightInMetres }) => heightInMetres)
  /** How many minutes each tide is after the midpoint of the tides beside it. */
  const places = fromNeighbours(tides, times)
  const heightsOff = same.map((others, index) => distance(heights, index, others))
  const minutesOffByDay = same.map((others, index) => distance(times, index, others))
  const minutesOff = same.map((others, index) => {
    const byDay = minutesOffByDay[index] ?? NaN
    // With a mistyped time, a high water is also late beside the low waters around it; before neap tides, all are late.
    const byNeighbours = distance(places, index, others)
    const off = byDay * byNeighbours > 0 ? Math.min(Math.abs(byDay), Math.abs(byNeighbours)) : 0
    // At neap tides, when the water hardly moves, times are less regular.
    const rangesNear = others.map((other) => ranges[other] ?? NaN).filter(isKnown)
    return isKnown(byDay * byNeighbours) ? off * Math.min(1, ...rangesNear.map((each) => each / range)) : NaN
  })
  const judged = minutesOff.filter(isKnown).sort((a, b) => b - a)
  const limits = limitsFor(judged.length)
  if (!judged.length || irregularity(tides, places) > limits.regularMinutes) return []
  const usual = judged[Math.max(fewestUnusual, Math.floor(judged.length / 100))] ?? judged.at(-1) ?? 0
  const wrongTimes = worst(minutesOff, same, share * Math.max(limits.minutes, timesUsual * usual))
  const wrongHeights = worst(heightsOff, same, share * Math.max(limits.metres, limits.rangeShare * range))
  const fault = (index: number, what: string, found: string, expected: string): TideFault => ({
    index,
    reason: `${what} out of step with the days before and after (${found}; about ${expected} would fit)`,
    hint: 'correct it',
  })
  const expectedOf = (values: number[], off: number[], index: number) =>
    (values[index] ?? NaN) - (off[index] ?? NaN) * (isAtEnd(same[index]) ? 2 : 1)
  const clock = (minutes = NaN) => shownTime(toMinute(minutes * msPerMinute))
  // A height far from all others makes those on the days beside it look wrong.
  const isComparable = heightOutliers(tides).length === 0
  return [
    ...wrongTimes.map((index) =>
      fault(index, 'time', clock(times[index]), clock(expectedOf(times, minutesOffByDay, index))),
    ),
    ...(isComparable ? wrongHeights : []).map((index) =>
      fault(index, 'height', `${heights[index]} m`, `${expectedOf(heights, heightsOff, index).toFixed(1)} m`),
    ),
  ]
}

/** Returns how many minutes, in the median, high or low waters are from their usual place between their neighbours. */
function irregularity(tides: SourceTide[], places: number[]): number {
  const ofType = (wanted: SourceTide['type']) =>
    medianDeviation(places.filter((place, index) => tides[index]?.type === wanted && isKnown(place)))
  return Math.max(ofType('High'), ofType('Low'))
}

/**
 * Returns how far a value is from what the same tides of other days suggest, interpolated or extrapolated from either
 * side: the smallest of these distances, or 0 if they contradict each other, because another tide is then wrong. A
 * tide at an end of the table has only one, which counts half.
 */
function distance(values: number[], index: number, others: SameTides): number {
  const value = values[index] ?? NaN
  const [twoBefore = NaN, before = NaN, after = NaN, twoAfter = NaN] = others.map((each) => values[each])
  const all = [
    value - (before + after) / 2,
    value - (2 * before - twoBefore),
    value - (2 * after - twoAfter),
  ].filter(isKnown)
  const [first = NaN] = all.sort((a, b) => Math.abs(a) - Math.abs(b))
  if (!all.every((each) => each > 0) && !all.every((each) => each < 0)) return 0
  return all.length === 1 && isAtEnd(others) ? first / 2 : first
}

/** Returns the positions of the tides beyond a limit that are further off than the same tides of other days. */
function worst(distances: number[], same: SameTides[], limit: number): number[] {
  const beyond = distances.flatMap((each, index) => (Math.abs(each) > limit ? index : []))
  const isEnd = (index: number) => isAtEnd(same[index])
  return beyond.filter((index) =>
    (same[index] ?? []).every((other) => {
      const [own, others] = [Math.abs(distances[index] ?? 0), Math.abs(distances[other] ?? 0)]
      // The value expected at an end of the table is extrapolated from the mistake.
      if (isEnd(index) !== isEnd(other) && others > limit) return isEnd(other)
      return !(others > own)
    }),
  )
}

/** Whether a tide lies at an end of the table, so that it can only be extrapolated. */
function isAtEnd([, before = NaN, after = NaN]: number[] = []): boolean {
  return !isKnown(before) || !isKnown(after)
}
