import type { camp } from '../../../src/camp'
import { maximumRows } from '../../../src/lib/calendar'
import { addDays, campDate } from '../../../src/lib/camp-time'
import { datePart } from '../../../src/lib/iso-date'
import type { CalendarFile } from '../../../src/schemas'
import { odd } from './oddity-parts'
import type { Finding } from './violations'

/** Colours by the events' names, as `src/camp.ts` has them. */
export type EventColours = typeof camp.eventColours

/** What is odd in `calendar.json` at a time (epoch milliseconds). */
export const calendarOddities = (file: CalendarFile, now: number, known: EventColours): Finding[] => {
  const today = campDate(now)
  const [first, last] = [datePart(file.startDate), datePart(file.endDate)]
  const { until = '', from = '' } = file.notice ?? {}
  return [
    ...odd(Date.parse(until) <= now, 'notice.until', until, 'the notice has ended', 'take it out'),
    ...odd(
      Date.parse(until) <= Date.parse(from),
      'notice.until',
      until,
      `not after from, ${from}: never shown`,
      'exchange the two',
    ),
    ...odd(last < first, 'endDate', last, `before startDate, ${first}: no day is shown`, 'exchange the two'),
    ...odd(
      last >= addDays(first, maximumRows),
      'endDate',
      last,
      `${maximumRows} days or more after startDate: the rest is not shown`,
      'mend the year',
    ),
    ...odd(last < today, 'endDate', last, 'the calendar has ended', 'publish a newer one'),
    ...odd(!file.events.length, 'events', file.events, 'there are no events', 'publish some'),
    ...file.events.flatMap(({ name, startDate, endDate }, index) => {
      const path = `events[${index}]`
      const [start, end] = [datePart(startDate), datePart(endDate)]
      if (end < start) {
        return odd(
          true,
          `${path}.endDate`,
          end,
          `before startDate, ${start}: never shown`,
          'exchange the two',
        )
      }
      return [
        ...odd(
          !Object.hasOwn(known, name),
          `${path}.name`,
          name,
          'no colour is named for it: it has that of other events',
          'mend the name, or name it in eventColours in src/camp.ts',
        ),
        ...odd(
          start < first,
          `${path}.startDate`,
          start,
          end < first ? `all before the calendar's first day, ${first}` : `before the first day, ${first}`,
          'mend the event, or begin the calendar earlier',
        ),
        ...odd(
          end > last,
          `${path}.endDate`,
          end,
          start > last ? `all after the calendar's last day, ${last}` : `after the last day, ${last}`,
          'mend the event, or end the calendar later',
        ),
      ]
    }),
  ]
}
