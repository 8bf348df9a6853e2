/**
 * Whether a forecast or a tide table ends too soon: what `npm run check-data -- URL --reaches 24h` says of published
 * data.
 */
import { addDays, campDateTime, campInstant } from '../../src/lib/camp-time'
import { firstHour } from '../../src/lib/hours'
import { datePart } from '../../src/lib/iso-date'
import type { DatasetName, TidesFile, WeatherFile } from '../../src/schemas'

/** The instants in the files that end, epoch milliseconds. Places never end, and a calendar ends with its season. */
const instantsIn: Partial<Record<DatasetName, (file: unknown) => number[]>> = {
  weather: (file) =>
    (file as WeatherFile).data.flatMap(({ date, hours }) =>
      hours.map(({ time }) => {
        const day = datePart(date)
        return campInstant(time < firstHour ? addDays(day, 1) : day, time)
      }),
    ),
  tides: (file) =>
    (file as TidesFile).dates.flatMap(({ tides }) => tides.map(({ instant }) => Date.parse(instant))),
}

/** Whether a file can come to its end. */
export const canEnd = (name: DatasetName): boolean => name in instantsIn

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
  // A time of day that cannot be read is an oddity of its own.
  const instants = instantsIn[name]?.(file).filter((instant) => !Number.isNaN(instant))
  if (!instants) return undefined
  const what = name === 'weather' ? 'forecast hour' : 'tide'
  if (!instants.length) return `it has no ${what}, and should reach ${duration} from now`
  const end = Math.max(...instants)
  if (end - now >= durationMs(duration)!) return undefined
  return `its last ${what} is at ${campDateTime(end).replace('T', ' ')} at the camp, ${timeTo(end - now)}: it should reach ${duration} from now`
}
