/** Compares a table's tides with the nearby gauge's, which reveals mistakes that the table alone cannot. */
import { isSummerTime } from '../../../src/lib/camp-time'
import type { Position } from '../../../src/lib/places'
import { summerName, winterName } from '../../../src/time-zone'
import { distortionIn, placeOf, reachKm } from '../read/choose-gauge'
import { throwInvalid, throwProblems } from '../read/source-errors'
import { rollingHint, type SourceTide, type SourceTides } from '../read/source-tides'
import { gaugesNear, type Gauge } from '../read/gauge-database'
import { pairsWith, type Difference } from './tide-differences'
import { dateDifference } from './witness-dates'
import { heightDifference, heightsOutOfStep } from './witness-heights'
import { singleDifferences } from './witness-single-tides'
import { clockDifference, stepsAlong, tidesHoursOff, timeStep, typeStep, unusualTimes } from './witness-times'

/** In metres. In Europe, only the Bristol Channel, Morecambe Bay and the coast around Saint-Malo have higher tides. */
const unusualHighest = 8

/**
 * Returns what to print about tides that differ from those of the nearest usable gauge. Throws an InvalidResponse if
 * they cannot be this coast's. If there is no such gauge, the tide is distorted or no gauge is wanted, the notes say
 * what could not be checked.
 */
export async function checkByGauge(
  source: SourceTides,
  position: Position,
  isWanted = true,
): Promise<string[]> {
  const gauge = isWanted ? await witnessAt(position) : undefined
  const { name, tides, isRolling } = source
  if (!gauge) return isRolling ? [] : uncheckedNotes(source, isWanted)
  const difference = differenceFrom(gauge, tides)
  if (!difference) {
    const lines = singleDifferences(gauge, tides).map(
      (line) =>
        `${line}; ${isRolling ? rollingHint : 'correct it'}, or set witness: false in sources.tides if it is right`,
    )
    throwProblems(lines)
    return []
  }
  const line = `${name}: ${difference.text}`
  if (difference.severity !== 'fatal') return [`warning: ${line}`]
  return throwInvalid(`${line} (if they are right, set witness: false in sources.tides)`)
}

/** Returns the nearest usable gauge; undefined if there is none within reach, or the tide is distorted. */
async function witnessAt(position: Position): Promise<Gauge | undefined> {
  const gauges = await gaugesNear(position)
  return distortionIn(gauges) ? undefined : gauges.find(({ problem, km }) => !problem && km <= reachKm)
}

/** Returns notes on what may be wrong with a table that no gauge has checked: its times or its unit. */
function uncheckedNotes({ name, tides }: SourceTides, isWanted: boolean): string[] {
  // The night of a clock change shows which clock a table has.
  const seasons = new Set(tides.map(({ at }) => isSummerTime(new Date(at))))
  const unchecked = isWanted
    ? `no usable tide gauge within ${reachKm} km to check the times by`
    : 'nothing has checked the times (witness is false)'
  const highest = Math.max(...tides.map(({ heightInMetres }) => heightInMetres))
  const unusual = `heights up to ${highest} m, which few coasts have`
  const clock = seasons.size === 1 ? `, and in ${seasons.has(true) ? summerName : winterName}` : ''
  return [
    ...(isWanted || clock
      ? [`${name}: ${unchecked}; make sure that they are for this port and year${clock}`]
      : []),
    ...(highest > unusualHighest ? [`${name}: ${unusual}; make sure that they are metres, not feet`] : []),
  ]
}

/** Returns the most telling difference between tides and a gauge's; undefined if they may be the same coast's. */
export function differenceFrom(gauge: Gauge, tides: SourceTide[]): Difference | undefined {
  const pairs = pairsWith(gauge, tides)
  // Without both types, there is no range.
  if (new Set(pairs.map(({ tide }) => tide.type)).size < 2) return undefined
  const where = `the gauge at ${placeOf(gauge)}`
  const steps = stepsAlong(pairs)
  return (
    dateDifference(pairs, gauge, where) ??
    clockDifference(pairs, where) ??
    tidesHoursOff(pairs, where) ??
    timeStep(steps, where) ??
    heightsOutOfStep(pairs, where) ??
    heightDifference(pairs, gauge, where) ??
    typeStep(steps, where) ??
    unusualTimes(pairs, where)
  )
}
