/** Predicts a camp's tides and levels from the constants of a tide gauge. Not for navigation. */
import type { Sources } from '../../../src/camp-schema'
import type { Position } from '../../../src/lib/places'
import {
  chooseGauge,
  distortionIn,
  otherSources,
  placeOf,
  provenReachKm,
  reachKm,
  zoneProblem,
  type GaugeWish,
} from '../read/choose-gauge'
import { readKnownTides, withoutCells } from '../read/read-known-tides'
import { throwInvalid } from '../read/source-errors'
import type { SourceTides } from '../read/source-tides'
import { gaugesNear, type Gauge } from '../read/gauge-database'
import type { MakeOptions } from './maker-types'
import { closeness, correctByKnown, fitKnown, type KnownFit } from './known-tides'
import type { Difference } from './tide-differences'
import { differenceFrom } from './tide-witness'
import { predictedTides, type WaterLevel } from './tide-curve'

/** How far ahead tides are published. */
const daysAhead = 14

/**
 * What 90 % of the predictions are within; in a year of official tides at Eastbourne, 18 minutes at 16 km and 28 at 22
 * km. Corrected ones are often closer than 20 on the known days, but not over the rest of the year.
 */
const [nearMinutes, farMinutes] = [20, 30]

/** Up to this distance, predictions are within `nearMinutes`. */
const nearGaugeKm = 20

interface GaugeTides extends SourceTides {
  levelAt: WaterLevel
  /** For campers: where the tides come from. */
  about: string
  notes: string[]
}

type GaugeOptions = Pick<MakeOptions, 'now' | 'knownTides'> & { camp: { position: Position } }

export type GaugeSource = Extract<Sources['tides'], { from: 'gauge' }>

/**
 * Predicts the tides from yesterday on. Throws an InvalidResponse if no gauge can be used, if the nearest is abroad,
 * or if the known tides disprove it.
 */
export async function predictGaugeTides(source: GaugeSource, options: GaugeOptions): Promise<GaugeTides> {
  const known = await readKnownTides(options.knownTides, source.known)
  const wish = { position: options.camp.position, station: source.station, hasKnown: known !== undefined }
  const choice = await chooseGauge(wish)
  const gauge = choice.gauge ?? throwInvalid(choice.rejection)
  const otherZone = zoneProblem(gauge)
  const doubts = known ? doubtsAbout(known, gauge, options.knownTides) : []
  const near = known ? await gaugesNear(wish.position) : []
  const fit = known && correctByKnown(gauge, known, () => hintFor(wish, gauge, known, near))
  return {
    ...predictedTides(`the gauge at ${placeOf(gauge)}`, gauge, options.now, daysAhead, fit?.correction),
    about: aboutText(gauge, fit !== undefined),
    notes: [...doubts, ...(otherZone ? [`warning: ${otherZone}`] : []), ...notesOn(gauge, source, fit)],
  }
}

/**
 * Returns warnings about known tides that differ from the gauge's as wrong tables do. Throws an InvalidResponse if they
 * cannot be from the gauge's own coast, or are probably in GMT: corrected by them, every tide would be an hour early.
 */
function doubtsAbout({ name, tides }: SourceTides, gauge: Gauge, secret: string | undefined): string[] {
  const difference = differenceFrom(gauge, tides)
  if (!difference) return []
  const line = `${name}: ${difference.text}`
  const shown = secret ? withoutCells(line) : line
  if (!disproves(difference, gauge)) return [`warning: ${shown}`]
  const hint = '; if they are right, add the tides of two days in winter to prove it'
  return throwInvalid(difference.severity === 'other-clock' ? shown + hint : shown)
}

/** Whether no gauge may be corrected by tides that differ so much from a gauge nearby. */
export function disproves({ severity }: Difference, gauge: Gauge): boolean {
  return severity !== 'unusual' && gauge.km <= reachKm
}

/** Says what to use if the known tides do not match the gauge: a gauge that they match, or a table. */
function hintFor(wish: GaugeWish, gauge: Gauge, known: SourceTides, near: Gauge[]): string {
  const matching = near.find(
    (other) =>
      !other.problem && other.id !== gauge.id && other.km <= provenReachKm && fitKnown(other, known).isClose,
  )
  if (matching) return `use station "${matching.id}" (${placeOf(matching)}), which they match`
  const distortion = distortionIn(near)
  return `${distortion ? `${distortion}; ` : ''}${otherSources([], wish)}`
}

function aboutText(gauge: Gauge, isCorrected: boolean): string {
  const corrected = isCorrected ? ', and corrected with local tide times' : ''
  const minutes = isCorrected || gauge.km <= nearGaugeKm ? nearMinutes : farMinutes
  return `Predicted from the tide gauge at ${placeOf(gauge)}${corrected}; times can be ${minutes} minutes off.`
}

function notesOn(gauge: Gauge, { station }: GaugeSource, fit: KnownFit | undefined): string[] {
  const weeks = fit && Math.floor(fit.dates.length / 7)
  // A build that cannot see the known tides credits the gauge that the settings name.
  const reason = fit ? 'to keep this gauge, and to credit it in the app' : 'to keep this gauge'
  return [
    ...(fit ? [`corrected by ${weeks} weeks of known tides: ${closeness(fit)}`] : []),
    ...(station === undefined ? [`${reason}, set station: '${gauge.id}' in sources.tides`] : []),
  ]
}
