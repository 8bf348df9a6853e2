/**
 * Requests and reads Open-Meteo's marine forecast (https://open-meteo.com/en/docs/marine-weather-api). A cell that
 * counts as land has nulls or zeros throughout; some coasts have waves, but no temperature.
 */
import type { Position } from '../../../src/lib/places'
import { schemas } from '../../../src/schemas'
import { checkAnswer, forecastRequest, readBlock, type ResponseColumn } from './open-meteo-answer'
import type { SourceRequest } from './download'
import type { SourceSea } from './source-forecast'

export const marineApi = "Open-Meteo's marine API"

const summary = schemas.weather.properties.data.items.properties.summary.properties

/** Both are the values at the stamp, not over an hour. */
const hourly = {
  sea_surface_temperature: { unit: '°C', limits: summary.seaTemperature, isOptional: true },
  wave_height: { unit: 'm', limits: summary.waveHeightInMetres, isOptional: true },
} satisfies Record<string, ResponseColumn>

export const marineRequest = (position: Position): SourceRequest =>
  forecastRequest('https://marine-api.open-meteo.com/v1/marine', position, {
    hourly: Object.keys(hourly).join(),
    cell_selection: 'sea',
  })

/** Reads the sea's hours, and notes on what is missing. Throws an InvalidResponse for anything but a marine forecast. */
export function readMarine(answer: unknown, position: Position): SourceSea {
  checkAnswer(marineApi, answer, position)
  const { time, columns, ignored } = readBlock(marineApi, answer, 'hourly', hourly)
  const notes: string[] = []
  const read = (name: keyof typeof columns, what: string) => {
    const values = columns[name]
    if (values.some((value) => value !== null && value !== 0)) return values
    const place = `${position.latitude}, ${position.longitude}`
    const none = `${marineApi} has none at ${place}; if that is on land, set sources.weather.sea`
    notes.push(`${what} left out: ${ignored[name] ?? none}`)
    return []
  }
  const temperatures = read('sea_surface_temperature', 'sea temperature')
  const waves = read('wave_height', 'waves')
  if (areSwapped(temperatures, waves))
    return { hours: [], notes: [`sea left out: temperature and waves of ${marineApi} look swapped`] }
  const hours = time.map((seconds, index) => ({
    at: seconds * 1000,
    celsius: temperatures[index] ?? undefined,
    waveHeightInMetres: waves[index] ?? undefined,
  }))
  return { hours, notes }
}

/** A week of colder water than this under higher waves than this is unknown in Europe: the columns are swapped. */
const [mostCelsius, leastMetres] = [6, 6]

function areSwapped(temperatures: (number | null)[], waves: (number | null)[]): boolean {
  const celsius = temperatures.flatMap((value) => value ?? [])
  const metres = waves.flatMap((value) => value ?? [])
  const areKnown = celsius.length > 0 && metres.length > 0
  return areKnown && Math.max(...celsius) < mostCelsius && Math.min(...metres) > leastMetres
}
