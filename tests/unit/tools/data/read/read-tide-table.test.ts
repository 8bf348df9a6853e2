import { assert, test } from '#test'
import { readTideTable } from '../../../../../tools/data/read/read-tide-table'
import { problemOf } from '../../../../support/invalid-response'

const read = (...rows: string[]) => readTideTable('a.csv', new TextEncoder().encode(rows.join('\n')))

/** Returns the type, instant and height of each tide. */
const shown = (...rows: string[]) =>
  read(...rows).tides.map(
    ({ type, at, heightInMetres }) => `${type} ${new Date(at).toJSON().slice(0, 16)} ${heightInMetres}`,
  )

const problems = (...rows: string[]): string[] => problemOf(() => read(...rows)).split('\n')

const rows = ['2026-08-22,03:10,Low,0.6', '2026-08-22,9:25,High,1.9']
const tides = ['Low 2026-08-22T02:10 0.6', 'High 2026-08-22T08:25 1.9']

test('tide table: reads several notations of each column', () => {
  const forms = [
    rows,
    ['Date,Time,High or Low,Metres', ...rows],
    ['22/08/2026;03:10;Low;0,6', '22/08/2026;9:25;High;1,9 m'],
    ['2026-08-22,03:10:00,LOW,"0,6"', '2026-08-22,09.25,high water,1.9,,'],
    ['22.8.2026,03:10 BST,LW,0.60', '22-8-2026,09:25bst,hw,+1.9'],
  ]
  for (const form of forms) assert.equal(shown(...form), tides, form.join(' | '))
  assert.is(read(...rows).tides[1]?.where, 'a.csv:2')
})

test('tide table: names every invalid row', () => {
  const invalid: [row: string, problem: RegExp][] = [
    ['2026-02-30,03:10,Low,0.6', /invalid date "2026-02-30"; write 2026-08-22 or 22\/08\/2026/],
    ['22 August,03:10,Low,0.6', /invalid date/],
    ['08/22/2026,03:10,Low,0.6', /invalid date/],
    [',03:10,Low,0.6', /invalid date/],
    ['2026-08-22,24:10,Low,0.6', /invalid time/],
    ['2026-08-22,03:60,Low,0.6', /invalid time/],
    ['2026-08-22,3:10 AM,Low,0.6', /invalid time "3:10 AM"; use 24-hour HH:MM/],
    ['2026-08-22,03:10 GMT,Low,0.6', /when the camp's clock shows BST; write the time in BST/],
    ['2026-03-29,01:30,Low,0.6', /which the clocks skip on 2026-03-29/],
    ['2026-08-22,03:10,Slack,0.6', /invalid type "Slack"; write High or Low/],
    ['2026-08-22,03:10,,0.6', /invalid type/],
    ['2026-08-22,03:10,Low,', /invalid height ""; write metres/],
    ['2026-08-22,03:10,Low,6ft', /invalid height/],
    ['2026-08-22,03:10,Low,62', /height outside -3 to 16 m \(62\)/],
    ['2026-08-22,03:10,Low', /expected 4 columns, found 3/],
    ['2026-08-22,03:10,Low,1,8', /expected 4 columns, found 5.*comma/],
    ['2025-12-31,12:00,Low,0.6', /not after the row above/],
    ['2026-01-01,12:00,High,1.5', /not after the row above/],
  ]
  for (const [row, problem] of invalid) {
    const [first = '', ...others] = problems('Date,Time,Type,Height', '2026-01-01,12:00,High,1.5', row)
    assert.match(first, /^a\.csv:3: /)
    assert.match(first, problem, row)
    assert.equal(others, [])
  }
  assert.equal(
    problems(...invalid.slice(0, 16).map(([row]) => row)).map((line) => line.split(':')[1]),
    Array.from({ length: 16 }, (_, index) => String(index + 1)),
  )
})

test('tide table: rejects a heading with a unit other than metres', () => {
  const units: [heading: string, unit: string][] = [
    ['Height (ft)', 'ft'],
    ['Height in feet', 'feet'],
    ['Feet', 'Feet'],
    ['height_ft', 'ft'],
    ['HeightInFeet', 'Feet'],
    ['Height/cm', 'cm'],
    ['Height [inches]', 'inches'],
    ['Height (in)', 'in'],
    ['Height in cubits', 'cubits'],
    ['Height (m or ft)', 'ft'],
  ]
  for (const [heading, unit] of units) {
    const [first] = problems(`Date,Time,Type,${heading}`, ...rows)
    assert.match(first ?? '', `a.csv:1: heights not in metres ("${unit}"); write metres`)
  }
  for (const [title, unit] of [
    ['Tide table for Ternmouth (heights in feet)', 'feet'],
    ['Date,Time,Ht (ft),Type', 'ft'],
  ])
    assert.match(
      problems(title!, ...rows)[0] ?? '',
      `a.csv:1: heights not in metres ("${unit}"); write metres`,
    )
  for (const heading of ['', 'Height', 'Height (m)', 'Height [metres above datum]', 'Meters', 'Höhe in m']) {
    assert.equal(shown(`Date,Time,Type,${heading}`, ...rows), tides, heading)
  }
})

test('tide table: rejects a heading with another time zone', () => {
  const clocks: [heading: string, clock: string][] = [
    ['Time (GMT)', 'GMT'],
    ['Time GMT/BST', 'GMT'],
    ['time (gmt; add one hour for BST)', 'gmt'],
    ['Time (BST)', 'BST'],
    ['Time (UTC+1)', 'UTC+1'],
    ['Time UTC +01:00', 'UTC +01:00'],
    ['Time (+1)', '+1'],
    ['Time (CEST)', 'CEST'],
    ['Time CET', 'CET'],
    ['Time Europe/Paris', 'Europe/Paris'],
    ['British Summer Time', 'Summer Time'],
    ['Time (Zulu)', 'Zulu'],
    ['Time (Paris)', 'Paris'],
  ]
  for (const [heading, clock] of clocks) {
    const [first = ''] = problems(`Date,${heading},Type,Height`, ...rows)
    assert.ok(first.startsWith(`a.csv:1: times in another time zone ("${clock}"); `), `${heading}: ${first}`)
  }
  for (const heading of ['', 'Time', 'Time (Europe/London)', 'Time (HH:MM)', 'Time (24h)', 'Local time']) {
    assert.equal(shown(`Date,${heading},Type,Height`, ...rows), tides, heading)
  }
})

const repeatedHour: [rows: string, tides: string][] = [
  ['01:30,Low,0.6', 'Low 00:30 0.6'],
  ['01:30 bst,Low,0.6', 'Low 00:30 0.6'],
  ['01:30 GMT,Low,0.6', 'Low 01:30 0.6'],
  ['01:30,High,1.6; 01:30,Low,1.5', 'High 00:30 1.6; Low 01:30 1.5'],
  ['01:30,High,1.6; 01:30 GMT,Low,1.5', 'High 00:30 1.6; Low 01:30 1.5'],
  ['01:50,High,1.6; 01:10,Low,1.5', 'High 00:50 1.6; Low 01:10 1.5'],
]

test('tide table: a time in the repeated hour is BST, if possible', () => {
  for (const [rows, tides] of repeatedHour) {
    const read = shown(...rows.split('; ').map((row) => `2026-10-25,${row}`))
    assert.is(read.join('; ').replaceAll('2026-10-25T', ''), tides, rows)
  }
  const twice = ['2026-10-25,01:30,High,1.6', '2026-10-25,01:30,High,1.6']
  assert.match(problems(...twice)[0]!, /^a\.csv:2: not after the row above/, 'a duplicate')
})

test('tide table: first and last days are complete with 3 tides', () => {
  const clocks = ['05:00', '11:00', '17:00']
  const dates = ['2026-08-21', '2026-08-22', '2026-08-23']
  /** Returns whether each date is complete in a table with the given numbers of tides. */
  const complete = (...counts: number[]) => {
    const days = dates.flatMap((date, day) => clocks.slice(0, counts[day]).map((clock) => [date, clock]))
    return dates.map(read(...days.map(([date, clock]) => `${date},${clock},High,1.9`)).isComplete)
  }
  assert.equal(complete(2, 2, 2), [false, true, false])
  assert.equal(complete(3, 1, 3), [true, true, true])
})

test('tide table: is rejected without tides', () => {
  for (const table of ['', 'Date,Time,Type,Height']) {
    assert.equal(problems(table), ['a.csv: no tides; write a row for each tide'])
  }
})
