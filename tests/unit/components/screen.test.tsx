import { mount, one, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { Screen } from '../../../src/components/screen'

test('screen: emphasises that the data has run out', () => {
  const coverageOf = (hasEnded: boolean) =>
    one(
      render(
        <Screen heading="Tides" coverage={{ text: 'Tide table ends today', hasEnded }}>
          <ul />
        </Screen>,
      ),
      'p',
    )
  const [ended, goesOn] = [coverageOf(true), coverageOf(false)]
  assert.is(textOf(ended), 'Tide table ends today')
  assert.is(textOf(goesOn), 'Tide table ends today')
  assert.ok(ended.classList.contains('badge'))
  assert.ok(goesOn.classList.contains('quiet'))
})

test('screen: fades content in only after an empty first render', () => {
  const settles = (container: ParentNode) => one(container, 'header').classList.contains('before-data')
  const screen = (children: React.ReactNode) => (
    <Screen heading="Tides" status={{ status: 'loading', text: ['Last updated ', '3 hours ago'] }}>
      {children}
    </Screen>
  )
  assert.is(settles(render(screen(<ul />))), false)
  const { container, update } = mount(screen(undefined))
  update(screen(<ul />))
  assert.is(settles(container), true)
})
