import { computed, signal, type ReadonlySignal } from '@preact/signals-react'
import { chooseDate, datesOf } from '../lib/choose-date'
import { datePart } from '../lib/iso-date'
import type { ForecastDay, TideDay } from '../schemas'
import { today } from './clock'
import { tides, weather } from './datasets'

/** The days of a data set and the one that is shown. */
export interface Selection<Day> {
  dates: ReadonlySignal<string[]>
  /** The shown date, `YYYY-MM-DD`; undefined while there are no days. */
  date: ReadonlySignal<string | undefined>
  day: ReadonlySignal<Day | undefined>
  choose: (date: string) => void
}

const createSelection = <Day extends { date: string }>(days: () => Day[]): Selection<Day> => {
  // Kept while the app is open, and forgotten at the next start.
  const chosen = signal<string>()
  const dates = computed(() => datesOf(days()))
  const date = computed(() => chooseDate(dates.value, chosen.value, today.value))
  return {
    dates,
    date,
    day: computed(() => days().find((day) => datePart(day.date) === date.value)),
    choose(date) {
      chosen.value = date
    },
  }
}

export const forecastSelection = createSelection<ForecastDay>(() => weather.data.value?.data ?? [])
export const tideSelection = createSelection<TideDay>(() => tides.data.value?.dates ?? [])
