import type { Notice } from '../../../src/schemas'
import { noticeFault } from '../../faults/faults'
import type { SheetFile } from '../read/get-sheet'
import { readSheet } from '../read/read-sheet'
import { noticeColumns } from '../read/sheet-columns'

/** Reads the notices in a sheet at `now` (epoch milliseconds). Throws an InvalidResponse that names every wrong cell. */
export function readNotices(
  sheet: SheetFile,
  allowEmpty: boolean,
  now: number,
): { notices: Notice[]; wheres: string[]; notes: string[] } {
  const { rows, notes } = readSheet(sheet, {
    columns: noticeColumns,
    problemIn: ({ from, until }) => noticeFault(from, until, now),
    allowEmpty,
    hintIfEmpty:
      'to end a notice, keep its row and set "until" to a past time; if you have no notices, remove notices from sources.calendar in src/camp.ts (or, on a computer, use --allow-empty)',
  })
  const notices = rows.map(({ values: { text: words, from, until, kind, link: url } }) => ({
    text: words,
    until,
    ...(from && { from }),
    ...(url && { url }),
    ...(kind && { kind }),
  }))
  return { notices, wheres: rows.map(({ where }) => where), notes }
}

/**
 * Returns the notice in force at a time (epoch milliseconds), or else the next one. If several are in force, a warning
 * takes precedence, then the notice that began last, then the one that is lowest in the sheet. One without a start counts
 * as begun with the last one above it, because notices are added at the end.
 */
export function chooseNotice(notices: Notice[], now: number): Notice | undefined {
  let lastBegun = 0
  const current = notices
    .filter(({ until }) => Date.parse(until) > now)
    .map((notice) => {
      const start = notice.from === undefined ? lastBegun : Date.parse(notice.from)
      if (start <= now) lastBegun = Math.max(lastBegun, start)
      return { notice, start }
    })
    .sort((a, b) => a.start - b.start)
  const inForce = current.filter(({ start }) => start <= now)
  const chosen = inForce.findLast(({ notice }) => notice.kind === 'warning') ?? inForce.at(-1) ?? current[0]
  return chosen?.notice
}
