/** Derives the sea's keys of a day's summary from its hours. */
import { campInstant } from '../../../src/lib/camp-time'
import { datePart } from '../../../src/lib/iso-date'
import type { ForecastDay } from '../../../src/schemas'
import type { SeaHour, SourceSea } from '../read/source-forecast'
import { mean } from '../statistics'

/** The hours in which people swim, both included. */
const [first, last] = ['06:00', '22:00']

/** With fewer known hours than this, the mean or the highest waves could be far off. */
const fewestHours = 12

/**
 * Returns days whose summaries have the mean temperature (°C) and the highest waves (metres) from 06:00 to 22:00, with
 * one decimal, and notes to print. A key whose hours are unknown is left out.
 */
export function withSea(
  days: ForecastDay[],
  { hours, notes }: SourceSea,
): { days: ForecastDay[]; notes: string[] } {
  const seas = days.map(({ date }) => seaOfDay(datePart(date), hours))
  const isOutsideForecast = hours.length > 0 && !notes.length && !seas.some((sea) => Object.keys(sea).length)
  return {
    days: days.map((day, index) => ({ ...day, summary: { ...day.summary, ...seas[index] } })),
    notes: isOutsideForecast ? ['sea left out: the response has no hours on these days'] : notes,
  }
}

function seaOfDay(
  date: string,
  sea: SeaHour[],
): Pick<ForecastDay['summary'], 'seaTemperature' | 'waveHeightInMetres'> {
  const [start, end] = [campInstant(date, first), campInstant(date, last)]
  const hours = sea.filter(({ at }) => at >= start && at <= end)
  const temperatures = hours.flatMap(({ celsius }) => celsius ?? [])
  const waves = hours.flatMap(({ waveHeightInMetres }) => waveHeightInMetres ?? [])
  return {
    ...(temperatures.length >= fewestHours && { seaTemperature: oneDecimal(mean(temperatures)) }),
    ...(waves.length >= fewestHours && { waveHeightInMetres: oneDecimal(Math.max(...waves)) }),
  }
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}
