import { computed, signal } from '@preact/signals-react'
import { installHintKey, isInstalled, onInstalledChange } from '../device/installed'
import { parseStored } from '../device/storage'
import { msPerDay } from '../lib/durations'
import { isInstant } from '../lib/iso-date'
import { now } from './clock'
import { createStoredText } from './stored-text'

const msPerWeek = 7 * msPerDay

const stored = createStoredText(installHintKey)
const installed = signal(isInstalled())

/** Epoch milliseconds; NaN without a valid record. Lies in the future if the clock was wrong. */
const lastDismissed = computed(() => {
  const { lastDismissedUtc } = parseStored(stored.text.value)
  return isInstant(lastDismissedUtc) ? Date.parse(lastDismissedUtc as string) : NaN
})

export const installHintShown = computed(
  () => !installed.value && !(Math.abs(now.value - lastDismissed.value) <= msPerWeek),
)

export const dismissInstallHint = (): void =>
  stored.write(JSON.stringify({ lastDismissedUtc: new Date().toJSON() }))

/** Hides the hint once the app is installed, even in the tab that installed it. */
export const startInstallHint = (): void => {
  let hasJustInstalled = false
  onInstalledChange(({ type }) => {
    hasJustInstalled ||= type === 'appinstalled'
    installed.value = hasJustInstalled || isInstalled()
  })
}
