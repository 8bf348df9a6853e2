import type { ForecastDay } from '../schemas'
import { campDate, campInstant, daysBetween } from './camp-time'
import { datePart } from './iso-date'
import { durationText } from './durations'

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

interface SunEvent {
  isNight: boolean
  /** Such as `The sun sets in 2hr 35min`; undefined if an event before this one is missing from the forecast. */
  text: string | undefined
}

export const findNextSunEvent = (days: ForecastDay[], now: number): SunEvent | undefined => {
  const next = days
    .flatMap((day) => sunTimes(day).map((at, index) => ({ at, isNight: !index })))
    .filter(({ at }) => at > now)
    .sort((a, b) => a.at - b.at)[0]
  if (!next) return undefined
  const { at, isNight } = next
  // Tomorrow's sunset, or a sunrise in two days, cannot be the next event: one before it is missing.
  const isKnown = daysBetween(campDate(now), campDate(at)) <= Number(isNight)
  return {
    isNight,
    text: isKnown ? `The sun ${isNight ? 'rises' : 'sets'} in ${durationText(at - now)}` : undefined,
  }
}
