import { campDateTime } from '../../../src/lib/camp-time'
import { datePart } from '../../../src/lib/iso-date'
import { levelCurve } from '../../../src/lib/levels'
import { isAfterGap } from '../../../src/lib/tides'
import type { Tide, TideDay, TidesFile } from '../../../src/schemas'
import { timeZone } from '../../../src/time-zone'
import { highestWater, lowestWater } from '../coast'
import type { WarningRow } from './warnings'
import { dayWarnings, repeats } from './warnings-days'

/** Every coast has at least so many tides a day: the longest interval is 12.3 hours. */
const fewestTides = 3

const msPerHour = 3_600_000

/** How far a high tide may be below the low tides around it: on coasts with double high waters they can be level. */
const toleranceMetres = 0.3

interface PlacedTide {
  path: string
  tide: Tide
  /** Epoch milliseconds. */
  at: number
}

/** What is suspicious in `tides.json` on a date at the camp. Invalid texts are '', invalid numbers NaN. */
export const tideWarnings = ({ dates }: TidesFile, today: string): WarningRow[] => {
  const placed = dates.map(({ tides }, dayIndex) =>
    tides.map((tide, index) => ({
      path: `dates[${dayIndex}].tides[${index}]`,
      tide,
      at: Date.parse(tide.instant),
    })),
  )
  const all = placed.flat()
  return [
    ...dayWarnings('dates', dates, today),
    ...dates.flatMap((day, index) => tideDayWarnings(`dates[${index}]`, day)),
    ...placed.flatMap((tides, index) =>
      tides.flatMap((tide) => tideWarningsAlone(tide, datePart(dates[index]?.date ?? ''))),
    ),
    ...sequenceWarnings(all),
    {
      kind: 'single-tide-type',
      path: 'dates',
      isOdd:
        all.length >= fewestTides && all.every(({ tide }) => tide.type && tide.type === all[0]?.tide.type),
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
      hint: 'publish levels from 00:00 to 24:00, of the same place and datum as the tides, or none',
    },
    {
      kind: 'no-tides',
      path: `${path}.tides`,
      isOdd: !tides.length,
      reason: 'a day without tides',
      hint: 'publish its tides, or leave the day out',
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
      isOdd: instantDate !== undefined && Boolean(date) && instantDate !== date,
      reason: `on ${instantDate} in ${timeZone}, listed under ${date}`,
      hint: 'move the tide to its day, or correct the instant',
    },
  ]
}

/** Each tide against those around it in the file. */
function sequenceWarnings(tides: PlacedTide[]): WarningRow[] {
  const isRepeated = repeats(tides.map(({ at }) => at))
  return tides.flatMap((placed, index) => {
    const [previous, next] = [tides[index - 1], tides[index + 1]]
    if (!previous || isNaN(placed.at) || isNaN(previous.at)) return []
    if (isRepeated[index]) return [doubledWarning(placed)]
    return [...intervalWarnings(placed, previous), ...typeWarnings(placed, previous, next)]
  })
}

function doubledWarning({ path }: PlacedTide): WarningRow {
  return {
    kind: 'tide-doubled',
    path: `${path}.instant`,
    isOdd: true,
    reason: 'the same instant as an earlier tide',
    hint: 'keep one of them',
  }
}

function intervalWarnings({ path, tide, at }: PlacedTide, previous: PlacedTide): WarningRow[] {
  return [
    {
      kind: 'tide-gap',
      path: `${path}.instant`,
      isOdd: isAfterGap({ tide, at }, previous.at),
      reason: `more than 14 hours after the previous tide, ${previous.tide.instant}`,
      hint: 'publish the tides between them',
    },
    {
      kind: 'tide-order',
      path: `${path}.instant`,
      isOdd: at < previous.at,
      reason: `not in order: follows ${previous.tide.instant}`,
      hint: 'sort the tides by time',
    },
    {
      kind: 'tides-too-close',
      path: `${path}.instant`,
      isOdd: at > previous.at && at - previous.at < msPerHour,
      reason: `less than an hour after the previous tide, ${previous.tide.instant}`,
      hint: 'check both times',
    },
  ]
}

function typeWarnings(
  { path, tide }: PlacedTide,
  previous: PlacedTide,
  next: PlacedTide | undefined,
): WarningRow[] {
  const lowest = Math.min(previous.tide.heightInMetres, next?.tide.heightInMetres ?? NaN)
  return [
    {
      kind: 'same-tide-type',
      path: `${path}.type`,
      isOdd: Boolean(tide.type) && previous.tide.type === tide.type,
      reason: `${tide.type} follows ${tide.type}`,
      hint: 'check for a missing tide; some coasts do have such days',
    },
    {
      kind: 'high-below-lows',
      path: `${path}.heightInMetres`,
      isOdd:
        tide.type === 'High' &&
        previous.tide.type === 'Low' &&
        next?.tide.type === 'Low' &&
        // Rounded, because 1.5 - 1.2 is more than 0.3.
        Math.round((lowest - tide.heightInMetres) * 1000) > toleranceMetres * 1000,
      reason: `a high tide more than ${toleranceMetres} m below the low tides before and after it`,
      hint: 'check that High and Low are not swapped',
    },
  ]
}
