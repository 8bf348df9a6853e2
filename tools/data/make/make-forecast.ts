/** `weather.json` from what a forecast service said: five forecast days, each from 06:00 to 05:00 at the camp. */
import { addDays, campDateTime, campInstant } from '../../../src/lib/camp-time'
import { firstHour } from '../../../src/lib/hours'
import { datePart } from '../../../src/lib/iso-date'
import { compassPoint } from '../../../src/lib/compass'
import type { ForecastDay, ForecastHour, WeatherFile } from '../../../src/schemas'
import { summariseDay } from './summarise-day'
import type { KnownDay, KnownHour, OpenMeteoForecast } from './sources/open-meteo'
import { BadAnswer } from './sources/source-errors'
import { weatherOf } from './sources/weather-codes'

const msPerHour = 3_600_000
const forecastDays = 5

const clockOf = (at: number) => campDateTime(at).slice(11)

/** Whole numbers, and no -0. */
const whole = (value: number) => Math.round(value) + 0

const forecastHour = (hour: KnownHour): ForecastHour => {
  const weather = weatherOf(hour.wmoCode, hour.isDay)!
  return {
    time: clockOf(hour.at),
    temperature: whole(hour.celsius),
    chanceOfRain: whole(hour.chanceOfRain),
    windSpeedMph: whole(hour.windSpeedMph),
    windDirection: compassPoint(hour.windFrom),
    weatherType: weather.weatherType,
    weatherTypeDescription: weather.hour,
  }
}

/** The date of the forecast day that the next full hour belongs to; before 06:00 that is yesterday's. */
const firstDate = (now: number): string => {
  const nextHour = (Math.floor(now / msPerHour) + 1) * msPerHour
  const [date, clock] = campDateTime(nextHour).split('T') as [string, string]
  return clock < firstHour ? addDays(date, -1) : date
}

type SunTimes = Pick<ForecastDay['summary'], 'sunrise' | 'sunset'>

/**
 * Sunrise and sunset of a date. The answer begins with today, so that in the night, which belongs to yesterday, they
 * follow from those of the two days after it: the second differences are a few seconds.
 */
const sunTimes = (date: string, days: Map<string, KnownDay>): SunTimes | undefined => {
  const [one, two] = [days.get(addDays(date, 1)), days.get(addDays(date, 2))]
  const timeOf = (event: 'sunrise' | 'sunset') => {
    const known = days.get(date)
    if (known) return known[event]
    return one?.[event] === undefined || two?.[event] === undefined ? undefined : 2 * one[event] - two[event]
  }
  const [sunrise, sunset] = [timeOf('sunrise'), timeOf('sunset')]
  if (sunrise === undefined || sunset === undefined) return undefined
  return { sunrise: clockOf(sunrise), sunset: clockOf(sunset) }
}

/** A forecast day with what is left of it; undefined when nothing is, or when it has no maximum. */
const forecastDay = (
  date: string,
  { hours, days }: OpenMeteoForecast,
  now: number,
  old: ForecastDay | undefined,
): ForecastDay | undefined => {
  const [start, end] = [campInstant(date, firstHour), campInstant(addDays(date, 1), firstHour)]
  const all = hours.filter(({ at }) => at >= start && at < end)
  const left = all.filter(({ at }) => at > now)
  const byDate = new Map(days.map((day) => [day.date, day]))
  const known = byDate.get(date)
  const sun = sunTimes(date, byDate)
  // Only yesterday may be unknown: its night is in the answer, which begins with today.
  const isRight = known ? known.hasMaximum : date < (days[0]?.date ?? '')
  if (!left.length || !sun || !isRight) return undefined
  // Maxima are those of the day's own hours: the service's days are an hour off after a clock change.
  const temperatures = all.map(({ celsius }) => whole(celsius))
  return {
    date,
    summary: {
      ...summariseDay(left),
      maximumTemperature: Math.max(...temperatures),
      minimumTemperature: Math.min(...temperatures),
      ...sun,
      // Yesterday's maximum and minimum stay as they were published.
      ...(!known && old && extremesOf(old)),
    },
    hours: left.map(forecastHour),
  }
}

const extremesOf = ({ summary: { maximumTemperature, minimumTemperature } }: ForecastDay) => ({
  maximumTemperature,
  minimumTemperature,
})

/** A day as it was published before, with what is left of it. */
const keptDay = (old: ForecastDay | undefined, now: number): ForecastDay | undefined => {
  if (!old) return undefined
  const date = datePart(old.date)
  const hours = old.hours.filter(
    ({ time }) => campInstant(time < firstHour ? addDays(date, 1) : date, time) > now,
  )
  return hours.length ? { ...old, hours } : undefined
}

/**
 * The file at a time (epoch milliseconds). A day that the service does not know stays as the old file has it. Throws a
 * BadAnswer when the answer has no day that is still to come.
 */
export const makeForecast = (forecast: OpenMeteoForecast, now: number, old?: WeatherFile): WeatherFile => {
  const first = firstDate(now)
  const dates = Array.from({ length: forecastDays }, (_, index) => addDays(first, index))
  const oldDays = new Map((old?.data ?? []).map((day) => [datePart(day.date), day]))
  const made = dates.map((date) => forecastDay(date, forecast, now, oldDays.get(date)))
  if (!made.some((day) => day)) {
    throw new BadAnswer(`its answer has no whole day from ${first} on: nothing to publish`)
  }
  return { data: made.flatMap((day, index) => day ?? keptDay(oldDays.get(dates[index]!), now) ?? []) }
}
