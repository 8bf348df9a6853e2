import { assert, test } from '#test'
import { datePart, dayOn, isCalendarDate, isInstant } from '../../../src/lib/iso-date'

const words = (text: string) => text.trim().split(/\s+/)

/** Date-times that are instants. */
const instants = words(`
  2026-08-22T15:40Z 2026-08-22T15:40:00Z 2026-08-22T15:40:00.000Z 2026-08-22T16:40+01:00
  2026-08-22T16:40:30-05:30 2026-08-22T23:59:59.999+14:00 2026-08-22T00:00-11:00`)

/** Dates, and date-times without an offset, which are not instants. */
const dates = words(`
  2026-08-22 2024-02-29 2000-02-29 2026-08-22T16:40 2026-08-22T16:40:05 2026-08-22T16:40:05.123`)

const spaced = ['', ' 2026-08-22', '2026-08-22 ', '2026-08-22\n', '2026-08-22T16:40Z\n', '2026-08-22 16:40']
const nonStrings = [20260822, 1787413200000, null, true, ['2026-08-22'], { date: '2026-08-22' }, new Date(0)]

const invalid: unknown[] = [
  // Days that do not exist, some of which Date accepts.
  ...words(`
    2026-02-29 2026-02-30 2100-02-29 2026-04-31 2026-06-31T12:00Z 2026-09-31T12:00 2026-08-32 2026-08-00
    2026-00-10 2026-13-01`),
  // Times and offsets that do not exist.
  ...words(`
    2026-08-22T25:00 2026-08-22T24:01Z 2026-08-22T16:60 2026-08-22T16:40:60 2026-08-22T16:40+24:00
    2026-08-22T16:40+01:60`),
  // Other ways to write a date or a time.
  ...words(`
    2026-8-22 20260822 22/08/2026 2026-08 2026-08-22T16 2026-08-22T16:40+1 2026-08-22T16:40z 16:40Z
    +002026-08-22 -000001-01-01 ٢٠٢٦-٠٨-٢٢`),
  ...spaced,
  ...nonStrings,
]

test('dates: accepts only real ISO dates and date-times', () => {
  for (const date of [...dates, ...instants]) assert.is(isCalendarDate(date), true, date)
  for (const value of invalid) assert.is(isCalendarDate(value), false, JSON.stringify(value))
})

test('instants: accepts only date-times with Z or an offset', () => {
  for (const instant of instants) assert.is(isInstant(instant), true, instant)
  for (const value of [...dates, ...invalid]) assert.is(isInstant(value), false, JSON.stringify(value))
})

test('dates: uses the date part, whatever the offset', () => {
  for (const date of ['2026-08-22', '2026-08-22T23:30:00-11:00', '2026-08-22T00:30+14:00'])
    assert.is(datePart(date), '2026-08-22')
})

test('dates: of two days with the same date, the first counts', () => {
  const days = ['2026-08-21', '2026-08-22T06:00Z', '2026-08-22'].map((date) => ({ date }))
  assert.is(dayOn(days, '2026-08-22'), days[1])
})
