import { publish, setNow } from '../../support/stores'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { forecastSelection, tideSelection } from '../../../src/stores/selection'
import { forecastDay, tide, tidesFile, weatherFile } from '../../support/files'

const shown = () => forecastSelection.date.value

test.before.each(async () => {
  setNow('2026-08-22T18:00:00Z')
  await publish({ weather: weatherFile('2026-08-21') })
  await publish({ tides: tidesFile('2026-08-22') })
})

// The order of these matters: nothing is chosen until one of them chooses.
test('Date selection: the default is today', () => {
  assert.is(shown(), '2026-08-22')
  assert.is(forecastSelection.day.value?.date, '2026-08-22')
  assert.is(tideSelection.date.value, '2026-08-22')
})

test('Date selection: without today the default is the last date', async () => {
  setNow('2026-11-20T12:00:00Z')
  assert.is(shown(), '2026-08-25')
  assert.is(tideSelection.date.value, '2026-08-24')
})

test('Chosen date: at midnight at the camp the default moves to the new day', () => {
  setNow('2026-08-22T22:59:59Z')
  assert.is(shown(), '2026-08-22')
  setNow('2026-08-22T23:00:00Z')
  assert.is(shown(), '2026-08-23')
})

test('Without days there is no date and no day', async () => {
  await publish({ weather: { data: [] } })
  assert.is(shown(), undefined)
  assert.is(forecastSelection.day.value, undefined)
  assert.equal(forecastSelection.dates.value, [])
})

test('Chosen date: it stays while the data are refreshed and at midnight', async () => {
  forecastSelection.choose('2026-08-24')
  assert.is(shown(), '2026-08-24')
  assert.is(forecastSelection.day.value?.date, '2026-08-24')
  await publish({ weather: weatherFile('2026-08-22') })
  setNow('2026-08-22T23:30:00Z')
  assert.is(shown(), '2026-08-24')
})

test('Chosen date: Weather and Tides each keep their own', () => {
  assert.is(shown(), '2026-08-24')
  assert.is(tideSelection.date.value, '2026-08-22')
  tideSelection.choose('2026-08-23')
  assert.is(shown(), '2026-08-24')
  assert.is(tideSelection.date.value, '2026-08-23')
})

test('Chosen date: one that has left the data falls back to the default', async () => {
  await publish({ weather: weatherFile('2026-08-25') })
  assert.is(shown(), '2026-08-29')
  setNow('2026-08-26T12:00:00Z')
  assert.is(shown(), '2026-08-26')
})

test('Storage: a chosen date is not stored', () => {
  forecastSelection.choose('2026-08-23')
  assert.equal(Object.keys(localStorage).sort(), ['cache:tides', 'cache:weather'])
})

test('Unsorted and doubled dates give a strip with each date once, in order', async () => {
  const dates = ['2026-08-23', '2026-08-22', '2026-08-23', '2026-08-24T06:00:00Z']
  await publish({ weather: { data: dates.map((date) => forecastDay(date)) } })
  assert.equal(forecastSelection.dates.value, ['2026-08-22', '2026-08-23', '2026-08-24'])
})

test('Date forms: a day whose date is a date-time is found by its date part', async () => {
  const high = tide('High', '2026-08-25T16:40+01:00')
  await publish({ tides: { dates: [{ date: '2026-08-25T00:00:00+01:00', tides: [high] }] } })
  assert.is(tideSelection.date.value, '2026-08-25')
  assert.equal(tideSelection.day.value?.tides, [high])
})

test('Trust: the last of all dates counts, whatever their order and their form', async () => {
  await publish({
    weather: { data: ['2026-08-25T23:30', '2026-08-27', '2026-08-26'].map((date) => forecastDay(date)) },
  })
  assert.is(forecastSelection.coverage.value?.text, 'Forecast ends on Thu 27 August')
  await publish({ weather: { data: ['2026-08-26T23:30'].map((date) => forecastDay(date)) } })
  assert.is(forecastSelection.coverage.value?.text, 'Forecast ends on Wed 26 August')
})

test('Trust: each says how far its days reach, and nothing while there are none', async () => {
  assert.is(forecastSelection.coverage.value?.text, 'Forecast ends on Tue 25 August')
  assert.is(tideSelection.coverage.value?.text, 'Tide table ends on Mon 24 August')
  setNow('2026-08-23T23:00:00Z')
  assert.is(tideSelection.coverage.value?.text, 'Tide table ends today')
  await publish({ tides: { dates: [] } })
  assert.is(tideSelection.coverage.value, undefined)
})

test('selection: choosing today follows the camp into the next day', async () => {
  for (const date of ['2026-08-23', '2026-08-22']) tideSelection.choose(date)
  assert.is(tideSelection.date.value, '2026-08-22')
  setNow('2026-08-23T06:00:00Z')
  assert.is(tideSelection.date.value, '2026-08-23')
})

test('selection: the forecast has not ended before 06:00 of the next date', async () => {
  await publish({ weather: { data: [forecastDay('2026-08-22')] }, tides: tidesFile('2026-08-20') })
  for (const { at, forecast, tideTable } of [
    { at: '2026-08-22T22:59Z', forecast: 'Forecast ends today', tideTable: 'ends today' },
    { at: '2026-08-22T23:00Z', forecast: 'Forecast ends today', tideTable: 'ended on' },
    { at: '2026-08-23T04:59Z', forecast: 'Forecast ends today', tideTable: 'ended on' },
    { at: '2026-08-23T05:00Z', forecast: 'Forecast ended on Sat 22 August', tideTable: 'ended on' },
  ]) {
    setNow(at)
    assert.is(forecastSelection.coverage.value?.text, forecast, at)
    assert.match(tideSelection.coverage.value?.text ?? '', tideTable, at)
  }
})

test.run()
