/**
 * Reads a tide table that a person made: a CSV file with date, time at the camp, High or Low, and metres. Invalid rows
 * are never skipped: with a tide missing, the app could say that the tide is rising when it is falling.
 */
import { campDate, campDateTime, campInstant, isSummerTime } from '../../../src/lib/camp-time'
import { msPerHour } from '../../../src/lib/durations'
import { summerHours, summerName, timeZone, winterHours, winterName } from '../../../src/time-zone'
import { fewestTidesOfDay, highestWater, lowestWater } from '../coast'
import type { Table } from './find-table'
import { readSheet, type Column } from './read-sheet'
import type { SourceTide, SourceTides } from './source-tides'
import { date, readClock, readNumber } from './sheet-cells'
import { throwInvalid, throwProblems } from './source-errors'
import { mean } from '../statistics'
import { doubtfulTides, suspiciousTides } from './suspicious-tides'
import { inOrder } from './tide-order'
import { clockIn, clockInHeading, unitIn, unitInHeading } from './tide-table-heading'
import { lunarDayMs } from './tides-out-of-step'

/** Of the limits for mistakes; in a year's true tides of Great Britain and Ireland, hardly any are beyond it. */
const doubtfulShare = 0.4

/**
 * Reads the tides in a table of any year. Throws an InvalidResponse that lists invalid rows, rows out of order, a heading
 * that names the wrong unit, datum or clock, and tides that do not fit the others. `file` is the table's name, for
 * messages.
 */
export function readTideTable(file: string, bytes: Uint8Array): SourceTides {
  const tides: SourceTide[] = []
  const unsure: Unsure[] = []
  let before = -Infinity
  readSheet(file, bytes, {
    columns,
    hasFixedOrder: true,
    hintIfEmpty: 'write a row for each tide',
    checkTable(table) {
      checkTexts(file, table)
      rejectSplitHeights(file, table.rows)
    },
    problemIn({ date, time, type, height, zone, 'am/pm': half }, where) {
      const clock = half ? onFullClock(time, half) : time
      const { at, problem, other } = readInstant(date, zone ? `${clock} ${zone}` : clock, before)
      before = at
      if (problem) return problem
      tides.push({ type, at, heightInMetres: Number(height), where })
      if (other !== undefined) unsure.push({ index: tides.length - 1, other })
      return undefined
    },
  })
  rejectHalfClock(file, tides)
  const sorted = inOrder(file, inStep(tides, unsure))
  throwProblems(suspiciousTides(file, sorted))
  return {
    name: file,
    tides: sorted,
    isComplete: completeDates(sorted),
    leftOut: [],
    doubts: doubtfulTides(sorted, doubtfulShare),
  }
}

const types: Record<string, SourceTide['type']> = {
  high: 'High',
  low: 'Low',
  hw: 'High',
  lw: 'Low',
  h: 'High',
  l: 'Low',
}

const columns = {
  date: { ...date, isCarriedDown: true, heading: /\bdate\b|^(?:datum|fecha)\b/i },
  time: {
    hintFor: (cell) =>
      /^(?:0?[.,])?\d{1,2}$/.test(cell)
        ? 'hours and minutes, such as 00:42 for 42 minutes past midnight'
        : undefined,
    heading: /^(?!.*offset$)(?:.*\b(?:times?|clock|heures?|uhrzeit|zeit|hora)\b|(?:GMT|BST|UTC?)\b)/i,
    expected: '24-hour HH:MM, such as 03:10 or 15:10',
    read: readZonedClock,
    problemInHeading: (heading) => {
      const clock = clockInHeading(heading)
      return clock && clock.toUpperCase() !== summerName && clock.toUpperCase() !== winterName
        ? clock
        : undefined
    },
  } satisfies Column<string>,
  type: {
    heading:
      /^(?:tides?|(?:tide |tidal )?(?:type|state|event)|(?:type|state) of tide|event type|high ?(?:\/|or) ?low(?: water| tide)?|h ?\/ ?l|h ?w ?\/ ?l ?w|hw or lw)$/i,
    expected: 'High or Low',
    read: (cell) => types[cell.toLowerCase().replace(/ ?(?:water|tide)$/, '')],
  } satisfies Column<SourceTide['type']>,
  height: {
    heading:
      /\b(?:heights?|hts?|met(?:re|er)s|pred(?:icted|ictions?)?|levels?|hauteurs?|höhe|altura|feet)\b|^(?:m|height[_A-Z].*)$/i,
    expected: `metres above chart datum from ${lowestWater} to ${highestWater} (not feet, not above mean sea level), such as 1.8`,
    read: (cell) => {
      const metres = readNumber(cell.replace(/^\+/, '').replace(/ ?m(?:et(?:re|er)s)?$/i, ''))
      return metres && Number(metres) >= lowestWater && Number(metres) <= highestWater ? metres : undefined
    },
    problemInHeading: unitInHeading,
  } satisfies Column<string>,
  zone: {
    heading: /^(?:time ?)?zone$|^tz$|^(?:(?:GMT|UTC|time|time ?zone)[ _]?)?offset$/i,
    expected: `${winterName} or ${summerName}, or the hours ahead of UTC, such as +0${summerHours}:00`,
    read: readZone,
    isOptional: true,
    mayBeEmpty: true,
  } satisfies Column<string>,
  'am/pm': {
    heading: /^a\.?m\.? ?(?:\/|or)? ?p\.?m\.?$|^meridi[ae]m$/i,
    expected: 'AM or PM',
    read: (cell) => (/^a\.?m?\.?$/i.test(cell) ? 'AM' : /^p\.?m?\.?$/i.test(cell) ? 'PM' : undefined),
    isOptional: true,
    mayBeEmpty: true,
  } satisfies Column<'AM' | 'PM'>,
}

/** Returns the 24-hour time of a time on a 12-hour clock: `15:10` for `03:10` and PM. A time after 12:59 stays. */
function onFullClock(time: string, half: 'AM' | 'PM'): string {
  const hour = Number(time.slice(0, 2))
  if (hour > 12) return time
  return String((hour % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0') + time.slice(2)
}

/** Rejects times of a 12-hour clock: on a coast, no day of three tides or more ends before 13:00. */
function rejectHalfClock(file: string, tides: SourceTide[]): void {
  const times = tides.map(({ at }) => campDateTime(at))
  if (times.some((time) => time.slice(11) >= '13:00')) return
  const dates = times.map((time) => time.slice(0, 10))
  const full = new Set(dates.filter((date) => dates.filter((each) => each === date).length >= 3))
  if (full.size < 2) return
  throwInvalid(
    `${file}: no time is after 12:59, as on a 12-hour clock without a.m. and p.m.; write 24-hour times, such as 15:10`,
  )
}

/** Returns the name of the camp's zone that a cell names, or gives as hours ahead of UTC: `BST`, `+01:00`, `UTC+1`, `1`. */
function readZone(cell: string): string | undefined {
  const named = [winterName, summerName].find((name) => name === cell.toUpperCase())
  const [, sign, hours] =
    /^(?:UTC?|GMT)?([+\u2212-]?)(\d{1,2})(?::?00)?$/i.exec(cell.replace(/^(?:UTC?|Z)$/i, '0')) ?? []
  const ahead = Number(hours) * (!sign || sign === '+' ? 1 : -1)
  return named ?? (ahead === winterHours ? winterName : ahead === summerHours ? summerName : undefined)
}

/**
 * Returns a time and the zone after it: `07:05`, `07:05 BST`. Reads `7h05`, and the part of a day that a spreadsheet shows
 * for a time in a column of numbers, if that is a whole minute: 0.295138889. A short one, such as 0.25, could be 00:25.
 */
function readZonedClock(cell: string): string | undefined {
  const [, time = '', zone] =
    new RegExp(String.raw`^(.*?)(?: ?(${winterName}|${summerName}))?$`, 'i').exec(cell) ?? []
  const minutes = /^0?[.,]\d+$/.test(time) ? Number(time.replace(',', '.')) * minutesPerDay : NaN
  const clock = Number.isNaN(minutes)
    ? readClock(time.replace(/^(\d+)h(\d+)$/i, '$1:$2'))
    : clockOf(time, minutes)
  return clock && zone ? `${clock} ${zone.toUpperCase()}` : clock
}

const minutesPerDay = 24 * 60

function clockOf(cell: string, minutes: number): string | undefined {
  const whole = Math.round(minutes)
  const isExact = cell.length > 4 && whole < minutesPerDay && Math.abs(minutes - whole) < 0.02
  const [hours, rest] = [Math.floor(whole / 60), whole % 60].map((each) => String(each).padStart(2, '0'))
  return isExact ? `${hours}:${rest}` : undefined
}

/** Throws an InvalidResponse for a unit, datum or clock that headings and titles name. */
function checkTexts(file: string, { headingRow, headings, texts, rows }: Table): void {
  const [dateHeading = '', timeHeading = '', , heightHeading = ''] = headings
  const said = [
    {
      where: `${file}:${headingRow}`,
      unit: unitInHeading(heightHeading),
      clock: clockInHeading(timeHeading) ?? clockIn(dateHeading),
    },
    ...texts.map(({ number, cells }) => {
      const text = cells.join(' ')
      return { where: `${file}:${number}`, unit: unitIn(text), clock: clockIn(text) }
    }),
  ]
  for (const { where, unit, clock } of said) {
    if (unit !== undefined) {
      throwInvalid(
        `${where}: heights not in metres above chart datum ("${unit}"); write such metres, headed "Height (m)"`,
      )
    }
    if (clock !== undefined && !isClockOf(clock, rows)) {
      throwInvalid(
        `${where}: times in another time zone ("${clock}"); write the camp's time, headed "Time" or "Time (${timeZone})"`,
      )
    }
  }
}

/** Rejects whole metres beside small numbers in another column: an unquoted 1,8 has become two cells. */
function rejectSplitHeights(file: string, rows: Table['rows']): void {
  const areWhole = rows.every(({ cells }) => /^-?\d+$/.test(cells[3] ?? ''))
  if (!areWhole || !rows.some(({ others }) => others.some((cell) => /^\d{1,2}$/.test(cell)))) return
  throwInvalid(
    `${file}:${rows[0]?.number}: whole metres, with numbers in another column; write heights such as 1.8, or "1,8" in quotes`,
  )
}

/** Whether a clock is the camp's on all dates of a table: in summer, BST is, and in winter, GMT. */
function isClockOf(clock: string, rows: Table['rows']): boolean {
  const dates = rows.flatMap(({ cells: [cell = ''] }) => date.read(cell) ?? [])
  const isAll = (isSummer: boolean) =>
    dates.every((each) => isSummerTime(new Date(campInstant(each, '12:00'))) === isSummer)
  const name = clock.toUpperCase()
  return (name === summerName && isAll(true)) || (name === winterName && isAll(false))
}

function completeDates(tides: SourceTide[]): SourceTides['isComplete'] {
  const dates = tides.map(({ at }) => campDate(at))
  const tideCount = (date: string) => dates.filter((each) => each === date).length
  const isEnd = (date: string) => date === dates[0] || date === dates.at(-1)
  // With fewer, the table probably starts or ends during that day.
  return (date) => !isEnd(date) || tideCount(date) >= fewestTidesOfDay
}

/** A tide in the hour that autumn repeats, whose row names no zone. */
interface Unsure {
  /** In the table's tides. */
  index: number
  /** What its time may mean instead: an hour earlier or later. */
  other: number
}

/**
 * Returns the instant of a time at the camp. In the hour that autumn repeats, a time without a zone is summer time unless
 * the row above (`before`) is later, and within that hour; `other` is then what else it may mean.
 */
function readInstant(
  date: string,
  time: string,
  before: number,
): { at: number; problem?: string; other?: number } {
  const [clock = '', givenZone] = time.split(' ')
  const shown = `${date}T${clock}`
  const first = campInstant(date, clock)
  if (campDateTime(first) !== shown) {
    const problem = `invalid time "${time}", which the clocks skip on ${date}; is the table in ${winterName}? write the camp's time, which is ${summerName} in summer`
    return { at: first, problem }
  }
  const zone = isSummerTime(new Date(first)) ? summerName : winterName
  const second = first + msPerHour
  const isRepeated = campDateTime(second) === shown
  if (!givenZone && isRepeated)
    return before >= first && before < second ? { at: second, other: first } : { at: first, other: second }
  const isFirst = !givenZone || givenZone === zone
  if (!isFirst && !isRepeated) {
    const problem = `invalid time "${time}", when the camp's clock shows ${zone}; write the time in ${zone}`
    return { at: first, problem }
  }
  return { at: isFirst ? first : second }
}

/** Between the same tides of two days, intervals differ by less from the mean, an hour of doubt included. */
const farthestMs = 3 * msPerHour

/**
 * Returns the tides with each unsure one at that of its two instants which is nearer the middle between the same tides of
 * the days before and after. Where there are none, it stays.
 */
function inStep(tides: SourceTide[], unsure: Unsure[]): SourceTide[] {
  const settled = [...tides]
  for (const { index, other } of unsure) {
    const tide = tides[index]
    if (!tide) continue
    const offIn = (ms: number) =>
      tides
        .filter(({ type }) => type === tide.type)
        .map(({ at }) => at - tide.at - ms)
        .filter((off) => Math.abs(off) < farthestMs)
        .toSorted((a, b) => Math.abs(a) - Math.abs(b))
        .slice(0, 1)
    const expected = tide.at + mean([-lunarDayMs, lunarDayMs].flatMap(offIn))
    if (Math.abs(other - expected) < Math.abs(tide.at - expected)) settled[index] = { ...tide, at: other }
  }
  return settled
}
