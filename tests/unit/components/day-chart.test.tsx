import { all, one, render, renderDrawn } from '../../support/render'
import { assert, test } from '#test'
import { DayChart, type DayChartProps } from '../../../src/components/day-chart'
import { wholeDay, type Night } from '../../../src/lib/day-axis'

const chart = (changes: Partial<DayChartProps> = {}) => (
  <DayChart
    inWords="The day"
    axis={wholeDay}
    nights={[]}
    sky="--clear"
    areaColour="--bay"
    pins={[]}
    {...changes}
  />
)

/** The chart's style, which has its sky. */
const skyOf = (container: HTMLElement) => one(container, '[role=img]').getAttribute('style') ?? ''

test('day chart: is dark at night, and glows around sunset and sunrise', () => {
  const nights = [
    [-20, 25],
    [80, 110],
  ] satisfies Night[]
  const [backgrounds = ''] = skyOf(render(chart({ nights }))).split('linear-gradient(var(--clear)')
  const [, , gradient = ''] = backgrounds.split('linear-gradient(90deg,')
  const stops = [...gradient.matchAll(/(#0000|--[\w-]+)\)? (-?\d+)%/g)]
  const night = ['#0000', '--glow', '--dark-sky', '--glow', '#0000']
  assert.equal(
    stops.map(([, colour]) => colour),
    [...night, ...night],
  )
  const places = [...gradient.matchAll(/(-?\d+)%/g)].map(([, x]) => Number(x))
  assert.equal(
    places,
    places.toSorted((a, b) => a - b),
    'from left to right',
  )
  const glows = stops.filter(([, colour]) => colour === '--glow')
  assert.equal(
    glows.map(([, , x]) => Number(x)),
    [-20, 25, 80, 110],
  )
  assert.not.match(skyOf(render(chart())), '--dark-sky')
})

test('day chart: its first render has a name, but no content', async () => {
  const first = one(render(chart({ children: <b>now</b> })), '[role=img]')
  assert.equal([first.getAttribute('aria-label'), first.childElementCount], ['The day', 0])
  assert.is(all(await renderDrawn(chart({ children: <b>now</b> })), 'b').length, 1)
})
