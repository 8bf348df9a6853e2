import { mount, one, render, textOf } from '../../support/render'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { Screen } from '../../../src/components/screen'

const coverageOf = async (hasEnded: boolean) =>
  one(
    await render(
      <Screen heading="Tides" coverage={{ text: 'Tide table ends today', hasEnded }}>
        <ul />
      </Screen>,
    ),
    'p',
  )

test('Trust: data that have ended stand out, those that still go on are said quietly', async () => {
  const [ended, goesOn] = [await coverageOf(true), await coverageOf(false)]
  assert.is(textOf(ended), textOf(goesOn))
  assert.ok(ended.classList.contains('ended'))
  assert.ok(goesOn.classList.contains('quiet'))
})

/** Whether what stands below the head of a screen settles when it comes. */
const settles = (container: ParentNode) => one(container, 'header').classList.contains('before-data')

test('Looks: what a screen opens with stands still, also while newer data are loading', async () => {
  const container = await render(
    <Screen heading="Tides" status={{ status: 'loading', text: ['Last updated ', '3 hours ago'] }}>
      <ul />
    </Screen>,
  )
  assert.is(settles(container), false)
})

test('Looks: what comes to a screen that has opened without data settles', async () => {
  const { container, update } = await mount(<Screen heading="Tides">{undefined}</Screen>)
  update(
    <Screen heading="Tides">
      <ul />
    </Screen>,
  )
  assert.is(settles(container), true)
})

test.run()
