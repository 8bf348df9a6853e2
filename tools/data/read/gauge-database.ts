/**
 * Finds tide gauges in the open tide database (https://github.com/openwatersio/tide-database), whatever their licence. A
 * gauge's harmonic constants allow predictions for any year.
 */
import type { Station } from '@neaps/tide-database'
import type { Position } from '../../../src/lib/places'

/** With a larger ratio of M4 to M2, a computed curve does not give the times: double high waters, or a river. */
export const mostDistortion = 0.15

/** What a place's predicted tides and levels depend on. */
export interface HarmonicStation {
  /** Amplitudes in metres, phases in degrees (GMT). */
  constituents: { name: string; amplitude: number; phase: number }[]
  /** Height of mean sea level (the constants' zero) above chart datum (the zero of tide tables); NaN if unknown. */
  offsetInMetres: number
}

export interface Gauge extends HarmonicStation {
  id: string
  /** Where it is, such as `Rottingdean`. */
  place: string
  /** Kilometres from the camp. */
  km: number
  /** Such as `Europe/London`. */
  timeZone: string
  /** The licence of its data, such as `CC BY-NC 4.0`. */
  licence: string
  /** M4/M2: how large the shallow-water tide is, compared with the Moon's. */
  distortion: number
  /** Why predictions from it are wrong or must not be published; undefined if it is usable. */
  problem: string | undefined
  /** Who published its constants, such as `TICON-4`. */
  source: string
  /** The credit that its licence requires. */
  attribution: string
}

/**
 * Returns the nearest gauges, usable or not, the nearest first: by default enough for a usable one to be among them even
 * on an estuary with many gauges.
 */
export async function gaugesNear(position: Position, count = 40): Promise<Gauge[]> {
  const { near } = await import('@neaps/tide-database')
  const filter = ({ kind }: Station) => kind !== 'current'
  return near({ ...position, maxResults: count, filter }).map(([station, km]) => gaugeOf(station, km))
}

/** Returns the gauge with an id, even if the database rejects its data; undefined if there is none. */
export async function gaugeById(id: string, position: Position): Promise<Gauge | undefined> {
  const { near, qualityFilter } = await import('@neaps/tide-database')
  const filter = (station: Station) => station.id === id
  const [found] = near({ ...position, maxResults: 1, includeAll: true, filter })
  if (!found) return undefined
  const gauge = gaugeOf(...found)
  return qualityFilter(found[0]) ? gauge : { ...gauge, problem: 'rejected by the database itself' }
}

function gaugeOf(station: Station, km: number): Gauge {
  const { id, name, locality, license, attribution, harmonic_constituents: constituents } = station
  const { chart_datum: chartDatum = '', datums } = station
  const gauge = {
    id,
    // Some gauges have another gauge's name, but their localities are right.
    place: locality ?? name,
    km,
    timeZone: station.timezone,
    licence: license.type.toUpperCase().replace(/^CC-BY(-NC)?-/, 'CC BY$1 '),
    distortion: distortionOf(constituents),
    source: station.source.name,
    attribution,
    constituents,
    offsetInMetres: (datums['MSL'] ?? NaN) - (datums[chartDatum] ?? NaN),
  }
  return { ...gauge, problem: problemOf(station, gauge) }
}

function problemOf(
  { kind, type, license }: Station,
  { licence, distortion, offsetInMetres }: Omit<Gauge, 'problem'>,
): string | undefined {
  if (kind === 'current') return 'it measures currents'
  if (type === 'subordinate') return 'it has no constants of its own'
  if (!license.commercial_use) return `its licence (${licence}) forbids commercial use`
  if (distortion > mostDistortion) return `its tide is distorted (${distortionText(distortion)})`
  return Number.isNaN(offsetInMetres) ? 'its chart datum is unknown' : undefined
}

/** Formats M4/M2 as `M4/M2 0.45, above 0.15`. */
export function distortionText(distortion: number): string {
  return `M4/M2 ${distortion.toFixed(2)}, above ${mostDistortion}`
}

function distortionOf(constituents: Gauge['constituents']): number {
  const amplitudeOf = (wanted: string) => constituents.find(({ name }) => name === wanted)?.amplitude ?? 0
  const m2 = amplitudeOf('M2')
  return m2 ? amplitudeOf('M4') / m2 : Infinity
}
