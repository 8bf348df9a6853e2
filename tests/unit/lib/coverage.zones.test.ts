import { assert, test } from '#test'
import { coverageOf } from '../../../src/lib/coverage'

test('coverage: says when data ends, and when it has ended', () => {
  for (const [lastDate, today, text, isNews] of [
    ['2026-08-26', '2026-08-22', 'Forecast ends on Wed 26 August', false],
    ['2027-01-02', '2026-12-31', 'Forecast ends on Sat 2 January 2027', false],
    ['2026-08-26', '2026-08-25', 'Forecast ends tomorrow', false],
    ['2026-03-29', '2026-03-28', 'Forecast ends tomorrow', false],
    ['2026-10-26', '2026-10-25', 'Forecast ends tomorrow', false],
    ['2027-01-01', '2026-12-31', 'Forecast ends tomorrow', false],
    ['2026-08-26', '2026-08-26', 'Forecast ends today', false],
    ['2026-08-26', '2026-08-27', 'Forecast ended on Wed 26 August', true],
    ['2026-08-26', '2027-02-03', 'Forecast ended on Wed 26 August 2026', true],
  ] as const) {
    assert.equal(coverageOf('Forecast', lastDate, today), { text, isNews }, `${lastDate} on ${today}`)
  }
})

test('coverage: an old forecast is news, whenever it ends', () => {
  for (const [lastDate, end] of [
    ['2026-08-26', 'ends on Wed 26 August'],
    ['2026-08-23', 'ends tomorrow'],
    ['2026-08-22', 'ends today'],
    ['2026-08-21', 'ended on Fri 21 August'],
  ] as const) {
    const text = `Forecast made 14 hours ago; it ${end}`
    assert.equal(coverageOf('Forecast', lastDate, '2026-08-22', '14 hours ago'), { text, isNews: true })
  }
})
