import { maximumRows } from '../../../src/lib/calendar'
import { addDays, campDate } from '../../../src/lib/camp-time'
import { msPerDay } from '../../../src/lib/durations'
import { datePart } from '../../../src/lib/iso-date'
import type { CalendarFile, Notice } from '../../../src/schemas'
import type { CampFacts, Suspicion } from './warnings'

const longestNoticeDays = 30

/** Yields warnings about `calendar.json` as of `now` (epoch milliseconds). */
export function* calendarWarnings(
  { startDate, endDate, events, notice }: CalendarFile,
  now: number,
  { eventColours }: CampFacts,
): Generator<Suspicion> {
  const [first, last] = [datePart(startDate), datePart(endDate)]
  if (notice) yield* noticeWarnings(notice, now)
  const path = 'endDate'
  if (first && last < first)
    yield { kind: 'calendar-reversed', path, reason: `before startDate, ${first}, so no day is shown` }
  if (first && last >= addDays(first, maximumRows))
    yield { kind: 'calendar-too-long', path, reason: `only the first ${maximumRows} days are shown` }
  if (last < campDate(now)) yield { kind: 'calendar-ended', path, reason: 'the calendar has ended' }
  for (const [index, event] of events.entries()) {
    if (!Object.hasOwn(eventColours, event.name)) {
      const reason = 'unknown event name, shown in the colour for other events'
      yield { kind: 'event-unknown', path: `events[${index}].name`, reason }
    }
    yield* eventWarnings(`events[${index}]`, event, first, last)
  }
}

function* noticeWarnings({ from, until }: Notice, now: number): Generator<Suspicion> {
  const [start, end] = [from === undefined ? now : Date.parse(from), Date.parse(until)]
  const path = 'notice.until'
  if (end <= now) yield { kind: 'notice-ended', path, reason: 'the notice has ended' }
  if (from !== undefined && end <= start)
    yield { kind: 'notice-reversed', path, reason: `not after from, ${from}, so the notice is never shown` }
  if (end - start > longestNoticeDays * msPerDay) {
    const reason = `the notice is shown for more than ${longestNoticeDays} days`
    yield { kind: 'notice-too-long', path, reason }
  }
}

function* eventWarnings(
  path: string,
  { startDate, endDate }: CalendarFile['events'][number],
  first: string,
  last: string,
): Generator<Suspicion> {
  const [start, end] = [datePart(startDate), datePart(endDate)]
  if (end < start) {
    const reason = `before startDate, ${start}, so the event is never shown`
    yield { kind: 'event-reversed', path: `${path}.endDate`, reason }
  }
  if (start < first) {
    yield {
      kind: 'event-outside',
      path: `${path}.startDate`,
      reason: `before the calendar's first day, ${first}`,
      hint: 'correct the event, or start the calendar earlier',
    }
  }
  if (last && end > last) {
    yield {
      kind: 'event-outside',
      path: `${path}.endDate`,
      reason: `after the calendar's last day, ${last}`,
      hint: 'correct the event, or end the calendar later',
    }
  }
}
