import { assert, test } from '#test'
import { dayProgress, findNextSunEvent } from '../../../src/lib/sun-times'
import { forecastDay } from '../../support/files'

const day = (date: string, sunrise: string, sunset: string) =>
  forecastDay(date, { summary: { sunrise, sunset } })
const summer = [day('2026-08-22', '06:00', '20:00'), day('2026-08-23', '06:02', '19:58')]

test('sun: moves from sunrise to sunset on its own day', () => {
  for (const [instant, progress] of [
    ['2026-08-22T04:59Z', undefined],
    ['2026-08-22T05:00Z', 0],
    ['2026-08-22T12:00Z', 0.5],
    ['2026-08-22T19:00Z', 1],
    ['2026-08-22T19:01Z', undefined],
    ['2026-08-23T12:00Z', undefined],
    ['2026-08-21T12:00Z', undefined],
  ] as const) {
    assert.is(dayProgress(summer[0]!, Date.parse(instant)), progress, instant)
  }
})

test('sun: the next sunrise or sunset is counted down to', () => {
  for (const [instant, text, isNight] of [
    ['2026-08-22T03:30Z', 'The sun rises in 1hr 30min', true],
    ['2026-08-22T05:00Z', 'The sun sets in 14hr 0min', false],
    ['2026-08-22T16:25Z', 'The sun sets in 2hr 35min', false],
    ['2026-08-22T19:00Z', 'The sun rises in 10hr 2min', true],
  ] as const) {
    assert.equal(findNextSunEvent(summer, Date.parse(instant)), { text, isNight }, instant)
  }
  assert.is(
    findNextSunEvent(summer, Date.parse('2026-08-23T18:58Z')),
    undefined,
    'nothing is known of the next day',
  )
})

test('sun: a night in which the clocks change is as long as it is', () => {
  const spring = [day('2026-03-28', '05:50', '18:30'), day('2026-03-29', '06:48', '19:32')]
  assert.is(findNextSunEvent(spring, Date.parse('2026-03-28T23:48Z'))?.text, 'The sun rises in 6hr 0min')
  const autumn = [day('2026-10-24', '07:40', '17:50'), day('2026-10-25', '06:42', '16:48')]
  assert.is(findNextSunEvent(autumn, Date.parse('2026-10-24T22:42Z'))?.text, 'The sun rises in 8hr 0min')
})

test('sun: invalid times say nothing', () => {
  const odd = [day('2026-08-22', 'dawn', '')]
  assert.is(dayProgress(odd[0]!, Date.parse('2026-08-22T12:00Z')), undefined)
  assert.is(findNextSunEvent(odd, Date.parse('2026-08-22T12:00Z')), undefined)
  assert.is(findNextSunEvent([], 0), undefined)
})
