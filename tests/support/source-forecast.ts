/** Made-up forecasts in the form that all sources share. */
import { msPerHour } from '../../src/lib/durations'
import { addDays, campDateTime, campInstant } from '../../src/lib/camp-time'
import type { Conditions, SourceForecast, SourceHour } from '../../tools/data/read/source-forecast'

const sunny: Conditions = {
  day: { weatherType: 1, hour: 'Sunny', summary: 'Sunny' },
  night: { weatherType: 0, hour: 'Clear Sky', summary: 'A clear sky' },
}

/** Returns a dry hour with little wind; daylight lasts from 06:00 to 20:00 at the camp. */
export const sourceHour = (at: number, changes: Partial<SourceHour> = {}): SourceHour => {
  const clock = campDateTime(at).slice(11)
  const isDay = clock >= '06:00' && clock < '20:00'
  return {
    at,
    celsius: 17.4,
    chanceOfRain: 5,
    windSpeedMph: 5,
    windFromDegrees: 225,
    conditions: sunny,
    isDay,
    ...changes,
  }
}

/** Returns seven days from midnight on a date, without the hours for which `hourAt` returns undefined. */
export const sourceForecast = (
  date: string,
  hourAt: (at: number, index: number) => Partial<SourceHour> | undefined = () => ({}),
): SourceForecast => {
  const [from, until] = [campInstant(date, '00:00'), campInstant(addDays(date, 7), '00:00')]
  const hours = Array.from({ length: (until - from) / msPerHour }, (_, index) => {
    const at = from + index * msPerHour
    const changes = hourAt(at, index)
    return changes && sourceHour(at, changes)
  }).filter((hour) => hour !== undefined)
  const sun = Array.from({ length: 7 }, (_, index) => {
    const day = addDays(date, index)
    return { date: day, sunrise: campInstant(day, '06:10'), sunset: campInstant(day, '20:05') }
  })
  return { name: 'Made up', from, hours, sun, notes: [] }
}
