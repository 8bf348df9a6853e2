/** Finds valid but suspicious data, which the app accepts and the publisher should check. */
import type { Camp } from '../../../src/camp-schema'
import { campDate } from '../../../src/lib/camp-time'
import {
  schemas,
  type CalendarFile,
  type DatasetName,
  type LocationsFile,
  type TidesFile,
  type WeatherFile,
} from '../../../src/schemas'
import { pathAndParents, valueAt } from './paths'
import { replaceInvalid } from './replace-invalid'
import { describeValue } from './violations'
import type { Finding, Warning, WarningRow } from './warnings'
import { calendarWarnings } from './warnings-calendar'
import { keyWarnings } from './warnings-keys'
import { locationWarnings } from './warnings-locations'
import { valueWarnings } from './warnings-values'
import { tideWarnings } from './warnings-tides'
import { weatherWarnings } from './warnings-weather'

/** The camp's settings that files are compared with. */
export type CampFacts = Pick<Camp, 'eventColours' | 'position'>

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
    ...rowsOf(name, valid, now, camp),
  ].filter(({ isOdd }) => isOdd)
  return withoutErrors(rows, errors).map(({ isOdd: _isOdd, ...row }) => ({
    ...row,
    value: describeValue(valueAt(file, row.path)),
  }))
}

function rowsOf(name: DatasetName, file: unknown, now: number, camp: CampFacts): WarningRow[] {
  switch (name) {
    case 'weather':
      return weatherWarnings(file as WeatherFile, campDate(now))
    case 'tides':
      return tideWarnings(file as TidesFile, campDate(now))
    case 'calendar':
      return calendarWarnings(file as CalendarFile, now, camp.eventColours)
    case 'locations':
      return locationWarnings(file as LocationsFile, camp.position)
  }
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
