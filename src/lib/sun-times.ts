import type { ForecastDay } from '../schemas'
import { addDays, campDate, campInstant } from './camp-time'
import { datePart, dayOn } from './iso-date'
import { durationText } from './durations'

/** Returns epoch milliseconds; NaN for an invalid time, or without a day. */
const sunTimes = (day: ForecastDay | undefined): [sunrise: number, sunset: number] => {
  const instantOf = (clock = '') => campInstant(datePart(day?.date ?? ''), clock)
  return [instantOf(day?.summary.sunrise), instantOf(day?.summary.sunset)]
}

/** Returns the position of `now` from sunrise (0) to sunset (1); undefined at night and for invalid times. */
export const dayProgress = (day: ForecastDay, now: number): number | undefined => {
  const [sunrise, sunset] = sunTimes(day)
  const progress = (now - sunrise) / (sunset - sunrise)
  return progress >= 0 && progress <= 1 ? progress : undefined
}

interface SunEvent {
  isNight: boolean
  /** Such as `The sun sets in 2hr 35min`; undefined if the next sunrise is missing from the forecast. */
  text: string | undefined
}

/** Returns undefined if today's sunrise or sunset is unknown, or if the sun sets before it rises. */
export const findNextSunEvent = (days: ForecastDay[], now: number): SunEvent | undefined => {
  const timesOn = (date: string) => sunTimes(dayOn(days, date))
  const today = campDate(now)
  const [sunrise, sunset] = timesOn(today)
  if (!(sunrise < sunset)) return undefined
  const isNight = now < sunrise || now >= sunset
  const nextSunrise = now < sunrise ? sunrise : timesOn(addDays(today, 1))[0]
  const at = isNight ? nextSunrise : sunset
  return {
    isNight,
    text: at ? `The sun ${isNight ? 'rises' : 'sets'} in ${durationText(at - now)}` : undefined,
  }
}
