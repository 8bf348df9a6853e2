import { stopTime } from '../../support/dom'
import { assert, test } from '#test'
import { msPerDay } from '../../../src/lib/durations'
import { installHintShown, dismissInstallHint } from '../../../src/stores/install-hint'
import { now } from '../../../src/stores/clock'
import { freshModule } from '../../support/fresh-module'

const key = 'dismiss:pwa-warning'
const week = 7 * msPerDay
const noon = Date.parse('2026-08-22T12:00:00.000Z')

/** Simulates another tab that changes the stored record. */
const store = (text: string | null) => dispatchEvent(new StorageEvent('storage', { key, newValue: text }))

test.before.each(() => {
  stopTime(noon)
  now.value = noon
  store(null)
})

test('install hint: Close hides it for a week and stores the time', () => {
  assert.is(installHintShown.value, true)
  dismissInstallHint()
  assert.equal({ ...localStorage }, { [key]: '{"lastDismissedUtc":"2026-08-22T12:00:00.000Z"}' })
  for (const [ageMs, isShown] of [
    [0, false],
    [week, false],
    [week + 1, true],
    // After the clock is set back, the dismissal is in the future.
    [-week, false],
    [-week - 1, true],
  ] as const) {
    now.value = noon + ageMs
    assert.is(installHintShown.value, isShown, `${ageMs} ms`)
  }
})

test('install hint: is shown if the stored record is invalid', () => {
  const times = [null, '', 'yesterday', '2026-08-32T11:00:00Z', noon, {}, ['2026-08-22T11:00:00Z'], '2026']
  const records = times.map((lastDismissedUtc) => JSON.stringify({ lastDismissedUtc }))
  for (const text of ['', 'null', '{', '[]', '7', '{}', '"2026-08-22T11:00:00Z"', ...records]) {
    store(text)
    assert.is(installHintShown.value, true, text)
  }
})

test('install hint: is hidden in an installed app', async () => {
  let isApp = true
  let notify: (event: Event) => void = () => {}
  globalThis.matchMedia = (() => ({
    matches: isApp,
    addEventListener: (_type: 'change', listener: typeof notify) => (notify = listener),
  })) as unknown as typeof matchMedia
  localStorage.clear()
  const { installHintShown, startInstallHint } =
    await freshModule<typeof import('../../../src/stores/install-hint')>('stores/install-hint')
  assert.is(installHintShown.value, false, 'already installed at the start')
  startInstallHint()
  for (isApp of [false, true, false]) {
    notify(new Event('change'))
    assert.is(installHintShown.value, !isApp)
  }
  dispatchEvent(new Event('appinstalled'))
  assert.is(installHintShown.value, false)
  notify(new Event('change'))
  assert.is(installHintShown.value, false, 'after a change of display in the tab that installed it')
})
