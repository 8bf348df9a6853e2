import type { ForecastDay } from '../schemas'
import { campInstant } from './camp-time'
import { datePart } from './iso-date'
import { durationText } from './words'

/** Returns epoch milliseconds; NaN for an invalid time. */
const sunTimes = ({ date, summary }: ForecastDay): [sunrise: number, sunset: number] => [
  campInstant(datePart(date), summary.sunrise),
  campInstant(datePart(date), summary.sunset),
]

/** Returns the position of `now` from sunrise (0) to sunset (1); undefined at night and for invalid times. */
export const dayProgress = (day: ForecastDay, now: number): number | undefined => {
  const [sunrise, sunset] = sunTimes(day)
  const progress = (now - sunrise) / (sunset - sunrise)
  return progress >= 0 && progress <= 1 ? progress : undefined
}

export interface SunEvent {
  isNight: boolean
  /** Such as `The sun sets in 2hr 35min`. */
  text: string
}

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
