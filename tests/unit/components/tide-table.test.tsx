import { all, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { TideTable } from '../../../src/components/tide-table'
import type { Tide } from '../../../src/schemas'
import { tide } from '../../support/files'
import { drawn } from '../../support/drawn'

const tides = [
  tide('Low', '2026-08-22T03:10', 0.6),
  tide('High', '2026-08-22T09:25', 1.4567891),
  tide('Low', '2026-08-22T14:05', -0.1),
]

const renderTable = (shown: Tide[], next?: Tide) => render(<TideTable tides={shown} next={next} />)

test('tide table: has a row per tide under headings', () => {
  const container = renderTable([...tides, tides[0]!])
  assert.equal(all(container, 'th[scope=col]').map(textOf), ['Time', 'Tide', 'Height'])
  // Duplicates are shown, and heights have one decimal.
  assert.equal(all(container, 'tbody tr').map(textOf), [
    '03:10Low0.6 m',
    '09:25High1.5 m',
    '14:05Low−0.1 m',
    '03:10Low0.6 m',
  ])
})

test('tide table: tides before the next one, or all, are past', () => {
  const past = (next?: Tide) =>
    all(renderTable(tides, next), drawn.pastRow).map((row) => textOf(row).slice(0, 5))
  assert.equal(past(tides[1]), ['03:10'])
  assert.equal(past(tide('Low', '2026-08-21T14:05')), [])
  assert.equal(past(), ['03:10', '09:25', '14:05'])
  const offset = tide('High', '2026-08-22T10:30+02:00')
  assert.equal(all(renderTable([offset], tide('Low', '2026-08-22T09:25Z')), drawn.pastRow).length, 1)
})

test('tide table: only the next tide is marked', () => {
  const container = renderTable(tides, tides[1])
  assert.equal(
    all(container, 'tbody tr').map((row) => row.getAttribute('aria-current')),
    [null, 'true', null],
  )
  assert.is(all(renderTable(tides), '[aria-current]').length, 0)
})
