import { assert, test } from '#test'
import { addDays, campInstant } from '../../../../../src/lib/camp-time'
import { heightJumps } from '../../../../../tools/data/read/height-jumps'
import type { SourceTide } from '../../../../../tools/data/read/source-tides'
import { suspiciousTides } from '../../../../../tools/data/read/suspicious-tides'
import { sequenceOf } from '../../../../../tools/data/read/tide-sequence'
import { gauges, gaugeTable } from '../../../../support/gauge-table'

const date = '2026-06-16'
const [start, end] = [campInstant(date, '00:00'), campInstant(addDays(date, 1), '00:00')]
const jumpsIn = (all: SourceTide[]) => heightJumps(sequenceOf(all))

const { tides } = await gaugeTable(gauges.newhaven, ['2026-06-01', 28])
const firstRow = tides.find(({ at }) => at >= start)?.where
const raised = (metres: number, isWrong: (tide: SourceTide) => boolean) =>
  tides.map((tide) =>
    isWrong(tide) ? { ...tide, heightInMetres: Math.round((tide.heightInMetres + metres) * 10) / 10 } : tide,
  )

const wrong: [what: string, tides: SourceTide[], how: RegExp][] = [
  ['above mean sea level', raised(-3.4, ({ at }) => at >= start), /3\.[2-6] m lower/],
  ['above another datum', raised(1.2, ({ at }) => at >= start), /1\.[0-4] m higher/],
  ['a day of another port', raised(2, ({ at }) => at >= start && at < end), /(?:1\.[89]|2\.[0-2]) m higher/],
]

test('height jumps: name the row where the datum changes', () => {
  for (const [what, table, how] of wrong) {
    const [line = '', ...others] = suspiciousTides('board.csv', table)
    assert.equal(others, [], what)
    assert.ok(line.startsWith(`${firstRow}: heights are `), `${what}: ${line}, not ${firstRow}`)
    assert.match(line, how, what)
  }
})

test('height jumps: a gap of some days hides none, a longer one may', () => {
  const [, table = []] = wrong[0] ?? []
  const lacking = (days: number) =>
    jumpsIn(table.filter(({ at }) => at < start || at >= campInstant(addDays(date, days), '00:00')))
  assert.equal([lacking(2).length, lacking(3).length], [1, 0])
})

test('height jumps: correct tables have none, however large the tide', async () => {
  for (const id of [gauges.liverpool, gauges.dover]) {
    assert.equal(jumpsIn((await gaugeTable(id, ['2026-08-15', 60])).tides), [], id)
  }
})

test('height jumps: 0.4 m is not a jump, 0.5 m is', () => {
  const even = (metres: number) =>
    tides.map((tide) => ({
      ...tide,
      heightInMetres: (tide.type === 'High' ? 5 : 1) + (tide.at >= start ? metres : 0),
    }))
  assert.equal([jumpsIn(even(0.4)).length, jumpsIn(even(0.5)).length], [0, 1])
})

test('height jumps: single rows are not jumps', () => {
  const [second, third] = tides.slice(51, 53)
  const last = tides.slice(-3)
  for (const [what, table] of [
    ['two rows', raised(3, (tide) => tide === second || tide === third)],
    ['the last rows', raised(3, (tide) => last.includes(tide))],
  ] as const) {
    assert.equal(jumpsIn(table), [], what)
  }
})

test('height jumps: days without low tides are not judged', async () => {
  const { tides: all } = await gaugeTable(gauges.liverpool, ['2026-08-22', 12])
  assert.equal(jumpsIn(all.filter(({ type }) => type === 'High')), [])
})

test('height jumps: double waters have none, but a change of datum is seen', async () => {
  const swanage = await gaugeTable(gauges.swanage, ['2026-06-01', 28])
  assert.equal(jumpsIn(swanage.tides), [])
  const lower = swanage.tides.map((tide) =>
    tide.at >= start ? { ...tide, heightInMetres: tide.heightInMetres - 3 } : tide,
  )
  assert.match(jumpsIn(lower)[0]?.reason ?? '', /(?:2\.[5-9]|3\.[0-5]) m lower/)
})
