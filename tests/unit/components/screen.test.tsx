import { all, mount, render, textOf } from '../../support/render'
import { until } from '../../support/until'
import { assert, test } from '#test'
import { Screen } from '../../../src/components/screen'

type Props = Partial<Parameters<typeof Screen>[0]>

const screenWith = (props: Props) => (
  <Screen heading="Tides" below={<p>Notes</p>} {...{ children: <p>The tide is rising.</p>, ...props }} />
)

const draw = (props: Props) => {
  const container = render(screenWith(props))
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

test('screen: the first frame is the first one with data', async () => {
  const { container, update } = mount(screenWith({ children: undefined }))
  // Long enough for effects, and for a frame after them.
  for (let frame = 0; frame < 3; frame++)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  update(screenWith({}))
  const texts = () => all(container, 'p').map(textOf).join('; ')
  assert.is(texts(), 'The tide is rising.')
  await until(() => texts() === 'The tide is rising.; Notes', 'the notes')
})
