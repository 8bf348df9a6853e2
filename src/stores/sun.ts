import { computed } from '@preact/signals-react'
import { dayProgress, findNextSunEvent } from '../lib/sun-times'
import { presentMinute } from './clock'
import { weather } from './datasets'
import { forecastSelection } from './selection'

export const shownDayProgress = computed(() => {
  const day = forecastSelection.day.value
  return day && dayProgress(day, presentMinute.value)
})

export const nextSunEvent = computed(() =>
  findNextSunEvent(weather.data.value?.data ?? [], presentMinute.value),
)
