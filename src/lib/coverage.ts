import { dayNameAsOf, daysBetween } from './camp-time'
import { msPerHour } from './durations'
import { ageText } from './words'

/** From this age on, campers are told when the forecast was made. */
const oldForecastMs = 12 * msPerHour

/** How far a file's data reaches, so that nobody relies on data that has run out. */
export interface Coverage {
  /** Such as `Forecast ended on Wed 26 August`. */
  text: string
  hasEnded: boolean
}

/** Returns what a forecast's coverage starts with; the age may be NaN. */
export const forecastName = (ageMs: number): string =>
  ageMs >= oldForecastMs ? `Forecast made ${ageText(ageMs)}; it` : 'Forecast'

/** The text starts with `name`. Both dates are `YYYY-MM-DD`; the text names the year unless it is the current one. */
export const coverageOf = (name: string, lastDate: string, today: string): Coverage => {
  const days = daysBetween(today, lastDate)
  if (days === 0) return { text: `${name} ends today`, hasEnded: false }
  if (days === 1) return { text: `${name} ends tomorrow`, hasEnded: false }
  return {
    text: `${name} ${days < 0 ? 'ended' : 'ends'} on ${dayNameAsOf(today, lastDate)}`,
    hasEnded: days < 0,
  }
}
