/** Reads a file of a station's harmonic constants (https://github.com/openwatersio/tide-database). */
import { createTidePredictor } from '@neaps/tide-predictor'
import { Type } from 'typebox'
import { singleSpaced } from '../../visible-text'
import { expectShape } from './expect-shape'
import { throwInvalid } from './source-errors'
import type { HarmonicStation } from './gauge-database'

/** Returns the station, and the credit that its data's licence requires. */
export function readStation(
  fileName: string,
  file: unknown,
): HarmonicStation & { name: string; attribution: string | undefined } {
  const station = expectShape(fileName, stationSchema, file)
  const { attribution, harmonic_constituents: constituents, chart_datum: chartDatum } = station
  const datums: Record<string, unknown> = station.datums
  const zero = datums[chartDatum]
  if (typeof zero !== 'number')
    throwInvalid(`${fileName}: datums must give the chart datum (${singleSpaced(chartDatum)}) as a number`)
  return {
    name: singleSpaced(station.name),
    constituents,
    offsetInMetres: station.datums.MSL - zero,
    attribution: attribution && singleSpaced(attribution),
  }
}

const knownNames = Object.values(createTidePredictor.constituents).flatMap(({ name, aliases }) => [
  name,
  ...aliases,
])

/** The parts of the file that are read. */
const stationSchema = Type.Object({
  name: Type.String(),
  attribution: Type.Optional(Type.String()),
  /** Unknown names are invalid, because the predictor would ignore them. */
  harmonic_constituents: Type.Array(
    Type.Object({ name: Type.Enum(knownNames), amplitude: Type.Number(), phase: Type.Number() }),
    { minItems: 1 },
  ),
  datums: Type.Object({ MSL: Type.Number() }),
  chart_datum: Type.String(),
})
