/** Finds valid but suspicious data, which the app accepts and the publisher should check. */
import { schemas, type DatasetName, type Files } from '../../../src/schemas'
import { pathAndParents, valueAt } from './paths'
import { replaceInvalid } from './replace-invalid'
import { describeValue } from './violations'
import type { CampFacts, Finding, Warning, WarningRow } from './warnings'
import { calendarWarnings } from './warnings-calendar'
import { keyWarnings } from './warnings-keys'
import { locationWarnings } from './warnings-locations'
import { valueWarnings } from './warnings-values'
import { tideWarnings } from './warnings-tides'
import { weatherWarnings } from './warnings-weather'

/** Warnings about a file in the schema's shape: invalid texts are '', invalid numbers NaN. */
const finders: { [Name in DatasetName]: (file: Files[Name], now: number, camp: CampFacts) => WarningRow[] } =
  {
    locations: locationWarnings,
    weather: weatherWarnings,
    tides: tideWarnings,
    calendar: calendarWarnings,
  }

/** All warnings about a file at a time (epoch milliseconds), except about values with errors. */
export const findWarnings = (
  name: DatasetName,
  file: unknown,
  errors: Finding[],
  now: number,
  camp: CampFacts,
): Warning[] => {
  const valid = replaceInvalid(file, schemas[name])
  const rows = [
    ...keyWarnings(name, file),
    ...valueWarnings(name, valid),
    ...finders[name](valid as never, now, camp),
  ].filter(({ isOdd }) => isOdd)
  return withoutErrors(rows, errors).map(({ isOdd: _isOdd, ...row }) => ({
    ...row,
    value: describeValue(valueAt(file, row.path)),
  }))
}

/** Leaves out rows about values that have an error, contain one, or are part of one. */
function withoutErrors(rows: WarningRow[], errors: Finding[]): WarningRow[] {
  const wrong = new Set(errors.map(({ path }) => path))
  if (wrong.has('')) return []
  const containing = new Set([...wrong].flatMap(pathAndParents))
  return rows.filter(
    ({ path }) => !containing.has(path) && !pathAndParents(path).some((parent) => wrong.has(parent)),
  )
}
