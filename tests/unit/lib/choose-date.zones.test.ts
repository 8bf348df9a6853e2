import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { chooseDate, datesOf } from '../../../src/lib/choose-date'

const dates = ['2026-08-21', '2026-08-22', '2026-08-23']

test('Date selection: the default is today', () => {
  assert.is(chooseDate(dates, '', '2026-08-22'), '2026-08-22')
})

test('Date selection: without today the default is the last date, also when all dates are in the future', () => {
  assert.is(chooseDate(dates, '', '2026-11-20'), '2026-08-23')
  assert.is(chooseDate(dates, '', '2026-01-01'), '2026-08-23')
})

test('Date selection: a chosen day is kept while the data have it, before and after today', () => {
  assert.is(chooseDate(dates, '2026-08-21', '2026-08-22'), '2026-08-21')
  assert.is(chooseDate(dates, '2026-08-23', '2026-08-22'), '2026-08-23')
})

test('Chosen date: a chosen day that has left the data falls back to the default', () => {
  assert.is(chooseDate(dates, '2026-08-20', '2026-08-22'), '2026-08-22')
  assert.is(chooseDate(dates, '2026-08-20', '2026-11-20'), '2026-08-23')
})

test('Without dates there is no date, whatever was chosen', () => {
  assert.is(chooseDate([], '', '2026-08-22'), undefined)
  assert.is(chooseDate([], '2026-08-22', '2026-08-22'), undefined)
})

test('Weather: the strip has each date once and in order, whatever the order in the file', () => {
  const days = ['2026-08-23', '2026-08-21', '2026-08-23', '2026-08-22'].map((date) => ({ date }))
  assert.equal(datesOf(days), dates)
  assert.equal(datesOf([]), [])
})

test('Date forms: of date-times the date parts are used, whatever zone the phone is in', () => {
  const days = ['2026-08-22T00:00:00Z', '2026-08-21T23:30:00+14:00', '2026-08-22', '2026-08-23T12:00'].map(
    (date) => ({ date }),
  )
  assert.equal(datesOf(days), dates)
})

test('Putting the dates in order leaves the file as it was', () => {
  const days = [{ date: '2026-08-23' }, { date: '2026-08-21' }]
  datesOf(days)
  assert.equal(days, [{ date: '2026-08-23' }, { date: '2026-08-21' }])
})

test.run()
