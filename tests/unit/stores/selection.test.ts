import { passTime, stopTime } from '../../support/dom'
import { startClock } from '../../../src/stores/clock'
import { publish, setNow } from '../../support/stores'
import { assert, test } from '#test'
import { forecastSelection, tideSelection } from '../../../src/stores/selection'
import { forecastDay, tide } from '../../support/files'
import { atCamp } from '../../support/camp-clock'

const publishForecast = (...dates: string[]) =>
  publish({ weather: { data: dates.map((date) => forecastDay(date)) } })
const publishTides = (...dates: string[]) =>
  publish({ tides: { dates: dates.map((date) => ({ date, tides: [] })) } })

const dates = ['2026-08-21', '2026-08-22', '2026-08-23', '2026-08-24']

test.before.each(async () => {
  setNow(atCamp('2026-08-22T19:00'))
  await publishForecast(...dates)
  await publishTides(...dates)
  for (const { choose } of [forecastSelection, tideSelection]) choose('2026-08-22')
})

test('selection: defaults to today at the camp, else the last date', () => {
  for (const [instant, date] of [
    [atCamp('2026-08-22T23:59:59'), '2026-08-22'],
    [atCamp('2026-08-23T00:00'), '2026-08-23'],
    [atCamp('2026-11-20T12:00'), '2026-08-24'],
  ] as const) {
    setNow(instant)
    assert.is(forecastSelection.date.value, date)
    assert.is(forecastSelection.day.value?.date, date)
    assert.is(tideSelection.date.value, date)
  }
})

test('selection: is undefined without days', async () => {
  await publishForecast()
  const { date, day, dates, coverage } = forecastSelection
  assert.equal([date.value, day.value, dates.value, coverage.value], [undefined, undefined, [], undefined])
})

test('selection: a chosen date is kept while the data includes it', async () => {
  forecastSelection.choose('2026-08-24')
  assert.is(tideSelection.date.value, '2026-08-22', 'Weather and Tides have separate selections')
  await publishForecast('2026-08-22', '2026-08-23', '2026-08-24')
  setNow(atCamp('2026-08-23T00:30'))
  assert.is(forecastSelection.date.value, '2026-08-24')
  assert.equal(Object.keys(localStorage).sort(), ['cache:tides', 'cache:weather'], 'not stored')
  await publishForecast('2026-08-23', '2026-08-25')
  assert.is(forecastSelection.date.value, '2026-08-23')
})

test('selection: today, once chosen, follows the date at the camp', () => {
  for (const date of ['2026-08-23', '2026-08-22']) tideSelection.choose(date)
  assert.is(tideSelection.date.value, '2026-08-22')
  setNow(atCamp('2026-08-23T07:00'))
  assert.is(tideSelection.date.value, '2026-08-23')
})

test('selection: lists each date once, in order', async () => {
  await publishForecast('2026-08-23', '2026-08-22', '2026-08-23', '2026-08-24T06:00:00Z')
  assert.equal(forecastSelection.dates.value, ['2026-08-22', '2026-08-23', '2026-08-24'])
  const high = tide('High', '2026-08-25T16:40')
  await publish({ tides: { dates: [{ date: '2026-08-25T00:00:00+01:00', tides: [high] }] } })
  assert.is(tideSelection.date.value, '2026-08-25')
  assert.equal(tideSelection.day.value?.tides, [high])
})

test('coverage: says when a forecast was made from 12 hours on', async () => {
  const text = async (madeAt: string | undefined, dates = ['2026-08-26']) => {
    await publish({ weather: { madeAt, data: dates.map((date) => forecastDay(date)) } })
    return forecastSelection.coverage.value?.text
  }
  const made = atCamp('2026-08-22T05:00')
  setNow(atCamp('2026-08-22T16:59'))
  assert.is(await text(made), 'Forecast ends on Wed 26 August')
  setNow(atCamp('2026-08-22T17:00'))
  assert.is(
    forecastSelection.coverage.value?.text,
    'Forecast made 12 hours ago; it ends on Wed 26 August',
    'kept current',
  )
  assert.is(await text(made, ['2026-08-21']), 'Forecast made 12 hours ago; it ended on Fri 21 August')
  assert.is(await text(undefined), 'Forecast ends on Wed 26 August')
  assert.is(await text(atCamp('2026-08-23T17:00')), 'Forecast ends on Wed 26 August', 'a wrong clock')
})

test("coverage: an old forecast's age changes to the second", async () => {
  stopTime(atCamp('2026-08-22T17:59:50'))
  await publish({ weather: { madeAt: atCamp('2026-08-22T05:00:17'), data: [forecastDay('2026-08-26')] } })
  startClock()
  passTime(27_000)
  assert.match(forecastSelection.coverage.value!.text, 'made 13 hours ago')
})

test('coverage: a forecast lasts until 06:00 after its last date', async () => {
  await publishForecast('2026-08-22T23:30', '2026-08-21')
  await publishTides('2026-08-22', '2026-08-21')
  for (const { at, forecast, tides } of [
    { at: atCamp('2026-08-20T13:00'), forecast: 'ends on Sat 22 August', tides: 'ends on Sat 22 August' },
    { at: atCamp('2026-08-21T05:59'), forecast: 'ends tomorrow', tides: 'ends tomorrow' },
    { at: atCamp('2026-08-22T23:59'), forecast: 'ends today', tides: 'ends today' },
    { at: atCamp('2026-08-23T00:00'), forecast: 'ends today', tides: 'ended on Sat 22 August' },
    { at: atCamp('2026-08-23T05:59'), forecast: 'ends today', tides: 'ended on Sat 22 August' },
    { at: atCamp('2026-08-23T06:00'), forecast: 'ended on Sat 22 August', tides: 'ended on Sat 22 August' },
  ]) {
    setNow(at)
    assert.is(forecastSelection.coverage.value?.text, `Forecast ${forecast}`, at)
    assert.is(tideSelection.coverage.value?.text, `Tide table ${tides}`, at)
  }
})
