import { campDateTime } from '../../../src/lib/camp-time'
import { datePart } from '../../../src/lib/iso-date'
import { levelCurve } from '../../../src/lib/levels'
import { isAfterGap } from '../../../src/lib/tides'
import type { Tide, TidesFile } from '../../../src/schemas'
import { timeZone } from '../../../src/time-zone'
import { highestWater, lowestWater } from '../coast'
import { dayOddities, odd } from './oddity-parts'
import type { Finding } from './violations'

/** What is odd in a tide of a day by itself. */
const tideOddity = (path: string, { time, heightInMetres, instant }: Tide, date: string): Finding[] => {
  const [instantDate, clock] = campDateTime(instant).split('T') as [string, string]
  return [
    ...odd(
      heightInMetres < lowestWater || heightInMetres > highestWater,
      `${path}.heightInMetres`,
      heightInMetres,
      `outside ${lowestWater} to ${highestWater} m, which no coast has`,
      'mend the height; it is in metres',
    ),
    ...odd(
      time !== clock,
      `${path}.time`,
      time,
      `the instant ${instant} is ${clock} in ${timeZone}`,
      `write "${clock}", or mend the instant`,
    ),
    ...odd(
      instantDate !== date,
      `${path}.instant`,
      instant,
      `on ${instantDate} in ${timeZone}, and not on ${date}`,
      'move the tide to its day, or mend the instant',
    ),
  ]
}

/** What is odd in a tide after the one before it in the file. */
const orderOddity = (path: string, tide: Tide, previous: Tide): Finding[] => {
  const [at, previousAt] = [Date.parse(tide.instant), Date.parse(previous.instant)]
  return [
    ...odd(
      isAfterGap({ tide, at }, previousAt),
      `${path}.instant`,
      tide.instant,
      `more than 14 hours after the tide before it, ${previous.instant}: the app says that the table has a gap`,
      'publish the tides between them',
    ),
    ...odd(
      at <= previousAt,
      `${path}.instant`,
      tide.instant,
      'not after the tide before it',
      'sort the tides by time',
    ),
    ...odd(
      previous.type === tide.type,
      `${path}.type`,
      tide.type,
      `${tide.type} follows ${tide.type}`,
      'mend the type, unless your coast has double tides',
    ),
  ]
}

/** What is odd in `tides.json` on a date at the camp. */
export const tideOddities = ({ dates }: TidesFile, today: string): Finding[] => {
  const findings = dayOddities('dates', dates, today)
  let previous: Tide | undefined
  for (const [dayIndex, day] of dates.entries()) {
    const { date, tides, levels } = day
    const dayPath = `dates[${dayIndex}]`
    findings.push(
      ...odd(
        levels !== undefined && !levelCurve(day),
        `${dayPath}.levels`,
        levels,
        'not shown: they do not reach from 00:00 to 24:00, or a tide of the day is more than 0.25 m away from them',
        'publish levels of the same place and datum as the tides, or none',
      ),
      ...odd(!tides.length, `${dayPath}.tides`, tides, 'a day without tides', 'publish its tides'),
    )
    for (const [tideIndex, tide] of tides.entries()) {
      const path = `${dayPath}.tides[${tideIndex}]`
      if (previous) findings.push(...orderOddity(path, tide, previous))
      findings.push(...tideOddity(path, tide, datePart(date)))
      previous = tide
    }
  }
  return findings
}
