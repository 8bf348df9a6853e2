/** Checks `src/camp.ts` against its schemas and against rules that a schema cannot express; lists every mistake. */
import { Value } from 'typebox/value'
import { campSchemas, type Camp } from '../src/camp-schema'
import { isCalendarDate } from '../src/lib/iso-date'
import { distanceAndBearing } from '../src/lib/places'
import { timeZone } from '../src/time-zone'
import { UsageError } from './fail'
import { isRecord } from './is-record'
import { problemsIn } from './schema-problems'

/** The exports of `src/camp.ts` before the check, typed `unknown` because a type error does not stop a build. */
export type CampFile = Record<keyof typeof campSchemas, unknown>

/** Throws a UsageError that lists every mistake, if any. */
export function checkCamp(file: CampFile): void {
  const problems = campProblems(file)
  if (problems.length) throw new UsageError(problems.join('\n'))
}

/** Returns every mistake in `src/camp.ts`, one line each. */
export function campProblems(file: CampFile, zone = timeZone): string[] {
  const { camp, sources } = file
  return [
    ...Object.entries(campSchemas).flatMap(([name, schema]) =>
      problemsIn(file[name as keyof CampFile], schema, name),
    ),
    ...positionProblems('camp.position', campValue(camp, 'position'), zone),
    ...positionProblems('camp.map', campValue(camp, 'map'), zone),
    ...seaProblems(camp, sources),
    ...levelProblems(sources),
    ...seasonProblems(sources),
  ].map(withFile)
}

/** Returns every mistake in `camp.position` and `sources`, one line each, for `npm run make-data`. */
export function sourceProblems(camp: unknown, sources: unknown): string[] {
  const { position } = campSchemas.camp.properties
  return [
    ...problemsIn(campValue(camp, 'position'), position, 'camp.position'),
    ...positionProblems('camp.position', campValue(camp, 'position'), timeZone),
    ...problemsIn(sources, campSchemas.sources, 'sources'),
    ...seaProblems(camp, sources),
    ...levelProblems(sources),
    ...seasonProblems(sources),
  ].map(withFile)
}

const campValue = (camp: unknown, key: keyof Camp): unknown => (isRecord(camp) ? camp[key] : undefined)

const withFile = (problem: string) => `src/camp.ts: ${problem}`

/** The bounds of Europe's time zones: from Cyprus to the North Cape, and from Iceland to Samara. */
const europe = { latitude: [34, 72], longitude: [-25, 55] } as const

/** Reports a position that is 0/0, or outside Europe although the time zone is European. */
function positionProblems(path: string, point: unknown, zone: string): string[] {
  if (!Value.Check(campSchemas.camp.properties.position, point)) return []
  const { latitude, longitude } = point
  if (latitude === 0 && longitude === 0) return [`${path} is 0, 0; give the camp's latitude and longitude`]
  const isIn = ([least, most]: readonly [number, number], degrees: number) =>
    degrees >= least && degrees <= most
  if (!zone.startsWith('Europe/') || (isIn(europe.latitude, latitude) && isIn(europe.longitude, longitude)))
    return []
  const where = `latitude ${latitude}, longitude ${longitude}`
  return [`${path} is outside Europe (${where}), but the time zone is ${zone}; correct or swap the two`]
}

/** Further from the camp than this, the sea's place probably has a wrong sign or digit. */
const farthestSeaKm = 50

/** Reports a place of the sea that is far from the camp. */
function seaProblems(camp: unknown, sources: unknown): string[] {
  const { position } = campSchemas.camp.properties
  const [camps, seas] = [campValue(camp, 'position'), isRecord(sources) && sources['weather']]
  const sea = isRecord(seas) ? seas['sea'] : undefined
  if (!Value.Check(position, camps) || !Value.Check(position, sea)) return []
  const { km } = distanceAndBearing({ lat: String(sea.latitude), lng: String(sea.longitude) }, camps)
  return km > farthestSeaKm
    ? [
        `sources.weather.sea is ${Math.round(km)} km from camp.position; give a place on the water near the camp`,
      ]
    : []
}

/** Reports `sources.levels` without `sources.tides`: levels are added to the days of the tide table. */
function levelProblems(sources: unknown): string[] {
  const isAlone = isRecord(sources) && sources['levels'] !== undefined && sources['tides'] === undefined
  return isAlone ? ['sources.levels needs a tide table; add sources.tides, or remove sources.levels'] : []
}

/** Reports season dates that do not exist or are in the wrong order. */
function seasonProblems(sources: unknown): string[] {
  if (!Value.Check(campSchemas.sources, sources) || !sources.calendar?.season) return []
  const { startDate, endDate } = sources.calendar.season
  const path = 'sources.calendar.season'
  const wrong = Object.entries({ startDate, endDate }).filter(([, date]) => !isCalendarDate(date))
  if (wrong.length)
    return wrong.map(([key, date]) => `${path}.${key} is "${date}"; give a date such as 2026-08-22`)
  return endDate < startDate
    ? [`${path} ends before it starts (${endDate}, ${startDate}); swap or correct the dates`]
    : []
}
