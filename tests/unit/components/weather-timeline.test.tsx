import { all, one, renderDrawn } from '../../support/render'
import { assert, test } from '#test'
import { WeatherTimeline } from '../../../src/components/weather-timeline'
import type { ForecastHour } from '../../../src/schemas'
import { forecastHour } from '../../support/files'

const picked: string[] = []

/** Renders a picture of hours at given positions; pass the coldest hour first, the warmest last. */
const renderHours = (
  ...hours: [time: string, temperature: number, chanceOfRain: number, x: number, y: number][]
) => {
  const points = hours.map(([time, temperature, chanceOfRain, x, y]) => {
    const hour = forecastHour({ time, temperature, chanceOfRain })
    return { hour, x, y }
  })
  const picture = { points, lowest: points[0]!, highest: points.at(-1)!, inWords: 'From −3 °C to 7 °C' }
  const pick = ({ time }: ForecastHour) => picked.push(time)
  return renderDrawn(<WeatherTimeline picture={picture} nights={[]} now={undefined} onPick={pick} />)
}

const pathsOf = (container: HTMLElement) => all(container, 'path').map((path) => path.getAttribute('d'))
const labelsOf = (container: HTMLElement) => all(container, '.dot').map((dot) => dot.dataset['label'])

test('weather timeline: draws temperatures and rain', async () => {
  const container = await renderHours(['12:00', -3, 100, 25, 0], ['18:00', 7, 50, 50, 100])
  assert.is(one(container, '[role=img]').getAttribute('aria-label'), 'From −3 °C to 7 °C')
  const [bars, line] = pathsOf(container)
  assert.match(bars!, /^M25,100v-30h4\.16\d*v30M50,100v-15h/)
  assert.is(line, 'M25,65h0M50,35h0')
  assert.equal(labelsOf(container), ['7°', '−3°'])
})

test('weather timeline: joins consecutive hours', async () => {
  const container = await renderHours(['06:00', 1, 0, 0, 0], ['07:00', 2, 0, 4, 100])
  assert.is(pathsOf(container)[1], 'M0,65h0L4,35')
})

test('weather timeline: a single hour has one label', async () => {
  assert.equal(labelsOf(await renderHours(['12:00', 15, 0, 25, 0])), ['15°'])
})

test('weather timeline: clamps the chance of rain to 0 to 100 %', async () => {
  const [bars] = pathsOf(await renderHours(['06:00', 1, 1e308, 0, 0], ['12:00', 1, -5, 25, 0]))
  assert.match(bars!, /^M0,100v-30h.*M25,100v-0h/)
})

test('weather timeline: a tap picks the hour under it, if any', async () => {
  const picture = one(await renderHours(['12:00', 1, 0, 25, 0], ['18:00', 2, 0, 50, 100]), '[role=img]')
  Object.defineProperty(picture, 'clientWidth', { value: 240 })
  for (const offsetX of [10, 61, 69, 71, 121]) {
    const tap = new MouseEvent('click', { bubbles: true })
    Object.defineProperty(tap, 'offsetX', { value: offsetX })
    picture.dispatchEvent(tap)
  }
  assert.equal(picked, ['12:00', '12:00', '18:00'])
})
