import { assert, test } from '#test'
import { campDateTime } from '../../../../../src/lib/camp-time'
import { msPerHour, msPerMinute } from '../../../../../src/lib/durations'
import { readTideTable } from '../../../../../tools/data/read/read-tide-table'
import { heightOutliers } from '../../../../../tools/data/read/tide-heights'
import {
  doubtfulSequence,
  suspiciousTides,
  wrongTypeFault,
} from '../../../../../tools/data/read/suspicious-tides'
import { gauges, gaugeTable } from '../../../../support/gauge-table'
import { problemOf } from '../../../../support/invalid-response'
import { sheetOf } from '../../../../support/sheet'

/** Returns the lines about tides; by default a month's, every 6 hours and 13 minutes, some minutes early or late. */
const said = (
  first: string,
  clockAt: (at: number) => string = campDateTime,
  minutesLate: (index: number) => number = () => 0,
) => {
  const rows = Array.from({ length: 116 }, (_, index) => {
    const at = Date.parse(first) + index * 6.2167 * msPerHour + minutesLate(index) * msPerMinute
    return `${clockAt(at).replace('T', ',')},${index % 2 ? 'Low,0' : 'High,1'}.${7 + (index % 3)}`
  })
  return problemOf(() => readTideTable(sheetOf('a.csv', rows)))
}

const inGmt = (at: number) => new Date(at).toJSON().slice(0, 16)

test('tides: an hour off after a clock change are in GMT', () => {
  for (const [first, night] of [
    ['2026-03-14T02:20Z', '2026-03-29'],
    ['2026-10-10T02:20Z', '2026-10-25'],
  ] as const) {
    const problem = said(first, inGmt)
    assert.match(problem, `a.csv: the tides shift by an hour on ${night}`)
    assert.match(
      problem,
      'in GMT all year? if so, add an hour to all times from the last Sunday in March to the last Sunday in October',
    )
    assert.is(said(first), '', 'in camp time')
  }
})

test('tides: irregular nights do not suggest GMT', () => {
  const erratic = (index: number) => (index % 9 ? 0 : 70)
  assert.is(said('2026-03-14T02:20Z', campDateTime, erratic), '')
  assert.match(said('2026-03-14T02:20Z', inGmt, erratic), 'in GMT all year?')
})

test('tides: from five on, swapped types have one line', () => {
  const rows = ['00:10,High,0.6', '06:25,Low,1.9', '12:40,High,0.7', '18:50,Low,1.8', '23:50,High,0.7']
  const problem = (count: number) =>
    problemOf(() =>
      readTideTable(
        sheetOf(
          'a.csv',
          rows.slice(0, count).map((row) => `2026-08-22,${row}`),
        ),
      ),
    )
  assert.match(problem(4), /^a\.csv:2: high tide below the low tide beside it/)
  assert.match(problem(5), /^a\.csv:1: high tides below the low tides beside them, from here to row 5, /)
})

test('tides: heights in whole metres are named in one line', async () => {
  const { tides } = await gaugeTable(gauges.newhaven, ['2027-07-01', 31])
  const rounded = tides.map((tide) => ({ ...tide, heightInMetres: Math.round(tide.heightInMetres) }))
  assert.equal(suspiciousTides('a.csv', rounded), [
    'a.csv: every height is in whole metres, as if rounded; write heights with one decimal',
  ])
  assert.equal(suspiciousTides('a.csv', tides), [])
  // Some are only imprecise.
  assert.equal(suspiciousTides('a.csv', rounded.slice(0, 20)), [])
})

test('tides: for half a month, heights are not all the same', async () => {
  // Where the tide is small, and in whole metres.
  for (const [id, highs, lows] of [
    [gauges.swanage, 1.9, 0.6],
    [gauges.dover, 6, 1],
  ] as const) {
    const { tides } = await gaugeTable(id, ['2027-05-01', 15])
    const constant = tides.map((tide) => ({ ...tide, heightInMetres: tide.type === 'High' ? highs : lows }))
    const line = `a.csv: every high tide has the same height (${highs} m), and every low tide, too (${lows} m); write the heights`
    assert.equal(suspiciousTides('a.csv', constant), [line])
    assert.equal(suspiciousTides('a.csv', constant.slice(0, 26)), [])
  }
})

test('tides: finds heights that stay the same for days', async () => {
  const { tides } = await gaugeTable(gauges.rottingdean, ['2027-05-01', 15])
  const constant = (heights: Partial<Record<string, number>>, scale = 1) =>
    tides.map((tide) => ({ ...tide, heightInMetres: heights[tide.type] ?? tide.heightInMetres * scale }))
  const high =
    'board.csv:3: high tides have the same height (6.1 m) from here until 2027-05-15 20:20; write their heights'
  const low =
    'board.csv:2: low tides have the same height (0 m) from here until 2027-05-15 14:00; write their heights'
  assert.equal(suspiciousTides('a.csv', constant({ High: 6.1 })), [high])
  assert.equal(suspiciousTides('a.csv', constant({ Low: 0 })), [low])
  assert.equal(suspiciousTides('a.csv', tides), [])
  // Coarse heights are the same for longer.
  const halves = tides.map((tide) => ({
    ...tide,
    heightInMetres: tide.type === 'Low' ? 0 : Math.round(tide.heightInMetres * 2) / 2,
  }))
  assert.equal(suspiciousTides('a.csv', halves), [])
  // Some days may be alike, more where the tide is smaller.
  const days = constant({ Low: 0 }).slice(0, 30)
  assert.equal(suspiciousTides('a.csv', days), [])
  assert.is(doubtfulSequence(days)[0]?.index, 0)
  assert.equal(doubtfulSequence(days.slice(0, 22)), [])
  assert.equal(suspiciousTides('a.csv', constant({ Low: 0 }, 0.4)), [])
})

test('tides: within a metre, no height is far from the others', () => {
  const outliers = (...heights: number[]) =>
    heightOutliers(heights.map((heightInMetres) => ({ heightInMetres }))).map(({ index }) => index)
  assert.equal(outliers(0.2, 0.4, 0.2, 0.4, 0.2, 1.35), [])
  assert.equal(outliers(0.2, 0.4, 0.2, 0.4, 0.2, 1.45), [5])
  // Where tides are larger, within three quarters of their range.
  assert.equal(outliers(1, 5, 1, 5, 1, 7.9), [])
  assert.equal(outliers(1, 5, 1, 5, 1, 8.1), [5])
})

test('tides: the second of three of one type is wrong', () => {
  const isWrong = (...hours: number[]) => {
    const [before, tide, after] = hours.map((hour) => ({ type: 'Low' as const, at: hour * msPerHour }))
    return Boolean(tide && wrongTypeFault(before, tide, after))
  }
  assert.ok(isWrong(0, 6.2, 12.4))
  for (const hours of [
    [0, 12.4, 24.8],
    [0, 6.2, 18.6],
    [0, 12.4, 18.6],
  ])
    assert.not.ok(isWrong(...hours), hours.join())
})
