import { assert, test } from '#test'
import { addDays } from '../../../../../src/lib/camp-time'
import { gauges, gaugeTable, problemInRows, rowsOf } from '../../../../support/gauge-table'
import { msPerDay } from '../../../../../src/lib/durations'

const rows = rowsOf(await gaugeTable(gauges.newhaven, ['2027-06-20', 28]))

/** The rows with times moved up by a cell from an index on; the last row has none. */
const withTimesUp = (from: number, end = rows.length) =>
  rows.map((row, index) => (index >= from && index < end ? row.with(1, rows[index + 1]?.[1] ?? '') : row))

test('tide order: names the row from which times have moved up', () => {
  for (const [from, end] of [
    [30, rows.length],
    [31, rows.length],
    [33, 70],
    [rows.length - 5, rows.length],
  ] as const)
    assert.match(
      problemInRows(withTimesUp(from, end).slice(0, end === rows.length ? -1 : undefined)),
      new RegExp(
        `^a\\.csv: \\d+ rows? not after the row above .*; has a column moved up or down by a row from a\\.csv:${from + 2} on \\(12\\.\\d hours after the row above\\)\\? compare with the original$`,
      ),
    )
  assert.match(
    problemInRows(withTimesUp(30)),
    /:110: missing time; write 24-hour .*, or move the column down if it has moved up by a cell$/,
  )
  assert.not.match(problemInRows(rows.with(30, rows[30]!.with(1, ''))), 'moved')
})

test('tide order: names dates of the day before at night', () => {
  const dated = rows.map((row) => ((row[1] ?? '') < '05:00' ? row.with(0, addDays(row[0] ?? '', -1)) : row))
  assert.match(problemInRows(dated), 'rows not after the row above')
  assert.match(
    problemInRows(dated),
    '; write the next date in these rows, unless the time column has moved up',
  )
})

test('tide order: two swapped times are not a moved column', () => {
  const exchanged = rows.with(30, rows[30]!.with(1, rows[31]![1]!)).with(31, rows[31]!.with(1, rows[30]![1]!))
  assert.match(problemInRows(exchanged), /^a\.csv:3[23]: .*; correct the date or the time, or move the row$/)
})

test('tide order: two halves in the wrong order are not one late row', () => {
  assert.match(
    problemInRows([...rows.slice(50), ...rows.slice(0, 50)]),
    /^a\.csv:61: not after the row above \(2027-07-17 23:35\); correct the dates from this row on, or sort all rows by date and time$/,
  )
  const late = rows.with(50, rows[50]!.with(0, addDays(rows[50]![0]!, -3)))
  assert.match(problemInRows(late), /^a\.csv:52: .*; correct the date or the time, or move the row$/)
})

test('tide order: names blocks of high and of low tides', () => {
  const byType = (part: string[][]) =>
    ['High', 'Low'].flatMap((type) => part.filter(([, , each]) => each === type))
  const blocksOf = (keyOf: (row: string[]) => string | number) =>
    [...new Set(rows.map(keyOf))].flatMap((key) => byType(rows.filter((row) => keyOf(row) === key)))
  for (const table of [
    blocksOf(([date = '']) => date),
    blocksOf(([date = '']) => date.slice(0, 7)),
    blocksOf(([date = '']) => Math.floor(Date.parse(date) / (7 * msPerDay))),
  ])
    assert.match(
      problemInRows(table),
      /^a\.csv: \d+ rows? not after the row above .*; high and low tides are in blocks: sort all rows by date and time, or list all high tides of the table, then all its low tides$/,
    )
  assert.is(problemInRows(byType(rows)), '')
})
