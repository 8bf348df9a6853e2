/** Lists the tide gauges around a camp, for `npm run tides -- find`. */
import { addDays, boundsOf, campDate, dayName } from '../../../src/lib/camp-time'
import type { CommandResult } from '../../command/run-tool'
import { chooseGauge, placeOf, provenReachKm, reachKm, type GaugeWish } from '../read/choose-gauge'
import { gaugesNear, type Gauge } from '../read/gauge-database'
import { campClock, toMinute } from '../camp-day'
import { tideCurve } from './tide-curve'

const shownGauges = 10

export type StationWish = Omit<GaugeWish, 'hasKnown'>

/**
 * Returns a line for each gauge, nearest first, and tomorrow's tides at the one that `make-data` would use, or could use
 * with known tides. The exit code is 1 if there is none, or if no gauge has the id. `now` is in epoch milliseconds.
 */
export async function findGauges(wish: StationWish, now: number): Promise<CommandResult> {
  const gauges = await gaugesNear(wish.position, shownGauges)
  const { gauge: chosen, rejection, pinned = chosen } = await chooseGauge({ ...wish, hasKnown: false })
  if (rejection && wish.station !== undefined && !pinned) return { lines: [rejection], exitCode: 1 }
  // A gauge that needs known tides may still be checked against the board: the pinned one, or else the nearest.
  const gauge = pinned && !pinned.problem ? pinned : gauges.find((each) => !problemWith(each))
  return {
    lines: [
      ...gauges.map(describeGauge),
      ...(rejection === undefined ? [] : ['', rejection]),
      ...(gauge ? ['', ...tomorrowsTides(gauge, now)] : []),
    ],
    exitCode: gauge ? 0 : 1,
  }
}

function describeGauge(gauge: Gauge): string {
  const { id, place, km, licence } = gauge
  const columns = [`${km.toFixed(0).padStart(4)} km`, place.padEnd(20), licence.padEnd(12), id.padEnd(40)]
  return `${columns.join('  ')}  ${usability(gauge)}`
}

const problemWith = ({ km, problem }: Gauge): string | undefined =>
  problem ?? (km > provenReachKm ? `more than ${provenReachKm} km away` : undefined)

function usability(gauge: Gauge): string {
  const problem = problemWith(gauge)
  if (problem) return `not usable: ${problem}`
  return `usable${gauge.km > reachKm ? ' with known tides' : ''} (M4/M2 ${gauge.distortion.toFixed(2)})`
}

function tomorrowsTides(gauge: Gauge, now: number): string[] {
  const date = addDays(campDate(now), 1)
  const [start, end] = boundsOf(date)
  const tides = tideCurve(gauge, start, end).tides.filter(({ at }) => at >= start && at < end)
  return [
    `${dayName(date)} at the gauge at ${placeOf(gauge)}, not for navigation:`,
    ...tides.map(
      ({ type, at, heightInMetres }) =>
        `${campClock(toMinute(at))}  ${type.padEnd(4)}  ${heightInMetres.toFixed(1)} m`,
    ),
  ]
}
