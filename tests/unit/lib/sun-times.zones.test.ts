import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { dayProgress, findNextSunEvent } from '../../../src/lib/sun-times'
import { forecastDay } from '../../support/files'

const day = (date: string, sunrise: string, sunset: string) =>
  forecastDay(date, { summary: { sunrise, sunset } })
const summer = [day('2026-08-22', '06:00', '20:00'), day('2026-08-23', '06:02', '19:58')]

test('Light: the sun is as far along as the time between sunrise and sunset', () => {
  const progressAt = (instant: string) => dayProgress(summer[0]!, Date.parse(instant))
  assert.is(progressAt('2026-08-22T05:00Z'), 0)
  assert.is(progressAt('2026-08-22T12:00Z'), 0.5)
  assert.is(progressAt('2026-08-22T19:00Z'), 1)
})

test('Light: before sunrise, after sunset and on another day there is no sun', () => {
  for (const instant of [
    '2026-08-22T04:59Z',
    '2026-08-22T19:01Z',
    '2026-08-23T12:00Z',
    '2026-08-21T12:00Z',
  ]) {
    assert.is(dayProgress(summer[0]!, Date.parse(instant)), undefined, instant)
  }
})

test('Light: what comes next is said with the time until then, by day and by night', () => {
  const said = (instant: string) => findNextSunEvent(summer, Date.parse(instant))?.text
  assert.is(said('2026-08-22T03:30Z'), 'The sun rises in 1hr 30min')
  assert.is(said('2026-08-22T16:25Z'), 'The sun sets in 2hr 35min')
  assert.is(said('2026-08-22T19:00Z'), 'The sun rises in 10hr 2min')
  assert.is(said('2026-08-23T18:58Z'), undefined, 'nothing is known of the next day')
})

test('Light: it is night while the next to come is a sunrise', () => {
  const isNight = (instant: string) => findNextSunEvent(summer, Date.parse(instant))?.isNight
  assert.is(isNight('2026-08-22T04:59Z'), true)
  assert.is(isNight('2026-08-22T05:00Z'), false)
  assert.is(isNight('2026-08-22T19:00Z'), true)
  assert.is(isNight('2026-08-23T19:00Z'), undefined, 'nobody knows')
})

test('Light: a night in which the clocks change is as long as it is', () => {
  const spring = [day('2026-03-28', '05:50', '18:30'), day('2026-03-29', '06:48', '19:32')]
  assert.is(findNextSunEvent(spring, Date.parse('2026-03-28T23:48Z'))?.text, 'The sun rises in 6hr 0min')
  const autumn = [day('2026-10-24', '07:40', '17:50'), day('2026-10-25', '06:42', '16:48')]
  assert.is(findNextSunEvent(autumn, Date.parse('2026-10-24T22:42Z'))?.text, 'The sun rises in 8hr 0min')
})

test('Light: times that are none say nothing', () => {
  const odd = [day('2026-08-22', 'dawn', '')]
  assert.is(dayProgress(odd[0]!, Date.parse('2026-08-22T12:00Z')), undefined)
  assert.is(findNextSunEvent(odd, Date.parse('2026-08-22T12:00Z')), undefined)
  assert.is(findNextSunEvent([], 0), undefined)
})

test.run()
