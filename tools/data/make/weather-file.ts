import { dayName } from '../../../src/lib/camp-time'
import { dateOfHour } from '../../../src/lib/hours'
import { datePart } from '../../../src/lib/iso-date'
import type { WeatherFile } from '../../../src/schemas'
import { makeForecast } from './forecast-days'
import { counted } from '../../faults/describe-value'
import type { Made, MakeOptions } from './maker-types'
import type { SourceForecast, SourceSea } from '../read/source-forecast'
import { openMeteo, openMeteoRequest, readOpenMeteo } from '../read/open-meteo'
import { marineApi, marineRequest, readMarine } from '../read/open-meteo-marine'
import { parseJson } from '../read/read-input'
import { failureOf } from '../read/source-errors'
import { withSea } from './sea-of-day'
import { readOldFile } from './write-data-file'

export async function makeWeather(options: MakeOptions): Promise<Made | undefined> {
  const { now, sources } = options
  if (!sources.weather) return undefined
  const [forecast, sea] = await Promise.all([askOpenMeteo(options), askAboutSea(options)])
  const old = await readOldFile('weather', options.folder)
  const made = makeForecast(forecast, now, old)
  const { days, notes } = withSea(made.content.data, sea)
  const content = { ...made.content, data: days }
  return { content, extent: extentOf(content, forecast.name), notes: [...made.notes, ...notes] }
}

async function askOpenMeteo({ download, camp: { position } }: MakeOptions): Promise<SourceForecast> {
  const bytes = await download('open-meteo.json', () => openMeteoRequest(position))
  return readOpenMeteo(parseJson(openMeteo, bytes), position)
}

/** Returns what is known about the sea. The forecast is published without it, so a failure is only a note. */
async function askAboutSea({ download, camp, sources }: MakeOptions): Promise<SourceSea> {
  const place = sources.weather?.sea ?? camp.position
  try {
    const bytes = await download('open-meteo-marine.json', () => marineRequest(place))
    return readMarine(parseJson(marineApi, bytes), place)
  } catch (error) {
    const { lines } = failureOf(marineApi, error)
    return { hours: [], notes: lines.map((line) => `sea left out: ${line}`) }
  }
}

function extentOf({ data }: WeatherFile, source: string): string {
  const { date = '', hours = [] } = data.at(-1) ?? {}
  const { time = '' } = hours.at(-1) ?? {}
  const lastDate = dateOfHour(datePart(date), time)
  return `${counted(data.length, 'day')} from ${source}, until ${time} on ${dayName(lastDate)}`
}
