/** Finds the instants of a tide table's times, some of which do not exist or occur twice when the clocks change. */
import { campInstant, isRepeatedTime, isSummerTime } from '../../../src/lib/camp-time'
import { msPerHour } from '../../../src/lib/durations'
import { summerName, winterName } from '../../../src/time-zone'
import { isSkippedTime } from '../camp-day'
import { mean } from '../statistics'
import type { SourceTide } from './source-tides'
import { lunarDayMs } from './tide-sequence'

export interface TableTide extends SourceTide {
  /** The other instant that its time may mean: in the hour that autumn repeats, in a row that names no zone. */
  other?: number
}

/**
 * Returns the instant of a time at the camp. In the hour that autumn repeats, a time without a zone is taken for summer
 * time; `other` is the other instant that it may mean. A time skipped in spring is read as an hour early, as summer
 * times are in a table kept in winter time.
 */
export function readInstant(
  date: string,
  time: string,
): { at: number; problem?: string; skipped?: string; other?: number } {
  const [clock = '', givenZone] = time.split(' ')
  const first = campInstant(date, clock)
  if (isSkippedTime(date, clock)) return { at: first - msPerHour, skipped: time }
  const zone = isSummerTime(new Date(first)) ? summerName : winterName
  const second = first + msPerHour
  const isRepeated = isRepeatedTime(second)
  if (!givenZone && isRepeated) return { at: first, other: second }
  const isFirst = !givenZone || givenZone === zone
  if (!isFirst && !isRepeated) {
    const problem = `invalid time "${time}", when the camp's clock shows ${zone}; write the time in ${zone} (${zone === summerName ? 'add' : 'subtract'} an hour)`
    return { at: first, problem }
  }
  return { at: isFirst ? first : second }
}

/** The interval between the same tides of two days is closer to its mean than this, even with an hour of doubt. */
const farthestMs = 3 * msPerHour

/**
 * Returns the tides. Those with another instant are moved to whichever of the two is nearer the midpoint between the same
 * tides of the days before and after; without these, they stay where they are.
 */
export function inStep(tides: TableTide[]): SourceTide[] {
  return tides.map(({ other, ...tide }) => {
    if (other === undefined) return tide
    const offIn = (ms: number) =>
      tides
        .filter(({ type }) => type === tide.type)
        .map(({ at }) => at - tide.at - ms)
        .filter((off) => Math.abs(off) < farthestMs)
        .toSorted((a, b) => Math.abs(a) - Math.abs(b))
        .slice(0, 1)
    const expected = tide.at + mean([-lunarDayMs, lunarDayMs].flatMap(offIn))
    return Math.abs(other - expected) < Math.abs(tide.at - expected) ? { ...tide, at: other } : tide
  })
}
