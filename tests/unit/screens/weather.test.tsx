import { all, mount, one, render, textOf } from '../../support/render'
import { until } from '../../support/until'
import { assert, test } from '#test'
import { camp } from '../../../src/camp'
import { WeatherScreen } from '../../../src/screens/weather'
import { firstLoadEnded } from '../../../src/stores/datasets'
import { forecastSelection } from '../../../src/stores/selection'
import { forecastDay, forecastHour, forecastHours } from '../../support/files'
import { publish, setNow } from '../../support/stores'
import { atCamp } from '../../support/camp-clock'
import { drawn } from '../../support/drawn'

const pressed = (container: HTMLElement) => all(container, '[aria-pressed=true]').map(textOf)

const chooseLast = async (container: HTMLElement, day: string) => {
  all(container, '[aria-pressed]').at(-1)?.click()
  await until(() => pressed(container).join() === day, 'the last day is chosen')
}

const evenDay = (date: string, temperature: number, changes: Parameters<typeof forecastDay>[1] = {}) =>
  forecastDay(date, { hours: forecastHours().map((hour) => ({ ...hour, temperature })), ...changes })

test.before.each(async () => {
  setNow(atCamp('2026-08-22T19:00'))
  const tomorrow = evenDay('2026-08-23', 4, { summary: { maximumTemperature: 24 } })
  await publish({ weather: { data: [evenDay('2026-08-22', 3), tomorrow] } })
  // Resets the chosen day, which outlives its screen.
  forecastSelection.choose('none')
})

test('weather: shows days, hours and sun in order, and the radar', async () => {
  const container = render(<WeatherScreen />)
  assert.is(textOf(one(container, 'h1')), camp.placeName)
  assert.is(one(container, 'header a').getAttribute('href'), camp.links.weather.url)
  assert.equal(pressed(container), ['Sat 22 August'])
  assert.match(textOf(one(container, '[aria-current=time]')), /^19:00/)
  await until(() => textOf(container).includes('06:00'), 'the hours before the present one')
  await until(() => textOf(container).includes('Sunset'), 'what lies below the hours')
  const text = textOf(container)
  const parts = [
    textOf(one(container, '[role=status]')),
    'Sun 23',
    // The published maximum, not the maximum of the hours.
    '21°C',
    '06:00',
    'The sun sets in 1hr 15min',
    'Sunset 20:15',
    'Forecast ends tomorrow',
  ]
  const offsets = parts.map((part) => text.indexOf(part))
  assert.not.ok(offsets.includes(-1), text)
  assert.equal(
    offsets,
    offsets.toSorted((a, b) => a - b),
  )
  assert.is(all(container, drawn.radar).length, 1)
  await publish({ weather: { data: [] } })
  const empty = render(<WeatherScreen />)
  await until(() => all(empty, drawn.radar).length === 1, 'the radar, even without days')
})

test('weather: marks the second hour while October repeats it', async () => {
  const hours = [8, 9].map((temperature) => forecastHour({ time: '01:00', temperature }))
  await publish({ weather: { data: [forecastDay('2026-10-24', { hours })] } })
  for (const [time, shown] of [
    ['00:30', '8°C'],
    ['01:30', '9°C'],
  ] as const) {
    setNow(Date.parse(`2026-10-25T${time}Z`))
    assert.match(textOf(one(render(<WeatherScreen />), '[aria-current=time]')), shown)
  }
})

test('weather: the chosen day takes a removed day’s focus', async () => {
  const { container } = mount(
    <main>
      <div>
        <WeatherScreen />
      </div>
    </main>,
  )
  const [today, tomorrow, after] = ['2026-08-22', '2026-08-23', '2026-08-24'].map((date) => evenDay(date, 3))
  await publish({ weather: { data: [today!, tomorrow!, after!] } })
  forecastSelection.choose('2026-08-23')
  await until(() => all(container, '[aria-pressed]').length === 3, 'three days')
  all(container, '[aria-pressed]')[2]!.focus()
  await publish({ weather: { data: [today!, tomorrow!] } })
  await until(() => textOf(document.activeElement) === 'Sun 23 August', 'the chosen day has the focus')
  await publish({ weather: { data: [] } })
  await until(() => document.activeElement === one(container, 'h1'), 'without days, the heading has it')
  ;(document.activeElement as HTMLElement).blur()
  await publish({ weather: { data: [evenDay('2026-08-22', 4)] } })
  assert.is(document.activeElement, document.body, 'takes no focus from elsewhere')
})

test('weather: does not mark the current time on another day', async () => {
  const container = render(<WeatherScreen />)
  await chooseLast(container, 'Sun 23 August')
  assert.match(textOf(container), '24°C')
  assert.not.match(textOf(container), 'The sun sets in')
  assert.is(all(container, `${drawn.sunMark}, ${drawn.past}, [aria-current=time]`).length, 0)
  assert.is(textOf(one(container, drawn.today)), 'Sat 22 August')
})

test("weather: before 06:00 says where tonight's hours are", async () => {
  // 23:30Z is already the 23rd at the camp, but the forecast day is the date as written, the 22nd.
  const days = [evenDay('2026-08-22T23:30Z', 3), evenDay('2026-08-23', 4), evenDay('2026-08-24', 5)]
  await publish({ weather: { data: days } })
  setNow(atCamp('2026-08-23T02:30'))
  const container = render(<WeatherScreen />)
  assert.equal(pressed(container), ['Sun 23 August'])
  assert.match(textOf(container), "Tonight's hours are under Sat 22 August.")
  assert.is(all(container, '[aria-current=time]').length, 0)
  await until(() => all(container, 'div[role=img] svg').length > 0, 'the chart')
  assert.match(one(container, 'div[role=img]').getAttribute('style') ?? '', '--dark-sky')
  assert.is(all(container, drawn.past).length, 0)
  all(container, '[aria-pressed]')[0]?.click()
  await until(() => all(container, drawn.past).length === 1, "the current time, in the night's chart")
  await chooseLast(container, 'Mon 24 August')
  assert.not.match(textOf(container), "Tonight's hours", 'on another day')
})

test("weather: at night, only today's sky is dark", async () => {
  setNow(atCamp('2026-08-22T05:30'))
  const container = render(<WeatherScreen />)
  const sky = () => one(container, drawn.sky).getAttribute('style') ?? ''
  assert.match(sky(), '--dark-sky')
  await chooseLast(container, 'Sun 23 August')
  assert.match(sky(), '--clear')
})

test('weather: ignores unknown keys in a summary', async () => {
  const { summary, ...day } = forecastDay('2026-08-22')
  const extra = { text: 'Ha', progress: 0.5, children: 'Ha', className: 'Ha', key: 'Ha', ref: 'Ha' }
  await publish({ weather: { data: [{ ...day, summary: { ...summary, ...extra } }] } })
  assert.not.match(render(<WeatherScreen />).innerHTML, 'Ha')
})

test('weather: the radar waits for the first data requests', async () => {
  const { IntersectionObserver } = globalThis
  globalThis.IntersectionObserver = class {
    constructor(readonly callback: (entries: object[]) => void) {}
    observe() {
      this.callback([{ isIntersecting: true }])
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  const container = render(<WeatherScreen />)
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  assert.is(all(container, 'iframe').length, 0)
  firstLoadEnded.value = true
  await until(() => all(container, 'iframe').length, 'the map is loaded')
  globalThis.IntersectionObserver = IntersectionObserver
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  const saving = render(<WeatherScreen />)
  await until(() => textOf(saving).includes('Sunset'), 'what lies below the hours')
  assert.is(all(saving, drawn.radar).length, 0, 'Data Saver is on')
})
