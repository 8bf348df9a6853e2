import { computed, signal, type ReadonlySignal } from '@preact/signals-react'
import { coverageOf, oldAge, type Coverage } from '../lib/coverage'
import { forecastDate } from '../lib/hours'
import { datePart, dayOn } from '../lib/iso-date'
import type { ForecastDay, TideDay } from '../schemas'
import { countMinutesFrom, now, presentMinute, today } from './clock'
import { tides, weather } from './datasets'

interface Selection<Day> {
  /** `YYYY-MM-DD`, sorted, without duplicates. */
  dates: ReadonlySignal<string[]>
  /** The chosen date if the data has it, otherwise today, otherwise the last date; undefined if there are no dates. */
  date: ReadonlySignal<string | undefined>
  day: ReadonlySignal<Day | undefined>
  coverage: ReadonlySignal<Coverage | undefined>
  choose: (date: string) => void
}

/**
 * The coverage text starts with the name. `presentDay` is the date of the day to which the current time belongs; `age`
 * is the age of old data in words.
 */
const createSelection = <Day extends { date: string }>(
  name: string,
  days: () => Day[],
  presentDay: ReadonlySignal<string>,
  age?: ReadonlySignal<string>,
): Selection<Day> => {
  // Empty while no date is chosen.
  const chosen = signal('')
  const dates = computed(() => [...new Set(days().map((day) => datePart(day.date)))].sort())
  const date = computed(
    () => [chosen.value, today.value].find((each) => dates.value.includes(each)) ?? dates.value.at(-1),
  )
  return {
    dates,
    date,
    day: computed(() => dayOn(days(), date.value)),
    coverage: computed(() => {
      const lastDate = dates.value.at(-1)
      if (!lastDate) return undefined
      return coverageOf(name, lastDate, presentDay.value === lastDate ? lastDate : today.value, age?.value)
    }),
    choose(date) {
      // Choosing today returns to the default, which follows the camp's date.
      chosen.value = date === today.value ? '' : date
    },
  }
}

/** The current forecast day's date: yesterday's until 06:00. */
export const presentForecastDate = computed(() => forecastDate(presentMinute.value))

/** Epoch milliseconds; NaN if the forecast does not say when it was made. */
const forecastMadeAt = () => Date.parse(weather.data.value?.madeAt ?? '')

/** In words; empty unless the forecast is old. */
const forecastAge = computed(() => oldAge(now.value - forecastMadeAt()))
countMinutesFrom(() => (forecastAge.value ? forecastMadeAt() : NaN))

export const forecastSelection = createSelection<ForecastDay>(
  'Forecast',
  () => weather.data.value?.data ?? [],
  presentForecastDate,
  forecastAge,
)
export const tideSelection = createSelection<TideDay>(
  'Tide table',
  () => tides.data.value?.dates ?? [],
  today,
)
