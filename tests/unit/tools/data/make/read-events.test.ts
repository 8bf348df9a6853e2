import * as fc from 'fast-check'
import { assert, test } from '#test'
import { readEvents, seasonOf, type Season } from '../../../../../tools/data/make/read-events'
import { fuzz } from '../../../../support/fuzz'
import { problemOf } from '../../../../support/invalid-response'
import { sheetOf } from '../../../../support/sheet'

const read = (rows: string[], season?: Season, allowEmpty = false) =>
  readEvents(sheetOf('events.csv', rows), season, allowEmpty)

/** Returns the name and dates of each event. */
const shown = (...rows: string[]) =>
  read(rows).map(({ name, startDate, endDate }) => `${name} ${startDate} ${endDate}`)

const problems = (...rows: string[]): string[] => problemOf(() => read(rows)).split('\n')

const heading = 'name,start,end'
const row = 'Family Camp 1,2026-08-14,2026-08-18'
const event = 'Family Camp 1 2026-08-14 2026-08-18'

const readCorrectly: [rows: string[], events: string[]][] = [
  [[heading, row], [event]],
  [['End,NAME,cook,Start', '18/08/2026,Family Camp 1,Al,14/8/2026'], [event]],
  [[heading, 'Family Camp 1,14/08/2026,2026-08-18'], [event]],
  [['Summer 2026,,', ',,', heading, row], [event]],
  [
    [heading, row, heading, row.replace('1', '2')],
    [event, event.replace('1', '2')],
  ],
  [[heading, 'Name,Start,End', row], [event]],
  [['', heading, ',,', row, ' , ,\u00a0', ',,'], [event]],
  // Spreadsheets export an unticked checkbox as FALSE, even in an otherwise empty row.
  [[`${heading},paid`, `${row},FALSE`, ',,,FALSE'], [event]],
  [[`${heading},,`, `${row},,,`], [event]],
  [[heading, row, row], [event]],
  [[' name ,start\u00a0,end', '\u00a0Family\u00a0Camp  1\u200b,2026-08-14\u200e, 2026-08-18'], [event]],
  [[heading, 'Fam\u00adily Camp 1,\u202a2026-08-14\u202c,\u20682026-08-18\u2069'], [event]],
  [[heading, '"Family\nCamp 1",2026-08-14,2026-08-18'], [event]],
  [[heading, 'Set up,08/09/2026,08/09/2026'], ['Set up 2026-09-08 2026-09-08']],
]

test('events: reads sheets with varied headings, dates and spaces', () => {
  for (const [rows, events] of readCorrectly) assert.equal(shown(...rows), events)
})

const dates = '; write a date such as 2026-08-22 or 22/08/2026'

/** Wrong rows, each with the one line that reports its mistakes. */
const wrongRows: [row: string, problem: string][] = [
  ['Camp,31/06/2026,02/07/2026', `invalid start "31/06/2026"${dates}`],
  ['Camp,14/08/2026,31/09/2026', `invalid end "31/09/2026"${dates}`],
  ['Camp,08/14/2026,18/08/2026', `invalid start "08/14/2026"${dates}`],
  ['Camp,14/08/0226,18/08/2026', `invalid start "14/08/0226"${dates}`],
  ['Camp,1930-08-14,18/08/2026', `invalid start "1930-08-14"${dates}`],
  ['Camp,14/08/26,18/08/2026', `invalid start "14/08/26"${dates}`],
  ['Camp,14.08.2026,18/08/2026', `invalid start "14.08.2026"${dates}`],
  ['Camp,Fri 14/08/2026,18/08/2026', `invalid start "Fri 14/08/2026"${dates}`],
  ['Camp,tbc,18/08/2026,,', `invalid start "tbc"${dates}`],
  ['Camp,14/08/2026,tbc', `invalid end "tbc"${dates}`],
  ['Camp,14/08/2026,14/08/2026 22:00', `invalid end "14/08/2026 22:00"${dates}`],
  ['Camp,46248,18/08/2026', `invalid start "46248"${dates}`],
  ['#REF!,14/08/2026,18/08/2026', 'invalid name "#REF!"; write text (no formula)'],
  ['Loading...,14/08/2026,18/08/2026', 'invalid name "Loading..."; write text (no formula)'],
  ['=A2,14/08/2026,18/08/2026', 'invalid name "=A2"; write text (no formula)'],
  ['=SUM(A2:A9),14/08/2026,18/08/2026', 'invalid name "=SUM(A2:A9)"; write text (no formula)'],
  [
    'Games, food,14/08/2026,18/08/2026',
    'cells beyond the last heading (1); put "quotes" around a cell with a comma or semicolon',
  ],
  ['14/08/2026,Camp,18/08/2026', `invalid start "Camp"${dates}`],
  ['Camp,18/08/2026,14/08/2026', 'ends before it starts (2026-08-14, 2026-08-18); swap or correct the dates'],
  [
    'Camp,14/08/2026,18/08/2027',
    'ends a year or more after it starts (2027-08-18, 2026-08-14); correct the year',
  ],
  [',14/08/2026,18/08/2026', 'missing name; write text (no formula), or delete the row'],
  ['Camp,14/08/2026,', `missing end${dates}, or delete the row`],
  ['Total: 8 events,,', `missing start and end${dates}, or delete the row`],
]

test('events: a mistake gives one line that names the row', () => {
  for (const [wrong, problem] of wrongRows) {
    assert.equal(problems(heading, wrong), [`events.csv:2: ${problem}`], wrong)
  }
})

test('events: names every wrong cell', () => {
  const rows = wrongRows.map(([wrong]) => wrong)
  assert.equal(
    problems(heading, row, '', ...rows).map((line) => line.split(' ')[0]),
    rows.map((_, index) => `events.csv:${index + 4}:`),
  )
  assert.equal(problems(heading, 'Camp,tbc,tbc'), [
    `events.csv:2: invalid start "tbc"${dates}`,
    `events.csv:2: invalid end "tbc"${dates}`,
  ])
})

const wrongSheets: [rows: string[], problem: RegExp][] = [
  [[row], /^events\.csv:1: missing column "name", "start", "end" \(found "Family Camp 1, /],
  [
    ['Programme', 'name,begin,end', row],
    /^events\.csv:2: missing column "start" \(found "name, begin, end"\); write the headings name, start, end$/,
  ],
  [['name,start,end,Start', row], /^events\.csv:1: more than one column "start"; rename/],
  [[heading, ',,'], /^events\.csv: no rows; write a row for each event, or use --allow-empty$/],
  [[], /^events\.csv: no rows/],
  [['<!DOCTYPE html><html>', '<title>Sign in</title>'], /^events\.csv: a web page instead of CSV; /],
  [['<?xml version="1.0"?>', '<html>'], /^events\.csv: a web page instead of CSV; /],
  [['<!-- Sheets -->', '<!doctype html>'], /^events\.csv: a web page instead of CSV; /],
]

test('events: rejects web pages, wrong headings and empty sheets', () => {
  for (const [rows, problem] of wrongSheets) {
    const [line = '', ...others] = problems(...rows)
    assert.match(line, problem)
    assert.equal(others, [])
  }
})

test('events: without a season, rejects an event in another year', () => {
  const season = { startDate: '2026-08-14', endDate: '2026-08-18' }
  for (const [year, side] of Object.entries({ 2025: 'before', 2027: 'after' })) {
    const rows = [heading, row, row.replace('1', '2'), row.replaceAll('2026', year)]
    const [line = '', ...others] = problems(...rows)
    assert.ok(line.startsWith(`events.csv:4: starts more than 200 days ${side} the other events (`), line)
    assert.equal(others, [])
    assert.is(read(rows, season).length, 3, 'accepted with a season')
  }
})

test('events: accepts a gap of months if a long event spans it', () => {
  const rows = ['Season,2026-01-01,2026-09-01', 'Weekend,2026-01-10,2026-01-12', 'Camp,2026-09-10,2026-09-12']
  assert.is(read([heading, ...rows]).length, 3)
})

test('events: accepts an empty sheet with allowEmpty', () => {
  assert.equal(read([heading], undefined, true), [])
  assert.equal(read([], undefined, true), [])
})

test('events: by default, the season spans all events', () => {
  const events = read([heading, row, 'All,2026-08-11,2026-08-20', 'Set up,2026-08-10,2026-08-12'])
  assert.equal(seasonOf(events, '2026-08-01'), { startDate: '2026-08-10', endDate: '2026-08-20' })
  assert.equal(seasonOf([], '2026-08-01'), { startDate: '2026-08-01', endDate: '2026-08-01' })
})

/** Events as spreadsheets export them, possibly with one wrong cell. */
const anySheet = fc.record({
  names: fc.array(fc.stringMatching(/^[\wé🏄",;'\n“]*[a-z]$/u), { minLength: 1, maxLength: 12 }),
  separator: fc.constantFrom(',', ';', '\t'),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  headings: fc.shuffledSubarray(['Name', 'START', 'end', 'cook'], { minLength: 4 }),
  isBritish: fc.boolean(),
  broken: fc.option(
    fc.record({
      row: fc.nat(11),
      heading: fc.constantFrom('START', 'end'),
      junk: fc.constantFrom('', '?', '31/06/2026'),
    }),
  ),
})

test('events: any export is read, or the wrong row is named', async () => {
  await fuzz({ what: 'sheets of events', files: 100 }, anySheet, (given) => {
    const { names, separator, headings, isBritish } = given
    const broken = given.broken && { ...given.broken, row: given.broken.row % names.length }
    const dateOf = (day: number) => (isBritish ? `${day}/08/2026` : `2026-08-${String(day).padStart(2, '0')}`)
    const cellsOf = (name: string, row: number) => {
      const cells: Record<string, string> = {
        Name: name,
        START: dateOf(row + 1),
        end: dateOf(row + 2),
        cook: 'Al',
      }
      if (broken?.row === row) cells[broken.heading] = broken.junk
      return headings.map((heading) => `"${(cells[heading] ?? '').replaceAll('"', '""')}"`)
    }
    const text = [headings, ...names.map(cellsOf)].map((cells) => cells.join(separator)).join(given.lineEnd)
    if (broken) {
      const start = `events.csv:${broken.row + 2}: ${broken.junk ? 'invalid' : 'missing'} ${broken.heading.toLowerCase()}`
      const problem = problemOf(() => read([text]))
      assert.ok(problem.startsWith(start) && !problem.includes('\n'), problem)
    } else {
      assert.equal(
        read([text]).map(({ name }) => name),
        names.map((name) => name.replace(/\s+/g, ' ').trim()),
      )
    }
  })
})
