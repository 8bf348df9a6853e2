import { all, one, render } from '../../support/render'
import { assert, test } from '#test'
import { WeatherTimeline } from '../../../src/components/weather-timeline'
import { weatherPicture } from '../../../src/lib/weather-picture'
import { forecastDay, forecastHour } from '../../support/files'

const renderHours = (...hours: [time: string, temperature: number, chanceOfRain: number][]) => {
  const day = forecastDay('2026-08-22', {
    hours: hours.map(([time, temperature, chanceOfRain]) =>
      forecastHour({ time, temperature, chanceOfRain }),
    ),
  })
  const picture = weatherPicture(day, [day])!
  return render(<WeatherTimeline picture={picture} nights={[]} now={undefined} onPick={() => {}} />)
}

const pathsOf = (container: HTMLElement) => all(container, 'path').map((path) => path.getAttribute('d'))
const labelsOf = (container: HTMLElement) => all(container, '.dot').map((dot) => dot.dataset['label'])

test('weather timeline: draws temperatures and rain', () => {
  const container = renderHours(['12:00', -3, 100], ['18:00', 7, 50])
  assert.match(one(container, '[role=img]').getAttribute('aria-label')!, 'From −3 °C at 12:00')
  const [bars, line] = pathsOf(container)
  assert.match(bars!, /^M25,100v-30h4\.16\d*v30M50,100v-15h/)
  assert.is(line, 'M25,65h0M50,35h0')
  assert.equal(labelsOf(container), ['7°', '−3°'])
})

test('weather timeline: joins consecutive hours', () => {
  assert.match(pathsOf(renderHours(['06:00', 1, 0], ['07:00', 2, 0]))[1]!, /^M0,65h0L4\.16\d*,35$/)
})

test('weather timeline: one temperature has one label', () => {
  assert.equal(labelsOf(renderHours(['12:00', 15, 0], ['13:00', 15, 0])), ['15°'])
})

test('weather timeline: clamps impossible chances', () => {
  const [bars] = pathsOf(renderHours(['06:00', 1, 1e308], ['12:00', 1, -5]))
  assert.match(bars!, /^M0,100v-30h.*M25,100v-0h/)
})
