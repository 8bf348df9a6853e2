import { stopClock } from '../../support/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { bannerShown, dismissBanner } from '../../../src/stores/banner'
import { now } from '../../../src/stores/clock'

const key = 'dismiss:pwa-warning'
const week = 7 * 24 * 3_600_000
const noon = Date.parse('2026-08-22T12:00:00.000Z')

/** What another tab, or an earlier start, has stored. */
const store = (text: string | null) => dispatchEvent(new StorageEvent('storage', { key, newValue: text }))

const storeTime = (lastDismissedUtc: unknown) => store(JSON.stringify({ lastDismissedUtc }))

const setNow = (instant: number) => {
  stopClock(instant)
  now.value = instant
}

test.before.each(() => {
  setNow(noon)
  store(null)
})

test('Install hint banner: it is visible when it was never dismissed', () => {
  assert.is(bannerShown.value, true)
})

test('Install hint banner: closing it stores the current UTC time and hides it', () => {
  dismissBanner()
  assert.is(bannerShown.value, false)
  assert.equal(JSON.parse(localStorage.getItem(key) ?? ''), { lastDismissedUtc: '2026-08-22T12:00:00.000Z' })
  assert.equal(Object.keys(localStorage), [key])
})

test('Banner: it is hidden for 7 × 24 h to the millisecond, and visible after that', () => {
  storeTime(new Date(noon).toJSON())
  for (const age of [1, week - 1, week]) {
    setNow(noon + age)
    assert.is(bannerShown.value, false, `${age} ms`)
  }
  setNow(noon + week + 1)
  assert.is(bannerShown.value, true)
})

test('Banner: the week is 7 × 24 h also across a clock change', () => {
  const before = Date.parse('2026-10-22T12:00:00Z')
  storeTime(new Date(before).toJSON())
  setNow(before + week)
  assert.is(bannerShown.value, false)
  setNow(before + week + 1)
  assert.is(bannerShown.value, true)
})

test('Install hint banner: it is visible when the record is not one', () => {
  for (const text of [
    '',
    'null',
    '{',
    '[]',
    '7',
    'true',
    '{}',
    '"2026-08-22T11:00:00Z"',
    '2026-08-22T11:00:00Z',
  ]) {
    store(text)
    assert.is(bannerShown.value, true, text)
  }
})

test('Install hint banner: it is visible when the stored timestamp is invalid', () => {
  for (const time of [
    null,
    '',
    'yesterday',
    '2026-08-32T11:00:00Z',
    '2026-13-01T11:00:00Z',
    noon,
    {},
    ['2026-08-22T11:00:00Z'],
    'Sat Aug 22 2026 11:00:00',
    '2026',
  ]) {
    storeTime(time)
    assert.is(bannerShown.value, true, JSON.stringify(time))
  }
})

test('A dismissal in the future, by a wrong clock, counts as one of now', () => {
  storeTime(new Date(noon + week).toJSON())
  assert.is(bannerShown.value, false)
})

test.run()
