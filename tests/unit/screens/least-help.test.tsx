import { all, one, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { camp } from '../../../src/camp'

test('info: one telephone number is enough to be shown', async () => {
  // Set before the import, because `screens/info` reads `camp.help` when it loads.
  camp.help = { address: '', telephones: [{ name: 'First aid', number: '01632 960101' }], lines: [] }
  const { InfoScreen } = await import('../../../src/screens/info')
  const container = render(<InfoScreen />)
  assert.is(textOf(all(container, 'h2')[0]), 'Help and arrival')
  assert.match(textOf(one(container, '[href="tel:01632960101"]')), 'First aid: 01632 960101')
})
