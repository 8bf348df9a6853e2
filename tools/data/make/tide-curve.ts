/** The tides and levels that a gauge's harmonic constants give, corrected for another place on its coast. */
import { createTidePredictor } from '@neaps/tide-predictor'
import { addDays, campDate, campInstant } from '../../../src/lib/camp-time'
import { msPerDay, msPerMinute } from '../../../src/lib/durations'
import { isGap } from '../../../src/lib/tides'
import { toMinute } from '../camp-day'
import { shortestIntervalMs } from '../coast'
import type { SourceTide, SourceTides } from '../read/source-tides'
import type { HarmonicStation } from '../read/gauge-database'

/** A tide without its place in a source. */
export type BareTide = Omit<SourceTide, 'where'>

/** What to add to a gauge's tides: minutes to their times, metres to their heights. */
export type Correction = Record<BareTide['type'], { minutes: number; metres: number }>

const noCorrection: Correction = { High: { minutes: 0, metres: 0 }, Low: { minutes: 0, metres: 0 } }

/** Returns the water's height (metres above chart datum) at an instant (epoch milliseconds). */
export type WaterLevel = (at: number) => number

interface TideCurve {
  /** In chronological order, above chart datum. */
  tides: BareTide[]
  /** Runs through the tides. */
  levelAt: WaterLevel
}

/** Predicts a gauge's tides and levels between `from` and `until` (epoch milliseconds), and a little beyond. */
export function tideCurve(
  gauge: HarmonicStation,
  from: number,
  until: number,
  correction = noCorrection,
): TideCurve {
  const ownLevelAt = waterLevelOf(gauge)
  // From midnight, so that predictions made at different times of a day are the same.
  const start = new Date(Math.floor(from / msPerDay - 2) * msPerDay)
  const end = new Date(Math.ceil(until / msPerDay + 2) * msPerDay)
  const tides = alternating(extremes(gauge, start, end).map((tide) => correct(tide, correction)))
  const levelAt: WaterLevel = (at) => {
    const next = tides.findIndex((tide) => tide.at > at)
    const [before, after] = [tides[next - 1], tides[next]]
    if (!before || !after) return NaN
    const share = (at - before.at) / (after.at - before.at)
    const [first, last] = [correction[before.type], correction[after.type]]
    const between = (what: 'minutes' | 'metres') => first[what] + (last[what] - first[what]) * share
    return ownLevelAt(at - between('minutes') * msPerMinute) + between('metres')
  }
  return { tides, levelAt }
}

/**
 * Returns a gauge's high and low waters, each twice, because the predictor renews its node corrections every 24 hours and
 * can lose a tide at that instant. The second prediction starts 12 hours earlier.
 */
function extremes(gauge: HarmonicStation, start: Date, end: Date): BareTide[] {
  return [start, new Date(+start - msPerDay / 2)]
    .flatMap((from) => predictorOf(gauge).getExtremesPrediction({ start: from, end }))
    .map(({ time, level, high }) => ({
      type: high ? ('High' as const) : ('Low' as const),
      at: time.getTime(),
      heightInMetres: level,
    }))
    .sort((a, b) => a.at - b.at)
}

/**
 * Leaves out a tide less than an hour after another, which is a dip of a centimetre or two, and the lesser of two high or
 * two low tides in a row. The predictor leaves out a tide that almost vanishes, but keeps its neighbour: at Port Ellen,
 * at neaps, the app would say that the tide falls while it rises.
 */
function alternating(tides: BareTide[]): BareTide[] {
  const kept: BareTide[] = []
  for (const tide of tides) {
    const last = kept.at(-1)
    if (last?.type === tide.type) {
      const isGreater = tide.heightInMetres > last.heightInMetres === (tide.type === 'High')
      if (isGreater) kept[kept.length - 1] = tide
    } else if (!last || tide.at - last.at >= shortestIntervalMs) kept.push(tide)
  }
  return kept
}

/**
 * Returns a station's tides from yesterday until `daysAhead` days after today, and its levels. A day on which a gap
 * between tides begins or ends is incomplete: the water hardly rises and falls at such neaps.
 */
export function predictedTides(
  name: string,
  station: HarmonicStation,
  now: number,
  daysAhead: number,
  correction?: Correction,
): SourceTides & { levelAt: WaterLevel } {
  const midnight = (days: number) => campInstant(addDays(campDate(now), days), '00:00')
  const curve = tideCurve(station, midnight(-1), midnight(daysAhead + 1), correction)
  const tides = curve.tides.map((tide) => ({ ...tide, at: toMinute(tide.at), where: name }))
  const incomplete = tides.flatMap(({ type, at }, index) => {
    const previous = tides[index - 1]
    const isAfterGap = previous && isGap(at - previous.at, previous.type === type)
    return isAfterGap ? [campDate(previous.at), campDate(at)] : []
  })
  return {
    name,
    tides,
    isComplete: (date) => !incomplete.includes(date),
    leftOut: [],
    daysAhead,
    levelAt: curve.levelAt,
  }
}

export function waterLevelOf(station: HarmonicStation): WaterLevel {
  const predictor = predictorOf(station)
  // A timeline is exact to the second, while getWaterLevelAtTime rounds down to ten minutes.
  return (at) => {
    const [start, end] = [new Date(at), new Date(at + 1000)]
    return predictor.getTimelinePrediction({ start, end, timeFidelity: 1 })[0]?.level ?? NaN
  }
}

/** Returns a station's predictor, with the IHO's node corrections. */
function predictorOf({ constituents, offsetInMetres: offset }: HarmonicStation) {
  return createTidePredictor(constituents, { offset, nodeCorrections: 'iho' })
}

export function correct(tide: BareTide, correction: Correction): BareTide {
  const { minutes, metres } = correction[tide.type]
  return { ...tide, at: tide.at + minutes * msPerMinute, heightInMetres: tide.heightInMetres + metres }
}
