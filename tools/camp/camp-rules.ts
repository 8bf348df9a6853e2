/** Rules for `src/camp.ts` that a schema cannot express; most are about several settings at once. */
import { Check } from 'typebox/schema'
import { campSchemas, type Camp, type Sources } from '../../src/camp-schema'
import { campDate } from '../../src/lib/camp-time'
import { distanceAndBearing, type Position } from '../../src/lib/places'
import { saveAsUtf8 } from './camp-syntax'
import { farKm, faultText, linkFault, nearKm, roundedFault, seasonFault } from '../faults/faults'
import { textFault } from '../faults/text-fault'
import { isRecord } from '../is-record'
import { hasInvisible } from '../visible-text'
import { problem, withoutInvisible, type Problem } from './schema-problems'
import { settingName, type SettingPath } from './setting-lines'
import { addressProblem } from './sheet-address'

/** The exports of `src/camp.ts` before the check, typed `unknown` because a type error does not stop a build. */
export type CampFile = Record<keyof typeof campSchemas, unknown>

export function ruleProblems(file: CampFile, zone: string): Problem[] {
  const camp: Valid<Camp> = validSettings(file, 'camp')
  const sources: Valid<Sources> = validSettings(file, 'sources')
  return [
    ...positionProblems(camp, zone),
    ...signProblems(camp),
    ...textProblems(file),
    ...creditProblems(camp, sources),
    ...seaProblems(camp, sources),
    ...sheetProblems(file),
    ...levelProblems(sources),
    ...seasonProblems(sources),
  ]
}

/** The settings of an export; null for those that its schema rejects. */
type Valid<Settings> = { [Key in keyof Settings]?: Settings[Key] | null }

function validSettings(file: CampFile, name: 'camp' | 'sources'): object {
  const settings = isRecord(file[name]) ? file[name] : {}
  return Object.fromEntries(
    Object.entries(campSchemas[name].properties).map(([key, schema]) => [
      key,
      settings[key] === undefined || Check(schema, settings[key]) ? settings[key] : null,
    ]),
  )
}

/** Whether a position may be in one of Europe's time zones: from Cyprus to the North Cape, and from Iceland to Samara. */
const isInEurope = ({ latitude, longitude }: Position): boolean =>
  latitude >= 34 && latitude <= 72 && longitude >= -25 && longitude <= 55

function positionProblems({ position, map }: Valid<Camp>, zone: string): Problem[] {
  return Object.entries({ position, map }).flatMap(([key, point]) => {
    if (!point) return []
    const { latitude, longitude } = point
    if (latitude === 0 && longitude === 0)
      return problem(['camp', key], " is 0, 0; give the camp's latitude and longitude")
    if (!zone.startsWith('Europe/') || isInEurope(point)) return []
    const where = `latitude ${latitude}, longitude ${longitude}`
    const hint = 'correct or swap latitude and longitude'
    return problem(['camp', key], ` is outside Europe (${where}), but the time zone is ${zone}; ${hint}`)
  })
}

/** Reports a position that has lost its minus sign: with it, the camp would be near the radar map's centre. */
function signProblems({ position, map }: Valid<Camp>): Problem[] {
  if (!position || !map) return []
  const { longitude } = position
  const west = kmBetween(map, { ...position, longitude: -longitude })
  const isMirrored = map.longitude === -longitude
  if (!(longitude > 0 && west < nearKm) || (isOnMap(position, map) && !isMirrored)) return []
  const centre = `camp.map is west of Greenwich (longitude ${map.longitude})`
  return [problem(['camp', 'position', 'longitude'], ` is ${longitude}, but ${centre}; write ${-longitude}`)]
}

function textProblems({ camp, manifest }: CampFile): Problem[] {
  return [...textsIn(camp, ['camp']), ...textsIn(manifest, ['manifest'])].flatMap(({ path, text }) => {
    const fault = textFault(text, saveAsUtf8)
    if (fault) return problem(path, `: ${faultText(fault)}`)
    return hasInvisible(text) ? problem(path, ` is ${JSON.stringify(text)}; ${withoutInvisible}`) : []
  })
}

/** The licence of Open-Meteo's data requires the credit. */
function creditProblems({ credits }: Valid<Camp>, { weather }: Valid<Sources>): Problem[] {
  if (!weather || !credits || credits.some(({ name }) => /open-?meteo/i.test(name))) return []
  const credit = "{ name: 'Weather data by Open-Meteo.com', url: 'https://open-meteo.com/' }"
  return [problem(['camp', 'credits'], ` does not name Open-Meteo, whose licence requires it; add ${credit}`)]
}

/** Further from the camp than this, the coordinates of `sea` probably have a wrong sign or digit. */
const farthestSeaKm = 50

function seaProblems({ position }: Valid<Camp>, { weather }: Valid<Sources>): Problem[] {
  if (!position || !weather?.sea) return []
  const km = kmBetween(weather.sea, position)
  const hint = 'give a place on the water near the camp'
  return km > farthestSeaKm
    ? [problem(['sources', 'weather', 'sea'], ` is ${Math.round(km)} km from camp.position; ${hint}`)]
    : []
}

function sheetProblems({ sources }: CampFile): Problem[] {
  return textsIn(sources, ['sources']).flatMap(({ path, text }) => {
    const what = addressProblem(text)
    return what === undefined ? [] : problem(path, ` ${what}`)
  })
}

/** Reports `sources.levels` unless `sources.tides` is a table or ADMIRALTY, to whose days the levels are added. */
function levelProblems({ levels, tides }: Valid<Sources>): Problem[] {
  if (levels === undefined || tides === null) return []
  const path = ['sources', 'levels']
  if (tides?.from === 'gauge')
    return [problem(path, ': a gauge has levels of its own; remove sources.levels')]
  return tides === undefined || tides.from === 'none'
    ? [problem(path, ' needs a tide table; add sources.tides, or remove sources.levels')]
    : []
}

function seasonProblems({ calendar }: Valid<Sources>): Problem[] {
  if (!calendar?.season) return []
  const { startDate, endDate } = calendar.season
  const fault = seasonFault(startDate, endDate, campDate(Date.now()))
  return fault ? [problem(['sources', 'calendar', 'season'], ` ${faultText(fault)}`)] : []
}

/** Returns a line about a camp's position if it is rounded, and one about a radar map that does not show the camp. */
export function positionNotes({ map, position }: Camp): string[] {
  const km = Math.round(kmBetween(map, position))
  const rounded = roundedFault(textsOf(position))
  const off = `src/camp.ts: camp.map is ${km} km from camp.position in src/camp.ts, so the camp is not on it; correct whichever is wrong`
  return [
    ...(rounded ? [`src/camp.ts: camp.position is ${faultText(rounded)}`] : []),
    ...(isOnMap(position, map) ? [] : [off]),
  ]
}

/** Returns a line about each address that probably has a character too many. */
export function linkNotes(camp: Camp): string[] {
  return textsIn(camp, ['camp']).flatMap(({ path, text }) => {
    const fault = text.startsWith('https:') ? linkFault(text) : undefined
    return fault ? `src/camp.ts: ${settingName(path)} ${faultText(fault)}` : []
  })
}

/**
 * Returns a line about each setting that is still an example: an address or number that nobody has, the sample camp's, or
 * a data source with the names in `docs/`.
 */
export function exampleNotes(camp: Camp, dataUrl: string): string[] {
  const isFar = kmBetween(camp.position, swanage) > farKm
  const isExample = (text: string) =>
    example.test(text) || sampleText.test(text) || (isFar && swanageTides.test(text))
  const lines = textsIn(camp, ['camp']).flatMap(({ path, text }) =>
    isExample(text) ? `src/camp.ts: ${settingName(path)} is only an example (${text}); write your own` : [],
  )
  if (!/\/(?:your-(?:account|fork)|OWNER|REPOSITORY)\//.test(dataUrl)) return lines
  const hint = 'write your own names in src/camp.ts, or in DATA_OWNER and DATA_REPO'
  return [...lines, `the data's address is only an example (${dataUrl}); ${hint}`]
}

/**
 * Names that are reserved for examples (https://www.rfc-editor.org/rfc/rfc2606), and telephone numbers that are reserved
 * for drama (https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama).
 */
const example =
  /^(?:https:\/\/|\S+@)(?:[\w-]+\.)*example(?:[/?#:]|$)|^\D*(?:4\D*4\D*(?:\(0\))?|00\D*4\D*4\D*|0)\D*(?:1632\D*960|7700\D*900)(?:\D*\d){3}$/

/** Texts of `src/camp.ts` as it is in a new fork. */
const sampleText =
  /\bTern (?:Cove|Bay)\b|\bTernmouth\b|: the (?:flagpole by the gate|wash house, on the left)$/

/** The sample's link to tides, which is right for camps near there. */
const swanageTides = /\/swanage-tide-times$/
const swanage = { latitude: 50.61, longitude: -1.96 }

/** At this zoom level, a phone shows about `farKm` around the map's centre; at the next one, half as much. */
const zoomOfFarKm = 8

function isOnMap(position: Position, map: Camp['map']): boolean {
  return kmBetween(map, position) <= farKm * 2 ** (zoomOfFarKm - map.zoom)
}

function kmBetween(place: Position, from: Position): number {
  return distanceAndBearing(textsOf(place), from).km
}

const textsOf = ({ latitude, longitude }: Position) => ({ lat: String(latitude), lng: String(longitude) })

function textsIn(value: unknown, path: SettingPath): { path: SettingPath; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  return typeof value === 'object' && value
    ? Object.entries(value).flatMap(([key, each]) => textsIn(each, [...path, key]))
    : []
}
