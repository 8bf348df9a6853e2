import { assert, test } from '#test'
import { addDays } from '../../../../../src/lib/camp-time'
import { readTideTable } from '../../../../../tools/data/read/read-tide-table'
import { csvOf, gauges, gaugeTable, problemInRows, rowsOf } from '../../../../support/gauge-table'
import { problemOf } from '../../../../support/invalid-response'
import { sheetOf } from '../../../../support/sheet'

const names = ['date', 'time', 'type', 'height']

const rows = rowsOf(await gaugeTable(gauges.newhaven, ['2026-08-20', 14]))

const column = (name: string) => rows.map((cells) => cells[names.indexOf(name)] ?? '')
const withColumn = (name: string, cells: string[]) =>
  rows.map((row, index) => row.with(names.indexOf(name), cells[index] ?? ''))

test('tide table: names a column that was sorted alone', () => {
  for (const name of ['time', 'type', 'height']) {
    const sorted = column(name).toSorted((a, b) =>
      name === 'height' ? Number(a) - Number(b) : a < b ? -1 : 1,
    )
    for (const cells of [sorted, sorted.toReversed()])
      assert.is(
        problemInRows(withColumn(name, cells)),
        `a.csv:2: ${name} column sorted from here to row 55 (${cells.at(0)} to ${cells.at(-1)}), as if it had been sorted without the others; undo the sort, or copy the column from the original again`,
      )
  }
  const times = column('time')
  const inPart = [...times.slice(0, 20), ...times.slice(20, 40).sort(), ...times.slice(40)]
  assert.match(
    problemInRows(withColumn('time', inPart)),
    /^a\.csv:\d\d: time column sorted from here to row 4\d \(/,
  )
})

test('tide table: rows sorted as a whole are not one column', () => {
  for (const [name, index] of [
    ['time', 1],
    ['height', 3],
  ] as const) {
    const sorted = rows.toSorted((a, b) => ((a[index] ?? '') < (b[index] ?? '') ? -1 : 1))
    assert.match(problemInRows(sorted), / rows not after the row above .* sort by date and time$/, name)
  }
})

test('tide table: small tides may be in order for days', async () => {
  const table = await gaugeTable('ticon/ringhals-2105-swe-smhi', ['2026-01-28', 14])
  const bytes = new TextEncoder().encode(csvOf(table))
  assert.is(
    problemOf(() => readTideTable({ name: 'a.csv', bytes })),
    '',
  )
})

test('tide table: names dates that were filled down', () => {
  const filledFrom = (first: number) =>
    withColumn(
      'date',
      column('date').map((date, index) => (index < first ? date : addDays('2026-08-20', index))),
    )
  const line = (first: string) =>
    `a.csv:${first} to row 55, as if filled down (2026-08-20 to 2026-10-12); give all tides of a day the same date`
  assert.is(problemInRows(filledFrom(0)), line('2: dates go up by a day in every row from here'))
  assert.match(
    problemInRows(filledFrom(9)),
    /^a\.csv:11: dates go up by a day in every row from here to row 55, /,
  )
  assert.not.match(problemInRows(filledFrom(rows.length - 4)), 'filled')
})

test('tide table: names a date that was copied down', () => {
  const copied = (first: number, count: number) =>
    withColumn(
      'date',
      column('date').map((date, index, dates) =>
        index >= first && index < first + count ? (dates[first] ?? '') : date,
      ),
    )
  assert.is(
    problemInRows(copied(0, rows.length)),
    `a.csv:2: the same date, 2026-08-20, in ${rows.length} rows, down to row 55, as if copied down; write each tide's own date`,
  )
  assert.match(problemInRows(copied(20, 12)), / in 1\d rows, down to row 33, as if copied down; /)
})

test('tide table: names weekdays that contradict the dates', () => {
  const dayOf = (date: string) =>
    ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'][new Date(date).getUTCDay()] ?? ''
  const found = (shift: (date: string, index: number) => string) => {
    const withDays = rows.map((row, index) => [...row, dayOf(shift(row[0] ?? '', index))].join())
    return problemOf(() => readTideTable(sheetOf('a.csv', [[...names, 'day'].join(), ...withDays])))
  }
  assert.is(
    found((date) => date),
    '',
  )
  assert.is(
    found((date, index) => (index === 5 ? '2026-08-23' : date)),
    '',
    'a typing error',
  )
  const mistyped = rows.map((row, index) => [...row, index ? dayOf(addDays(row[0] ?? '', -1)) : 'Teu'].join())
  assert.match(
    problemOf(() => readTideTable(sheetOf('a.csv', [[...names, 'day'].join(), ...mistyped]))),
    'of another year',
  )
  const weekend = rows.filter(([date = '']) => dayOf(date).startsWith('S'))
  const lateDays = weekend.map((row) => [...row, dayOf(addDays(row[0] ?? '', 1))].join())
  assert.match(
    problemOf(() => readTideTable(sheetOf('a.csv', [[...names, 'day'].join(), ...lateDays]))),
    'of another year',
  )
  assert.is(
    found((date) => addDays(date, -1)),
    `a.csv:2: 2026-08-20 is a Thursday, not "Wed" (in ${rows.length} of ${rows.length} rows); are the dates of another year, or some days off?`,
  )
})

test('tide table: weekdays are those in a column of their own', () => {
  for (const notes of [
    ['Sunny', 'Showers'],
    ['SAT', 'MON'],
    ['Sun', 'Cloud', 'Rain', 'Fog', 'Haze', 'Wind', 'Sleet'],
  ]) {
    const withNotes = rows.map((row, index) => [...row, notes[index % notes.length]].join())
    const table = sheetOf('a.csv', [[...names, 'notes'].join(), ...withNotes])
    assert.is(
      problemOf(() => readTideTable(table)),
      '',
      notes.join(),
    )
  }
})

test('tide table: names a column that moved over its heading', () => {
  for (const [name, index, value] of [
    ['time', 1, '04:35'],
    ['type', 2, 'High'],
    ['height', 3, '5.4'],
  ] as const) {
    const headed = [names.with(index, value).join(), ...withColumn(name, column(name).slice(1)).map(String)]
    assert.match(
      problemOf(() => readTideTable(sheetOf('a.csv', headed))),
      `a.csv:1: a ${name} instead of a heading ("${value}"), as if the column had moved up by a cell; move it`,
    )
  }
})

test('tide table: names heights that have moved by a cell', () => {
  const heights = column('height')
  const from = (row: string) =>
    new RegExp(
      `^a\\.csv:${row}: high tides below the low tides beside them, from here to row 5\\d, as if the heights had moved up or down by a cell; [^\\n]*$`,
    )
  assert.match(problemInRows(withColumn('height', ['1.2', ...heights])), from('2'))
  for (const [index, row] of [
    [20, '2[12]'],
    [45, '4[67]'],
  ] as const) {
    assert.match(problemInRows(withColumn('height', heights.toSpliced(index, 0, '1.2'))), from(row), 'down')
    assert.match(problemInRows(withColumn('height', heights.toSpliced(index, 1))), from(row), 'up')
  }
  // Two heights that are exchanged.
  const exchanged = heights.with(20, heights[21]!).with(21, heights[20]!)
  assert.match(
    problemInRows(withColumn('height', exchanged)),
    /^a\.csv:23: high tide below the low tide beside it/,
  )
})

test('tide table: two wrong heights are not a moved column', () => {
  const heights = column('height')
  const high = column('type').indexOf('High', 8)
  const found = problemInRows(withColumn('height', heights.with(high, '0.46').with(high + 2, '0.47')))
  assert.equal(found.match(/^a\.csv:\d+/gm), [`a.csv:${high + 2}`, `a.csv:${high + 4}`])
})

test('tide table: rounded heights may be in order', () => {
  const rounded = column('height').map((_, index) => String(1 + Math.floor(index / 27)))
  assert.not.match(problemInRows(withColumn('height', rounded)), 'sorted')
})
