import { campDateTime } from '../../src/lib/camp-time'
import { datePart } from '../../src/lib/iso-date'
import { levelCurve } from '../../src/lib/levels'
import { isAfterGap } from '../../src/lib/tides'
import type { Tide, TidesFile } from '../../src/schemas'
import { timeZone } from '../../src/time-zone'
import { dayOddities, odd } from './odd-days'
import type { Finding } from './violations'

/** Metres above chart datum: the highest tides of the Earth, and a storm with the lowest. */
export const [lowestWater, highestWater] = [-3, 18]

/** What is odd in `tides.json` on a date at the camp. */
export const tideOddities = ({ dates }: TidesFile, today: string): Finding[] => {
  let before: Tide | undefined
  return [
    ...dayOddities('dates', dates, today),
    ...dates.flatMap((day, index) => [
      ...odd(
        day.levels !== undefined && !levelCurve(day),
        `dates[${index}].levels`,
        day.levels,
        'not shown: they do not reach from 00:00 to 24:00, or a tide of the day is more than 0.25 m away from them',
        'publish levels of the same place and datum as the tides, or none',
      ),
    ]),
    ...dates.flatMap(({ date, tides }, index) => [
      ...odd(!tides.length, `dates[${index}].tides`, tides, 'a day without tides', 'publish its tides'),
      ...tides.flatMap((tide, place) => {
        const path = `dates[${index}].tides[${place}]`
        const [instantDate, clock] = campDateTime(tide.instant).split('T') as [string, string]
        const previous = before
        before = tide
        return [
          ...odd(
            previous !== undefined &&
              isAfterGap({ tide, at: Date.parse(tide.instant) }, Date.parse(previous.instant)),
            `${path}.instant`,
            tide.instant,
            `more than 14 hours after the tide before it, ${previous?.instant}: the app says that the table has a gap`,
            'publish the tides between them',
          ),
          ...odd(
            tide.heightInMetres < lowestWater || tide.heightInMetres > highestWater,
            `${path}.heightInMetres`,
            tide.heightInMetres,
            `outside ${lowestWater} to ${highestWater} m, which no coast has`,
            'mend the height; it is in metres',
          ),
          ...odd(
            tide.time !== clock,
            `${path}.time`,
            tide.time,
            `the instant ${tide.instant} is ${clock} in ${timeZone}`,
            `write "${clock}", or mend the instant`,
          ),
          ...odd(
            instantDate !== datePart(date),
            `${path}.instant`,
            tide.instant,
            `on ${instantDate} in ${timeZone}, and not on ${datePart(date)}`,
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
