import { dayName, daysBetween } from './camp-time'

/** How far a file's data reach: nobody should plan with data that have ended. */
export interface Coverage {
  /** `Forecast ended on Wed 26 August`. */
  text: string
  hasEnded: boolean
}

/** Both dates are `YYYY-MM-DD`; the text has the year if it is another one. */
export const coverageOf = (name: string, lastDate: string, today: string): Coverage => {
  const days = daysBetween(today, lastDate)
  if (days === 0) return { text: `${name} ends today`, hasEnded: false }
  if (days === 1) return { text: `${name} ends tomorrow`, hasEnded: false }
  const year = lastDate.slice(0, 4)
  const otherYear = today.startsWith(year) ? '' : ` ${year}`
  return {
    text: `${name} ${days < 0 ? 'ended' : 'ends'} on ${dayName(lastDate)}${otherYear}`,
    hasEnded: days < 0,
  }
}
