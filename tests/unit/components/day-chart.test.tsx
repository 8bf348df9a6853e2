import { all, one, render, renderDrawn } from '../../support/render'
import { assert, test } from '#test'
import { DayChart, type DayChartProps } from '../../../src/components/day-chart'
import { wholeDay } from '../../../src/lib/day-axis'

const chart = (changes: Partial<DayChartProps> = {}) => (
  <DayChart
    inWords="The day"
    axis={wholeDay}
    nights={[]}
    sky="--clear"
    areaOf="water"
    pins={[]}
    {...changes}
  />
)

/** The chart's style, which has its sky. */
const skyOf = (container: HTMLElement) => one(container, '[role=img]').getAttribute('style') ?? ''

test('day chart: is dark from each sunset to the next sunrise', () => {
  const nights = [
    { fromX: 0, toX: 25 },
    { fromX: 80, toX: 100 },
  ]
  const sky = skyOf(render(chart({ nights })))
  assert.match(sky, 'var(--dark-sky) 0% 25%')
  assert.match(sky, 'var(--dark-sky) 80% 100%')
  assert.not.match(skyOf(render(chart())), '--dark-sky')
})

test("day chart: glows on the day's side of a night", () => {
  const glowing = chart({ nights: [{ fromX: 40, toX: 60 }], glowWidth: 8 })
  const stops = skyOf(render(glowing)).match(/(#0000|var\(--[\w-]+\)) [\d.% ]+/g)
  const expected = '#0000 0|#0000 32%|var(--glow) 40%|var(--dark-sky) 40% 60%|var(--glow) 60%|#0000 68%'
  assert.is(stops?.join('|'), expected)
})

test('day chart: its first render has a name, but no content', async () => {
  const picture = one(render(chart({ children: <b>now</b> })), '[role=img]')
  assert.equal([picture.getAttribute('aria-label'), picture.childElementCount], ['The day', 0])
  assert.is(all(await renderDrawn(chart({ children: <b>now</b> })), 'b').length, 1)
})
