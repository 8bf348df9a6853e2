import type { ForecastDay } from '../schemas'
import { campInstant } from './camp-time'
import { datePart } from './iso-date'
import { durationText } from './words'

/** The times (epoch milliseconds) of a day's sunrise and sunset; NaN for what is no time. */
const lightOf = ({ date, summary }: ForecastDay): [sunrise: number, sunset: number] => [
  campInstant(datePart(date), summary.sunrise),
  campInstant(datePart(date), summary.sunset),
]

/** How far a day has come from sunrise (0) to sunset (1) at a time (epoch milliseconds); undefined when it is night. */
export const dayProgress = (day: ForecastDay, now: number): number | undefined => {
  const [sunrise, sunset] = lightOf(day)
  const progress = (now - sunrise) / (sunset - sunrise)
  return progress >= 0 && progress <= 1 ? progress : undefined
}

/** `The sun sets in 2hr 35min`: what comes next after a time (epoch milliseconds); undefined when no day tells. */
export const nextLight = (days: ForecastDay[], now: number): string | undefined => {
  const next = days
    .flatMap((day) => lightOf(day).map((at, index) => ({ at, does: index ? 'sets' : 'rises' })))
    .filter(({ at }) => at > now)
    .sort((a, b) => a.at - b.at)[0]
  return next && `The sun ${next.does} in ${durationText(next.at - now)}`
}
