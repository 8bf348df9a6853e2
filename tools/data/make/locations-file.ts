/** Makes `locations.json` from a sheet of places. */
import type { Position } from '../../../src/lib/places'
import type { LocationsFile, Place } from '../../../src/schemas'
import { counted } from '../../faults/describe-value'
import { placeFault } from '../../faults/faults'
import type { Made, MakeOptions } from './maker-types'
import { getSheet, type SheetFile } from '../read/get-sheet'
import { readSheet, rowsOf, type SheetValues } from '../read/read-sheet'
import { placeColumns } from '../read/sheet-columns'

export async function makeLocations(options: MakeOptions): Promise<Made | undefined> {
  const { camp, sources, download, allowEmpty } = options
  if (!sources.locations) return undefined
  const sheet = await getSheet('sources.locations.places', sources.locations.places, download)
  const { places, wheres, notes } = readPlaces(sheet, camp.position, allowEmpty)
  const content: LocationsFile = { locations: places }
  return {
    content,
    extent: `${counted(places.length, 'place')} from ${sheet.name}`,
    notes,
    rowOf: rowsOf('locations', wheres),
  }
}

type PlaceValues = SheetValues<typeof placeColumns>

/** Reads the places in a sheet; `position` is the camp's. Throws an InvalidResponse that names every wrong cell. */
export function readPlaces(
  sheet: SheetFile,
  position: Position,
  allowEmpty: boolean,
): { places: Place[]; wheres: string[]; notes: string[] } {
  const { rows, notes } = readSheet(sheet, {
    columns: placeColumns,
    problemIn: (values) => placeFault(placeOf(values), position),
    allowEmpty,
    hintIfEmpty: 'write a row for each place (or, on a computer, use --allow-empty)',
  })
  return {
    places: rows.map(({ values }) => placeOf(values)),
    wheres: rows.map(({ where }) => where),
    notes,
  }
}

function placeOf({ name, type, ...values }: PlaceValues): Place {
  return { name, lat: values.latitude, lng: values.longitude, googlePlaceId: values['place id'], type }
}
