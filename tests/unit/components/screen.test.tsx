import { all, render, textOf } from '../../support/render'
import { until } from '../../support/until'
import { assert, test } from '#test'
import { Screen } from '../../../src/components/screen'

const draw = (props: Partial<Parameters<typeof Screen>[0]>) => {
  const container = render(
    <Screen heading="Tides" below={<p>Notes</p>} {...props}>
      <p>The tide is rising.</p>
    </Screen>,
  )
  return () => all(container, 'p').map(textOf).join('; ')
}

test('screen: news about the data comes first, other coverage last', async () => {
  for (const [isNews, expected] of [
    [true, 'Tide table ends today; The tide is rising.; Notes'],
    [false, 'The tide is rising.; Notes; Tide table ends today'],
  ] as const) {
    const drawn = draw({ coverage: { text: 'Tide table ends today', isNews } })
    await until(() => drawn() === expected, expected)
  }
})

test('screen: the first frame draws no notes, except to restore a position', () => {
  assert.is(draw({})(), 'The tide is rising.')
  assert.is(draw({ isRestored: true })(), 'The tide is rising.; Notes')
})
