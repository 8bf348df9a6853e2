/** Checks whether a forecast or a tide table ends too soon, for `check-data --reaches` and `make-data --report`. */
import { campInstant } from '../../../src/lib/camp-time'
import { msPerDay, msPerHour, msPerMinute } from '../../../src/lib/durations'
import { dateOfHour } from '../../../src/lib/hours'
import { datePart } from '../../../src/lib/iso-date'
import type { DatasetName, TidesFile, WeatherFile } from '../../../src/schemas'
import { shownTime } from '../../faults/shown-time'

const msPerUnit = { h: msPerHour, d: msPerDay }

/** Returns whether a file can end too soon. Places never end, and a calendar may end with its season. */
export const canEnd = (name: DatasetName): boolean => name === 'weather' || name === 'tides'

/** Converts `24h` or `3d` (days of 24 hours) to milliseconds; undefined for any other text. */
export const durationMs = (text: string): number | undefined => {
  const [, count, unit] = /^([1-9]\d{0,3})([hd])$/.exec(text) ?? []
  return count && unit ? Number(count) * msPerUnit[unit as keyof typeof msPerUnit] : undefined
}

/**
 * Returns why a valid file ends too soon: it is empty, or ends less than a duration (`24h`) after `now` (epoch
 * milliseconds). Undefined otherwise. A forecast ends at the start of its last hour, a tide table at its last tide.
 */
export const endsTooSoon = (
  name: DatasetName,
  file: unknown,
  now: number,
  duration: string,
): string | undefined => {
  if (!canEnd(name)) return undefined
  const what = name === 'weather' ? 'forecast hour' : 'tide'
  const instants = name === 'weather' ? hourInstants(file as WeatherFile) : tideInstants(file as TidesFile)
  // Skips invalid times of day, which have their own warning.
  const known = instants.filter((instant) => !Number.isNaN(instant))
  const end = known.sort((a, b) => a - b).at(-1)
  if (end === undefined) return `it has no ${what}, but should reach ${duration} ahead`
  if (end - now >= (durationMs(duration) ?? 0)) return undefined
  const when = `${shownTime(end)} at the camp, ${timeTo(end - now, duration.endsWith('d'))}`
  return `its last ${what} is at ${when}, but should be at least ${duration} from now`
}

function hourInstants({ data }: WeatherFile): number[] {
  return data.flatMap(({ date, hours }) =>
    hours.map(({ time }) => campInstant(dateOfHour(datePart(date), time), time)),
  )
}

function tideInstants({ dates }: TidesFile): number[] {
  return dates.flatMap(({ tides }) => tides.map(({ instant }) => Date.parse(instant)))
}

/** Formats the time to or since an instant: `19 h 5 min from now`, `19 h 5 min ago`; `inDays`, `4 d 18 h from now`. */
function timeTo(ms: number, inDays: boolean): string {
  const hours = Math.floor(Math.abs(ms) / msPerHour)
  const minutes = Math.floor((Math.abs(ms) % msPerHour) / msPerMinute)
  const length = inDays ? `${Math.floor(hours / 24)} d ${hours % 24} h` : `${hours} h ${minutes} min`
  return `${length} ${ms < 0 ? 'ago' : 'from now'}`
}
