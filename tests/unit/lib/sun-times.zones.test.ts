import { assert, test } from '#test'
import { dayProgress, findNextSunEvent } from '../../../src/lib/sun-times'
import { forecastDay } from '../../support/files'
import { atCamp } from '../../support/camp-clock'

const day = (date: string, sunrise: string, sunset: string) =>
  forecastDay(date, { summary: { sunrise, sunset } })
const summer = [day('2026-08-22', '06:00', '20:00'), day('2026-08-23', '06:02', '19:58')]

test('sun: moves from sunrise to sunset, only on the given day', () => {
  for (const [instant, progress] of [
    [atCamp('2026-08-22T05:59'), undefined],
    [atCamp('2026-08-22T06:00'), 0],
    [atCamp('2026-08-22T13:00'), 0.5],
    [atCamp('2026-08-22T20:00'), 1],
    [atCamp('2026-08-22T20:01'), undefined],
    [atCamp('2026-08-23T13:00'), undefined],
    [atCamp('2026-08-21T13:00'), undefined],
  ] as const) {
    assert.is(dayProgress(summer[0]!, Date.parse(instant)), progress, instant)
  }
})

test('sun: counts down to the next sunrise or sunset', () => {
  for (const [instant, text, isNight] of [
    [atCamp('2026-08-22T04:30'), 'The sun rises in 1hr 30min', true],
    [atCamp('2026-08-22T06:00'), 'The sun sets in 14hr 0min', false],
    [atCamp('2026-08-22T17:25'), 'The sun sets in 2hr 35min', false],
    [atCamp('2026-08-22T20:00'), 'The sun rises in 10hr 2min', true],
  ] as const) {
    for (const days of [summer, summer.toReversed()])
      assert.equal(findNextSunEvent(days, Date.parse(instant)), { text, isNight }, instant)
  }
  assert.equal(
    findNextSunEvent(summer, Date.parse(atCamp('2026-08-23T19:58'))),
    { text: undefined, isNight: true },
    'no data for the next day',
  )
})

test('sun: counts elapsed hours across a clock change', () => {
  const spring = [day('2026-03-28', '05:50', '18:30'), day('2026-03-29', '06:48', '19:32')]
  assert.is(
    findNextSunEvent(spring, Date.parse(atCamp('2026-03-28T23:48')))?.text,
    'The sun rises in 6hr 0min',
  )
  const autumn = [day('2026-10-24', '07:40', '17:50'), day('2026-10-25', '06:42', '16:48')]
  assert.is(
    findNextSunEvent(autumn, Date.parse(atCamp('2026-10-24T23:42')))?.text,
    'The sun rises in 8hr 0min',
  )
})

test('sun: says nothing if the next event is unknown', () => {
  const evening = Date.parse(atCamp('2026-08-22T22:00'))
  for (const tomorrow of [day('2026-08-23', '', '19:58'), day('2026-08-24', '06:04', '19:56')])
    assert.equal(findNextSunEvent([summer[0]!, tomorrow], evening), { isNight: true, text: undefined })
})

test('sun: knows neither day nor night without the last event', () => {
  const noon = Date.parse(atCamp('2026-08-22T12:00'))
  const [, tomorrow] = summer
  for (const today of [[], [day('2026-08-22', '06:00', '')], [day('2026-08-22', '', '20:00')]])
    assert.is(findNextSunEvent([...today, tomorrow!], noon), undefined)
})

test('sun: ignores invalid times', () => {
  const odd = [day('2026-08-22', 'dawn', '')]
  assert.is(dayProgress(odd[0]!, Date.parse(atCamp('2026-08-22T13:00'))), undefined)
  assert.is(findNextSunEvent(odd, Date.parse(atCamp('2026-08-22T13:00'))), undefined)
  assert.is(findNextSunEvent([], 0), undefined)
})
