import { passTime, stopTime } from '../../support/dom'
import { publish, setNow } from '../../support/stores'
import { assert, test } from '#test'
import { startClock } from '../../../src/stores/clock'
import { tideSelection } from '../../../src/stores/selection'
import { isGapBeforeNextTide, levelNow, nextTide, timeUntilNextTide } from '../../../src/stores/tide'
import { tide, tidesFile, withLevels } from '../../support/files'
import { atCamp } from '../../support/camp-clock'

test('next tide: depends on the time, not on the chosen day', async () => {
  assert.is(nextTide.value, undefined)
  assert.is(timeUntilNextTide.value, '')
  const [high, low] = [tide('High', '2026-08-22T16:40'), tide('Low', '2026-08-23T13:10')]
  await publish({
    tides: {
      dates: [
        { date: '2026-08-22', tides: [high] },
        { date: '2026-08-23', tides: [low] },
      ],
    },
  })
  tideSelection.choose('2026-08-23')
  for (const [now, next, remaining, isAfterGap] of [
    [atCamp('2026-08-22T14:05'), high, '2hr 35min', false],
    [atCamp('2026-08-22T14:05:30'), high, '2hr 34min', false],
    [atCamp('2026-08-22T16:40'), low, '20hr 30min', true],
    [atCamp('2026-08-23T13:09'), low, '0hr 1min', true],
    [atCamp('2026-11-20T12:00'), undefined, '', false],
  ] as const) {
    setNow(now)
    assert.equal(nextTide.value?.tide, next, now)
    assert.is(timeUntilNextTide.value, remaining)
    assert.is(isGapBeforeNextTide.value, isAfterGap)
  }
})

test('next tide: changes at the second of the tide', async () => {
  stopTime(atCamp('2026-08-22T16:40:10'))
  const high = { ...tide('High', '2026-08-22T16:40'), instant: atCamp('2026-08-22T16:40:30') }
  const low = tide('Low', '2026-08-22T22:50')
  await publish({ tides: { dates: [{ date: '2026-08-22', tides: [high, low] }] } })
  startClock()
  assert.equal(nextTide.value?.tide, high)
  passTime(20_000)
  assert.equal(nextTide.value?.tide, low)
})

test('level now: is known only if the levels fit the tides', async () => {
  setNow(atCamp('2026-08-22T16:30'))
  const { dates } = withLevels(tidesFile('2026-08-22'))
  await publish({ tides: { dates } })
  assert.type(levelNow.value, 'number')
  dates[0]!.tides[0]!.heightInMetres += 0.3
  await publish({ tides: { dates } })
  assert.is(levelNow.value, undefined)
})
