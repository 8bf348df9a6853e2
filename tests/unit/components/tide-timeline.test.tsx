import { all, one, render } from '../../support/render'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { TideTimeline } from '../../../src/components/tide-timeline'
import { tide } from '../../support/files'

const marks = [
  { tide: tide('Low', '2026-08-22T03:10+01:00', 0.6), x: 13, y: 30 },
  { tide: tide('High', '2026-08-22T09:25+01:00', 1.9), x: 39, y: 100 },
]

const styleOf = (element: Element) => element.getAttribute('style') ?? ''

test('Timeline: it is a picture whose text has every tide with time and height', async () => {
  const picture = one(
    await render(<TideTimeline marks={marks} light={undefined} now={undefined} />),
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
    await render(<TideTimeline marks={marks} light={undefined} now={undefined} />),
    '[data-time]',
  )
  assert.is.not(low?.className, high?.className)
  assert.match(styleOf(low!), 'left: 13%')
  const heightOf = (mark: Element) => Number(/height: ([\d.]+)%/.exec(styleOf(mark))?.[1])
  assert.ok(heightOf(high!) > heightOf(low!))
})

test('Timeline: night is shaded up to sunrise and from sunset, and now has a line', async () => {
  const container = await render(<TideTimeline marks={[]} light={{ sunrise: 25, sunset: 80 }} now={60} />)
  const styles = all(container, '[role=img] > div').map(styleOf)
  assert.is(styles.length, 3)
  assert.match(styles[0]!, 'width: 25%')
  assert.match(styles[1]!, 'left: 80%')
  assert.match(styles[2]!, 'left: 60%')
})

test.run()
