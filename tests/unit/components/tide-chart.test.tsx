import { all, one, render, renderDrawn } from '../../support/render'
import { assert, test } from '#test'
import { axisHeight } from '../../../src/components/day-chart'
import { TideChart } from '../../../src/components/tide-chart'
import { tide } from '../../support/files'
import { roundedTo } from '../../../src/lib/figures'
import { drawn } from '../../support/drawn'

const marks = [
  { tide: tide('Low', '2026-08-22T03:10', 0.6004), x: 13, y: 30 },
  { tide: tide('High', '2026-08-22T09:25', 1.9), x: 39, y: 100 },
]
const frame = { nights: [], sky: '--clear', hasSun: false, now: undefined }
const levels = {
  points: [
    { x: 0, y: 0 },
    { x: 100, y: 100 },
  ],
  inWords: '0.6 m at 00:00',
}

const nameOf = (container: HTMLElement) => one(container, '[role=img]').getAttribute('aria-label') ?? ''

/** Returns how far a part is from the chart's left edge and its foot, in percent. */
const positionOf = (part: HTMLElement) => {
  const style = part.getAttribute('style') ?? ''
  const value = (name: string) => Number(new RegExp(`${name}: ?(-?[\\d.]+)%`).exec(style)?.[1])
  return { x: value('(?:--x|left)'), height: value('(?:height|bottom)') }
}

test('tide chart: its name lists every tide', () => {
  assert.is(
    nameOf(render(<TideChart marks={marks} {...frame} />)),
    "The day's tides: Low tide at 03:10, 0.6 metres; High tide at 09:25, 1.9 metres",
  )
  const below = [{ ...marks[0]!, tide: tide('Low', '2026-08-22T03:10', -0.04) }]
  assert.match(nameOf(render(<TideChart marks={below} {...frame} />)), /, 0\.0 metres$/)
  const withLevels = nameOf(render(<TideChart marks={marks} {...frame} levels={levels} />))
  assert.match(withLevels, /calculated level 0\.6 m at 00:00$/)
})

test('tide chart: marks are at their time and height, with the time', async () => {
  const [low, high] = all(await renderDrawn(<TideChart marks={marks} {...frame} />), drawn.labelledPin)
  assert.equal([low?.dataset['label'], high?.dataset['label']], ['03:10', '09:25'])
  assert.equal([positionOf(low!).x, positionOf(high!).x], [13, 39])
  assert.ok(positionOf(high!).height > positionOf(low!).height)
})

test('tide chart: a boat rides on the current level', async () => {
  const boatAt = async (levelNow: number, now = 40) => {
    const container = await renderDrawn(
      <TideChart marks={marks} {...frame} now={now} levels={levels} levelNow={levelNow} />,
    )
    assert.is(all(container, drawn.past).length, 0)
    return positionOf(one(container, drawn.boat))
  }
  const [low, high] = all(
    await renderDrawn(<TideChart marks={marks} {...frame} levels={levels} />),
    drawn.labelledPin,
  )
  assert.equal(await boatAt(30), { x: 40, height: positionOf(low!).height })
  assert.equal(await boatAt(100), { x: 40, height: positionOf(high!).height })
  assert.equal([(await boatAt(0, 0)).x, (await boatAt(30, 99)).x], [4, 96], 'whole at the edges')
})

test('tide chart: has no boat without levels, nor on another day', async () => {
  for (const [now, shownLevels, lines] of [
    [40, undefined, ['40%']],
    [undefined, levels, []],
    [undefined, undefined, []],
  ] as const) {
    const container = await renderDrawn(<TideChart marks={marks} {...frame} now={now} levels={shownLevels} />)
    assert.is(all(container, drawn.boat).length, 0)
    const labels = all(container, drawn.labelledPin).map(({ style }) => style.getPropertyValue('--label-x'))
    assert.equal(labels, ['13%', '39%'], 'labels make way for nothing')
    assert.equal(
      all(container, drawn.past).map(({ style }) => style.width),
      lines,
    )
  }
})

test('tide chart: shows the sun above the boat', async () => {
  for (const [hasSun, levelNow, suns] of [
    [true, 50, [60]],
    [false, 50, []],
    [true, undefined, []],
  ] as const) {
    const container = await renderDrawn(
      <TideChart marks={[]} {...frame} hasSun={hasSun} now={60} levelNow={levelNow} levels={levels} />,
    )
    assert.equal(
      all(container, drawn.sun).map((sun) => positionOf(sun).x),
      suns,
    )
  }
})

test('tide chart: water is a curve with levels, else a column per tide', async () => {
  const shapes = async (shownLevels?: typeof levels) => {
    const container = await renderDrawn(<TideChart marks={marks} {...frame} levels={shownLevels} />)
    const high = positionOf(all(container, drawn.labelledPin)[1]!).height
    if (shownLevels) assert.match(one(container, 'path + path').outerHTML, `L100,${100 - high}"`)
    return all(container, 'path').map((path) => path.getAttribute('d')?.match(/M/g)?.length)
  }
  assert.equal(await shapes(levels), [1, 1])
  assert.equal(await shapes(), [2, undefined])
})

test('tide chart: a column is below its dot, above the axis', async () => {
  const container = await renderDrawn(<TideChart marks={marks} {...frame} />)
  const area = all(container, 'path')[0]?.getAttribute('d') ?? ''
  const columns = [...area.matchAll(/M([\d.]+),([\d.]+)v-([\d.]+)h([\d.]+)v\3/g)].map(([, ...numbers]) => {
    const [left = 0, foot = 0, height = 0, width = 0] = numbers.map(Number)
    assert.is(foot, 100 - axisHeight)
    return { x: left + width / 2, height: roundedTo(axisHeight + height, 9) }
  })
  assert.equal(columns, all(container, drawn.labelledPin).map(positionOf))
})

test("tide chart: a low's label is in the water, unless its column is short", async () => {
  const below = async (y: number, shownLevels?: typeof levels) => {
    const tides = [{ ...marks[0]!, y }, marks[1]!]
    return all(
      await renderDrawn(<TideChart marks={tides} {...frame} levels={shownLevels} />),
      drawn.pinAboveLabel,
    ).length
  }
  assert.equal([await below(0, levels), await below(60), await below(30)], [1, 1, 0])
})
