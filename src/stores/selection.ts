import { computed, signal, type ReadonlySignal } from '@preact/signals-react'
import { chooseDate, datesOf } from '../lib/choose-date'
import { datePart } from '../lib/iso-date'
import { coverageOf, type Coverage } from '../lib/coverage'
import type { ForecastDay, TideDay } from '../schemas'
import { today } from './clock'
import { tides, weather } from './datasets'

/** The days of a data set and the one that is shown. */
export interface Selection<Day> {
  dates: ReadonlySignal<string[]>
  /** The shown date, `YYYY-MM-DD`; undefined while there are no days. */
  date: ReadonlySignal<string | undefined>
  day: ReadonlySignal<Day | undefined>
  /** Until when the days last; undefined while there are none. */
  coverage: ReadonlySignal<Coverage | undefined>
  choose: (date: string) => void
}

/** The selection of a data set's days; `name` is what they are called in words, `days` reads them from its signal. */
const createSelection = <Day extends { date: string }>(name: string, days: () => Day[]): Selection<Day> => {
  // In memory alone: the chosen date is forgotten at the next start.
  const chosen = signal('')
  const dates = computed(() => datesOf(days()))
  const date = computed(() => chooseDate(dates.value, chosen.value, today.value))
  return {
    dates,
    date,
    day: computed(() => days().find((day) => datePart(day.date) === date.value)),
    coverage: computed(() => {
      const lastDate = dates.value.at(-1)
      return lastDate ? coverageOf(name, lastDate, today.value) : undefined
    }),
    choose(date) {
      chosen.value = date
    },
  }
}

export const forecastSelection = createSelection<ForecastDay>(
  'Forecast',
  () => weather.data.value?.data ?? [],
)
export const tideSelection = createSelection<TideDay>('Tide table', () => tides.data.value?.dates ?? [])
