import { dayNameAsOf, daysBetween } from './camp-time'
import { ageText, msPerHour } from './durations'

/** Campers are told when a forecast was made once it is this old. */
export const oldForecastMs = 12 * msPerHour

/** How far a file's data reaches, so that nobody relies on data that has run out. */
export interface Coverage {
  /** Such as `Forecast ended on Wed 26 August`. */
  text: string
  /** Whether the data has ended, or is old. */
  isNews: boolean
}

/** Returns an old forecast's age in words; empty for one that is not old, and for NaN. */
export const oldAge = (ageMs: number): string => (ageMs >= oldForecastMs ? ageText(ageMs) : '')

/**
 * The text starts with `name`, and says its age, unless that is empty. Both dates are `YYYY-MM-DD`; the text names the
 * year unless it is the current one.
 */
export const coverageOf = (name: string, lastDate: string, today: string, age = ''): Coverage => {
  const days = daysBetween(today, lastDate)
  const start = age ? `${name} made ${age}; it` : name
  const end =
    days === 0
      ? 'ends today'
      : days === 1
        ? 'ends tomorrow'
        : `${days < 0 ? 'ended' : 'ends'} on ${dayNameAsOf(today, lastDate)}`
  return { text: `${start} ${end}`, isNews: days < 0 || !!age }
}
