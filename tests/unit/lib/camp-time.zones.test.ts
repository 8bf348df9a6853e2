import { test } from 'uvu'
import * as assert from 'uvu/assert'
import {
  addDays,
  campDate,
  dayName,
  dayOfMonth,
  daysBetween,
  monthOf,
  weekdayOf,
} from '../../../src/lib/camp-time'

const intlDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' })

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

test.run()
