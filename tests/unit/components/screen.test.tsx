import { one, render, textOf } from '../../support/render'
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
  assert.is(ended.className, 'notice')
  assert.is(goesOn.className, 'coverage')
})

test.run()
