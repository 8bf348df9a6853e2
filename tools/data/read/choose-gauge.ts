/** Chooses the tide gauge that a camp's tides are predicted from, or says what to use instead. */
import type { Position } from '../../../src/lib/places'
import { timeZone } from '../../../src/time-zone'
import { distortionText, gaugeById, gaugesNear, mostDistortion, type Gauge } from './gauge-database'

/** Beyond this, predictions are wrong by more than half an hour too often. */
export const reachKm = 30

/** How far away a gauge may be if known tides prove that its predictions are right once corrected. */
export const provenReachKm = 60

const reachOf = (hasKnown: boolean): number => (hasKnown ? provenReachKm : reachKm)

export interface GaugeWish {
  position: Position
  /** The id of a gauge; undefined for the nearest usable one. */
  station: string | undefined
  /** Where the id comes from; by default, the setting. */
  stationFrom?: '--station'
  /** Whether there are known tides, which prove or disprove the gauge. */
  hasKnown: boolean
}

/** `pinned` is the gauge with the id, if there is one, although it is rejected. */
type GaugeChoice =
  | { gauge: Gauge; rejection?: never; pinned?: never }
  | { gauge?: never; rejection: string; pinned?: Gauge | undefined }

export async function chooseGauge(wish: GaugeWish): Promise<GaugeChoice> {
  const { position, station, hasKnown } = wish
  const gauges = await gaugesNear(position)
  const pinned = station === undefined ? undefined : await gaugeById(station, position)
  if (station !== undefined && !pinned) return { rejection: unknownStation(wish, gauges) }
  const gauge = pinned ?? gauges.find(({ problem }) => !problem)
  const rejection =
    problemOf(gauge) ?? (hasKnown ? undefined : distortionIn(gauges)) ?? distanceOf(gauge, wish)
  if (!gauge || rejection)
    return { rejection: `sources.tides: ${rejection}; ${otherSources(gauges, wish)}`, pinned }
  // A gauge that is named, or that known tides prove, may be abroad.
  const otherZone = station === undefined && !hasKnown ? zoneProblem(gauge) : undefined
  return otherZone
    ? { rejection: `sources.tides: ${otherZone}, or, if it is right, set station: '${gauge.id}'` }
    : { gauge }
}

/** Describes a gauge whose clock is not the camp's: it is abroad, so the camp's longitude has probably lost its sign. */
export function zoneProblem(gauge: Gauge): string | undefined {
  const clocksOf = (zone: string) =>
    ['2026-01-01T12:00:00Z', '2026-07-01T12:00:00Z']
      .map((instant) => new Date(instant).toLocaleString('en-GB', { timeZone: zone }))
      .join()
  if (clocksOf(timeZone) === clocksOf(gauge.timeZone)) return undefined
  return `the gauge at ${placeOf(gauge)}, is in a different time zone (${gauge.timeZone}) from the camp (${timeZone}); correct camp.position in src/camp.ts (west of Greenwich, longitudes are negative)`
}

/** Returns `Rottingdean, 5 km away`. */
export function placeOf({ place, km }: Gauge): string {
  return `${place}, ${km < 1 ? 'less than 1' : Math.round(km)} km away`
}

/**
 * Returns why computed times would be wrong at a camp, whichever gauge they come from: the tide is distorted at the
 * nearest gauge of all. Undefined if it is not.
 */
export function distortionIn([nearest]: Gauge[]): string | undefined {
  if (!nearest || nearest.km > reachKm || nearest.distortion <= mostDistortion) return undefined
  const cause = 'double high waters or a river'
  return `the tide is distorted by ${cause}, so computed times would be wrong (${distortionText(nearest.distortion)}, at the nearest gauge: ${placeOf(nearest)})`
}

function unknownStation({ station, stationFrom, hasKnown }: GaugeWish, gauges: Gauge[]): string {
  const from = stationFrom ?? 'sources.tides.station'
  const limit = reachOf(hasKnown)
  const isDistorted = !hasKnown && distortionIn(gauges)
  const near = gauges.filter(({ problem, km }) => !problem && km <= limit && !isDistorted).slice(0, 3)
  const names = near.map((gauge) => `${gauge.id} (${placeOf(gauge)})`)
  const usable = near.length ? `the nearest usable ones are ${names.join(', ')}, and ` : ''
  return `${from}: unknown gauge "${station}"; ${usable}npm run tides -- find lists those around the camp`
}

function problemOf(gauge: Gauge | undefined): string | undefined {
  return gauge?.problem && `the gauge at ${placeOf(gauge)}, cannot be used: ${gauge.problem}`
}

function distanceOf(gauge: Gauge | undefined, { station, hasKnown }: GaugeWish): string | undefined {
  const limit = reachOf(hasKnown)
  if (!gauge) return 'there is no usable tide gauge'
  if (gauge.km <= limit) return undefined
  const which = station === undefined ? 'nearest usable tide gauge' : `gauge "${station}"`
  return `the ${which} is more than ${limit} km away (${gauge.place}, ${Math.ceil(gauge.km)} km)`
}

/** Says what to do about a gauge that is rejected: another position, another gauge, known tides, or a table. */
export function otherSources(gauges: Gauge[], { station, hasKnown }: GaugeWish): string {
  const within = gauges.filter(({ problem, km }) => !problem && km <= provenReachKm)
  const reach = reachOf(hasKnown)
  const isPinned = station !== undefined && (hasKnown || !distortionIn(gauges))
  const other = isPinned ? within.find(({ id, km }) => id !== station && km <= reach) : undefined
  const proven = hasKnown || other ? undefined : (within.find(({ id }) => id === station) ?? within[0])
  return [
    !hasKnown && "change camp.position, if it is not your camp's",
    other && `use station "${other.id}" (${placeOf(other)})`,
    proven &&
      `add a fortnight of known tides as sources.tides.known, to check and correct the gauge at ${placeOf(proven)}`,
    "use a tide table, or no tides (from: 'none')",
  ]
    .filter(Boolean)
    .join('; or ')
}
