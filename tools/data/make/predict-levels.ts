/**
 * Predicts water levels between the tides from a station's harmonic constants. Only heights are taken from the
 * predicted curve: on a coast with double high waters, its times of high and low water can be over half an hour off.
 * The curve ignores wind and air pressure. Not for navigation.
 */
import { createTidePredictor } from '@neaps/tide-predictor'
import { Type } from 'typebox'
import { addDays, campInstant } from '../../../src/lib/camp-time'
import { msPerMinute } from '../../../src/lib/durations'
import { isWithinTolerance } from '../../../src/lib/levels'
import type { TideDay } from '../../../src/schemas'
import { expectShape } from '../read/expect-shape'
import { InvalidResponse } from '../read/source-errors'

const everyMinutes = 30

const knownNames = Object.values(createTidePredictor.constituents).flatMap(({ name, aliases }) => [
  name,
  ...aliases,
])

/** The parts of a station file (https://github.com/openwatersio/tide-database) that are read. */
const stationSchema = Type.Object({
  name: Type.String(),
  attribution: Type.Optional(Type.String()),
  /**
   * Amplitudes in metres, phases in degrees (GMT). Unknown names are invalid, because the predictor would ignore them.
   */
  harmonic_constituents: Type.Array(
    Type.Object({ name: Type.Enum(knownNames), amplitude: Type.Number(), phase: Type.Number() }),
    { minItems: 1 },
  ),
  datums: Type.Object({ MSL: Type.Number() }),
  chart_datum: Type.String(),
})

export interface TideStation {
  name: string
  constituents: { name: string; amplitude: number; phase: number }[]
  /** Height of mean sea level (the constants' zero) above chart datum (the zero of tide tables). */
  offsetInMetres: number
  /** The credit that the data's licence requires. */
  attribution: string | undefined
}

/** Returns the water's height (metres above chart datum) at an instant (epoch milliseconds). */
export type WaterLevel = (at: number) => number

/** Adds levels to the days. A day with a tide off the curve gets a note instead. */
export function addLevels(days: TideDay[], levelAt: WaterLevel): { days: TideDay[]; notes: string[] } {
  const made = days.map((day) => addDayLevels(day, levelAt))
  return { days: made.map(({ day }) => day), notes: made.flatMap(({ note }) => note ?? []) }
}

/** Returns a station's curve, with the IHO's node corrections. */
export function waterLevelOf({
  constituents,
  offsetInMetres,
}: Pick<TideStation, 'constituents' | 'offsetInMetres'>): WaterLevel {
  const predictor = createTidePredictor(constituents, { offset: offsetInMetres, nodeCorrections: 'iho' })
  // A timeline is exact to the second, while getWaterLevelAtTime rounds down to ten minutes.
  return (at) => {
    const [start, end] = [new Date(at), new Date(at + 1000)]
    return predictor.getTimelinePrediction({ start, end, timeFidelity: 1 })[0]?.level ?? NaN
  }
}

/** Reads a station's file. Throws an InvalidResponse if the file is invalid. */
export function readStation(fileName: string, file: unknown): TideStation {
  const station = expectShape(fileName, stationSchema, file)
  const { name, attribution, harmonic_constituents: constituents, chart_datum: chartDatum } = station
  const datums: Record<string, unknown> = station.datums
  const offsetInMetres = station.datums.MSL - Number(datums[chartDatum])
  if (Number.isNaN(offsetInMetres)) {
    throw new InvalidResponse(`${fileName}: datums must include the chart datum (${chartDatum})`)
  }
  return { name, constituents, offsetInMetres, attribution }
}

function addDayLevels(day: TideDay, levelAt: WaterLevel): { day: TideDay; note?: string } {
  const [start, end] = [campInstant(day.date, '00:00'), campInstant(addDays(day.date, 1), '00:00')]
  const stepMs = everyMinutes * msPerMinute
  // 48 half-hours, or 46 or 50 when the clocks change.
  const steps = Math.round((end - start) / stepMs)
  const heightsInMetres = Array.from({ length: steps + 1 }, (_, index) =>
    wholeCentimetres(levelAt(start + index * stepMs)),
  )
  const distances = day.tides.map(({ instant, time, heightInMetres }) => {
    const at = Date.parse(instant)
    const curves = [levelAt(at), heightAt(heightsInMetres, (at - start) / stepMs)]
    return { time, metres: Math.max(...curves.map((level) => Math.abs(level - heightInMetres))) }
  })
  const [worst = { time: '', metres: 0 }] = distances.sort((a, b) => b.metres - a.metres)
  if (isWithinTolerance(worst.metres)) {
    return { day: { ...day, levels: { everyMinutes, heightsInMetres } } }
  }
  const off = `${Math.ceil(worst.metres * 100)} cm off the tide at ${worst.time}`
  return { day, note: `no levels for ${day.date}: the curve is ${off}` }
}

/** Returns the height at a fractional index, interpolated linearly, as the app draws it. */
function heightAt(heights: number[], position: number): number {
  const index = Math.min(Math.floor(position), heights.length - 2)
  const [low = NaN, high = NaN] = heights.slice(index)
  return low + (high - low) * (position - index)
}

function wholeCentimetres(metres: number): number {
  return Math.round(metres * 100) / 100
}
