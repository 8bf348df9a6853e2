/**
 * Whether a forecast or a tide table ends too soon: what `npm run check-data -- URL --reaches 24h` says of published
 * data.
 */
import { addDays, campDateTime, campInstant } from '../../../src/lib/camp-time'
import { firstHour } from '../../../src/lib/hours'
import { datePart } from '../../../src/lib/iso-date'
import type { DatasetName, TidesFile, WeatherFile } from '../../../src/schemas'

/** What a file that ends is made of: a part's name, and the instants of all, in epoch milliseconds. */
interface Parts {
  name: string
  instants: (file: unknown) => number[]
}

/** The parts of the files that end; places never end, and a calendar ends with its season. */
const partsOf: Record<DatasetName, Parts | undefined> = {
  weather: {
    name: 'forecast hour',
    instants: (file) =>
      (file as WeatherFile).data.flatMap(({ date, hours }) =>
        hours.map(({ time }) => {
          const day = datePart(date)
          return campInstant(time < firstHour ? addDays(day, 1) : day, time)
        }),
      ),
  },
  tides: {
    name: 'tide',
    instants: (file) =>
      (file as TidesFile).dates.flatMap(({ tides }) => tides.map(({ instant }) => Date.parse(instant))),
  },
  locations: undefined,
  calendar: undefined,
}

/** Whether a file can come to its end. */
export const canEnd = (name: DatasetName): boolean => partsOf[name] !== undefined

const msPerUnit = { h: 3_600_000, d: 24 * 3_600_000 }

/** Milliseconds of `24h` or `3d`, hours or days of 24 hours; undefined for any other text. */
export const durationMs = (text: string): number | undefined => {
  const [, count, unit] = /^([1-9]\d{0,3})([hd])$/.exec(text) ?? []
  return count && unit ? Number(count) * msPerUnit[unit as keyof typeof msPerUnit] : undefined
}

/** `19 h 5 min from now`, or `ago`. */
const timeTo = (ms: number): string => {
  const hours = Math.floor(Math.abs(ms) / msPerUnit.h)
  const minutes = Math.floor((Math.abs(ms) % msPerUnit.h) / 60_000)
  return ms < 0 ? `${hours} h ${minutes} min ago` : `${hours} h ${minutes} min from now`
}

/**
 * Says when a file ends that does not last for a duration (`24h`) from a time on (epoch milliseconds); undefined when it
 * lasts. A forecast ends with its last hour, a tide table with its last tide. The file is one that the app accepts.
 */
export const endsTooSoon = (
  name: DatasetName,
  file: unknown,
  now: number,
  duration: string,
): string | undefined => {
  const parts = partsOf[name]
  if (!parts) return undefined
  // A time of day that cannot be read is an oddity of its own.
  const instants = parts.instants(file).filter((instant) => !Number.isNaN(instant))
  if (!instants.length) return `it has no ${parts.name}, and should reach ${duration} from now`
  const end = Math.max(...instants)
  if (end - now >= durationMs(duration)!) return undefined
  return `its last ${parts.name} is at ${campDateTime(end).replace('T', ' ')} at the camp, ${timeTo(end - now)}: it should reach ${duration} from now`
}
