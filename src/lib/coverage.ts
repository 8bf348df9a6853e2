import { dayName, daysBetween } from './camp-time'

/** How far a file reaches; nobody should plan by one that has ended. */
export interface Coverage {
  /** `Forecast ended on Wed 26 August`. */
  text: string
  hasEnded: boolean
}

/** Of a file's name in words, its last date and today (both `YYYY-MM-DD`). The year is said when it is another. */
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
