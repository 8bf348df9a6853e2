import { passTime, stopTime } from '../../support/dom'
import { calendarFile } from '../../support/files'
import { publish, setNow } from '../../support/stores'
import { assert, test } from '#test'
import { startClock } from '../../../src/stores/clock'
import { dismissNotice, notice, noticeAge } from '../../../src/stores/notice'
import { ageText, msPerHour } from '../../../src/lib/durations'
import type { Notice } from '../../../src/schemas'

const noon = Date.parse('2026-08-22T12:00:00Z')
const key = 'dismiss:notice'
const gate: Notice = { text: 'The gate closes at 22:00.', until: '2026-08-22T22:00:00+01:00' }

const publishNotice = (published?: Notice) =>
  publish({ calendar: { ...calendarFile(), ...(published && { notice: published }) } })

const store = (newValue: string | null) => dispatchEvent(new StorageEvent('storage', { key, newValue }))

test.before.each(() => {
  store(null)
  localStorage.removeItem(key)
  stopTime(noon)
  setNow(noon)
})

// This test must come first, before any data is fetched.
test('notice: is undefined without data, or without a notice', async () => {
  assert.is(notice.value, undefined)
  await publishNotice()
  assert.is(notice.value, undefined)
})

test('notice: is shown from start to end', async () => {
  await publishNotice({ ...gate, from: '2026-08-22T13:00:00Z' })
  for (const [instant, text] of [
    ['2026-08-22T12:59:59.999Z', undefined],
    ['2026-08-22T13:00:00Z', gate.text],
    ['2026-08-22T20:59:59.999Z', gate.text],
    ['2026-08-22T21:00:00Z', undefined],
    ['2027-01-01T00:00:00Z', undefined],
    // The clock is set back.
    ['2026-08-22T13:00:00Z', gate.text],
  ] as const) {
    setNow(instant)
    assert.is(notice.value?.text, text, instant)
  }
})

test('notice: a dismissed info stays hidden until it changes', async () => {
  for (const kind of [{}, { kind: 'info' as const }]) {
    store(null)
    await publishNotice({ ...gate, ...kind })
    assert.equal(notice.value, { ...gate, ...kind })
    dismissNotice()
    assert.is(notice.value, undefined)
    assert.is(localStorage.getItem(key), '2026-08-22T22:00:00+01:00 The gate closes at 22:00.')
    await publishNotice({ ...gate, ...kind })
    assert.is(notice.value, undefined, 'published again')
    for (const change of [{ until: '2026-08-23T22:00:00+01:00' }, { text: 'The gate is open.' }]) {
      await publishNotice({ ...gate, ...kind, ...change })
      assert.ok(notice.value, JSON.stringify(change))
    }
  }
})

test('notice: a warning cannot be dismissed', async () => {
  await publishNotice({ ...gate, kind: 'warning' })
  dismissNotice()
  store(`${gate.until} ${gate.text}`)
  assert.is(notice.value?.text, gate.text)
})

test('notice: can be dismissed in another tab', async () => {
  await publishNotice(gate)
  for (const newValue of [gate.text, gate.until, `${gate.text} ${gate.until}`]) {
    store(newValue)
    assert.ok(notice.value, newValue)
  }
  store(`${gate.until} ${gate.text}`)
  assert.is(notice.value, undefined)
})

test('notice: shows the age of a copy that is an hour old or more', async () => {
  await publishNotice(gate)
  for (const [ageMs, text] of [
    [0, ''],
    [msPerHour - 1, ''],
    [msPerHour, `as of ${ageText(msPerHour)}`],
    [3 * msPerHour, `as of ${ageText(3 * msPerHour)}`],
    // The clock was set back.
    [-msPerHour, ''],
  ] as const) {
    setNow(noon + ageMs)
    assert.is(noticeAge.value, text, `${ageMs} ms`)
  }
})

test('notice: begins and ends at its second', async () => {
  await publishNotice({ ...gate, from: '2026-08-22T12:00:20Z', until: '2026-08-22T12:01:40Z' })
  startClock()
  for (const [waitMs, text] of [
    [19_999, undefined],
    [1, gate.text],
    [79_999, gate.text],
    [1, undefined],
  ] as const) {
    passTime(waitMs)
    assert.is(notice.value?.text, text, `after ${waitMs} ms`)
  }
})
