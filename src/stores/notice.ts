import { computed } from '@preact/signals-react'
import { ageText, msPerHour } from '../lib/durations'
import type { Notice } from '../schemas'
import { countMinutesFrom, now } from './clock'
import { calendar } from './datasets'
import { createStoredText } from './stored-text'

const dismissed = createStoredText('dismiss:notice')

/** Includes `until`, so that a dismissed notice is shown again if its end is changed. */
const dismissalOf = ({ until, text }: Notice): string => `${until} ${text}`

const published = computed(() => calendar.data.value?.notice)

/** Epoch milliseconds; NaN if there is no notice, or if it has no `from`. */
const from = () => Date.parse(published.value?.from ?? '')
const until = () => Date.parse(published.value?.until ?? '')
countMinutesFrom(from)
countMinutesFrom(until)

export const notice = computed(() => {
  const { value } = published
  if (!value || now.value < from() || now.value >= until()) return undefined
  return value.kind !== 'warning' && dismissed.text.value === dismissalOf(value) ? undefined : value
})

/** The calendar file's age, such as `as of 3 hours ago`; empty if under an hour. */
export const noticeAge = computed(() => {
  const ageMs = now.value - calendar.lastUpdated()
  return ageMs < msPerHour ? '' : `as of ${ageText(ageMs)}`
})

export const dismissNotice = (): void => {
  if (notice.value) dismissed.write(dismissalOf(notice.value))
}
