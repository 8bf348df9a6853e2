import { all, one, render, textOf } from '../../support/render'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { SunBar } from '../../../src/components/sun-bar'

test('Weather: sunrise and sunset are shown as the file writes them', async () => {
  const container = await render(
    <SunBar sunrise="06:06" sunset="20:15" progress={undefined} text={undefined} />,
  )
  assert.is(textOf(container), 'Sunrise 06:06 Sunset 20:15')
  assert.is(all(container, '[style]').length, 0, 'at night there is no sun')
})

test('Light: by day the sun stands at its place, and what comes next is said', async () => {
  const container = await render(
    <SunBar sunrise="06:06" sunset="20:15" progress={0.25} text="The sun sets in 2hr 35min" />,
  )
  assert.match(one(container, '[style]').getAttribute('style') ?? '', 'left: 25%')
  assert.match(textOf(container), 'The sun sets in 2hr 35min')
})

test('Light: at sunrise and at sunset the sun is at the ends of its bar, and no figure stands there', async () => {
  for (const [progress, left] of [
    [0, '0%'],
    [1, '100%'],
  ] as const) {
    const container = await render(
      <SunBar sunrise="06:06" sunset="20:15" progress={progress} text={undefined} />,
    )
    assert.match(one(container, '.sun-mark').getAttribute('style') ?? '', `left: ${left}`)
    assert.is(textOf(one(container, '.sun-bar')), '')
  }
})

test.run()
