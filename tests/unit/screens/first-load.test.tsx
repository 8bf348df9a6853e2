import { mount, one, shownHeading, textOf } from '../../support/render'
import { until } from '../../support/until'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { App } from '../../../src/app'
import { camp } from '../../../src/camp'
import { navigate } from '../../../src/stores/route'

test('app: the first load leaves the focus where it is', async () => {
  const { container } = await mount(<App />)
  // The effect that sets the title is the one that moves the focus.
  await until(() => document.title === `Weather · ${camp.siteName}`, 'the title is set')
  assert.is(textOf(one(container, 'h1')), camp.placeName)
  assert.ok(document.activeElement === document.body)
  navigate(`${location.origin}/tides`)
  await until(() => document.activeElement === one(container, shownHeading), 'the next h1 has the focus')
})

test.run()
