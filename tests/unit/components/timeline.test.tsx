import { all, one, render, renderDrawn } from '../../support/render'
import { assert, test } from '#test'
import { Timeline } from '../../../src/components/timeline'

test('timeline: shades nights, and marks the current time', async () => {
  const nights = [
    { from: 0, to: 25 },
    { from: 80, to: 100 },
  ]
  const container = await renderDrawn(
    <Timeline inWords="The day" axis="00 06 12 18 24" nights={nights} now={0} pins={[]} />,
  )
  const styles = all(container, '.night').map((night) => night.getAttribute('style'))
  assert.match(styles[0]!, 'left: 0%; width: 25%')
  assert.match(styles[1]!, 'left: 80%; width: 20%')
  assert.match(one(container, '.now-line').getAttribute('style')!, 'left: 0%')
})

test('timeline: its first render has a name, but no content', () => {
  const picture = one(
    render(<Timeline inWords="The day" axis="" nights={[]} now={0} pins={[]} />),
    '.timeline',
  )
  assert.equal([picture.getAttribute('aria-label'), picture.childElementCount], ['The day', 0])
})
