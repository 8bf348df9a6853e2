import { stopClock } from '../../support/dom'
import { publish, setNow } from '../../support/stores'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { dismissNotice, notice, noticeAge } from '../../../src/stores/notice'
import type { Notice } from '../../../src/schemas'
import { calendarFile } from '../../support/files'

const noon = Date.parse('2026-08-22T12:00:00Z')
const key = 'dismiss:notice'
const gate: Notice = { text: 'The gate closes at 22:00.', until: '2026-08-22T22:00:00+01:00' }

/** Has the app fetch a calendar with a notice, or without one. */
const publishNotice = (published: Notice | undefined) =>
  publish({ calendar: { ...calendarFile(), ...(published && { notice: published }) } })

test.before.each(() => {
  dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
  localStorage.removeItem(key)
  stopClock(noon)
  setNow(noon)
})

// The first one runs before there are data.
test('Notice: without data there is none', () => {
  assert.is(notice.value, undefined)
})

test('Notice: without the key there is none', async () => {
  await publishNotice(undefined)
  assert.is(notice.value, undefined)
})

test('Notice: it is shown until its end, to the millisecond, and again when a clock is set back', async () => {
  await publishNotice(gate)
  assert.equal(notice.value, gate)
  setNow('2026-08-22T20:59:59.999Z')
  assert.equal(notice.value, gate)
  setNow('2026-08-22T21:00:00Z')
  assert.is(notice.value, undefined)
  setNow('2027-01-01T00:00:00Z')
  assert.is(notice.value, undefined)
  setNow(noon)
  assert.equal(notice.value, gate)
})

test('Notice: one with a beginning is not shown before', async () => {
  await publishNotice({ ...gate, from: '2026-08-22T13:00:00Z' })
  assert.is(notice.value, undefined)
  setNow('2026-08-22T12:59:59.999Z')
  assert.is(notice.value, undefined)
  setNow('2026-08-22T13:00:00Z')
  assert.is(notice.value?.text, gate.text)
})

test('Notice: one that ends before it begins is never shown', async () => {
  await publishNotice({ ...gate, from: '2026-08-23T00:00:00Z' })
  for (const instant of ['2026-08-22T12:00:00Z', '2026-08-22T22:00:00Z', '2026-08-23T12:00:00Z']) {
    setNow(instant)
    assert.is(notice.value, undefined, instant)
  }
})

test('Notice: an info that was dismissed stays away until its text or its end changes', async () => {
  for (const kind of [{}, { kind: 'info' as const }]) {
    await publishNotice({ ...gate, ...kind })
    assert.ok(notice.value)
    dismissNotice()
    assert.is(notice.value, undefined)
    assert.is(localStorage.getItem(key), '2026-08-22T22:00:00+01:00 The gate closes at 22:00.')
    await publishNotice({ ...gate, ...kind })
    assert.is(notice.value, undefined, 'published again')
    for (const change of [{ until: '2026-08-23T22:00:00+01:00' }, { text: 'The gate is open.' }]) {
      await publishNotice({ ...gate, ...kind, ...change })
      assert.ok(notice.value, JSON.stringify(change))
    }
    dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
  }
})

test('Notice: a warning cannot be dismissed, also by what was dismissed as an info', async () => {
  await publishNotice({ ...gate, kind: 'warning' })
  dismissNotice()
  assert.is(notice.value?.text, gate.text)
})

test('notice: goes when another tab dismisses it, and by no other stored value', async () => {
  await publishNotice(gate)
  for (const newValue of [gate.text, gate.until, `${gate.text} ${gate.until}`]) {
    dispatchEvent(new StorageEvent('storage', { key, newValue }))
    assert.ok(notice.value, newValue)
  }
  dispatchEvent(new StorageEvent('storage', { key, newValue: `${gate.until} ${gate.text}` }))
  assert.is(notice.value, undefined)
})

test('Notice: its age is said once the copy is an hour old', async () => {
  await publishNotice(gate)
  assert.is(noticeAge.value, '')
  setNow(noon + 3_600_000 - 1)
  assert.is(noticeAge.value, '')
  setNow(noon + 3_600_000)
  assert.is(noticeAge.value, 'as of 1 hour ago')
  setNow(noon + 3 * 3_600_000)
  assert.is(noticeAge.value, 'as of 3 hours ago')
  setNow(noon - 3_600_000)
  assert.is(noticeAge.value, '', 'a clock that was set back')
})

test.run()
