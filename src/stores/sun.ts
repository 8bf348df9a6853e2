import { computed } from '@preact/signals-react'
import { dayProgress, findNextSunEvent } from '../lib/sun-times'
import { presentMinute } from './clock'
import { weather } from './datasets'
import { forecastSelection } from './selection'

/** How far the shown day has come from sunrise (0) to sunset (1); undefined between sunset and sunrise. */
export const shownDayProgress = computed(() => {
  const day = forecastSelection.day.value
  return day && dayProgress(day, presentMinute.value)
})

/** The next sunrise or sunset; undefined when the forecast does not tell. */
export const nextSunEvent = computed(() =>
  findNextSunEvent(weather.data.value?.data ?? [], presentMinute.value),
)
