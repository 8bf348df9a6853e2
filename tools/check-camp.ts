/** Checks `src/camp.ts` against its schemas and against rules that a schema cannot express; lists every mistake. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Format } from 'typebox/format'
import { Value } from 'typebox/value'
import { campSchemas, type Camp } from '../src/camp-schema'
import { campDate } from '../src/lib/camp-time'
import { isCalendarDate } from '../src/lib/iso-date'
import { distanceAndBearing, type Position } from '../src/lib/places'
import { timeZone } from '../src/time-zone'
import { unexported } from './camp-exports'
import { saveAsUtf8 } from './camp-syntax'
import { farKm, faultText, nearKm, roundedFault, spanFault } from './data/check/faults'
import { textFault } from './data/check/text-fault'
import { UsageError } from './fail'
import { projectFolder } from './files'
import { isRecord } from './is-record'
import { problemsIn, type Problem } from './schema-problems'
import { findSettingLines, findSettings, settingName, type SettingPath } from './setting-lines'
import { addressProblem, isSheet } from './sheet-address'

Format.Set('sheet', isSheet)

/** The exports of `src/camp.ts` before the check, typed `unknown` because a type error does not stop a build. */
export type CampFile = Record<keyof typeof campSchemas, unknown>

/** Throws a UsageError that lists every mistake in `src/camp.ts`, if any, with its line. */
export function checkCamp(file: CampFile): void {
  throwProblems(campProblems(file))
}

/** Throws a UsageError that lists every mistake in `camp.position` and `sources`, for `make-data` and `tides`. */
export function checkSources(camp: unknown, sources: unknown): void {
  throwProblems(sourceProblems(camp, sources))
}

export function campProblems(file: CampFile, zone = timeZone): Problem[] {
  const { camp, sources } = file
  return firstOfEach([
    ...Object.entries(campSchemas).flatMap(([name, schema]) =>
      problemsIn(file[name as keyof CampFile], schema, name),
    ),
    ...positionProblems(camp, 'position', zone),
    ...positionProblems(camp, 'map', zone),
    ...signProblems(camp),
    ...textProblems(file),
    ...creditProblems(camp, sources),
    ...doubledTelephones(camp),
    ...ruleProblems(camp, sources),
  ])
}

export function sourceProblems(camp: unknown, sources: unknown): Problem[] {
  const { position } = campSchemas.camp.properties
  return firstOfEach([
    ...problemsIn(campValue(camp, 'position'), position, 'camp', 'position'),
    ...positionProblems(camp, 'position', timeZone),
    ...signProblems(camp),
    ...problemsIn(sources, campSchemas.sources, 'sources'),
    ...ruleProblems(camp, sources),
  ])
}

/** Checks what the schema of `sources` cannot express. */
function ruleProblems(camp: unknown, sources: unknown): Problem[] {
  return [
    ...seaProblems(camp, sources),
    ...sheetProblems(sources),
    ...levelProblems(sources),
    ...seasonProblems(sources),
  ]
}

/** Leaves out further problems of the same setting: they have the same cause. */
function firstOfEach(problems: Problem[]): Problem[] {
  const settings = problems.map(({ path }) => path.join('.'))
  return problems.filter((_, index) => settings.indexOf(settings[index] ?? '') === index)
}

const campValue = (camp: unknown, key: keyof Camp): unknown => (isRecord(camp) ? camp[key] : undefined)

/** Returns one line for each problem, in the order of the file: `src/camp.ts:23: camp.email is "post"; give …`. */
export function describeProblems(problems: Problem[], fileText: string): string[] {
  const lineOf = findSettingLines(fileText)
  return problems
    .map(({ path, text }) => {
      const line = lineOf(path)
      const lost = line === undefined ? unexported(String(path[0]), fileText) : undefined
      return lost ?? { text, line }
    })
    .sort((a, b) => (a.line ?? Infinity) - (b.line ?? Infinity))
    .map(({ text, line }) => `src/camp.ts:${line === undefined ? '' : `${line}:`} ${text}`)
}

function throwProblems(found: Problem[]): void {
  const fileText = readFileSync(path.join(projectFolder, 'src/camp.ts'), 'utf8')
  const problems = [...found, ...writtenProblems(fileText)]
  if (problems.length) throw new UsageError(describeProblems(problems, fileText).join('\n'))
}

/** Reports settings that are written twice, and backslashes in paths: JavaScript reads 'src\\sheets' as "srcsheets". */
export function writtenProblems(fileText: string): Problem[] {
  const settings = findSettings(fileText)
  const names = settings.map(({ path }) => path.join('.'))
  const isDoubled = (name: string) => names.indexOf(name) !== names.lastIndexOf(name)
  return settings.flatMap(({ path, quotedText = '' }, index) => {
    // What is in a doubled setting is doubled with it.
    const isWithin = path.some((_, length) => isDoubled(path.slice(0, length).join('.')))
    const found = [
      ...(names.indexOf(path.join('.')) < index && !isWithin
        ? ['is written twice, and only this value counts; delete one of the two']
        : []),
      ...(path[0] === 'sources' && quotedText.includes('\\')
        ? [`has a backslash (${quotedText}); write / in its place`]
        : []),
    ]
    return found.map((text) => ({ path, text: `${settingName(path)} ${text}` }))
  })
}

/** The bounds of Europe's time zones: from Cyprus to the North Cape, and from Iceland to Samara. */
const europe = { latitude: [34, 72], longitude: [-25, 55] } as const

/** Reports a position that is 0/0, or outside Europe although the time zone is European. */
function positionProblems(camp: unknown, key: 'position' | 'map', zone: string): Problem[] {
  const point = campValue(camp, key)
  if (!Value.Check(campSchemas.camp.properties.position, point)) return []
  const { latitude, longitude } = point
  const at = ['camp', key]
  if (latitude === 0 && longitude === 0)
    return [{ path: at, text: `camp.${key} is 0, 0; give the camp's latitude and longitude` }]
  const isIn = ([least, most]: readonly [number, number], degrees: number) =>
    degrees >= least && degrees <= most
  if (!zone.startsWith('Europe/') || (isIn(europe.latitude, latitude) && isIn(europe.longitude, longitude)))
    return []
  const where = `latitude ${latitude}, longitude ${longitude}`
  const text = `camp.${key} is outside Europe (${where}), but the time zone is ${zone}; correct or swap the two`
  return [{ path: at, text }]
}

/** Reports texts that are too long for any place in the app, or damaged by a wrong encoding. */
function textProblems({ camp, manifest }: CampFile): Problem[] {
  return [...textsIn(camp, ['camp']), ...textsIn(manifest, ['manifest'])].flatMap(({ path, text }) => {
    const fault = textFault(text, saveAsUtf8)
    return fault ? [{ path, text: `${settingName(path)}: ${faultText(fault)}` }] : []
  })
}

/** At this zoom level, a phone shows about `farKm` around the map's centre; at the next one, half as much. */
const zoomOfFarKm = 8

/** Returns a line about a camp's position that is rounded, and one about a radar map on which the camp is not to be seen. */
export function positionNotes({ map, position }: Camp): string[] {
  const [centre, camp] = [textsOf(map), textsOf(position)]
  const { km } = distanceAndBearing(centre, position)
  const rounded = roundedFault(camp)
  return [
    ...(rounded ? [`src/camp.ts: camp.position is ${faultText(rounded)}`] : []),
    ...(isOnMap(position, map)
      ? []
      : [
          `src/camp.ts: camp.map is ${Math.round(km)} km from camp.position in src/camp.ts, so the camp is not on it; correct the wrong one of the two`,
        ]),
  ]
}

function isOnMap(position: Position, map: Camp['map']): boolean {
  return distanceAndBearing(textsOf(map), position).km <= farKm * 2 ** (zoomOfFarKm - map.zoom)
}

/** Reports a position that has lost its minus: only with it, the camp is near the radar map's centre. */
function signProblems(camp: unknown): Problem[] {
  const { position, map } = campSchemas.camp.properties
  const [place, centre] = [campValue(camp, 'position'), campValue(camp, 'map')]
  if (!Value.Check(position, place) || !Value.Check(map, centre)) return []
  const { longitude } = place
  const west = distanceAndBearing(textsOf(centre), { ...place, longitude: -longitude })
  if (!(longitude > 0 && west.km < nearKm) || isOnMap(place, centre)) return []
  const text = `camp.position.longitude is ${longitude}, but camp.map is west of Greenwich (longitude ${centre.longitude}); write ${-longitude}`
  return [{ path: ['camp', 'position', 'longitude'], text }]
}

/** Returns a line about each setting of a camp that is still an example: nobody has such an address or number. */
export function exampleNotes(camp: Camp): string[] {
  return textsIn(camp, ['camp'])
    .filter(({ text }) => example.test(text))
    .map(({ path, text }) => `src/camp.ts: ${settingName(path)} is only an example (${text}); write your own`)
}

/**
 * Names that are reserved for examples (https://www.rfc-editor.org/rfc/rfc2606), and telephone numbers that are reserved
 * for drama (https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama).
 */
const example =
  /^(?:https:\/\/|\S+@)(?:[\w-]+\.)*example(?:[/?#:]|$)|^\D*(?:4\D*4\D*(?:\(0\))?|00\D*4\D*4\D*|0)\D*(?:1632\D*960|7700\D*900)(?:\D*\d){3}$/

const textsOf = ({ latitude, longitude }: Position) => ({ lat: String(latitude), lng: String(longitude) })

/** Reports addresses that open a page on which a sheet is shown, and addresses that look like paths. */
function sheetProblems(sources: unknown): Problem[] {
  return textsIn(sources, ['sources']).flatMap(({ path, text }) => {
    const problem = addressProblem(text)
    return problem === undefined ? [] : { path, text: `${path.join('.')} ${problem}` }
  })
}

function textsIn(value: unknown, path: SettingPath): { path: SettingPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  return typeof value === 'object' && value
    ? Object.entries(value).flatMap(([key, each]) => textsIn(each, [...path, key]))
    : []
}

/** Further from the camp than this, the sea's place probably has a wrong sign or digit. */
const farthestSeaKm = 50

/** Reports a place of the sea that is far from the camp. */
function seaProblems(camp: unknown, sources: unknown): Problem[] {
  const { position } = campSchemas.camp.properties
  const [camps, seas] = [campValue(camp, 'position'), isRecord(sources) && sources['weather']]
  const sea = isRecord(seas) ? seas['sea'] : undefined
  if (!Value.Check(position, camps) || !Value.Check(position, sea)) return []
  const { km } = distanceAndBearing(textsOf(sea), camps)
  const text = `sources.weather.sea is ${Math.round(km)} km from camp.position; give a place on the water near the camp`
  return km > farthestSeaKm ? [{ path: ['sources', 'weather', 'sea'], text }] : []
}

/** Reports credits that do not name Open-Meteo although the weather is its: its licence requires that. */
function creditProblems(camp: unknown, sources: unknown): Problem[] {
  const credits = campValue(camp, 'credits')
  if (!Value.Check(campSchemas.camp.properties.credits, credits)) return []
  const isMissing =
    isRecord(sources) && sources['weather'] && !credits.some(({ name }) => /open-?meteo/i.test(name))
  const credit = "{ name: 'Weather data by Open-Meteo.com', url: 'https://open-meteo.com/' }"
  const text = `camp.credits does not name Open-Meteo, whose licence requires it; add ${credit}`
  return isMissing ? [{ path: ['camp', 'credits'], text }] : []
}

function doubledTelephones(camp: unknown): Problem[] {
  const help = campValue(camp, 'help')
  const telephones = isRecord(help) && Array.isArray(help['telephones']) ? help['telephones'] : []
  const rows = telephones.map((each) => JSON.stringify(each))
  return rows.flatMap((row, index) => {
    const text = `camp.help.telephones[${index}] is there twice; delete one of the two`
    return rows.indexOf(row) < index ? [{ path: ['camp', 'help', 'telephones', index], text }] : []
  })
}

/** Reports `sources.levels` unless `sources.tides` is a table or ADMIRALTY: levels are added to the days of these. */
function levelProblems(sources: unknown): Problem[] {
  if (!isRecord(sources) || sources['levels'] === undefined) return []
  const { tides } = sources
  const from = isRecord(tides) ? tides['from'] : undefined
  if (tides !== undefined && from !== 'none' && from !== 'gauge') return []
  const text =
    from === 'gauge'
      ? 'sources.levels: a gauge has levels of its own; remove sources.levels'
      : 'sources.levels needs a tide table; add sources.tides, or remove sources.levels'
  return [{ path: ['sources', 'levels'], text }]
}

/** Reports season dates that do not exist or are in the wrong order. */
function seasonProblems(sources: unknown): Problem[] {
  if (!Value.Check(campSchemas.sources, sources) || !sources.calendar?.season) return []
  const { startDate, endDate } = sources.calendar.season
  const at = ['sources', 'calendar', 'season']
  const name = at.join('.')
  const wrong = Object.entries({ startDate, endDate }).filter(([, date]) => !isCalendarDate(date))
  if (wrong.length)
    return wrong.map(([key, date]) => ({
      path: [...at, key],
      text: `${name}.${key} is "${date}"; give a date such as 2026-08-22`,
    }))
  const fault = spanFault(startDate, endDate, campDate(Date.now()))
  return fault ? [{ path: at, text: `${name} ${faultText(fault)}` }] : []
}
