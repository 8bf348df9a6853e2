import { all, mount, one, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { OrganisersNotice } from '../../../src/components/organisers-notice'
import type { Notice } from '../../../src/schemas'

const gate: Notice = { text: '<b>The gate</b>\ncloses at 22:00.', until: '2026-08-22T21:00:00Z' }

const show = (notice: Notice | undefined, age = '', onDismiss = () => {}) =>
  render(<OrganisersNotice notice={notice} age={age} onDismiss={onDismiss} />)

test('notice: its live region precedes it', async () => {
  const live = one(await show(undefined), '[aria-live=polite]')
  assert.is(textOf(live), '')
  assert.is(all(live, '*').length, 0)
})

test('notice: is plain text with an optional link', async () => {
  const container = await show(gate)
  assert.is(one(container, '[aria-label=Notice] p').textContent, gate.text)
  assert.is(all(container, 'a').length, 0)
  const link = one(await show({ ...gate, url: 'https://camp.example/gate' }), 'a')
  assert.is(link.getAttribute('href'), 'https://camp.example/gate')
})

test('notice: an info can be dismissed', async () => {
  let dismissals = 0
  const container = await show({ ...gate, kind: 'info' }, '', () => dismissals++)
  const button = one(container, 'button')
  assert.is(button.getAttribute('aria-label'), 'Dismiss notice')
  ;(button as HTMLButtonElement).click()
  assert.is(dismissals, 1)
})

test('notice: a warning has an icon and no button', async () => {
  const container = await show({ ...gate, kind: 'warning' })
  assert.is(all(container, 'button').length, 0)
  assert.is(one(container, '[role=img]').getAttribute('aria-label'), 'Warning')
  assert.is(all(await show(gate), '[role=img]').length, 0)
})

test('notice: another text is another element', async () => {
  const notice = (changes: Partial<Notice>, age = '') => (
    <OrganisersNotice notice={{ ...gate, ...changes }} age={age} onDismiss={() => {}} />
  )
  const { container, update } = await mount(notice({}))
  const before = one(container, 'aside')
  update(notice({ until: '2026-08-22T23:00:00Z' }, 'as of 1 hour ago'))
  assert.is(one(container, 'aside'), before, 'the same text')
  update(notice({ text: 'The gate is open.' }))
  assert.is.not(one(container, 'aside'), before)
})

test('notice: its age is not announced', async () => {
  const age = one(await show(gate, 'as of 3 hours ago'), '[aria-live=off]')
  assert.is(textOf(age), 'as of 3 hours ago')
  assert.is(all(await show(gate), '[aria-live=off]').length, 0)
})
