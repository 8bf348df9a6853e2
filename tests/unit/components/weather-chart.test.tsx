import { all, one, renderDrawn } from '../../support/render'
import { assert, test } from '#test'
import { axisHeight } from '../../../src/components/day-chart'
import { WeatherChart } from '../../../src/components/weather-chart'
import type { ForecastHour } from '../../../src/schemas'
import { forecastHour } from '../../support/files'
import { drawn } from '../../support/drawn'

const picked: string[] = []

type Hour = [time: string, temperature: number, chanceOfRain: number, x: number, y: number]

/** Renders a chart of hours at given positions; pass the coldest hour first, the warmest last. */
const renderHours = (...hours: Hour[]) => renderAt(undefined, ...hours)

/** Renders a chart with the current time at a position. */
const renderAt = (now: number | undefined, ...hours: Hour[]) => {
  const points = hours.map(([time, temperature, chanceOfRain, x, y]) => {
    const hour = forecastHour({ time, temperature, chanceOfRain })
    return { hour, x, y }
  })
  const axis = { from: 6, to: 30 }
  const shown = { axis, points, lowest: points[0]!, highest: points.at(-1)!, inWords: 'From −3 °C to 7 °C' }
  const pick = ({ time }: ForecastHour) => picked.push(time)
  return renderDrawn(<WeatherChart hours={shown} nights={[]} now={now} onPick={pick} />)
}

const labelsOf = (container: HTMLElement) =>
  all(container, drawn.labelledPin).map((pin) => pin.dataset['label'])

/** Returns the numbers of pieces in a drawn line. */
const piecesOf = (container: HTMLElement) =>
  all(container, 'path')
    .at(-1)
    ?.getAttribute('d')
    ?.match(/M[^M]+[hL]/g)?.length

/** Returns the heights of the bars of rain. */
const barsOf = (container: HTMLElement) =>
  all(container, 'path')[0]
    ?.getAttribute('d')
    ?.match(/v-[\d.]+/g)
    ?.map((bar) => Number(bar.slice(2)))

test('weather chart: draws temperatures and rain', async () => {
  const container = await renderHours(['12:00', -3, 100, 25, 0], ['18:00', 7, 50, 50, 100])
  assert.is(one(container, '[role=img]').getAttribute('aria-label'), 'From −3 °C to 7 °C')
  const [full = 0, half = 0] = barsOf(container)!
  assert.ok(half > 0 && full === half * 2)
  assert.equal(labelsOf(container), ['7°', '−3°'])
  const [highest = 0, lowest = 0] = all(container, drawn.labelledPin).map((pin) =>
    parseFloat(pin.style.height),
  )
  assert.ok(
    full + axisHeight < lowest && lowest < highest && highest < 100,
    'temperatures are above the rain',
  )
  const feet = all(container, 'path')[0]
    ?.getAttribute('d')
    ?.match(/(?<=,)\d+(?=v)/g)
  assert.equal(feet?.map(Number), [100 - axisHeight, 100 - axisHeight], "above the axis's labels")
})

test('weather chart: joins consecutive hours only', async () => {
  assert.is(piecesOf(await renderHours(['06:00', 1, 0, 0, 0], ['07:00', 2, 0, 4.2, 100])), 1)
  assert.is(piecesOf(await renderHours(['06:00', 1, 0, 0, 0], ['08:00', 2, 0, 8.3, 100])), 2)
})

test('weather chart: a single hour has one label', async () => {
  assert.equal(labelsOf(await renderHours(['12:00', 15, 0, 25, 0])), ['15°'])
})

test("weather chart: labels leave the current time's line visible", async () => {
  for (const now of [24, 25, 26]) {
    const container = await renderAt(now, ['12:00', 15, 0, 25, 0])
    assert.is(one(container, drawn.past).style.width, `${now}%`)
    const labels = all(container, drawn.labelledPin).map(({ style }) =>
      parseFloat(style.getPropertyValue('--label-x')),
    )
    assert.is(labels.length, 1)
    assert.ok(Math.abs(labels[0]! - now) >= 8, `the line at ${now}, the label at ${labels[0]}`)
  }
})

test('weather chart: clamps the chance of rain to 0 to 100 %', async () => {
  const [least, full, huge] = barsOf(
    await renderHours(['06:00', 1, -5, 0, 0], ['12:00', 1, 100, 25, 0], ['18:00', 1, 1e308, 50, 0]),
  )!
  assert.is(least, 0)
  assert.is(huge, full)
})

test('weather chart: a tap picks the hour under it, if any', async () => {
  const chart = one(await renderHours(['12:00', 1, 0, 25, 0], ['18:00', 2, 0, 50, 100]), '[role=img]')
  Object.defineProperty(chart, 'clientWidth', { value: 240 })
  for (const offsetX of [10, 61, 69, 71, 121]) {
    const tap = new MouseEvent('click', { bubbles: true })
    Object.defineProperty(tap, 'offsetX', { value: offsetX })
    chart.dispatchEvent(tap)
  }
  assert.equal(picked, ['12:00', '12:00', '18:00'])
})
