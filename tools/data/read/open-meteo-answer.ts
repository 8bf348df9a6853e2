/**
 * Reads what Open-Meteo's APIs have in common (https://open-meteo.com/en/docs): blocks of columns, one value per time.
 * Times are requested as Unix time, because local times have the same offset in the whole response and are an hour off
 * after a clock change.
 */
import { Type } from 'typebox'
import type { Position } from '../../../src/lib/places'
import { timeZone } from '../../../src/time-zone'
import { forecastDays } from '../camp-day'
import type { Schema } from '../../walk-schema'
import { expectShape, numberOrNull } from './expect-shape'
import { rejectError, type SourceRequest } from './download'
import { attempt, throwInvalid, throwProblems } from './source-errors'

/** A column's unit and limits. The response must name this unit; values beyond the limits suggest another one. */
export interface ResponseColumn {
  unit: string
  /** Has the `plausible` range: for a value in `weather.json`, the one of its schema, which `check-data` applies. */
  limits?: Schema
  /** Whether the column is left out if it is invalid or has no values. */
  isOptional?: boolean
}

/** A block's times in seconds since 1970, increasing, and its columns. */
export interface Block<Name extends string> {
  time: number[]
  /** As many values as there are times; none in an optional column that is left out. */
  columns: Record<Name, (number | null)[]>
  /** Why optional columns with values are left out, by name. */
  ignored: Partial<Record<Name, string>>
}

/** The last forecast day ends at 05:00 on the next date; one more is a margin for clock changes. */
const calendarDays = forecastDays + 2

/** Returns a request for a position, with the parameters that all requests share. */
export function forecastRequest(
  url: string,
  { latitude, longitude }: Position,
  parameters: Record<string, string>,
): SourceRequest {
  const all = new URLSearchParams({
    latitude: String(latitude),
    longitude: String(longitude),
    timezone: timeZone,
    timeformat: 'unixtime',
    forecast_days: String(calendarDays),
    ...parameters,
  })
  return { url: `${url}?${all}` }
}

/** The response is for the centre of a grid cell, which may be some kilometres away. */
const farthestDegrees = 0.5

const placeSchema = Type.Object({ latitude: Type.Number(), longitude: Type.Number() })

/** Throws an InvalidResponse for an error object, anything that is not a response, and a place more than 0.5° away. */
export function checkAnswer(source: string, answer: unknown, position: Position): void {
  rejectError(source, answer)
  const place = expectShape(source, placeSchema, answer)
  for (const axis of ['latitude', 'longitude'] as const) {
    if (Math.abs(place[axis] - position[axis]) > farthestDegrees) {
      throwInvalid(
        `${source}: ${axis} more than ${farthestDegrees}° from the requested ${position[axis]} (found ${place[axis]}); check the position in src/camp.ts`,
      )
    }
  }
}

/**
 * Reads a block (`hourly`, `daily`) of a response. Throws an InvalidResponse if a column that is not optional is invalid or
 * has no values, or if the times do not increase.
 */
export function readBlock<Name extends string>(
  source: string,
  answer: unknown,
  blockName: string,
  wanted: Record<Name, ResponseColumn>,
): Block<Name> {
  const time = readTimes()
  const columns: Record<string, (number | null)[]> = {}
  const ignored: Record<string, string> = {}
  for (const [name, column] of Object.entries<ResponseColumn>(wanted)) {
    const { value, problems } = attempt(() => readColumn(name, column))
    if (!column.isOptional) throwProblems(problems)
    const given = givenColumn(name)
    if (problems.length && given !== undefined && !isWithoutValues(given)) ignored[name] = problems.join()
    columns[name] = value ?? []
  }
  return { time, columns, ignored } as Block<Name>

  function readTimes(): number[] {
    const times = Type.Array(Type.Integer({ minimum: 0, maximum: 8e9 }))
    const seconds = readValues<number>('time', 'unixtime', times)
    const wrong = seconds.findIndex((each, index) => each <= (seconds[index - 1] ?? -Infinity))
    if (wrong >= 0) {
      throwInvalid(
        `${source}: invalid ${blockName}.time[${wrong}], not later than the previous one (${seconds[wrong]})`,
      )
    }
    return seconds
  }

  function readColumn(name: string, { unit, limits }: ResponseColumn): (number | null)[] {
    const [minimum, maximum] = limits?.plausible ?? [-Infinity, Infinity]
    const where = `${blockName}.${name}`
    if (isWithoutValues(givenColumn(name))) throwInvalid(`${source}: no values in ${where}`)
    const values = readValues<number | null>(name, unit, Type.Array(numberOrNull(minimum, maximum)))
    if (values.length !== time.length)
      throwInvalid(`${source}: expected ${time.length} values in ${where}, found ${values.length}`)
    return values
  }

  /** Reads a column by its own schema: TypeBox names the first of several mismatches, which is then the unit's. */
  function readValues<Value>(name: string, unit: string, values: Type.TSchema): Value[] {
    const schema = Type.Object({
      [`${blockName}_units`]: Type.Object({ [name]: Type.Literal(unit) }),
      [blockName]: Type.Object({ [name]: values }),
    })
    expectShape(source, schema, answer)
    return givenColumn(name) as Value[]
  }

  /** Returns a column as given; the block must be known to be an object. */
  function givenColumn(name: string): unknown {
    return (answer as Record<string, Record<string, unknown>>)[blockName]?.[name]
  }
}

/** Whether a column has only nulls. If no model has its values, its unit is then "undefined". */
function isWithoutValues(given: unknown): boolean {
  return Array.isArray(given) && given.length > 0 && given.every((value) => value === null)
}
