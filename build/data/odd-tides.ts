import { campDateTime } from '../../src/lib/camp-time'
import { datePart } from '../../src/lib/iso-date'
import type { Tide, TidesFile } from '../../src/schemas'
import { dayOddities, odd } from './odd-days'
import type { Finding } from './violations'

/** What is odd in `tides.json` on a date at the camp. */
export const tideOddities = ({ dates }: TidesFile, today: string): Finding[] => {
  let before: Tide | undefined
  return [
    ...dayOddities('dates', dates, today),
    ...dates.flatMap(({ date, tides }, index) => [
      ...odd(!tides.length, `dates[${index}].tides`, tides, 'a day without tides', 'publish its tides'),
      ...tides.flatMap((tide, place) => {
        const path = `dates[${index}].tides[${place}]`
        const [instantDate, clock] = campDateTime(tide.instant).split('T') as [string, string]
        const previous = before
        before = tide
        return [
          ...odd(
            tide.time !== clock,
            `${path}.time`,
            tide.time,
            `the instant ${tide.instant} is ${clock} in Europe/London`,
            `write "${clock}", or mend the instant`,
          ),
          ...odd(
            instantDate !== datePart(date),
            `${path}.instant`,
            tide.instant,
            `on ${instantDate} in Europe/London, and not on ${datePart(date)}`,
            'move the tide to its day, or mend the instant',
          ),
          ...odd(
            previous !== undefined && Date.parse(tide.instant) <= Date.parse(previous.instant),
            `${path}.instant`,
            tide.instant,
            'not after the tide before it',
            'sort the tides by time',
          ),
          ...odd(
            previous?.type === tide.type,
            `${path}.type`,
            tide.type,
            `${tide.type} follows ${tide.type}`,
            'mend the type, unless your coast has double tides',
          ),
        ]
      }),
    ]),
  ]
}
