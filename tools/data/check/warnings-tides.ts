import { campDate, campDateTime } from '../../../src/lib/camp-time'
import { datePart } from '../../../src/lib/iso-date'
import { levelCurve } from '../../../src/lib/levels'
import type { TideDay, TidesFile } from '../../../src/schemas'
import { timeZone } from '../../../src/time-zone'
import { highestWater, lowestWater } from '../coast'
import type { WarningRow } from './warnings'
import { dayWarnings } from './warnings-days'
import { tideOrderWarnings, type PlacedTide } from './warnings-tide-order'

/** In a day; no coast has tides more than 12.3 hours apart. */
const fewestTides = 3

/** What is suspicious in `tides.json` at a time (epoch milliseconds). */
export const tideWarnings = ({ dates }: TidesFile, now: number): WarningRow[] => {
  const placed = dates.map(({ tides }, dayIndex) =>
    tides.map((tide, index) => ({
      path: `dates[${dayIndex}].tides[${index}]`,
      tide,
      at: Date.parse(tide.instant),
    })),
  )
  const all = placed.flat()
  return [
    ...dayWarnings('dates', dates, campDate(now)),
    ...dates.flatMap((day, index) => tideDayWarnings(`dates[${index}]`, day)),
    ...placed.flatMap((tides, index) =>
      tides.flatMap((tide) => tideWarningsAlone(tide, datePart(dates[index]?.date ?? ''))),
    ),
    ...tideOrderWarnings(all),
    {
      kind: 'single-tide-type',
      isFatal: true,
      path: 'dates',
      isOdd: all.length >= fewestTides && all.every(({ tide }) => tide.type === all[0]?.tide.type),
      reason: `every tide is ${all[0]?.tide.type}`,
      hint: 'publish both high and low tides',
    },
  ]
}

function tideDayWarnings(path: string, day: TideDay): WarningRow[] {
  const { tides, levels } = day
  const isReadable =
    Boolean(day.date) && tides.every(({ instant, heightInMetres }) => instant && !isNaN(heightInMetres))
  return [
    {
      kind: 'levels-not-shown',
      path: `${path}.levels`,
      isOdd: levels !== undefined && isReadable && !levelCurve(day),
      reason: 'levels are not shown: incomplete, or more than 0.25 m from a tide of the day',
      hint: 'publish levels from 00:00 to 24:00, of the same station and datum as the tides, or remove them',
    },
    {
      kind: 'few-tides',
      path: `${path}.tides`,
      isOdd: tides.length > 0 && tides.length < fewestTides,
      reason: `a day with fewer than ${fewestTides} tides`,
      hint: 'publish all of its tides',
    },
  ]
}

function tideWarningsAlone({ path, tide, at }: PlacedTide, date: string): WarningRow[] {
  const { time, heightInMetres, instant } = tide
  const [instantDate, clock] = isNaN(at) ? [] : campDateTime(instant).split('T')
  return [
    {
      kind: 'height-range',
      isFatal: true,
      path: `${path}.heightInMetres`,
      isOdd: heightInMetres < lowestWater || heightInMetres > highestWater,
      reason: `outside ${lowestWater} to ${highestWater} m`,
      hint: 'write the height in metres above chart datum',
    },
    {
      kind: 'time-differs',
      path: `${path}.time`,
      isOdd: clock !== undefined && time !== clock,
      reason: `differs from the instant, ${instant}, which is ${clock} in ${timeZone}`,
      hint: `write "${clock}", or correct the instant`,
    },
    {
      kind: 'tide-on-other-day',
      path: `${path}.instant`,
      isOdd: date !== '' && instantDate !== date,
      reason: `on ${instantDate} in ${timeZone}, listed under ${date}`,
      hint: 'move the tide to its day, or correct the instant',
    },
  ]
}
