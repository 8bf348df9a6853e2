import { assert, test } from '#test'
import { msPerHour } from '../../../../../src/lib/durations'
import { movedTypes } from '../../../../../tools/data/read/moved-types'
import { sequenceOf } from '../../../../../tools/data/read/tide-sequence'
import type { SourceTide } from '../../../../../tools/data/read/source-tides'
import { gauges, gaugeTable, problemInRows, rowsOf } from '../../../../support/gauge-table'

const rows = rowsOf(await gaugeTable(gauges.newhaven, ['2027-06-20', 28]))

/** The rows, from `first` up to `end`, with type and height of the row that `source` names. */
const moved = (first: number, end: number, source: (index: number) => number) =>
  rows.map((row, index) => {
    const [, , type = '', height = ''] = rows[source(index)] ?? []
    return index >= first && index < end ? row.with(2, type).with(3, height) : row
  })

test('moved types: names the rows with type and height of others', () => {
  for (const [first, end, by] of [
    [30, 80, 1],
    [31, 80, 1],
    [30, 36, 1],
    [30, 80, -1],
    [1, 36, -1],
    [30, rows.length, -1],
  ] as const)
    assert.match(
      problemInRows(moved(first, end, (index) => index + by)),
      new RegExp(
        `^a\\.csv:${first + 2}: (high|low) tide [56]\\.\\d hours after the \\1 tide above, unlike on the days before and after; compare with the original: have the types and heights moved up or down by a cell ${end < rows.length ? `from here to a\\.csv:${end + 1}` : 'above this row, or from it onwards'}, or are these rows for another port\\?$`,
      ),
      `${first} to ${end}`,
    )
})

test('moved types: names two swapped rows', () => {
  for (const first of [1, 30, 31, rows.length - 2])
    assert.match(
      problemInRows(moved(first, first + 2, (index) => (index === first ? index + 1 : index - 1))),
      new RegExp(
        `^a\\.csv:${first + 2}: (high|low) tide \\d\\.\\d hours after the \\1 tide above, .*; are the type and height of this row swapped with those of the next\\?$`,
      ),
    )
})

test('moved types: ignores swapped types if heights stay', () => {
  const exchanged = rows.with(30, rows[30]!.with(2, rows[31]![2]!)).with(31, rows[31]!.with(2, rows[30]![2]!))
  assert.match(problemInRows(exchanged), /^a\.csv:33: high tide below the low tide beside it/)
})

test('moved types: finds nothing where high waters are double', async () => {
  const { tides } = await gaugeTable(gauges.newhaven, ['2027-06-20', 28])
  const doubled = tides.flatMap((tide) =>
    tide.type === 'High' ? [tide, { ...tide, at: tide.at + 2 * msPerHour }] : tide,
  )
  const exchanged = (all: SourceTide[], first: number) => {
    const [{ type = 'Low' } = {}, other] = [all[first], all[first + 1]]
    return all.with(first, { ...all[first]!, type: other!.type }).with(first + 1, { ...other!, type })
  }
  const found = (all: SourceTide[]) => movedTypes(sequenceOf(all)).length
  const flat = tides.map((tide) => ({ ...tide, heightInMetres: 1 }))
  assert.is(found(exchanged(flat, 30)), 1)
  assert.is(found(doubled), 0)
  const half = [...flat.slice(0, 60), ...doubled.filter(({ at }) => at >= flat[60]!.at)]
  assert.is(found(exchanged(half, 30)), 0)
})
