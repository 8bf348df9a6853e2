/** Makes `locations.json` from a sheet of places. */
import { distanceAndBearing, type Position } from '../../../src/lib/places'
import { schemas, type LocationsFile, type Place } from '../../../src/schemas'
import { counted } from '../../command'
import { farKm } from '../far-place'
import type { Made, MakeOptions } from './file-maker'
import { getSheet, type SheetFile } from '../read/get-sheet'
import { readSheet, type SheetValues } from '../read/read-sheet'
import { degrees, oneOf, placeId, text } from '../read/sheet-cells'

export async function makeLocations(options: MakeOptions): Promise<Made | undefined> {
  const { camp, sources, download, allowEmpty } = options
  if (!sources.locations) return undefined
  const sheet = await getSheet('sources.locations.places', sources.locations.places, download)
  const { places, notes } = readPlaces(sheet, camp.position, allowEmpty)
  const content: LocationsFile = { locations: places }
  return {
    content,
    extent: `${counted(content.locations.length, 'place')} from ${sheet.name}`,
    notes,
  }
}

const placeTypes = schemas.locations.properties.locations.items.properties.type.enum

const columns = {
  name: text,
  latitude: degrees(90, '50.65203'),
  longitude: degrees(180, '-1.95389'),
  type: oneOf(placeTypes),
  'place id': { ...placeId, mayBeEmpty: true },
}

type PlaceValues = SheetValues<typeof columns>

/** Reads the places in a sheet; `position` is the camp's. Throws an InvalidResponse that names every wrong cell. */
export function readPlaces(
  { name, bytes }: SheetFile,
  position: Position,
  allowEmpty: boolean,
): { places: Place[]; notes: string[] } {
  const { rows, notes } = readSheet(name, bytes, {
    columns,
    problemIn: (values) => misplaced(values, position),
    allowEmpty,
    hintIfEmpty: 'write a row for each place, or use --allow-empty',
  })
  return { places: rows.map(({ values }) => placeOf(values)), notes }
}

function placeOf({ name, latitude, longitude, type, 'place id': googlePlaceId }: PlaceValues): Place {
  return { name, lat: latitude, lng: longitude, googlePlaceId, type }
}

/** A correction is plausible only if it puts the place this close to the camp. */
const nearKm = 30

/** Describes a common mistake in the coordinates of a distant place, if correcting it would put the place near the camp. */
function misplaced(values: PlaceValues, position: Position): string | undefined {
  const kmTo = (changes: Partial<PlaceValues>) =>
    distanceAndBearing(placeOf({ ...values, ...changes }), position).km
  if (!(kmTo({}) > farKm)) return undefined
  const { latitude, longitude } = values
  if (kmTo({ latitude: longitude, longitude: latitude }) < nearKm) {
    return `latitude and longitude are swapped ("${latitude}", "${longitude}"); swap the two cells`
  }
  if (kmTo({ longitude: negated(longitude) }) < nearKm) {
    return `longitude has the wrong sign ("${longitude}"); write ${negated(longitude)}, since west is negative`
  }
  return undefined
}

function negated(degreesText: string): string {
  return degreesText.startsWith('-') ? degreesText.slice(1) : `-${degreesText}`
}
