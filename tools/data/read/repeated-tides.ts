/** Finds days, a page or a week of tides that are repeated under other dates. */
import { campDate } from '../../../src/lib/camp-time'
import { counted } from '../../faults/describe-value'
import { shownTime } from '../../faults/shown-time'
import { campClock } from '../camp-day'
import { groupsOf } from '../groups-of'
import type { SourceTide } from './source-tides'
import type { Sequence, TideFault } from './tide-sequence'

/** Six days. In a year's predictions for 240 gauges, rounded to 5 minutes and 0.1 m, at most 7 tides are repeated. */
const fewestTides = 24

/** Returns the first of tides that have the times of day and heights of earlier ones. */
export function repeatedTides({ tides }: Sequence): TideFault[] {
  const positions = new Map<string, number[]>()
  /** How many tides up to the present one are repeated, by how many rows earlier the first ones are. */
  let counts = new Map<number, number>()
  let longest = { end: 0, distance: 0, count: 0 }
  for (const [index, { type, at, heightInMetres }] of tides.entries()) {
    const key = [type, campClock(at), heightInMetres].join()
    const alike = positions.get(key) ?? []
    counts = new Map(alike.map((other) => [index - other, (counts.get(index - other) ?? 0) + 1]))
    positions.set(key, [...alike, index])
    for (const [distance, count] of counts)
      if (count > longest.count) longest = { end: index + 1, distance, count }
    if (longest.count >= fewestTides && longest.end <= index) break
  }
  const { end, distance, count } = longest
  const index = end - count
  const [own, first] = [tides[index], tides[index - distance]]
  if (!own || !first || count < fewestTides) return []
  const place = first.where.replace(/^.*:(\d+)$/, 'row $1')
  const reason = `${counted(count, 'tide')} from here on (${shownTime(own.at)}) repeat the times and heights from ${place} on (${shownTime(first.at)})`
  return [{ index, reason, hint: "compare both with the original, and write each date's own tides" }]
}

/** Fewer tides may be those of the day before by chance. */
const fewestOfDay = 3

/** Where more of the days repeat the one before, the table is an example with the same tides every day. */
const mostCopied = 0.25

/** Returns the days with the times and heights of the day before them: true tides are later every day. */
export function copiedDays({ tides }: Sequence): TideFault[] {
  const days = groupsOf(tides, ({ at }) => campDate(at))
  const inWords = (day: SourceTide[] = []) =>
    day.map(({ type, at, heightInMetres }) => `${type} ${campClock(at)} ${heightInMetres}`).join()
  const copies = days.filter(
    (day, index) => day.length >= fewestOfDay && inWords(day) === inWords(days[index - 1]),
  )
  if (copies.length > mostCopied * days.length) return []
  return copies.map(([first]) => ({
    index: tides.indexOf(first),
    reason: `the times and heights of ${campDate(first.at)} are those of the day before`,
    hint: "compare both days with the original, and write each date's own tides",
  }))
}
