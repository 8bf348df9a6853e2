import { maximumRows } from '../../../src/lib/calendar'
import { addDays, campDate } from '../../../src/lib/camp-time'
import { datePart } from '../../../src/lib/iso-date'
import type { CalendarFile, Notice } from '../../../src/schemas'
import type { CampFacts, WarningRow } from './warnings'

const longestNoticeDays = 30
const msPerDay = 86_400_000

/** What is suspicious in `calendar.json` at a time (epoch milliseconds). */
export const calendarWarnings = (
  { startDate, endDate, events, notice }: CalendarFile,
  now: number,
  { eventColours }: CampFacts,
): WarningRow[] => {
  const [first, last] = [datePart(startDate), datePart(endDate)]
  return [
    ...(notice ? noticeWarnings(notice, now) : []),
    ...(first ? rangeWarnings(first, last) : []),
    {
      kind: 'ended',
      path: 'endDate',
      isOdd: last < campDate(now),
      reason: 'the calendar has ended',
      hint: 'publish a newer one',
    },
    ...events.flatMap((event, index) => eventWarnings(`events[${index}]`, event, first, last, eventColours)),
  ]
}

function noticeWarnings({ from, until }: Notice, now: number): WarningRow[] {
  const [start, end] = [from === undefined ? now : Date.parse(from), Date.parse(until)]
  return [
    {
      kind: 'notice-ended',
      path: 'notice.until',
      isOdd: end <= now,
      reason: 'the notice has ended',
      hint: 'remove it',
    },
    {
      kind: 'notice-reversed',
      path: 'notice.until',
      isOdd: from !== undefined && end <= start,
      reason: `not after from, ${from}, so the notice is never shown`,
      hint: 'swap from and until',
    },
    {
      kind: 'notice-too-long',
      path: 'notice.until',
      isOdd: end - start > longestNoticeDays * msPerDay,
      reason: `the notice is shown for more than ${longestNoticeDays} days`,
      hint: 'check month and year',
    },
  ]
}

function rangeWarnings(first: string, last: string): WarningRow[] {
  return [
    {
      kind: 'calendar-reversed',
      path: 'endDate',
      isOdd: last < first,
      reason: `before startDate, ${first}, so no day is shown`,
      hint: 'swap startDate and endDate',
    },
    {
      kind: 'calendar-too-long',
      path: 'endDate',
      isOdd: last >= addDays(first, maximumRows),
      reason: `only the first ${maximumRows} days are shown`,
      hint: 'check the year',
    },
  ]
}

function eventWarnings(
  path: string,
  { name, startDate, endDate }: CalendarFile['events'][number],
  first: string,
  last: string,
  eventColours: CampFacts['eventColours'],
): WarningRow[] {
  const [start, end] = [datePart(startDate), datePart(endDate)]
  return [
    {
      kind: 'event-unknown',
      path: `${path}.name`,
      isOdd: !Object.hasOwn(eventColours, name),
      reason: 'unknown event name: shown in the colour of other events',
      hint: 'correct it, or add it to eventColours in src/camp.ts',
    },
    {
      kind: 'event-reversed',
      path: `${path}.endDate`,
      isOdd: end < start,
      reason: `before startDate, ${start}, so the event is never shown`,
      hint: 'swap startDate and endDate',
    },
    {
      kind: 'event-outside',
      path: `${path}.startDate`,
      isOdd: start < first,
      reason: `before the calendar's first day, ${first}`,
      hint: 'correct the event, or start the calendar earlier',
    },
    {
      kind: 'event-outside',
      path: `${path}.endDate`,
      isOdd: last !== '' && end > last,
      reason: `after the calendar's last day, ${last}`,
      hint: 'correct the event, or end the calendar later',
    },
  ]
}
