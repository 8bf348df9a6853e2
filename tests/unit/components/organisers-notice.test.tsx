import { all, mount, one, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { OrganisersNotice } from '../../../src/components/organisers-notice'
import type { Notice } from '../../../src/schemas'

const gate: Notice = { text: '<b>The gate</b>\ncloses at 22:00.', until: '2026-08-22T21:00:00Z' }

const shown = (notice: Notice | undefined, age = '', onDismiss = () => {}) => (
  <OrganisersNotice notice={notice} age={age} onDismiss={onDismiss} />
)

test('notice: the live region exists before the notice', () => {
  const live = one(render(shown(undefined)), '[aria-live=polite]')
  assert.is(textOf(live), '')
  assert.is(all(live, '*').length, 0)
})

test('notice: is text of any direction, with an optional link', () => {
  const container = render(shown(gate))
  const text = one(container, '[aria-label=Notice] p')
  assert.equal([text.textContent, text.dir], [gate.text, 'auto'])
  assert.is(all(container, 'a').length, 0)
  const link = one(render(shown({ ...gate, url: 'https://camp.example/gate' })), 'a')
  assert.is(link.getAttribute('href'), 'https://camp.example/gate')
})

test('notice: an info has a dismiss button, a warning an icon', () => {
  let dismissals = 0
  const info = render(shown({ ...gate, kind: 'info' }, '', () => dismissals++))
  assert.is(all(info, '[role=img]').length, 0)
  const button = one(info, 'button')
  assert.is(button.getAttribute('aria-label'), 'Dismiss notice')
  button.click()
  assert.is(dismissals, 1)
  const warning = render(shown({ ...gate, kind: 'warning' }))
  assert.is(all(warning, 'button').length, 0)
  assert.is(one(warning, '[role=img]').getAttribute('aria-label'), 'Warning')
})

test('notice: announces new text, but not its age', () => {
  const { container, update } = mount(shown(gate))
  assert.is(all(container, '[aria-live=off]').length, 0)
  const before = one(container, 'aside')
  update(shown({ ...gate, until: '2026-08-22T23:00:00Z' }, 'as of 1 hour ago'))
  assert.is(one(container, 'aside'), before, 'the same text')
  assert.is(textOf(one(container, '[aria-live=off]')), 'as of 1 hour ago')
  update(shown({ ...gate, text: 'The gate is open.' }))
  assert.is.not(one(container, 'aside'), before)
})
