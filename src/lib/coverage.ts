import { dayName, daysBetween } from './camp-time'

/** Until when a file's data last; nobody should plan by data that have ended. */
export interface Coverage {
  /** `Forecast ended on Wed 26 August`. */
  text: string
  hasEnded: boolean
}

/**
 * The coverage of a file, from its name in words, its last date and today (both `YYYY-MM-DD`); says the year if it is
 * another.
 */
export const coverageOf = (name: string, lastDate: string, today: string): Coverage => {
  const days = daysBetween(today, lastDate)
  const year = lastDate.slice(0, 4)
  const when =
    days === 0
      ? 'today'
      : days === 1
        ? 'tomorrow'
        : `on ${dayName(lastDate)}${today.startsWith(year) ? '' : ` ${year}`}`
  return { text: `${name} ${days < 0 ? 'ended' : 'ends'} ${when}`, hasEnded: days < 0 }
}
