/** Makes `calendar.json` from a sheet of events and, if the camp has one, a sheet of notices. */
import { campDate, campDateTime, dayNameAsOf } from '../../../src/lib/camp-time'
import { datePart } from '../../../src/lib/iso-date'
import type { CalendarFile, Notice } from '../../../src/schemas'
import { counted } from '../../faults/describe-value'
import { hintFor } from '../check/warnings'
import { noticeWarnings } from '../check/warnings-calendar'
import type { Made, MakeOptions } from './maker-types'
import { chooseNotice, readNotices } from './read-notices'
import { readEvents, seasonOf } from './read-events'
import { getSheet } from '../read/get-sheet'
import { rowsOf } from '../read/read-sheet'
import { attempt, throwProblems } from '../read/source-errors'

export async function makeCalendar(options: MakeOptions): Promise<Made | undefined> {
  const { now, sources, download, allowEmpty } = options
  if (!sources.calendar) return undefined
  const { events: eventsSource, notices: noticesSource, season } = sources.calendar
  const [eventsSheet, noticesSheet] = await Promise.all([
    getSheet('sources.calendar.events', eventsSource, download),
    noticesSource === undefined ? undefined : getSheet('sources.calendar.notices', noticesSource, download),
  ])
  const today = campDate(now)
  const ofEvents = attempt(() => readEvents(eventsSheet, season, allowEmpty, today))
  const ofNotices = attempt(() => (noticesSheet ? readNotices(noticesSheet, allowEmpty, now) : none))
  throwProblems([...ofEvents.problems, ...ofNotices.problems])
  const { events, wheres, notes } = ofEvents.value ?? none
  const { notices, wheres: noticeRows, notes: noticeNotes } = ofNotices.value ?? none
  const notice = chooseNotice(notices, now)
  // Mistakes in later notices are best corrected while somebody edits the sheet, not when campers see them.
  const warningsAboutLater = notices.flatMap((later, index) =>
    later === notice || !(Date.parse(later.from ?? '') > now)
      ? []
      : [...noticeWarnings(later, now)].map(
          (found) => `warning: ${noticeRows[index]}: ${found.reason} (${found.value}); ${hintFor(found)}`,
        ),
  )
  const described = noticesSheet ? [describeNotice(notice, today)] : []
  const content: CalendarFile = { ...(season ?? seasonOf(events, today)), events, ...(notice && { notice }) }
  const { startDate, endDate } = content
  const eventRow = rowsOf('events', wheres)
  const noticeRow = notice && noticeRows[notices.indexOf(notice)]
  return {
    content,
    extent: `${counted(events.length, 'event')} from ${eventsSheet.name}, ${datePart(startDate)} to ${datePart(endDate)}`,
    notes: [...notes, ...noticeNotes, ...warningsAboutLater, ...described],
    rowOf: (path) => (path.startsWith('notice.') ? noticeRow : eventRow(path)),
  }
}

const none = { events: [], notices: [], wheres: [], notes: [] }

function describeNotice(notice: Notice | undefined, today: string): string {
  if (!notice) return 'no current or upcoming notice'
  const { text, from, until } = notice
  const begin = from === undefined ? '' : `from ${timeOn(from, today)} `
  return `notice ${begin}until ${timeOn(until, today)}: ${text}`
}

/** Formats an instant as `22:00 on Sat 22 August`, with the year unless it is that of `today`. */
function timeOn(instant: string, today: string): string {
  const [date = '', clock] = campDateTime(instant).split('T')
  return `${clock} on ${dayNameAsOf(today, date)}`
}
