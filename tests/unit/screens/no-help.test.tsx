import { all, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { camp } from '../../../src/camp'

test("info: hides the camp's position if `help` is empty", async () => {
  // Set before the import, because `screens/info` reads `camp.help` when it loads.
  camp.help = { address: '', telephones: [], lines: [] }
  const { InfoScreen } = await import('../../../src/screens/info')
  const container = render(<InfoScreen />)
  assert.not.match(textOf(container), String(camp.position.latitude))
  assert.is(textOf(all(container, 'h2')[0]), 'Useful links')
})
