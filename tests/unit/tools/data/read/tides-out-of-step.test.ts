import { assert, test } from '#test'
import { msPerMinute } from '../../../../../src/lib/durations'
import { doubtsAboutTable, suspiciousTides } from '../../../../../tools/data/read/suspicious-tides'
import type { SourceTide } from '../../../../../tools/data/read/source-tides'
import { gauges, gaugeTable } from '../../../../support/gauge-table'

const months: [string, number] = ['2026-01-01', 150]

/** Returns the rows that are named after one tide in a table is changed. */
async function named(
  id: string,
  days: [string, number],
  index: number,
  change: (tide: SourceTide) => Partial<SourceTide>,
): Promise<string[]> {
  const { tides } = await gaugeTable(id, days)
  const changed = tides.map((tide, at) => (at === index ? { ...tide, ...change(tide) } : tide))
  return suspiciousTides('board.csv', changed)
}

const later = (minutes: number) => (tide: SourceTide) => ({ at: tide.at + minutes * msPerMinute })
const higher = (metres: number) => (tide: SourceTide) => ({ heightInMetres: tide.heightInMetres + metres })

test('tides out of step: name the one row that is wrong', async () => {
  const wrong: [change: (tide: SourceTide) => Partial<SourceTide>, line: RegExp][] = [
    [later(60), /^board\.csv:502: time out of step with the days before and after \(.*\); correct it$/],
    [later(-120), /^board\.csv:502: time out of step/],
    [higher(2.7), /^board\.csv:502: height out of step .* m; about \d\.\d m would fit\); correct it$/],
    [higher(-1), /^board\.csv:502: height out of step .* m; about \d\.\d m would fit\); correct it$/],
  ]
  for (const [change, line] of wrong) {
    const lines = await named(gauges.newhaven, months, 500, change)
    assert.is(lines.length, 1, lines.join('\n'))
    assert.match(lines[0] ?? '', line)
  }
})

test('tides out of step: an end of the table is compared, too', async () => {
  assert.match((await named(gauges.newhaven, months, 2, higher(2)))[0] ?? '', /^board\.csv:4: height out of/)
  const { tides } = await gaugeTable(gauges.newhaven, months)
  for (const index of [2, 60]) {
    const [line = ''] = await named(gauges.newhaven, months, index, later(240))
    const fit = Date.parse(`${/about (.{16}) would fit/.exec(line)?.[1]}Z`)
    assert.ok(Math.abs(fit - tides[index]!.at) < 30 * msPerMinute, line)
  }
  const month: [string, number] = ['2026-06-01', 30]
  assert.match((await named(gauges.newhaven, month, 113, higher(-2)))[0] ?? '', /^board\.csv:115: height/)
})

test('tides out of step: warns where it is unsure', async () => {
  const { tides } = await gaugeTable(gauges.newhaven, ['2026-06-01', 8])
  const changed = tides.map((tide, at) => (at === 14 ? { ...tide, ...later(90)(tide) } : tide))
  assert.equal(suspiciousTides('board.csv', changed), [])
  assert.equal(doubtsAboutTable('board.csv', tides), [])
  const [line = '', ...others] = doubtsAboutTable('board.csv', changed)
  assert.match(line, /^board\.csv:16: time out of step with the days before and after \(.*\); check it$/)
  assert.equal(others, [])
})

test('tides out of step: none in correct tables, with double waters or not', async () => {
  for (const id of Object.values(gauges))
    for (const days of [months, ['2026-03-01', 30], ['2026-03-01', 8]] as [string, number][])
      assert.equal(suspiciousTides('board.csv', (await gaugeTable(id, days)).tides), [], `${id} ${days}`)
})
