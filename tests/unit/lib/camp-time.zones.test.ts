import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  addDays,
  campDate,
  campDateTime,
  campInstant,
  dayName,
  dayOfMonth,
  daysBetween,
  monthOf,
  weekdayOf,
} from '../../../src/lib/camp-time'
import { londonClock, sampleInstants } from '../../support/london'

const intlDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' })

const iso = (instant: number) => new Date(instant).toJSON()

test('Today: the date at the camp agrees with Intl in Europe/London from 1996 to 2059', () => {
  const hours = 3_600_000
  for (let instant = Date.UTC(1996, 0, 1); instant < Date.UTC(2060, 0, 1); instant += 7 * hours) {
    const date = intlDate.format(instant)
    if (campDate(instant) !== date) assert.is(campDate(instant), date, new Date(instant).toJSON())
  }
})

test('Today: midnight at the camp is 23:00 UTC in summer and 00:00 UTC in winter', () => {
  assert.is(campDate('2026-08-21T22:59:59Z'), '2026-08-21')
  assert.is(campDate('2026-08-21T23:00:00Z'), '2026-08-22')
  assert.is(campDate('2026-11-19T23:59:59Z'), '2026-11-19')
  assert.is(campDate('2026-11-20T00:00:00Z'), '2026-11-20')
})

test('Today: the clocks change at 01:00 UTC on the last Sundays of March and October', () => {
  assert.is(campDate('2026-03-28T23:30:00Z'), '2026-03-28')
  assert.is(campDate('2026-03-29T23:30:00Z'), '2026-03-30')
  assert.is(campDate('2026-10-24T23:30:00Z'), '2026-10-25')
  assert.is(campDate('2026-10-25T23:30:00Z'), '2026-10-25')
})

test('A calendar date is written with weekday, day and month', () => {
  assert.is(dayName('2026-08-15'), 'Sat 15 August')
  assert.is(dayName('2024-02-29'), 'Thu 29 February')
})

test('Weather: a date button has weekday, day number and month name', () => {
  const week = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays('2026-08-16', days))
  assert.equal(week.map(weekdayOf), ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
  assert.equal(week.map(dayOfMonth), ['16', '17', '18', '19', '20', '21', '22'])
  const firsts = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-01`)
  assert.is(
    firsts.map(monthOf).join(' '),
    'January February March April May June July August September October November December',
  )
  assert.is(dayOfMonth('2026-08-01'), '1')
})

test('Today: epoch milliseconds and ISO text of one moment give the same date', () => {
  assert.is(campDate(Date.parse('2026-08-21T23:00:00Z')), '2026-08-22')
  assert.is(campDate('2026-08-22T11:30:00+13:00'), '2026-08-21')
})

test('Days are counted on dates, across clock changes, leap days and years', () => {
  assert.is(daysBetween('2026-03-28', '2026-03-30'), 2)
  assert.is(daysBetween('2026-10-24', '2026-10-26'), 2)
  assert.is(addDays('2024-02-28', 2), '2024-03-01')
  assert.is(addDays('2026-12-31', 1), '2027-01-01')
  assert.is(addDays('2026-03-30', -2), '2026-03-28')
  assert.is(daysBetween('2026-08-22', '2026-08-20'), -2)
})

test("Today: date and clock at the camp agree with Intl's, also around the clock changes", () => {
  for (const instant of sampleInstants()) {
    const { date, time } = londonClock(instant)
    assert.is(campDateTime(instant), `${date}T${time}`, iso(instant))
  }
})

test('A date and a clock time at the camp lead back to their instant, in summer and in winter', () => {
  for (const instant of sampleInstants()) {
    const { date, time } = londonClock(instant)
    const found = campInstant(date, time)
    assert.equal(londonClock(found), { date, time }, iso(instant))
    // The repeated hour of October may lead to its first pass.
    assert.ok(found === instant || found === instant - 3_600_000, `${iso(found)} for ${iso(instant)}`)
  }
  assert.is(iso(campInstant('2026-08-22', '19:00')), '2026-08-22T18:00:00.000Z')
  assert.is(iso(campInstant('2026-11-20', '19:00')), '2026-11-20T19:00:00.000Z')
})

test('Of a time that the clocks repeat the first is meant, of one that they skip an hour later', () => {
  assert.is(iso(campInstant('2026-10-25', '00:59')), '2026-10-24T23:59:00.000Z')
  assert.is(iso(campInstant('2026-10-25', '01:30')), '2026-10-25T00:30:00.000Z')
  assert.is(iso(campInstant('2026-10-25', '02:00')), '2026-10-25T02:00:00.000Z')
  assert.is(iso(campInstant('2026-03-29', '00:59')), '2026-03-29T00:59:00.000Z')
  assert.is(campDateTime(campInstant('2026-03-29', '01:30')), '2026-03-29T02:30')
  assert.is(iso(campInstant('2026-03-29', '02:00')), '2026-03-29T01:00:00.000Z')
})

test('What is no clock time has no instant', () => {
  for (const clock of ['', '24:30', '7 pm', '19', 'noon']) {
    assert.ok(isNaN(campInstant('2026-08-22', clock)), clock)
  }
})

test.run()
