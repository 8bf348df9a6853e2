import type { ForecastDay } from '../schemas'
import { campInstant } from './camp-time'
import { datePart } from './iso-date'
import { durationText } from './words'

/** The times (epoch milliseconds) of a day's sunrise and sunset; NaN for what is no time. */
const sunTimes = ({ date, summary }: ForecastDay): [sunrise: number, sunset: number] => [
  campInstant(datePart(date), summary.sunrise),
  campInstant(datePart(date), summary.sunset),
]

/**
 * How far a day has come from sunrise (0) to sunset (1) at a time (epoch milliseconds); undefined before sunrise, after
 * sunset, and for times that are none.
 */
export const dayProgress = (day: ForecastDay, now: number): number | undefined => {
  const [sunrise, sunset] = sunTimes(day)
  const progress = (now - sunrise) / (sunset - sunrise)
  return progress >= 0 && progress <= 1 ? progress : undefined
}

export interface SunEvent {
  isNight: boolean
  /** `The sun sets in 2hr 35min`. */
  text: string
}

/** What comes next after a time (epoch milliseconds), sunrise or sunset; undefined when no day tells. */
export const findNextSunEvent = (days: ForecastDay[], now: number): SunEvent | undefined => {
  const next = days
    .flatMap((day) => sunTimes(day).map((at, index) => ({ at, isNight: !index })))
    .filter(({ at }) => at > now)
    .sort((a, b) => a.at - b.at)[0]
  return (
    next && {
      isNight: next.isNight,
      text: `The sun ${next.isNight ? 'rises' : 'sets'} in ${durationText(next.at - now)}`,
    }
  )
}
