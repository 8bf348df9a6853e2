import * as fc from 'fast-check'
import { assert, test } from '#test'
import { readEvents, seasonOf, type Season } from '../../../../../tools/data/make/read-events'
import { fuzz } from '../../../../support/fuzz'
import { problemOf } from '../../../../support/invalid-response'
import { sheetOf } from '../../../../support/sheet'

const today = '2026-08-22'

const read = (rows: string[], season?: Season, allowEmpty = false) =>
  readEvents(sheetOf('events.csv', rows), season, allowEmpty, today).events

/** Returns the name and dates of each event. */
const shown = (...rows: string[]) =>
  read(rows).map(({ name, startDate, endDate }) => `${name} ${startDate} ${endDate}`)

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
  // Shorter with the month first, but other dates show that it is not.
  [
    [heading, 'Set-up,06/07/2026,06/08/2026', 'Camp,14 Aug 2026,18 Aug 2026'],
    ['Set-up 2026-07-06 2026-08-06', 'Camp 2026-08-14 2026-08-18'],
  ],
  // Only the first is shorter with the month first.
  [
    [heading, 'Set-up,06/07/2026,06/08/2026', 'Camp,07/08/2026,09/08/2026'],
    ['Set-up 2026-07-06 2026-08-06', 'Camp 2026-08-07 2026-08-09'],
  ],
  [[heading, '1/2 term,2026-07-06,2026-08-06'], ['1/2 term 2026-07-06 2026-08-06']],
  [[heading, 'Camp,1 July 2026,1 August 2026'], ['Camp 2026-07-01 2026-08-01']],
  [[heading, 'Camp,2026-07-06,2026-08-06'], ['Camp 2026-07-06 2026-08-06']],
]

test('events: reads sheets with varied headings, dates and spaces', () => {
  for (const [rows, events] of readCorrectly) assert.equal(shown(...rows), events)
})

test('events: rejects dates that all have the month first', () => {
  const rows = [heading, 'Set-up,06/07/2026,06/08/2026', 'Feast,07/08/2026,07/08/2026']
  assert.match(
    problemOf(() => read(rows)),
    /^events\.csv:2: dates probably have the month first \(every event in .* would/,
  )
})

/** The names of the events that are kept; each name gives the event's first and last day. */
const keptOf = (names: string[], season?: Season) =>
  read([heading, ...names.map((name) => `${name},${name.replace(' ', ',')}`)], season).map(({ name }) => name)

const lastYear = '2025-08-01 2025-08-05'

test('events: leaves out those that ended over 90 days ago', () => {
  const current = '2026-08-20 2026-08-24'
  assert.equal(keptOf([lastYear, '2026-05-23 2026-05-24', current]), ['2026-05-23 2026-05-24', current])
  assert.equal(keptOf([lastYear, '2026-05-22 2026-05-23', current]), [current])
  assert.equal(keptOf([lastYear, '2026-05-01 2026-05-02']), ['2026-05-01 2026-05-02'], 'the last season')
  assert.equal(keptOf(['2026-04-01 2026-04-02', '2026-05-01 2026-05-02']).length, 2, 'one season, all past')
  assert.equal(keptOf(['2026-01-01 2026-01-02', '2026-04-03 2026-04-04']), ['2026-04-03 2026-04-04'])
  assert.equal(keptOf([lastYear, current], { startDate: '2025-07-01', endDate: '2026-09-01' }).length, 2)
})

test('events: leaves out those outside the season in camp.ts', () => {
  const season = { startDate: '2026-08-25', endDate: '2026-09-01' }
  const [first, last] = ['2026-08-24 2026-08-25', '2026-09-01 2026-09-02']
  const others = ['2026-08-23 2026-08-24', '2026-09-02 2026-09-03', '2027-08-01 2027-08-05']
  assert.equal(keptOf([first, last, ...others], season), [first, last])
})

test('events: a season that leaves out every event is rejected', () => {
  const season = { startDate: '2025-07-01', endDate: '2025-09-01' }
  assert.throws(
    () => keptOf(['2026-08-01 2026-08-05'], season),
    /^sources\.calendar\.season: has none of the events in events\.csv \(2025-07-01 to 2025-09-01\); correct/,
  )
  assert.equal(read([heading, 'Regatta,2026-08-01,2026-08-05'], season, true), [], 'unless it may be empty')
})

test('events: leaves out a past season before a long pause', () => {
  const next = '2027-08-01 2027-08-05'
  assert.equal(keptOf(['2026-07-01 2026-08-01', '2026-08-03 2026-08-04', next]), [next])
})

test('events: each one that is kept has the row that it comes from', () => {
  const rows = ['Past,2026-04-01,2026-04-02', 'Camp,2026-08-14,2026-08-18', 'Weekend,2026-09-01,2026-09-02']
  const { wheres } = readEvents(sheetOf('events.csv', [heading, ...rows]), undefined, false, today)
  assert.equal(wheres, ['events.csv:3', 'events.csv:4'])
})

test('events: today is in the calendar, or the next events are', () => {
  const long = ['2026-07-01 2026-07-02', '2026-08-21 2026-12-30', '2027-04-01 2027-08-10']
  assert.equal(keptOf(long), long.slice(1), 'within 400 days')
  const until = (lastDay: string) =>
    keptOf(['2026-08-01 2026-08-10', '2026-08-21 2026-12-30', `2027-04-01 ${lastDay}`])
  assert.is(until('2027-09-13').length, 3, '400 days, both ends included')
  assert.is(until('2027-09-14').length, 2)
})

test('events: says if the month comes first in one that is over', () => {
  const notesOn = (dates: string) =>
    readEvents(
      sheetOf('events.csv', [heading, `A,${dates}`, 'B,20/08/2026,24/08/2026']),
      undefined,
      false,
      today,
    ).notes
  assert.match(
    notesOn('08/01/2026,08/05/2026').join(),
    /^warning: events\.csv:2: left out: "A" .*; write the day first/,
  )
  assert.match(notesOn('08/05/2026,09/05/2026').join(), /^left out: events\.csv:2: "A" ended on 2026-05-09$/)
})

test('events: accepts a gap of months if a long event spans it', () => {
  const rows = ['Season,2026-06-01,2026-12-30', 'Weekend,2026-06-10,2026-06-12', 'Camp,2027-01-10,2027-01-12']
  assert.is(read([heading, ...rows]).length, 3)
})

test('events: doubts a distant one that month-first is near', () => {
  const camp = ['Camp 1,01/08/2026,07/08/2026', 'Camp 2,20/08/2026,29/08/2026']
  const doubted = (dates: string) =>
    readEvents(sheetOf('events.csv', [heading, ...camp, `Regatta,${dates}`]), undefined, false, today).notes
      .length
  const few: [dates: string, noteCount: number][] = [
    ['08/12/2026,08/12/2026', 1],
    ['8/12/2026,8/12/2026', 1],
    ['2026-12-08,2026-12-08', 0],
    // In September with the month first, as late as the other events.
    ['08/10/2026,08/10/2026', 0],
    // In March with the month first.
    ['03/12/2026,03/12/2026', 0],
    // It would end before it starts.
    ['08/11/2026,07/12/2026', 0],
  ]
  for (const [dates, noteCount] of few) assert.is(doubted(dates), noteCount, dates)
})

test('events: accepts headings alone with allowEmpty', () => {
  assert.equal(read([heading], undefined, true), [])
  assert.throws(() => read([], undefined, true), /events\.csv: empty; write the headings name, start, end$/)
})

test('events: by default, the season spans all events', () => {
  const events = read([heading, row, 'All,2026-08-11,2026-08-20', 'Set up,2026-08-10,2026-08-12'])
  assert.equal(seasonOf(events, '2026-08-01'), { startDate: '2026-08-10', endDate: '2026-08-20' })
  assert.equal(seasonOf([], '2026-08-01'), { startDate: '2026-08-01', endDate: '2026-08-01' })
})

/** Events as spreadsheets export them, possibly with one wrong cell. */
const anySheet = fc.record({
  names: fc.array(fc.stringMatching(/^[\wé🏄",;'“]*[a-z]$/u), { minLength: 1, maxLength: 12 }),
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
