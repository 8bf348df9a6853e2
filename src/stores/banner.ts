import { computed } from '@preact/signals-react'
import { isInstalled } from '../lib/installed'
import { isInstant } from '../lib/iso-date'
import { now } from './clock'
import { createStoredText } from './stored-text'

const msPerWeek = 7 * 24 * 3_600_000

const stored = createStoredText('dismiss:pwa-warning')
const installed = isInstalled()

/** Epoch milliseconds of the last dismissal; NaN without a valid record. */
const lastDismissed = computed(() => {
  try {
    const { lastDismissedUtc } = JSON.parse(stored.text.value ?? '')
    return isInstant(lastDismissedUtc) ? Date.parse(lastDismissedUtc) : NaN
  } catch {
    return NaN
  }
})

/** Whether to hint that the app can be installed: not for a week after the hint was closed. */
export const bannerShown = computed(() => !installed && !(now.value - lastDismissed.value <= msPerWeek))

export const dismissBanner = (): void =>
  stored.write(JSON.stringify({ lastDismissedUtc: new Date().toJSON() }))
