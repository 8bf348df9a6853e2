import { all, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { Screen } from '../../../src/components/screen'

test('screen: news about the data comes first, other coverage last', () => {
  const order = (isNews: boolean) => {
    const container = render(
      <Screen heading="Tides" coverage={{ text: 'Tide table ends today', isNews }}>
        <p>The tide is rising.</p>
      </Screen>,
    )
    return all(container, 'p').map(textOf)
  }
  assert.equal(order(true), ['Tide table ends today', 'The tide is rising.'])
  assert.equal(order(false), ['The tide is rising.', 'Tide table ends today'])
})
