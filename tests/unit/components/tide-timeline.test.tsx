import { all, one, render, textOf } from '../../support/render'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { TideTimeline } from '../../../src/components/tide-timeline'
import { tide } from '../../support/files'

const marks = [
  { tide: tide('Low', '2026-08-22T03:10+01:00', 0.6004), x: 13, y: 30, isLabelled: true },
  { tide: tide('High', '2026-08-22T09:25+01:00', 1.9), x: 39, y: 100, isLabelled: true },
]

const styleOf = (element: Element) => element.getAttribute('style') ?? ''

test('Timeline: it is a picture whose text has every tide with time and height', async () => {
  const picture = one(
    await render(<TideTimeline marks={marks} daylight={undefined} now={undefined} />),
    '[role=img]',
  )
  assert.is(
    picture.getAttribute('aria-label'),
    "The day's tides: Low tide at 03:10, 0.6 metres; High tide at 09:25, 1.9 metres",
  )
  assert.is(all(picture, 'div').length, 2)
})

test('Timeline: high and low look different, and the higher mark is the longer one', async () => {
  const [low, high] = all(
    await render(<TideTimeline marks={marks} daylight={undefined} now={undefined} />),
    '[data-time]',
  )
  assert.is.not(low?.className, high?.className)
  assert.match(styleOf(low!), 'left: 13%')
  const heightOf = (mark: Element) => Number(/height: ([\d.]+)%/.exec(styleOf(mark))?.[1])
  assert.ok(heightOf(high!) > heightOf(low!))
})

test('Timeline: a mark without room for its time has none', async () => {
  const crowded = marks.map((mark, index) => ({ ...mark, isLabelled: index > 0 }))
  const container = await render(<TideTimeline marks={crowded} daylight={undefined} now={undefined} />)
  assert.equal(
    all(container, '.mark').map((mark) => mark.getAttribute('data-time')),
    [null, '09:25'],
  )
})

test('Timeline: night is shaded up to sunrise and from sunset, and now has a line', async () => {
  const container = await render(<TideTimeline marks={[]} daylight={{ sunrise: 25, sunset: 80 }} now={60} />)
  const styles = all(container, '[role=img] > div').map(styleOf)
  assert.is(styles.length, 3)
  assert.match(styles[0]!, 'width: 25%')
  assert.match(styles[1]!, /left: 80%; right: 0/)
  assert.match(styles[2]!, 'left: 60%')
})

test('Timeline: the calculated level is a curve under the marks, a dot at the present, and four heights in words', async () => {
  const levels = {
    points: [
      { x: 0, y: 0 },
      { x: 100, y: 100 },
    ],
    now: 50,
    inWords: '0.6 m at 00:00',
  }
  const container = await render(<TideTimeline marks={marks} daylight={undefined} now={40} levels={levels} />)
  const picture = one(container, '[role=img]')
  assert.match(picture.getAttribute('aria-label')!, / metres; calculated level 0\.6 m at 00:00$/)
  const curve = one(container, 'polyline')
  assert.is(curve.getAttribute('points'), '-1,101 0,85 100,45 101,101')
  assert.ok(curve.compareDocumentPosition(all(container, '.mark')[0]!) & Node.DOCUMENT_POSITION_FOLLOWING)
  const dot = styleOf(one(container, '.level-now'))
  assert.match(dot, 'left: 40%')
  // As a mark of that height.
  assert.match(dot, 'height: 35%')
})

test('Timeline: on another day the curve has no dot', async () => {
  const levels = { points: [{ x: 0, y: 0 }], now: undefined, inWords: '' }
  const container = await render(
    <TideTimeline marks={marks} daylight={undefined} now={undefined} levels={levels} />,
  )
  assert.is(all(container, 'polyline').length, 1)
  assert.is(all(container, '.level-now').length, 0)
})

test('Timeline: at midnight now has a line at the very left, and no figure stands there', async () => {
  const container = await render(<TideTimeline marks={[]} daylight={undefined} now={0} />)
  assert.match(one(container, '.now-line').getAttribute('style') ?? '', 'left: 0%')
  assert.is(textOf(container), '')
})

test('Timeline: the time of an early low stands on the right, where there is room', async () => {
  const classAt = async (x: number) => {
    const early = [{ ...marks[0]!, x }]
    return one(await render(<TideTimeline marks={early} daylight={undefined} now={undefined} />), '.mark')
      .className
  }
  for (const x of [0, 1, 9.9]) assert.is(await classAt(x), 'mark early', String(x))
  assert.is(await classAt(10), 'mark')
})

test.run()
