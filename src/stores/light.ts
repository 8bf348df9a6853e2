import { computed } from '@preact/signals-react'
import { dayProgress, nextLight } from '../lib/light'
import { minute } from './clock'
import { weather } from './datasets'
import { forecastSelection } from './selection'

/** How far the shown day has come from sunrise (0) to sunset (1); undefined when it is not light there. */
export const shownDayProgress = computed(() => {
  const day = forecastSelection.day.value
  return day && dayProgress(day, minute.value)
})

/** `The sun sets in 2hr 35min`; undefined when the forecast does not tell. */
export const lightText = computed(() => nextLight(weather.data.value?.data ?? [], minute.value))
