import { dayName } from '../../../src/lib/camp-time'
import { dateOfHour } from '../../../src/lib/hours'
import { datePart } from '../../../src/lib/iso-date'
import type { Position } from '../../../src/lib/places'
import type { Sources } from '../../../src/camp-schema'
import type { WeatherFile } from '../../../src/schemas'
import { makeForecast } from './forecast-days'
import { counted } from '../../command'
import type { Made, MakeOptions } from './file-maker'
import type { SourceForecast } from '../read/source-forecast'
import { openMeteoRequest, readOpenMeteo } from '../read/open-meteo'
import { marineRequest, readMarine } from '../read/open-meteo-marine'
import { parseJson } from '../read/read-input'
import type { Download } from '../read/request-bytes'
import { failureOf } from '../read/source-errors'
import { readOldFile } from './write-data-file'

type SourceName = NonNullable<Sources['weather']>['from']

const readers: Record<SourceName, (options: MakeOptions) => Promise<SourceForecast>> = {
  'open-meteo': askOpenMeteo,
}

export async function makeWeather(options: MakeOptions): Promise<Made | undefined> {
  const { now, sources } = options
  if (!sources.weather) return undefined
  const forecast = await readers[sources.weather.from](options)
  const old = await readOldFile<WeatherFile>('weather', options)
  const { content, notes } = makeForecast(forecast, now, old)
  return { content, extent: extentOf(content, forecast.name), notes }
}

async function askOpenMeteo({ download, camp, sources }: MakeOptions): Promise<SourceForecast> {
  const { position } = camp
  const readForecast = async () => {
    const bytes = await download('open-meteo.json', () => openMeteoRequest(position))
    return readOpenMeteo(parseJson('Open-Meteo', bytes), position)
  }
  const place = sources.weather?.sea ?? position
  const [forecast, { sea, notes }] = await Promise.all([readForecast(), askAboutSea(download, place)])
  return { ...forecast, sea, notes: [...forecast.notes, ...notes] }
}

/** Returns what is known about the sea. The forecast is published without it, so a failure is only a note. */
async function askAboutSea(download: Download, place: Position): Promise<ReturnType<typeof readMarine>> {
  try {
    const bytes = await download('open-meteo-marine.json', () => marineRequest(place))
    return readMarine(parseJson("Open-Meteo's marine API", bytes), place)
  } catch (error) {
    const { lines } = failureOf("Open-Meteo's marine API", error)
    return { sea: [], notes: lines.map((line) => `no sea: ${line}`) }
  }
}

function extentOf({ data }: WeatherFile, source: string): string {
  const { date = '', hours = [] } = data.at(-1) ?? {}
  const { time = '' } = hours.at(-1) ?? {}
  const lastDate = dateOfHour(datePart(date), time)
  return `${counted(data.length, 'day')} from ${source}, until ${time} on ${dayName(lastDate)}`
}
