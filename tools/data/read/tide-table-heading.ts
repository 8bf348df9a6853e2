/** Reads what headings and titles of a tide table say about its clock, its unit and its datum. */
import { summerName, timeZone, winterName } from '../../../src/time-zone'

/** Both names of the camp's clock, in any order: `GMT/BST`, `BST or GMT`. */
const campClock = new RegExp(
  String.raw`\b(?:${winterName}\b\W*(?:(?:or|and)\W+)?${summerName}|${summerName}\b\W*(?:(?:or|and)\W+)?${winterName})\b`,
  'gi',
)

/** How publishers say that the times are the camp's, with the names of clocks that are not. */
const adjusted =
  /(?<!\b(?:not|un)\W*(?:\w+\W+)?)\b(?:(?:adjusted|corrected) for|includ(?:es?|ing)) (?:BST|(?:british )?summer time|daylight[ -]savings?(?: time)?)|\b(?:BST|(?:british )?summer time) (?:where|when) (?:applicable|appropriate|in force)/gi

const summerTime = /\bBritish summer time\b/gi

/** Words in the heading of the times that name no other clock. */
const timeWords = new Set(
  'a all and are at bay camp clock date day everywhere gmtbst h heure heures high hh hhmm hhmmss hour hours hr hrs hora in légale legal local locale london low mm of ortszeit shown ss the tide tides time times uhr uhrzeit uk water zeit'.split(
    ' ',
  ),
)

/** Clocks in titles and other headings: English, and what French, German and Spanish tables say. */
const otherClock = new RegExp(
  [
    String.raw`\b(?:UTC?|GMT|DST|TUC?|WES?T(?!\s+[A-Z])|CES?T|EES?T|MES?Z|[ECMP][SD]T|LST|LMT|${winterName}|${summerName})\b(?:\s?[+-]\s?\d[\d:]*)?`,
    String.raw`\b(?:Africa|America|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)/\w+`,
  ].join('|'),
)

const otherClockWords =
  /\b(?:gmt|utc|greenwich|zulu|universal(?: time)?|universel(?:le)?|weltzeit|time z|z time|(?:not|un)\W*(?:\w+\W+)?(?:adjusted|corrected)\b.*|no dst\b.*|zone z|daylight[ -]savings?(?: time)?(?: not \w+)?|heure (?:légale )?française|(?:add|subtract|plus|minus)\b[^.]*\bhours?|(?:summer|winter|standard|solar|mean|french|german|spanish|irish|dutch|belgian|portuguese|norwegian|danish|european|continental|paris|madrid|berlin|dublin) time|sommerzeit|winterzeit|sonnenzeit|heure d['’](?:été|hiver)|heure solaire|temps universel|hora (?:solar|universal|de (?:verano|invierno))|horario de (?:verano|invierno)|tiempo universal)\b/i

/**
 * Returns a clock that a text names, other than the camp's; undefined if none. `BST` alone is a clock, too: it is right if
 * all tides are in summer.
 */
export function clockIn(text: string): string | undefined {
  const said = text.replaceAll(timeZone, 'local').replace(summerTime, summerName).replace(adjusted, 'local')
  const others = said.replace(campClock, 'local')
  return otherClockWords.exec(others)?.[0] ?? otherClock.exec(others)?.[0]
}

/** As `clockIn`, for the heading of the times, in which any unknown word may name a clock. */
export function clockInHeading(heading: string): string | undefined {
  const named = clockIn(heading)
  const others = heading.replaceAll(timeZone, '').replace(campClock, '').replace(adjusted, '')
  const unknown = wordsOf(others).find((word) => !timeWords.has(word.toLowerCase()) && word !== '24')
  return named ?? (/[+\u2212]|-\s?\d/.test(others) ? others.trim() : unknown)
}

/** Words in the heading of the heights that name neither another unit nor another datum. */
const heightWords = new Set(
  "a above acd altura cd chart d de des du d'eau datum eau en from height heights high hauteur hauteurs höhe hoehe ht hts in lat level low lowest astronomical m marée marea meter meters metre metres mtr mtrs mètres metros mts of over pred predicted prediction predictions skn seekartennull the tide tidal tides to über value wasserstand water relative".split(
    ' ',
  ),
)

/** Returns a unit or datum in the heading of the heights other than metres above chart datum; undefined if none. */
export function unitInHeading(heading: string): string | undefined {
  const others = heading.replace(/_/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2')
  // "in" is also the sign of inches.
  const inches = /[([{/]\s*in\b/.test(others) ? 'in' : undefined
  return inches ?? wordsOf(others).find((word) => !heightWords.has(word.toLowerCase()))
}

/** Returns a unit or datum in a title other than metres above chart datum; undefined if none. */
export function unitIn(text: string): string | undefined {
  // Ports say how far chart datum is below another datum.
  return otherUnit.exec(text.replace(/\bchart datum\W[^;]*\b(?:above|below)\b.*/i, ''))?.[0]
}

const otherUnit =
  /\b(?:feet|ft|fathoms?|inches|cms?|centimet(?:re|er)s|m?A?OD[NL]?|ordnance(?: datum)?|newlyn|MSL|mean sea level|MLLW|mean lower low(?: water)?|NAVD ?88|NGVD|NAP|NHN)\b/i

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}'’]+|\d+|["″′]/gu) ?? []
}
