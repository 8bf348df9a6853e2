import { publish, setNow } from '../../support/stores'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { tideSelection } from '../../../src/stores/selection'
import { nextTide, timeUntilNextTide } from '../../../src/stores/tide'
import { tidesFile } from '../../support/files'

// The order of these matters: the first one runs before there are data.
test('Tides: without data there is no next tide', () => {
  assert.is(nextTide.value, undefined)
  assert.is(timeUntilNextTide.value, '')
})

test('Tides: the next tide and the time until then move on as time passes', async () => {
  await publish({ tides: tidesFile('2026-08-22') })
  setNow('2026-08-22T13:05:00Z')
  assert.is(nextTide.value?.tide.instant, '2026-08-22T16:40+01:00')
  assert.is(timeUntilNextTide.value, '2hr 35min')
  setNow('2026-08-22T13:05:30Z')
  assert.is(timeUntilNextTide.value, '2hr 34min')
  setNow('2026-08-22T15:40:00Z')
  assert.is(nextTide.value?.tide.instant, '2026-08-23T03:10+01:00')
  assert.is(timeUntilNextTide.value, '10hr 30min')
})

test('Tides: the chosen day does not change the next tide', () => {
  tideSelection.choose('2026-08-24')
  assert.is(nextTide.value?.tide.instant, '2026-08-23T03:10+01:00')
})

test('Tides: when all tides have passed there is none', () => {
  setNow('2026-11-20T12:00:00Z')
  assert.is(nextTide.value, undefined)
  assert.is(timeUntilNextTide.value, '')
})

test.run()
