import { computed } from '@preact/signals-react'
import { ageText } from '../lib/words'
import { now } from './clock'
import { calendar } from './datasets'
import { createStoredText } from './stored-text'

const msPerHour = 3_600_000

const dismissed = createStoredText('dismiss:notice')

/**
 * The organisers' notice while it is to be shown. An info is hidden once it was dismissed; a warning cannot be
 * dismissed.
 */
export const notice = computed(() => {
  const published = calendar.data.value?.notice
  if (!published) return undefined
  const { text, from, until, kind } = published
  // Without `from` the comparison is with NaN, and false.
  if (now.value < Date.parse(from ?? '') || now.value >= Date.parse(until)) return undefined
  return kind !== 'warning' && text === dismissed.text.value ? undefined : published
})

/** `as of 3 hours ago`: the age of the calendar that the notice is from; empty below an hour. */
export const noticeAge = computed(() => {
  const ageMs = now.value - (calendar.state.value.cached?.lastUpdated ?? 0)
  return ageMs < msPerHour ? '' : `as of ${ageText(ageMs)}`
})

/** Hides the notice until its text changes. */
export const dismissNotice = (): void => dismissed.write(notice.value?.text ?? '')
