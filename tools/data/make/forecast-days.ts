/** Makes the forecast days of `weather.json`. Each forecast day runs from 06:00 to 05:00 at the camp. */
import { addDays, campDate, campInstant, daysBetween } from '../../../src/lib/camp-time'
import { dateOfHour, firstHour, forecastDate } from '../../../src/lib/hours'
import { datePart, isoInstant } from '../../../src/lib/iso-date'
import { compassPoint } from '../../../src/lib/compass'
import { oldForecastMs } from '../../../src/lib/coverage'
import { msPerHour } from '../../../src/lib/durations'
import type { ForecastDay, ForecastHour, WeatherFile } from '../../../src/schemas'
import { campClock, forecastDays } from '../camp-day'
import { isError } from '../check/warnings'
import { valueWarnings } from '../check/warnings-schema'
import { weatherWarnings } from '../check/warnings-weather'
import type { SourceForecast, SourceHour, SourceSun } from '../read/source-forecast'
import { throwInvalid } from '../read/source-errors'
import { summariseDay, unknownWeather } from './summarise-day'

/** With a smaller share of known hours, a day is left out: its maximum, minimum and description would be guesses. */
const leastShareOfHours = 0.75

/**
 * Returns the file's content as of `now` (epoch milliseconds), and notes to print. A day with too many gaps, or without
 * sunrise or sunset, is taken from the old file if the app does not call that forecast old yet, and left out otherwise.
 * Throws an InvalidResponse if no new day can be made, or if the forecast is older than the old file.
 */
export function makeForecast(
  forecast: SourceForecast,
  now: number,
  oldFile?: WeatherFile,
): { content: WeatherFile; notes: string[] } {
  const first = forecastDate(now)
  const dates = Array.from({ length: forecastDays }, (_, index) => addDays(first, index))
  const oldDays = new Map((oldFile?.data ?? []).map((day) => [datePart(day.date), day]))
  const days: ForecastDay[] = []
  const notes: string[] = []
  const reasons: string[] = []
  const statedMadeAt = Date.parse(oldFile?.madeAt ?? '')
  // A time in the future comes from a wrong clock.
  const oldMadeAt = statedMadeAt > now ? NaN : statedMadeAt
  // The app calls a forecast old from then on, and days of unknown age must not pass for new ones.
  const mayKeep = now - oldMadeAt < oldForecastMs
  /** As old as the oldest day. A new response begins with today, which has up to 25 hours. */
  let madeAt = Math.min(now, forecast.from + 25 * msPerHour)
  const age = `an old response, which begins on ${campDate(forecast.from)}`
  if (madeAt < oldMadeAt)
    throwInvalid(`${forecast.name}: ${age}, older than the published forecast; get a new one`)
  if (madeAt < now) notes.push(`warning: ${forecast.name}: ${age}; get a new one`)
  for (const date of dates) {
    const old = oldDays.get(date)
    const isSound = old && flawOf(old, now) === undefined
    const made = forecastDay(date, forecast, now, isSound ? old.summary : undefined)
    if (!('unknown' in made)) {
      days.push(made)
      continue
    }
    reasons.push(made.unknown)
    const kept = mayKeep ? keptDay(old, now) : undefined
    const flaw = kept && flawOf(kept, now)
    if (kept && flaw === undefined) {
      days.push(kept)
      madeAt = Math.min(madeAt, oldMadeAt)
      notes.push(`kept from the old file: ${date}, ${made.unknown}`)
    } else {
      const oldFlaw = flaw === undefined ? '' : `; so is the old file's day (${flaw})`
      notes.push(`left out: ${date}, ${made.unknown}${oldFlaw}`)
    }
  }
  if (reasons.length === dates.length) {
    const lastDate = campDate(forecast.hours.at(-1)?.at ?? now)
    const problem =
      lastDate < first
        ? `${forecast.name}: ended on ${lastDate}, before today (${first}); get a new response`
        : `${forecast.name}: no day from ${first} onwards (${[...new Set(reasons)].join('; ')})`
    throwInvalid([...forecast.notes, problem].join('\n'))
  }
  return { content: { madeAt: isoInstant(madeAt), data: days }, notes: [...forecast.notes, ...notes] }
}

/** Returns a day with its remaining hours, or the reason why it cannot be made. */
function forecastDay(
  date: string,
  { from, hours, sun }: SourceForecast,
  now: number,
  oldSummary: Partial<ForecastDay['summary']> = {},
): ForecastDay | { unknown: string } {
  const [start, end] = [campInstant(date, firstHour), campInstant(addDays(date, 1), firstHour)]
  // Hours before the forecast begins are not a gap: before 06:00, it covers only the night of yesterday's forecast day.
  const covered = hoursBetween(hours, Math.max(start, from), end)
  const coming = hoursBetween(hours, Math.max(start, startOfHour(now)), end)
  const [sunrise, sunset] = [sunTime('sunrise', date, sun), sunTime('sunset', date, sun)]
  const tooFew = [covered, coming].find(({ known, count }) => known.length < count * leastShareOfHours)
  if (tooFew) return { unknown: `${tooFew.known.length || 'none'} of ${tooFew.count} hours known` }
  if (!sunrise || !sunset) return { unknown: 'sunrise or sunset unknown' }
  // The extremes come from the hours, because the service's own days are an hour off after a clock change.
  const temperatures = covered.known.map(({ celsius }) => Math.round(celsius))
  // If the forecast begins during the day, the old file's extremes cover the earlier hours.
  const { maximumTemperature = -Infinity, minimumTemperature = Infinity } = from > start ? oldSummary : {}
  const { uvIndexMax } = sun.find((each) => each.date === date) ?? {}
  return {
    date,
    summary: {
      ...summariseDay(coming.known),
      maximumTemperature: Math.max(maximumTemperature, ...temperatures),
      minimumTemperature: Math.min(minimumTemperature, ...temperatures),
      ...(uvIndexMax !== undefined && { uvIndexMax: Math.round(uvIndexMax) }),
      sunrise,
      sunset,
    },
    hours: coming.known.map(forecastHour),
  }
}

/** Returns when the hour that an instant is in began. */
const startOfHour = (instant: number): number => instant - (instant % msPerHour)

/** Returns the known hours that begin within a span, and how many hours the span should have. */
function hoursBetween(hours: SourceHour[], from: number, until: number) {
  const count = Math.floor(until / msPerHour) - Math.ceil(from / msPerHour)
  return { known: hours.filter(({ at }) => at >= from && at < until), count }
}

function forecastHour(hour: SourceHour): ForecastHour {
  const weather = hour.conditions?.[hour.isDay ? 'day' : 'night'] ?? unknownWeather
  return {
    time: campClock(hour.at),
    temperature: Math.round(hour.celsius),
    chanceOfRain: Math.round(hour.chanceOfRain),
    windSpeedMph: Math.round(hour.windSpeedMph),
    ...(hour.windGustMph !== undefined && { windGustMph: Math.round(hour.windGustMph) }),
    // Without a direction, the app shows no arrow.
    windDirection: hour.windFromDegrees === undefined ? '' : compassPoint(hour.windFromDegrees),
    weatherType: weather.weatherType,
    weatherTypeDescription: weather.hour,
  }
}

/**
 * Returns the time of sunrise or sunset (`HH:MM`). A missing one is estimated, to within a few seconds, from the two
 * nearest dates within three days; undefined if fewer than two are known.
 */
function sunTime(event: 'sunrise' | 'sunset', date: string, sun: SourceSun[]): string | undefined {
  const [nearest, next] = sun
    .flatMap((each) => {
      const at = each[event]
      return at === undefined ? [] : { at, days: daysBetween(date, each.date) }
    })
    .filter(({ days }) => Math.abs(days) <= 3)
    .sort((a, b) => Math.abs(a.days) - Math.abs(b.days))
  if (nearest?.days === 0) return campClock(nearest.at)
  if (!nearest || !next) return undefined
  const msBetweenDays = (next.at - nearest.at) / (next.days - nearest.days)
  return campClock(nearest.at - nearest.days * msBetweenDays)
}

/** Returns a previously published day with only its remaining hours; undefined if it has none. */
function keptDay(old: ForecastDay | undefined, now: number): ForecastDay | undefined {
  if (!old) return undefined
  const date = datePart(old.date)
  const hours = old.hours.filter(({ time }) => campInstant(dateOfHour(date, time), time) >= startOfHour(now))
  return hours.length ? { ...old, hours } : undefined
}

/** Returns the first reason why a previously published day may not be published again; undefined if there is none. */
function flawOf(day: ForecastDay, now: number): string | undefined {
  const file = { data: [day] }
  return [...valueWarnings('weather', file), ...weatherWarnings(file, now)].find(isError)?.reason
}
