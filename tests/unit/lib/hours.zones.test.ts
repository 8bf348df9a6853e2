import { assert, test } from '#test'
import { hourCells, nightDay } from '../../../src/lib/hours'
import { forecastDay, forecastHour } from '../../support/files'

/** Returns a forecast day with hours at the given times, all of one temperature. */
const day = (date: string, times: string, temperature = 17) =>
  forecastDay(date, {
    hours: times ? times.split(' ').map((time) => forecastHour({ time, temperature })) : [],
  })

test('hours: each is past, now or future', () => {
  for (const { date = '2026-08-22', times, at, when } of [
    { times: '17:00 18:00 19:00 20:00', at: '2026-08-22T19', when: 'past past now future' },
    { times: '20:00 21:00', at: '2026-08-22T19', when: 'future future' },
    // Hours before 06:00 belong to the next date.
    { times: '23:00 00:00 05:00', at: '2026-08-23T00', when: 'past now future' },
    { times: '23:00 00:00 05:00', at: '2026-08-22T05', when: 'future future future' },
    { times: '23:00 00:00 05:00', at: '2026-08-23T06', when: 'past past past' },
    // Date-times, duplicates and invalid times.
    { date: '2026-08-22T23:30:00Z', times: '19:00', at: '2026-08-22T19', when: 'now' },
    { times: '19:00 19:00', at: '2026-08-22T19', when: 'now future' },
    { times: 'dawn 7:00 24:00', at: '2026-08-22T19', when: 'future future future' },
    // The clocks go back, then forward.
    { date: '2026-10-24', times: '00:00 01:00 02:00', at: '2026-10-25T01', when: 'past now future' },
    { date: '2026-03-28', times: '00:00 01:00 02:00', at: '2026-03-29T02', when: 'past past now' },
  ]) {
    const found = hourCells(day(date, times), at).map((cell) => cell.when)
    assert.is(found.join(' '), when, `${times} at ${at}`)
  }
})

test('hours: in the repeated hour, the second cell is now', () => {
  const whens = (times: string) =>
    hourCells(day('2026-10-24', times), '2026-10-25T01', true).map(({ when }) => when)
  assert.equal(whens('00:00 01:00 01:00 02:00'), ['past', 'past', 'now', 'future'])
  assert.equal(whens('01:00 02:00'), ['now', 'future'], 'the only cell')
})

test('hours: a new date begins only at midnight', () => {
  const newDates = (times: string) => hourCells(day('2026-12-31', times), '').map(({ newDate }) => newDate)
  assert.equal(newDates('22:00 23:00 00:00 01:00'), [undefined, undefined, '2027-01-01', undefined])
  assert.equal(newDates('00:00 01:00'), ['2027-01-01', undefined])
})

test('hours: until 06:00, the previous day has the current hour', () => {
  const yesterday = day('2026-08-22', '06:00 03:00 04:00 05:00')
  const today = day('2026-08-23', '06:00 05:00', 3)
  const days = [yesterday, today]
  assert.is(nightDay(days, today, '2026-08-23T03'), yesterday)
  assert.is(nightDay(days, today, '2026-08-23T02'), yesterday, 'before the first night hour')
  assert.is(nightDay(days, today, '2026-08-23T05'), yesterday, 'in the last night hour')
  assert.is(nightDay(days, today, '2026-08-23T06'), undefined, 'from 06:00')
  assert.is(nightDay(days, yesterday, '2026-08-23T03'), undefined, 'yesterday is the day that is shown')
  const fromNextHour = day('2026-08-22', '19:00 20:00')
  const missing = 'the current hour is missing, as it is right after a new forecast'
  assert.is(nightDay([fromNextHour, today], fromNextHour, '2026-08-22T18'), undefined, missing)
  const withoutHours = day('2026-08-22', '')
  assert.is(nightDay([withoutHours, today], today, '2026-08-23T03'), undefined)
  const copy = { ...today, date: '2026-08-22' }
  assert.is(nightDay([copy, today], today, '2026-08-23T03'), undefined, 'both days have the same hours')
})
