import { assert, test } from '#test'
import { msPerHour } from '../../../src/lib/durations'
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
import { timeZone } from '../../../src/time-zone'
import { londonClock, sampleInstants } from '../../support/london'

const iso = (instant: number) => new Date(instant).toJSON()

// After 28 years, the same dates are Sundays again.
test('camp time: agrees with Intl about dates from 2020 to 2047', () => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  for (let instant = Date.UTC(2020, 0, 1); instant < Date.UTC(2048, 0, 1); instant += 7 * msPerHour) {
    const date = format.format(instant)
    if (campDate(instant) !== date) assert.is(campDate(instant), date, iso(instant))
  }
})

test('camp time: the day begins at midnight at the camp', () => {
  for (const [before, date] of [
    ['2026-08-21', '2026-08-22'],
    ['2026-11-19', '2026-11-20'],
  ] as const) {
    const midnight = campInstant(date, '00:00')
    assert.equal(londonClock(midnight), { date, time: '00:00' })
    assert.is(campDate(midnight), date)
    assert.is(campDate(iso(midnight)), date)
    assert.is(campDate(midnight - 1), before)
  }
})

test('camp time: writes dates in words', () => {
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

test('camp time: adds and counts days by date, not by hours', () => {
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

test('camp time: converts an instant to a clock time and back', () => {
  for (const instant of sampleInstants()) {
    const { date, time } = londonClock(instant)
    assert.is(campDateTime(instant), `${date}T${time}`, iso(instant))
    // In October's repeated hour, a clock time means the earlier of two instants.
    const isRepeated = londonClock(instant - msPerHour).time === time
    assert.is(campInstant(date, time), isRepeated ? instant - msPerHour : instant, iso(instant))
  }
})

test('camp time: moves a skipped time forward an hour', () => {
  const halfHours = ['00', '01', '02', '03', '04'].flatMap((hours) => [`${hours}:00`, `${hours}:30`])
  const clockOf = (time: string) => londonClock(campInstant('2026-03-29', time)).time
  const skipped = halfHours.filter((time) => clockOf(time) !== time)
  assert.is(skipped.length, 2)
  for (const time of skipped) assert.is(clockOf(time), halfHours[halfHours.indexOf(time) + 2])
})

test('camp time: an invalid clock time has no instant', () => {
  for (const clock of ['', '24:30', '7 pm', '19', 'noon']) {
    assert.ok(isNaN(campInstant('2026-08-22', clock)), clock)
  }
})
