import { assert, test } from '#test'
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

const iso = (instant: number) => new Date(instant).toJSON()

test('camp time: agrees with Intl about every date', () => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' })
  for (let instant = Date.UTC(1996, 0, 1); instant < Date.UTC(2060, 0, 1); instant += 7 * 3_600_000) {
    const date = format.format(instant)
    if (campDate(instant) !== date) assert.is(campDate(instant), date, iso(instant))
  }
})

test('camp time: the day begins at midnight at the camp', () => {
  for (const [instant, date] of [
    ['2026-08-21T22:59:59Z', '2026-08-21'],
    ['2026-08-21T23:00:00Z', '2026-08-22'],
    ['2026-08-22T11:30:00+13:00', '2026-08-21'],
    ['2026-11-19T23:59:59Z', '2026-11-19'],
    ['2026-11-20T00:00:00Z', '2026-11-20'],
  ] as const) {
    assert.is(campDate(instant), date, instant)
    assert.is(campDate(Date.parse(instant)), date, instant)
  }
})

test('camp time: dates are written in words', () => {
  assert.is(dayName('2026-08-15'), 'Sat 15 August')
  assert.is(dayName('2024-02-29'), 'Thu 29 February')
  const week = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays('2026-08-16', days))
  assert.is(week.map(weekdayOf).join(' '), 'Sun Mon Tue Wed Thu Fri Sat')
  assert.is(week.map(dayOfMonth).join(' '), '16 17 18 19 20 21 22')
  assert.is(dayOfMonth('2026-08-01'), '1')
  const firsts = Array.from({ length: 12 }, (_, month) => `2026-${String(month + 1).padStart(2, '0')}-01`)
  assert.is(
    firsts.map(monthOf).join(' '),
    'January February March April May June July August September October November December',
  )
})

test('camp time: days are counted on dates', () => {
  for (const [from, days, to] of [
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2024-02-28', 2, '2024-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-08-22', -2, '2026-08-20'],
  ] as const) {
    assert.is(addDays(from, days), to)
    assert.is(daysBetween(from, to), days)
  }
})

test('camp time: a clock time leads to its instant and back', () => {
  for (const instant of sampleInstants()) {
    const { date, time } = londonClock(instant)
    assert.is(campDateTime(instant), `${date}T${time}`, iso(instant))
    const found = campInstant(date, time)
    assert.equal(londonClock(found), { date, time }, iso(instant))
    // The repeated hour of October may lead to its first pass.
    assert.ok(found === instant || found === instant - 3_600_000, `${iso(found)} for ${iso(instant)}`)
  }
})

test('camp time: a repeated time is the first, a skipped one later', () => {
  for (const [date, clock, instant] of [
    ['2026-08-22', '19:00', '2026-08-22T18:00:00.000Z'],
    ['2026-10-25', '00:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
    ['2026-03-29', '00:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
  ] as const) {
    assert.is(iso(campInstant(date, clock)), instant)
  }
})

test('camp time: an invalid clock time has no instant', () => {
  for (const clock of ['', '24:30', '7 pm', '19', 'noon']) {
    assert.ok(isNaN(campInstant('2026-08-22', clock)), clock)
  }
})
