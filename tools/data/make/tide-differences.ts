/** Compares the tides of a table with those that a gauge predicts. */
import { msPerMinute } from '../../../src/lib/durations'
import type { Gauge } from '../read/gauge-database'
import { median } from '../statistics'
import { tideCurve, type Correction, type BareTide } from './tide-curve'

export interface TidePair<Tide extends BareTide = BareTide> {
  tide: Tide
  gaugeTide: BareTide
  /** How much later the tide is. */
  minutes: number
  /** How much higher the tide is. */
  metres: number
}

/** Pairs each tide, of which there must be at least one, with the nearest that a gauge predicts. */
export function pairsWith<Tide extends BareTide>(gauge: Gauge, tides: Tide[]): TidePair<Tide>[] {
  const instants = tides.map(({ at }) => at)
  return pairTides(tides, tideCurve(gauge, Math.min(...instants), Math.max(...instants)).tides)
}

/** Returns each tide with the nearest of the gauge's tides of the same type. Both lists are in chronological order. */
export function pairTides<Tide extends BareTide>(tides: Tide[], gaugeTides: BareTide[]): TidePair<Tide>[] {
  return tides.flatMap((tide) => {
    const gaugeTide = nearest(gaugeTides, tide)
    if (!gaugeTide) return []
    return {
      tide,
      gaugeTide,
      minutes: (tide.at - gaugeTide.at) / msPerMinute,
      metres: tide.heightInMetres - gaugeTide.heightInMetres,
    }
  })
}

function nearest(gaugeTides: BareTide[], { type, at }: BareTide): BareTide | undefined {
  // Of tides in order, only the two of each type next to an instant can be the nearest.
  const next = firstAfter(gaugeTides, at)
  const [best] = gaugeTides
    .slice(Math.max(0, next - 4), next + 4)
    .filter((each) => each.type === type)
    .sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))
  return best
}

/** Returns the index of the first tide after an instant, by bisection. */
function firstAfter(tides: BareTide[], at: number): number {
  let [low, high] = [0, tides.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (tides[middle]!.at > at) high = middle
    else low = middle + 1
  }
  return low
}

/** Returns what to add to the gauge's tides, by type: the median minutes, and the metres that `average` returns. */
export function correctionOf(pairs: TidePair[], average: (metres: number[]) => number): Correction {
  const correctionFor = (type: BareTide['type']) => {
    const own = pairsOf(type, pairs)
    return { minutes: median(minutesOf(own)), metres: average(own.map(({ metres }) => metres)) }
  }
  return { High: correctionFor('High'), Low: correctionFor('Low') }
}

export function pairsOf(type: BareTide['type'], pairs: TidePair[]): TidePair[] {
  return pairs.filter(({ tide }) => tide.type === type)
}

/** Returns how many minutes later each tide is than the gauge's. */
export function minutesOf(pairs: TidePair[]): number[] {
  return pairs.map(({ minutes }) => minutes)
}

/** Returns the pairs with the differences that remain once the gauge's tides are corrected. */
export function withoutCorrection<Tide extends BareTide>(
  pairs: TidePair<Tide>[],
  correction: Correction,
): TidePair<Tide>[] {
  return pairs.map((pair) => {
    const { minutes, metres } = correction[pair.tide.type]
    return { ...pair, minutes: pair.minutes - minutes, metres: pair.metres - metres }
  })
}

/** How a table's tides differ from a gauge's. */
export interface Difference {
  /** The tides must be wrong, or another coast's; they are probably by another clock; or they are only unusual. */
  severity: 'fatal' | 'other-clock' | 'unusual'
  /** What is different, and the likely mistake. */
  text: string
}
