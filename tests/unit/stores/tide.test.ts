import { publish, setNow } from '../../support/stores'
import { assert, test } from '#test'
import { tideSelection } from '../../../src/stores/selection'
import { isGapBeforeNextTide, nextTide, timeUntilNextTide } from '../../../src/stores/tide'
import { tide } from '../../support/files'

test('next tide: moves on with the time, whatever day is chosen', async () => {
  assert.is(nextTide.value, undefined)
  assert.is(timeUntilNextTide.value, '')
  const [high, low] = [tide('High', '2026-08-22T16:40+01:00'), tide('Low', '2026-08-23T13:10+01:00')]
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
    ['2026-08-22T13:05:00Z', high, '2hr 35min', false],
    ['2026-08-22T13:05:30Z', high, '2hr 34min', false],
    ['2026-08-22T15:40:00Z', low, '20hr 30min', true],
    ['2026-11-20T12:00:00Z', undefined, '', false],
  ] as const) {
    setNow(now)
    assert.equal(nextTide.value?.tide, next, now)
    assert.is(timeUntilNextTide.value, remaining)
    assert.is(isGapBeforeNextTide.value, isAfterGap)
  }
})
