import { distance } from 'fastest-levenshtein'
import { addressSchema } from '../../../src/camp-schema'
import { addDays, campDate, daysBetween } from '../../../src/lib/camp-time'
import { msPerDay } from '../../../src/lib/durations'
import { datePart } from '../../../src/lib/iso-date'
import type { CalendarFile, Notice } from '../../../src/schemas'
import { describeValue } from '../../faults/describe-value'
import { shownTime } from '../../faults/shown-time'
import { isRight, mistakeIn } from '../../camp/schema-problems'
import { eventFault, linkFault, noticeFault, seasonFault, type Fault } from '../../faults/faults'
import { runsOf } from '../runs-of'
import type { CampFacts, Suspicion } from './warnings'

const longestNoticeDays = 30

/** A notice that begins later than this probably has a wrong year. */
const latestNoticeDays = 300

/** Yields warnings about `calendar.json` as of `now` (epoch milliseconds). */
export function* calendarWarnings(
  { startDate, endDate, events, notice }: CalendarFile,
  now: number,
  { eventColours }: CampFacts,
): Generator<Suspicion> {
  const [first, last] = [datePart(startDate), datePart(endDate)]
  if (notice) yield* noticeWarnings(notice, now)
  const today = campDate(now)
  const path = 'endDate'
  yield* faultsAt(path, 'calendar-dates', seasonFault(first, last, today))
  const isReversed = Boolean(first && last) && last < first
  const spans = events.map(({ name, startDate, endDate }) => ({
    name,
    start: datePart(startDate),
    end: datePart(endDate),
  }))
  // If events follow its end, its dates are wrong, which other checks report.
  const isBeforeEvents = spans.some(({ start }) => start > last)
  if (last < today && !isBeforeEvents)
    yield { kind: 'calendar-ended', path, reason: 'the calendar has ended' }
  const hasColours = Object.keys(eventColours).length > 0
  const spansByName = new Map<string, Span[]>()
  for (const [index, span] of spans.entries()) {
    const at = `events[${index}]`
    const { name } = span
    const sameName = spansByName.get(plainName(name)) ?? []
    spansByName.set(plainName(name), sameName)
    const overlaps = [...overlapWarnings(at, span, sameName)]
    sameName.push(span)
    if (!name.trim()) yield { kind: 'unnamed', path: `${at}.name`, reason: 'an event without a name' }
    else if (!overlaps.length && hasColours && !Object.hasOwn(eventColours, name)) {
      const found = { path: `${at}.name`, reason: 'unknown event name, shown in the colour for other events' }
      const meant = nearestName(name, Object.keys(eventColours))
      const hint = `write "${meant}" as in src/camp.ts, or add this name to camp.eventColours there`
      yield meant === undefined
        ? { kind: 'event-unknown', ...found }
        : { kind: 'event-misspelt', ...found, hint }
    }
    yield* eventWarnings(at, span, isReversed ? ['', ''] : [first, last], today)
    yield* overlaps
  }
  yield* filledWarnings(spans)
}

/** Returns the name with a colour that differs only in case, spaces or punctuation, or if it is long, in a letter or two. */
function nearestName(name: string, known: string[]): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')
  const digitsOf = (text: string) => text.replace(/\D/g, '')
  const near = known
    .filter((each) => plain(each) && digitsOf(each) === digitsOf(name))
    .map((each) => ({ each, letters: distance(plain(name), plain(each)), length: plain(each).length }))
    .filter(({ letters, length }) => letters <= (length < 8 ? 0 : length < 12 ? 1 : 2))
  return near.sort((a, b) => a.letters - b.letters)[0]?.each
}

/** Yields warnings about a notice, each with its value. */
export function* noticeWarnings({ from, until, url = '' }: Notice, now: number): Generator<Suspicion> {
  const link = url && !isRight(url, addressSchema) ? addressFault(url) : linkFault(url)
  if (link) yield { kind: 'notice-url', path: 'notice.url', ...link, value: describeValue(url) }
  const [start, end] = [from === undefined ? now : Date.parse(from), Date.parse(until)]
  const path = 'notice.until'
  const value = `${shownTime(until)} at the camp`
  if (end <= now) yield { kind: 'notice-ended', path, value, reason: 'the notice has ended' }
  const fault = noticeFault(from, until, now)
  yield* faultsAt(path, 'notice-times', fault)
  if (!fault && start > now + latestNoticeDays * msPerDay) {
    const reason = `the notice begins more than ${latestNoticeDays} days from now`
    yield { kind: 'notice-far-ahead', path: 'notice.from', value: shownTime(from ?? ''), reason }
  }
  if (!fault && end - start > longestNoticeDays * msPerDay) {
    const reason = `the notice is shown for more than ${longestNoticeDays} days`
    yield { kind: 'notice-too-long', path, value, reason }
  }
}

function addressFault(url: string): Fault {
  const hint = mistakeIn(url, addressSchema)?.[1] ?? 'check that the link works'
  return { reason: 'probably not the address of a page', value: url, hint }
}

function* faultsAt(path: string, kind: string, fault: Fault | undefined): Generator<Suspicion> {
  if (fault) yield { kind, path, isError: true, ...fault }
}

/** An event's dates, '' if invalid. */
interface Span {
  name: string
  start: string
  end: string
}

/** Longer events are suspicious. */
export const longestUsualDays = 60

function* eventWarnings(
  path: string,
  { start, end }: Span,
  [first, last]: [first: string, last: string],
  today: string,
): Generator<Suspicion> {
  const fault = eventFault(start, end, today)
  yield* faultsAt(`${path}.endDate`, `event-dates ${fault?.reason}`, fault)
  if (fault || !start || !end) return
  const days = daysBetween(start, end) + 1
  if (days > longestUsualDays) {
    const value = `${start} to ${end}`
    const reason = `lasts ${days} days`
    yield { kind: 'event-long', path: `${path}.endDate`, value, reason, hint: 'check both dates' }
  }
  if ((first && end < first) || (last && start > last)) {
    const reason = `outside the calendar, ${first} to ${last}, so the event is never shown`
    const value = `${start} to ${end}`
    yield { kind: 'event-never-shown', path: `${path}.startDate`, value, reason }
    return
  }
  if (start < first) {
    const reason = `before the calendar's first day, ${first}`
    const hint = 'correct the event, or start the calendar earlier'
    yield { kind: 'event-outside', path: `${path}.startDate`, reason, hint }
  }
  if (last && end > last) {
    const reason = `after the calendar's last day, ${last}`
    const hint = 'correct the event, or end the calendar later'
    yield { kind: 'event-outside', path: `${path}.endDate`, reason, hint }
  }
}

/** `above` are the events of the same name before this one. */
function* overlapWarnings(path: string, { name, start, end }: Span, above: Span[]): Generator<Suspicion> {
  const twin = above.find((each) => each.start <= end && start <= each.end)
  if (!twin || !name || !start) return
  const reason = `overlaps the same event, ${twin.start} to ${twin.end}`
  yield { kind: 'duplicate-event', path: `${path}.name`, reason, hint: 'delete one, or correct the dates' }
}

/** Warns if events of three days or more each start and end a day after the one above, like dates filled down. */
function* filledWarnings(spans: Span[]): Generator<Suspicion> {
  const isDayAfter = (above: string, date: string) => above !== '' && date === addDays(above, 1)
  const runs = runsOf(
    spans,
    (above, { start, end }) => isDayAfter(above.start, start) && isDayAfter(above.end, end),
  )
  const filled = runs.find(([first, , third]) => first && third && daysBetween(first.start, first.end) > 1)
  const span = filled?.[1]
  if (!span) return
  const path = `events[${spans.indexOf(span)}].startDate`
  const value = `${span.start} to ${span.end}`
  const reason = 'starts and ends a day after the event above, like the event below, as if filled down'
  yield { kind: 'events-filled', path, value, reason, hint: 'check the dates' }
}

/** Names are the same apart from capitals and the spaces around them. */
const plainName = (name: string): string => name.trim().toLowerCase()
