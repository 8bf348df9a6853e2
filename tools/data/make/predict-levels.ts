/**
 * Water levels between the tides, from a station's harmonic constants. Only heights are taken from the curve: on a coast
 * with double high waters its times are more than half an hour off. It knows the Moon and the Sun, and neither wind nor
 * air pressure; it is not for navigation.
 */
import { createTidePredictor } from '@neaps/tide-predictor'
import { addDays, campInstant } from '../../../src/lib/camp-time'
import type { TideDay } from '../../../src/schemas'
import { isRecord } from '../../is-record'
import { BadAnswer } from './sources/source-errors'

const msPerMinute = 60_000
const everyMinutes = 30

/** A day gets no levels when the curve is further than this from one of its tides in the official table. */
const toleranceInMetres = 0.25

/** What a station's file says, in the format of https://github.com/openwatersio/tide-database. */
export interface TideStation {
  name: string
  /** Amplitudes in metres, phases in degrees (GMT). */
  constituents: { name: string; amplitude: number; phase: number }[]
  /** Mean sea level above chart datum: the constants are about the one, tide tables about the other. */
  offsetInMetres: number
  /** The credit that the data's licence asks for, where the file has it. */
  attribution: string | undefined
}

/** A tide day with the key that `tides.json` may have. */
export type LevelDay = TideDay & {
  /** From 00:00 at the camp to 24:00, one every so many minutes of real time; metres above chart datum. */
  levels?: { everyMinutes: number; heightsInMetres: number[] }
}

const refuse = (what: string): never => {
  throw new BadAnswer(`it is no station of the tide database: ${what}`)
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const knownNames = new Set(
  Object.values(createTidePredictor.constituents).flatMap(({ name, aliases }) => [name, ...aliases]),
)

const readConstituent = (value: unknown, index: number): TideStation['constituents'][number] => {
  const { name, amplitude, phase } = isRecord(value) ? value : {}
  if (typeof name !== 'string' || !isNumber(amplitude) || !isNumber(phase)) {
    return refuse(`constituent ${index + 1} is ${JSON.stringify(value)}`)
  }
  // The predictor would pass over it.
  if (!knownNames.has(name)) refuse(`nobody knows the constituent ${name}`)
  return { name, amplitude, phase }
}

/** Mean sea level above chart datum, in metres: said outright, or the difference of two datums. */
const readOffset = (station: Record<string, unknown>): number => {
  if (isNumber(station['offsetToChartDatum'])) return station['offsetToChartDatum']
  const datums = isRecord(station['datums']) ? station['datums'] : {}
  const chartDatum = station['chart_datum'] ?? station['chartDatum']
  const [seaLevel, zero] = [datums['MSL'], datums[String(chartDatum)]]
  if (!isNumber(seaLevel) || !isNumber(zero)) {
    return refuse(`datums has no MSL, or not the chart datum ${JSON.stringify(chartDatum)}`)
  }
  return seaLevel - zero
}

/** A station's file. Throws a BadAnswer when it is none. */
export const readStation = (file: unknown): TideStation => {
  if (!isRecord(file)) return refuse('no object')
  const constituents: unknown = file['harmonic_constituents'] ?? file['constituents']
  if (!Array.isArray(constituents) || !constituents.length) return refuse('harmonic_constituents is no list')
  const { name, attribution } = file
  return {
    name: typeof name === 'string' ? name : 'the station',
    constituents: constituents.map(readConstituent),
    offsetInMetres: readOffset(file),
    attribution: typeof attribution === 'string' ? attribution : undefined,
  }
}

/** The water's height in metres above chart datum, at an instant in epoch milliseconds. */
export type WaterLevel = (at: number) => number

/** The curve of a station; node corrections are those of the IHO. */
export const waterLevelOf = ({ constituents, offsetInMetres }: TideStation): WaterLevel => {
  const predictor = createTidePredictor(constituents, { offset: offsetInMetres, nodeCorrections: 'iho' })
  // The predictor's getWaterLevelAtTime gives the level of the last full ten minutes; this is to the second.
  return (at) =>
    predictor.getTimelinePrediction({
      start: new Date(at),
      end: new Date(at + 1000),
      timeFidelity: 1,
    })[0]!.level
}

/** Whole centimetres. */
const rounded = (metres: number) => Math.round(metres * 100) / 100 + 0

/** The height at a fractional index of a list, on the straight line between its neighbours, as the app draws it. */
const heightAt = (heights: number[], position: number): number => {
  const index = Math.min(Math.floor(position), heights.length - 2)
  const [low, high] = [heights[index]!, heights[index + 1]!]
  return low + (high - low) * (position - index)
}

const dayWithLevels = (day: TideDay, levelAt: WaterLevel): { day: LevelDay; note?: string } => {
  const [start, end] = [campInstant(day.date, '00:00'), campInstant(addDays(day.date, 1), '00:00')]
  const stepMs = everyMinutes * msPerMinute
  // 48 steps, and 46 or 50 on the days on which the clocks change.
  const steps = Math.round((end - start) / stepMs)
  const heightsInMetres = Array.from({ length: steps + 1 }, (_, index) =>
    rounded(levelAt(start + index * stepMs)),
  )
  const worst = day.tides
    .map(({ instant, time, heightInMetres }) => {
      const at = Date.parse(instant)
      const curves = [levelAt(at), heightAt(heightsInMetres, (at - start) / stepMs)]
      return { time, distance: Math.max(...curves.map((level) => Math.abs(level - heightInMetres))) }
    })
    .reduce((worst, each) => (each.distance > worst.distance ? each : worst), { time: '', distance: 0 })
  // A nanometre more, because the difference of two decimal heights is not exact in binary.
  if (worst.distance <= toleranceInMetres + 1e-9)
    return { day: { ...day, levels: { everyMinutes, heightsInMetres } } }
  return {
    day,
    note: `no levels for ${day.date}: the curve is ${Math.ceil(worst.distance * 100)} cm off the tide at ${worst.time}`,
  }
}

/** The days with their levels, and why some have none: a tide of theirs lies more than 0.25 m off the curve. */
export const addLevels = (days: TideDay[], levelAt: WaterLevel): { days: LevelDay[]; notes: string[] } => {
  const made = days.map((day) => dayWithLevels(day, levelAt))
  return { days: made.map(({ day }) => day), notes: made.flatMap(({ note }) => note ?? []) }
}
