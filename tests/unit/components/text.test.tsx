import { assert, test } from '#test'
import { Text } from '../../../src/components/text'
import { mount, one } from '../../support/render'

// Browsers' translators replace text nodes, so without a new element, a new text would be lost.
test('text: only a new text makes a new element', () => {
  const { container, update } = mount(<Text id="note">high</Text>)
  const before = one(container, '#note')
  update(<Text id="other">high</Text>)
  assert.is(one(container, 'p'), before, 'the same text')
  update(<Text id="other">low</Text>)
  assert.is.not(one(container, '#other'), before)
})

test('text: renders nothing without text', () => {
  const { container, update } = mount(<Text as="b">high</Text>)
  assert.is(one(container, 'b').textContent, 'high')
  for (const none of [undefined, false, ''] as const) {
    update(<Text as="b">{none}</Text>)
    assert.is(container.childElementCount, 0)
  }
})
