import { computed } from '@preact/signals-react'
import { dayProgress, findNextSunEvent } from '../lib/sun-times'
import { presentMinute } from './clock'
import { weather } from './datasets'
import { forecastSelection } from './selection'

export const shownDayProgress = computed(() => {
  const day = forecastSelection.day.value
  return day && dayProgress(day, presentMinute.value)
})

const nextEvent = computed(() => findNextSunEvent(weather.data.value?.data ?? [], presentMinute.value))

/** Such as `The sun sets in 2hr 35min`; undefined if unknown. */
export const nextSunEventText = computed(() => nextEvent.value?.text)

/** Undefined if unknown. */
export const isNight = computed(() => nextEvent.value?.isNight)
