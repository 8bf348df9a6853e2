import { all, one, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { TideTable } from '../../../src/components/tide-table'
import type { Tide } from '../../../src/schemas'
import { tide } from '../../support/files'

const tides = [
  tide('Low', '2026-08-22T03:10', 0.6),
  tide('High', '2026-08-22T09:25', 2),
  tide('Low', '2026-08-22T14:05', -0.1),
]

/** The table when the next tide is a given one; by default the first. */
const tideTable = (shown = tides, next: Tide | undefined = shown[0]) => (
  <TideTable tides={shown} next={next} />
)

const rowsOf = (container: HTMLElement) =>
  all(container, 'tbody tr').map((row) =>
    all(row, 'td').map((cell) => textOf(cell).replace(/(\d) m$/, '$1m')),
  )

test('tide table: a row has time, type and height', async () => {
  assert.equal(rowsOf(await render(tideTable())), [
    ['03:10', 'Low', '0.6m'],
    ['09:25', 'High', '2m'],
    ['14:05', 'Low', '-0.1m'],
  ])
})

test('tide table: heights have at most two decimals', async () => {
  const [row] = rowsOf(await render(tideTable([tide('Low', '2026-08-22T03:10', 1.4567891)])))
  assert.is(row?.[2], '1.46m')
})

test('tide table: columns have headings', async () => {
  const table = one(await render(tideTable()), 'table')
  assert.equal(all(table, 'th[scope=col]').map(textOf), ['Time', 'Tide', 'Height'])
})

test('tide table: badges of Low and High look different', async () => {
  const container = await render(tideTable())
  const [low, high, secondLow] = all(container, 'tbody b').map(({ className }) => className)
  assert.is.not(low, high)
  assert.is(low, secondLow)
})

test('tide table: duplicates are all shown, in order', async () => {
  const rows = rowsOf(await render(tideTable([...tides, ...tides.toReversed()])))
  assert.equal(
    rows.map(([time]) => time),
    ['03:10', '09:25', '14:05', '14:05', '09:25', '03:10'],
  )
})

test('tide table: says if there are none', async () => {
  const container = await render(tideTable([]))
  assert.match(textOf(container), /no tides/i)
  assert.is(all(container, 'table').length, 0)
})

test('tide table: past, next and later tides look different', async () => {
  const container = await render(tideTable(tides, tides[1]))
  const [past, next, later] = all(container, 'tbody tr')
  assert.is(next?.getAttribute('aria-current'), 'true')
  assert.is(all(container, '[aria-current]').length, 1)
  assert.is(new Set([past?.className, next?.className, later?.className]).size, 3)
})

test('tide table: without a next tide all are past', async () => {
  const rows = all(await render(<TideTable tides={tides} next={undefined} />), 'tbody tr')
  const [past] = all(await render(tideTable(tides, tides[1])), 'tbody tr')
  assert.equal(new Set(rows.map(({ className }) => className)), new Set([past?.className]))
})
