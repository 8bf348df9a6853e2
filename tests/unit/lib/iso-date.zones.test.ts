import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { datePart, isCalendarDate, isInstant } from '../../../src/lib/iso-date'

const accepts = (check: (value: unknown) => boolean, values: unknown[]) => {
  for (const value of values) assert.ok(check(value), `refuses ${JSON.stringify(value)}`)
}
const refuses = (check: (value: unknown) => boolean, values: unknown[]) => {
  for (const value of values) assert.not.ok(check(value), `accepts ${JSON.stringify(value)}`)
}

test('Date forms: a date is an ISO calendar date, or a date-time whose offset and seconds are optional', () => {
  accepts(isCalendarDate, [
    '2026-08-22',
    '2024-02-29',
    '2000-02-29',
    '2026-08-22T16:40',
    '2026-08-22T16:40:05',
    '2026-08-22T16:40:05.123',
    '2026-08-22T16:40Z',
    '2026-08-22T23:59:59.999+14:00',
    '2026-08-22T00:00-11:00',
  ])
})

test('Date forms: a day that does not exist is invalid, whatever Date would make of it', () => {
  refuses(isCalendarDate, [
    '2026-02-29',
    '2026-02-30',
    '2100-02-29',
    '2026-04-31',
    '2026-06-31T12:00Z',
    '2026-09-31T12:00',
    '2026-08-32',
    '2026-08-00',
    '2026-00-10',
    '2026-13-01',
  ])
})

test('Date forms: a time or an offset that does not exist is invalid', () => {
  refuses(isCalendarDate, [
    '2026-08-22T25:00',
    '2026-08-22T16:60',
    '2026-08-22T16:40:60',
    '2026-08-22T16:40+24:00',
    '2026-08-22T16:40+01:60',
  ])
})

test('Date forms: other ways to write a date are invalid', () => {
  refuses(isCalendarDate, [
    '',
    ' 2026-08-22',
    '2026-08-22 ',
    '2026-08-22\n',
    '2026-8-22',
    '20260822',
    '22/08/2026',
    '2026-08',
    '2026-08-22 16:40',
    '2026-08-22T16',
    '2026-08-22T16:40+1',
    '+002026-08-22',
    '-000001-01-01',
    '22 August 2026',
    '٢٠٢٦-٠٨-٢٢',
    20260822,
    null,
    undefined,
    true,
    ['2026-08-22'],
    { date: '2026-08-22' },
    new Date('2026-08-22'),
  ])
})

test('Date forms: an instant is a date-time with Z or an offset, seconds optional', () => {
  accepts(isInstant, [
    '2026-08-22T15:40Z',
    '2026-08-22T15:40:00Z',
    '2026-08-22T15:40:00.000Z',
    '2026-08-22T16:40+01:00',
    '2026-08-22T16:40:30-05:30',
  ])
  refuses(isInstant, [
    '2026-08-22',
    '2026-08-22T16:40',
    '2026-08-22T16:40:00',
    '2026-08-22T16:40:00.5',
    '2026-02-30T16:40Z',
    '2026-08-22T24:01Z',
    '2026-08-22T16:40z',
    '2026-08-22T16:40Z\n',
    '16:40Z',
    1787413200000,
    null,
    undefined,
  ])
})

test('Date forms: of a date-time the date part is used, whatever its offset', () => {
  assert.is(datePart('2026-08-22'), '2026-08-22')
  assert.is(datePart('2026-08-22T23:30:00-11:00'), '2026-08-22')
  assert.is(datePart('2026-08-22T00:30+14:00'), '2026-08-22')
})

test.run()
