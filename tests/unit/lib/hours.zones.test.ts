import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { hourCells, nightDay } from '../../../src/lib/hours'
import { forecastDay, forecastHour, forecastHours } from '../../support/files'

const hoursAt = (...times: string[]) => times.map((time) => forecastHour({ time }))
const day = (date: string, hours = forecastHours()) => forecastDay(date, { hours })

/** `past`, `now` or `future` of each cell. */
const whenOf = (...parameters: Parameters<typeof hourCells>) =>
  hourCells(...parameters).map(({ when }) => when)

test('Now in the hours: the cell of the present hour is now, those before it are past, the others to come', () => {
  const hours = hoursAt('17:00', '18:00', '19:00', '20:00', '21:00')
  assert.equal(whenOf(day('2026-08-22', hours), '2026-08-22T19'), ['past', 'past', 'now', 'future', 'future'])
})

test('Now in the hours: fresh data have no cell for the present hour, and then all are to come', () => {
  assert.equal(whenOf(day('2026-08-22', hoursAt('20:00', '21:00')), '2026-08-22T19'), ['future', 'future'])
})

test('Now in the hours: the hours before 06:00 belong to the next date', () => {
  const hours = hoursAt('22:00', '23:00', '00:00', '05:00')
  assert.equal(whenOf(day('2026-08-22', hours), '2026-08-23T00'), ['past', 'past', 'now', 'future'])
  assert.equal(whenOf(day('2026-08-22', hours), '2026-08-22T05'), ['future', 'future', 'future', 'future'])
  assert.equal(whenOf(day('2026-08-22', hours), '2026-08-23T06'), ['past', 'past', 'past', 'past'])
})

test('Now in the hours: a divider names the next date where the row passes midnight, once', () => {
  const dates = hourCells(day('2026-12-31'), '2026-12-31T06').map(({ newDate }) => newDate)
  assert.is(dates.indexOf('2027-01-01'), 18)
  assert.is(dates.filter(Boolean).length, 1)
  assert.equal(
    hourCells(day('2026-08-22', hoursAt('00:00', '01:00')), '2026-08-22T23').map(({ newDate }) => newDate),
    ['2026-08-23', undefined],
    'also when nothing is left before midnight',
  )
})

test('Now in the hours: a date with a time counts by its date part', () => {
  assert.equal(whenOf(day('2026-08-22T23:30:00Z', hoursAt('19:00')), '2026-08-22T19'), ['now'])
})

test('Now in the hours: of doubled hours the first alone is now', () => {
  assert.equal(whenOf(day('2026-08-22', hoursAt('19:00', '19:00')), '2026-08-22T19').join(), 'now,future')
})

test('Now in the hours: on clock change days each hour of the file has its own cell', () => {
  const night = hoursAt('23:00', '00:00', '01:00', '02:00')
  assert.equal(whenOf(day('2026-10-24', night), '2026-10-25T01'), ['past', 'past', 'now', 'future'])
  assert.equal(whenOf(day('2026-03-28', night), '2026-03-29T02'), ['past', 'past', 'past', 'now'])
})

test('Now in the hours: times that are none do no harm', () => {
  const hours = hoursAt('dawn', '', '7:00', '24:00')
  assert.is(hourCells(day('2026-08-22', hours), '2026-08-22T19').length, 4)
})

test('The night: before six, the hours of the present are under the day before', () => {
  const [yesterday, today] = [day('2026-08-22'), day('2026-08-23')]
  const hours = forecastHours().map((hour) => ({ ...hour, temperature: 3 }))
  const days = [yesterday, { ...today, hours }]
  assert.is(nightDay(days, days[1]!, '2026-08-23T02'), yesterday)
  assert.is(nightDay(days, days[1]!, '2026-08-23T05'), yesterday, 'in the last of its hours, too')
  const later = { ...yesterday, hours: hoursAt('03:00', '04:00') }
  assert.is(nightDay([later, days[1]!], days[1]!, '2026-08-23T02'), later, 'when they begin later, too')
  assert.is(nightDay(days, days[1]!, '2026-08-23T06'), undefined, 'from six they are under today')
  assert.is(nightDay(days, yesterday, '2026-08-23T02'), undefined, 'yesterday is shown already')
})

test('The night: without hours, or with those of the next day, yesterday has nothing to offer', () => {
  const today = day('2026-08-23')
  assert.is(nightDay([day('2026-08-22', []), today], today, '2026-08-23T05'), undefined)
  assert.is(nightDay([day('2026-08-22'), today], today, '2026-08-23T05'), undefined, 'its hours are today’s')
})

test.run()
