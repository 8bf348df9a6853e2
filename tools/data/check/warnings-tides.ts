import { boundsOf, campDate, campDateTime, campInstant, daysBetween } from '../../../src/lib/camp-time'
import { datePart, isoInstant } from '../../../src/lib/iso-date'
import { isNearLevel, levelAt, levelCurve } from '../../../src/lib/levels'
import { toleranceMetres } from '../../../src/lib/limits'
import type { Tide, TideDay, TidesFile } from '../../../src/schemas'
import { timeZone } from '../../../src/time-zone'
import { fewestTidesOfDay, highestWater, lowestWater, swappedTypesMetres } from '../coast'
import { isError, type Suspicion } from './warnings'
import { fewestRounded, heightOutliers, roundedHeights, swappedHeights } from '../read/tide-heights'
import type { TideFault } from '../read/tide-sequence'
import type { SourceTide } from '../read/source-tides'
import { doubtfulSequence } from '../read/suspicious-tides'
import { dayWarnings } from './warnings-days'
import { tideOrderWarnings } from './warnings-tide-order'

/** A tide of the file; `where` is its path. */
type PlacedTide = Tide & SourceTide

type Levels = NonNullable<TideDay['levels']>

/** Yields warnings about `tides.json` as of `now` (epoch milliseconds). */
export function* tideWarnings({ dates }: TidesFile, now: number): Generator<Suspicion> {
  const days = dates.map((day, index) => placeDay(day, `dates[${index}]`))
  const all = days.flatMap(({ tides }) => tides)
  const heights = all
    .map(({ heightInMetres }) => heightInMetres)
    .filter((height) => !isNaN(height))
    .sort((a, b) => a - b)
  const others = days.filter(({ date, meant }) => date !== meant)
  for (const { path, meant } of others) {
    const reason = `all tides of this day fall on ${meant} in ${timeZone}`
    const hint = `write "${meant}", or correct the instants`
    yield { kind: 'day-of-tides', path: `${path}.date`, reason, hint, isError: true }
  }
  const dayDates = days.map(({ date }) => date)
  if (!others.length) yield* dayWarnings('dates', dayDates, campDate(now))
  for (const [index, day] of dates.entries()) {
    yield* tideDayWarnings(`dates[${index}]`, day)
    yield* levelWarnings(`dates[${index}].levels`, day, heights)
  }
  yield* copiedDays(days)
  yield* roundedTides(all)
  const ordered = inOrder(days)
  const misplaced = new Set(ordered.filter(({ isMisplaced }) => isMisplaced).map(({ where }) => where))
  for (const { tides, meant } of days) {
    for (const tide of tides) yield* tideWarningsAlone(tide, meant, misplaced.has(tide.where))
  }
  const known = all.filter(({ heightInMetres }) => isOnCoast(heightInMetres))
  // If most are wrong, the others may well all be the same.
  const compared = known.length > all.length / 2 ? heightWarnings(known, heightOutliers(known)) : []
  yield* compared
  const types = new Set(all.map(({ type }) => type))
  if (all.length >= fewestTidesOfDay && types.size === 1)
    yield { kind: 'single-tide-type', path: 'dates', reason: `every tide is ${[...types].join()}` }
  else {
    const found = [...tideOrderWarnings(ordered, ({ instant }) => instant)]
    yield* found
    const isKnown = known.length === all.length && all.every(({ type }) => type)
    const isComparable = isKnown && !compared.length && !found.some(isError)
    const swapped = isComparable ? swappedHeights(ordered, swappedTypesMetres) : []
    yield* heightWarnings(ordered, swapped).map((warning) => ({ ...warning, isError: true }))
    if (isComparable && !swapped.length && !misplaced.size) yield* sequenceWarnings(ordered)
  }
}

/** Warns of a day with the times of the day before: tides are later every day. */
function* copiedDays(days: PlacedDay[]): Generator<Suspicion> {
  const times = days.map(({ tides }) => tides.map(({ time }) => time).join(' '))
  for (const [index, { path, date, tides }] of days.entries()) {
    const before = days[index - 1]
    if (tides.length < fewestTidesOfDay || times[index] !== times[index - 1] || date === before?.date)
      continue
    yield { kind: 'tides-copied', path: `${path}.tides`, reason: `the same times as ${before?.path}` }
  }
}

/** Warns of tides whose times are all on the hour or half-hour, or whose heights are all whole metres. */
function* roundedTides(all: PlacedTide[]): Generator<Suspicion> {
  if (all.length < fewestRounded) return
  const path = 'dates'
  if (all.every(({ time }) => /:[03]0$/.test(time)))
    yield { kind: 'times-rounded', path, reason: 'every tide is on the hour or half-hour, as if rounded' }
  for (const { reason } of roundedHeights(all)) yield { kind: 'heights-rounded', path, reason }
}

/**
 * Returns the tides by day, without those of duplicate days. Other checks report duplicate days, unsorted days and tides
 * under the wrong day. Those of the latter that are out of order are misplaced, and their instants become NaN.
 */
function inOrder(days: PlacedDay[]): (PlacedTide & { isMisplaced: boolean })[] {
  const listed = days
    .filter(({ meant }, index) => days.findIndex((each) => each.meant === meant) === index)
    .toSorted((a, b) => (a.meant < b.meant ? -1 : 1))
    .flatMap(({ tides, meant }) => tides.map((tide) => ({ ...tide, isOther: isOnOther(meant, tide) })))
  return listed.map((tide, index) => {
    const [before = -Infinity, after = Infinity] = [listed[index - 1]?.at, listed[index + 1]?.at]
    const isMisplaced = tide.isOther && !(before < tide.at && tide.at < after)
    return { ...tide, isMisplaced, at: isMisplaced ? NaN : tide.at }
  })
}

/** Whether a tide falls on another date (or, with `days`, more days away); false if either is unknown. */
function isOnOther(date: string, { at }: PlacedTide, days = 0): boolean {
  return !isNaN(at) && date !== '' && Math.abs(daysBetween(date, campDate(at))) > days
}

/** `meant` is the date that all of the day's tides fall on; if they do not, the day's own. Dates are '' if invalid. */
interface PlacedDay {
  path: string
  date: string
  meant: string
  tides: PlacedTide[]
}

function placeDay(day: TideDay, path: string): PlacedDay {
  const tides = day.tides.map((tide, index) => ({
    ...tide,
    where: `${path}.tides[${index}]`,
    at: Date.parse(tide.instant),
  }))
  const date = datePart(day.date)
  const [first = '', ...others] = new Set(tides.map(({ at }) => (isNaN(at) ? '' : campDate(at))))
  const areAlike = tides.length >= fewestTidesOfDay && !others.length
  return { path, date, meant: (areAlike && first) || date, tides }
}

function heightWarnings(placed: PlacedTide[], faults: TideFault[]): Suspicion[] {
  return faults.map(({ index, ...fault }) => {
    const path = index === undefined ? 'dates' : `${placed[index]?.where}.heightInMetres`
    return { kind: 'heights-compared', path, ...fault }
  })
}

/** Warns of what make-data would reject, or doubt, in a table. */
function* sequenceWarnings(tides: PlacedTide[]): Generator<Suspicion> {
  for (const { index, reason, hint } of doubtfulSequence(tides)) {
    const found = tides[index ?? NaN]
    const value = found && { value: `${found.type} ${found.time}` }
    yield { kind: 'tides-compared', path: found?.where ?? 'dates', reason, hint, ...value }
  }
}

function isOnCoast(heightInMetres: number): boolean {
  return heightInMetres >= lowestWater && heightInMetres <= highestWater
}

/** Says why the app does not draw the levels of a day. */
function levelsFault(
  day: TideDay,
  { everyMinutes, heightsInMetres }: Levels,
): Pick<Suspicion, 'reason' | 'value'> {
  const [, end] = boundsOf(datePart(day.date))
  const value = `${heightsInMetres.length} levels, every ${everyMinutes} minutes`
  if (!(everyMinutes >= 1)) return { reason: 'not shown, because everyMinutes is less than 1', value }
  if (isNaN(levelAt(day, end))) return { reason: 'not shown, because they end before 24:00', value }
  const isNear = isNearLevel(day)
  const far = day.tides.find((tide) => !isNear(tide))
  const cause = far ? `more than ${toleranceMetres} m from the tide at ${far.time}` : 'invalid'
  return { reason: `not shown, because they are ${cause}`, value }
}

function* tideDayWarnings(path: string, day: TideDay): Generator<Suspicion> {
  const { tides, levels } = day
  const isReadable =
    Boolean(day.date) && tides.every(({ instant, heightInMetres }) => instant && !isNaN(heightInMetres))
  if (levels && isReadable && !levelCurve(day))
    yield { kind: 'levels-not-shown', path: `${path}.levels`, ...levelsFault(day, levels) }
  if (tides.length > 0 && tides.length < fewestTidesOfDay) {
    const reason = `a day with fewer than ${fewestTidesOfDay} tides`
    yield { kind: 'few-tides', path: `${path}.tides`, reason }
  }
}

/** How far a level may be outside the range of the table's tides, which may end just before a higher one. */
const levelToleranceMetres = 1

/** `tideHeights` are those of the whole table, the lowest first. */
function* levelWarnings(path: string, { levels }: TideDay, tideHeights: number[]): Generator<Suspicion> {
  const [lowest = NaN, highest = NaN] = [tideHeights[0], tideHeights.at(-1)]
  for (const [index, height] of (levels?.heightsInMetres ?? []).entries()) {
    if (height < lowest - levelToleranceMetres || height > highest + levelToleranceMetres) {
      const reason = `more than ${levelToleranceMetres} m outside the tides' ${lowest} to ${highest} m`
      yield { kind: 'level-outside-tides', path: `${path}.heightsInMetres[${index}]`, reason }
    }
  }
  if (levels) yield* levelJumps(path, levels, highest - lowest)
}

/** Over longer steps, the water's curve is too far from a straight line. */
const mostMinutesCompared = 30

/**
 * Warns of levels that are off the line between those before and after them. Twenty days' half-hourly predictions for the
 * 320 gauges nearest to Great Britain's middle are off by at most 0.54 of the limit.
 */
function* levelJumps(path: string, levels: Levels, range: number): Generator<Suspicion> {
  const { everyMinutes, heightsInMetres: heights } = levels
  if (!(everyMinutes <= mostMinutesCompared)) return
  const most = Math.max(0.3, range / 10)
  const offAt = (index: number) =>
    Math.abs((heights[index] ?? NaN) - ((heights[index - 1] ?? NaN) + (heights[index + 1] ?? NaN)) / 2) || 0
  for (const index of heights.keys()) {
    const off = offAt(index)
    if (!(off > most) || off < offAt(index - 1) || off < offAt(index + 1)) continue
    const reason = `${off.toFixed(1)} m off the line between the levels before and after it`
    yield { kind: 'level-jump', path: `${path}.heightsInMetres[${index}]`, reason }
  }
}

/**
 * A tide listed under another date is an error if that puts it out of order, as a mistyped instant does. In a file of
 * days in UTC, each night's tides fall on the next date, but in order.
 */
function* tideWarningsAlone(tide: PlacedTide, date: string, isMisplaced: boolean): Generator<Suspicion> {
  const { where, time, heightInMetres, instant, at } = tide
  if (!isNaN(heightInMetres) && !isOnCoast(heightInMetres)) {
    const reason = `outside ${lowestWater} to ${highestWater} m`
    yield { kind: 'height-range', path: `${where}.heightInMetres`, reason }
  }
  if (isNaN(at)) return
  const [instantDate, clock] = campDateTime(instant).split('T')
  if (time !== clock) {
    const meant = campInstant(datePart(instant), time)
    // On the night to summer time, the clocks may skip the time: it is then the instant's own, in UTC.
    const isInOtherZone = instant.slice(11, 16) === time && meant !== at
    const reason = `differs from the instant, ${instant}, which is ${clock} in ${timeZone}`
    const hint = isInOtherZone
      ? `write "${clock}", or if ${time} is the camp's time, the instant as "${isoInstant(meant)}"`
      : `write "${clock}", or correct the instant (with Z, it is in UTC)`
    yield { kind: 'time-differs', path: `${where}.time`, reason, hint, isError: true }
  }
  if (isOnOther(date, tide)) {
    const reason = `falls on ${instantDate} in ${timeZone}, but is listed under ${date}`
    const hint = 'move the tide to its day, or correct the instant'
    const isError = isMisplaced || isOnOther(date, tide, 1)
    yield { kind: 'tide-on-other-day', path: `${where}.instant`, reason, hint, isError }
  }
}
