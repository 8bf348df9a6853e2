/** Reads what headings and titles of a tide table say about its clock, its unit and its datum. */
import { summerHours, summerName, timeZone, winterHours, winterName } from '../../../src/time-zone'

/** Both names of the camp's clock, in any order: `GMT/BST`, `GMT or British Summer Time`. */
const [winterClock, summerClock] = [
  `(?:${winterName}|Greenwich mean time${winterHours === 0 ? '|UTC' : ''})(?: in winter)?`,
  `(?:${summerName}|British summer time)(?: in summer)?`,
]
const campClock = new RegExp(
  String.raw`\b(?:${winterClock}\b\W*(?:(?:or|and)\W+)?${summerClock}|${summerClock}\b\W*(?:(?:or|and)\W+)?${winterClock})\b`,
  'gi',
)

/** What a title may call the hour of summer. */
const anySummer = 'DST|summer time|daylight[ -]savings?(?: time)?'
const summer = String.raw`\b(?:${summerName}|British summer time|${anySummer})\b`

/** How publishers say that the times are the camp's, with the names of clocks that are not. */
const adjusted = new RegExp(
  String.raw`\b(?:(?:adjusted|corrected) for|inc(?:\.|l\.?|ludes?|luding)?) ${summer}|${summer}(?: (?:already|been|has|is))* (?:added|applied|included)\b|${summer} (?:in summer|(?:where|when) (?:applicable|appropriate|in force))`,
  'gi',
)

/** Words between a negation and what it denies: `not yet adjusted for BST`, `no allowance has been made for BST`. */
const denied = String.raw`(?:account|add|adjust|advanc|allow|alter|appl|chang|correct|includ|made|taken)\w*`
const between = String.raw`(?:[ -](?:${denied}|are|been?|for|has|have|in|is|of|to|yet))*`

const hour = String.raw`\b(?:(?:an?|one) h(?:ou)?r|(?:0?1(?::?00)?|60)(?![.:\d])(?: ?(?:h(?:(?:ou)?rs?)?|min(?:ute)?s?))?)\b`
const plusHour = String.raw`(?:\b(?:add|plus) |(?<!\b(?:UTC?|GMT) ?)\+ ?(?!0|1:?00))${hour}`

/** How publishers say that the times lack summer's hour: `BST not applied`, `Excludes BST`. */
const unadjusted = new RegExp(
  [
    String.raw`\b(?:not?|non|without|ex(?:cl\w*\.?)?|ignor\w+|\w+n['’]t)${between}[ -]${summer}(?!.*\b(?:necessary|needed|required))`,
    String.raw`${summer}(?: (?:is|has|was))?(?:(?: not|n['’]t)(?: been| yet)* ${denied}| (?:exclu|ignor|omit)\w+)`,
    String.raw`\b(?:not|un)\W*(?:\w+\W+)?(?:adjusted|corrected)\b(?:.*\w)?`,
    String.raw`\b(?:please|(?<!no )needs?|must be|should be|remember to|to be)\b(?: (?:to|be))*[ -]${denied} for ${summer}`,
    String.raw`${summer}\W{1,2}no(?:ne)?\b|\bno allowance(?: \w+){0,3} for summer\b`,
  ].join('|'),
  'i',
)

const inSummer = String.raw`(?:${summer}|\b(?:in|during|for) summer\b)`

/** How they say to add that hour: `+1 hr for BST`, `In summer add 60 minutes`. */
const addHour = new RegExp(
  String.raw`\b(?:move|put|set)\b[^.;]{0,20}?\bclocks? (?:forward|on)\b(?! (?:on|at|in)\b)|${inSummer}[^.;]{0,60}?${plusHour}|${plusHour}[^.;]{0,60}?${inSummer}|${hour}(?: \w+)? be added\b|\badvanced?(?: by)? ${hour}|${hour} (?:behind ${summer}|later[^.;]{0,20}?${inSummer})`,
  'i',
)

/** Words that say that the hour is in the times already, or what BST is: `+1 hour included for BST`, `BST (+1 hour)`. */
const hasHour = new RegExp(
  String.raw`\b(?:includ(?:es|ed|ing)?|incl|added|applied|adjusted|corrected|in force|clocks)\b(?<!be added)|${summer} ?[,(] ?\+`,
  'i',
)

/** How a heading says what the camp's clock is: `local, +1 in summer`. In a title, these words may ask the reader to add that hour. */
const localClock =
  /\b(?:local|UK|incl\.?|including)(?: (?:clock|time))?\W{0,2}\+ ?1(?: ?h(?:(?:ou)?rs?)?)? in summer\b/gi

const summerTime = /\bBritish summer time\b/gi

/** Words in the heading of the times that do not name another clock. */
const timeWords = new Set(
  'a all and appropriate are as at bay british camp clock date day everywhere gmtbst h heure heures high hh hhmm hhmmss hour hours hr hrs hora hw in incl including légale legal local locale london low lw mm of ortszeit shown ss the tide tides time times uhr uhrzeit uk water zeit'.split(
    ' ',
  ),
)

/** The year in which a club was founded, `EST. 1905`, but not a table's clock and year, `EST 2026`. */
const sinceWhen = String.raw`EST\W+(?:in )?(?:1\d\d|20[01])\d\b`

/** Clocks in titles and other headings: English, and what French, German and Spanish tables say. */
const otherClock = new RegExp(
  [
    String.raw`\b(?:UTC?|GMT|DST|TUC?|(?<=\bin |\()MET(?! OFFICE)|WES?T(?!\s+[A-Z])|CES?T|EES?T|MES?Z|(?!${sinceWhen})A?[ECMPW][SD]T|NZ[SD]T|LST|LMT|${winterName}|${summerName})\b(?:\s?[+-]\s?\d[\d:]*)?`,
    String.raw`\b(?:Africa|America|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)/\w+`,
  ].join('|'),
)

const otherClockWords =
  /\b(?:(?<!etc\/)gmt|utc|(?:greenwich|universal(?: time)?|zulu)(?! (?:bar|marina|park|pier|reach|wharf)\b)|times? \(z(?=\))|universel(?:le)?|weltzeit|(?:time|zone)\W{1,3}z|z time|(?:zone|time base)\W{1,3}[-+\u2212]?0{1,4}|^winter times?$|(?:tz\W{1,2}|utc?|gmt)0|daylight[ -]savings?(?: time)?|heure (?:légale )?française|local time\W{1,3}(?:in )?(?:Belgium|Denmark|France|Germany|Netherlands|Norway|Portugal|Spain)|(?:add|subtract|plus|minus)\b[^.]{0,99}(?:\d ?h|(?:\b|\d)h(?:ou)?rs?)|(?:(?:summer|winter|standard|solar|mean|french|german|spanish|irish|dutch|belgian|portuguese|norwegian|danish|european|continental|paris|madrid|berlin|dublin) ){1,4}time|sommerzeit|winterzeit|sonnenzeit|heure d['’](?:été|hiver)|heure solaire|temps universel|hora (?:solar|universal|de (?:verano|invierno))|horario de (?:verano|invierno)|tiempo universal)\b/i

/**
 * `GMT+1`, `UTC +01:00`, `UTC - 1 hour`, `UTC/GMT +1 hour`; not `GMT, +1 hour for BST` or `GMT - 12 hour clock`, which are
 * GMT, nor `Etc/GMT-1`, which is UTC+1. Also the hours in `Time Zone: 0000`.
 */
const hoursAhead =
  /(?<!Etc\/)\b(?:(?:UTC?|GMT) ?\/ ?)?(?:UTC?|GMT)(?: ?\+ ?|[-\u2212]| ?[-\u2212] ?(?=\d\d?(?: ?h(?:ou)?rs?\b(?! clock)|[);,]|$))| ?± ?(?=0))\d[\d:]*(?![\d:])(?! ?(?:h(?:(?:ou)?rs?)?\.? )?(?:for|in|during|when)\b)(?: ?h(?:(?:ou)?rs?)?\b)?|\btime ?zone\W{1,3}\d[\d:]*/gi

/** Joins the letters of abbreviations: `GMT` for `G.M.T.` and `G M T`. */
const withoutDots = (text: string): string =>
  text.replace(/\b[A-Z](?:(?:\. |[. ])[A-Z]\b)+\.?/g, (letters) => letters.replace(/[. ]/g, ''))

/** Returns the clocks that a text names, as they are written, except both of the camp's together (`GMT/BST`). */
export function clocksIn(title: string): string[] {
  const text = withoutDots(title)
  const [raw] = unadjusted.exec(text) ?? (hasHour.test(text) ? [] : (addHour.exec(text) ?? []))
  if (raw !== undefined) return [raw]
  const offsets = text.match(hoursAhead) ?? []
  const said = text.replace(hoursAhead, ';').replaceAll(timeZone, 'local').replace(summerTime, summerName)
  const others = said.replace(campClock, 'local').replace(adjusted, 'local')
  const named = otherClockWords.exec(others)?.[0] ?? otherClock.exec(others)?.[0]
  return named === undefined ? offsets : [named, ...offsets]
}

/** Like `clocksIn`, but for the heading of the times, where any unknown word may name a clock. */
export function clocksInHeading(heading: string): string[] {
  const said = heading.replaceAll(timeZone, 'local').replace(localClock, 'local')
  const named = clocksIn(said)
  if (named.length) return named
  const others = said.replace(campClock, '').replace(adjusted, '')
  const unknown = wordsOf(others).find((word) => !timeWords.has(word.toLowerCase()) && word !== '24')
  const offset = /(?:[+\u2212] ?|- ?(?=\d))[\d:]*/.exec(others)?.[0] ?? unknown
  return offset === undefined ? [] : [offset]
}

/** Whether a clock is another one, not an unknown word or a summer time without a place, which may be the camp's. */
export function isOtherClock(clock: string): boolean {
  return !new RegExp(`^(?:${anySummer})$`, 'i').test(clock) && clocksIn(clock).length > 0
}

/** Whether a clock returned by `clocksIn` stays on the camp's winter time all year. */
export function lacksSummerHour(clock: string): boolean {
  const isGreenwich = /^greenwich/i.test(clock) || addHour.test(clock)
  return zoneOf(clock) === winterName || unadjusted.test(clock) || (isGreenwich && winterHours === 0)
}

/** Whether a text is a name of the camp's own clock, whatever the season: `Europe/London`, `GMT/BST`, `local time`. */
export function isCampClock(text: string): boolean {
  return /^local(?: time)?$/i.test(text.replace(timeZone, 'local').replace(campClock, 'local'))
}

/** Returns the camp's zone that a clock names or equals: `BST` for `BST`, `+01:00`, `UTC+1` or `1`. */
export function zoneOf(clock: string): string | undefined {
  const named = [winterName, summerName].find((name) => name === clock.toUpperCase())
  const offset = clock
    .replace(/^(?:UTC?|Z|Greenwich)$/i, '0')
    .replace(/^(?:UTC?|GMT) ?\/|^time ?zone[: ]*|h(?:(?:ou)?rs?)?$| /gi, '')
  const [, sign, hours] = /^(?:UTC?|GMT)?([+±\u2212-]?)(\d{1,2})(?::?00)?$/i.exec(offset) ?? []
  const ahead = Number(hours) * (sign && /[\u2212-]/.test(sign) ? -1 : 1)
  return named ?? (ahead === winterHours ? winterName : ahead === summerHours ? summerName : undefined)
}

/** Words in the heading of the heights that name neither another unit nor another datum. */
const heightWords = new Set(
  "a above acd admiralty altura cd chart d de des du d'eau datum eau en from height heights high hauteur hauteurs höhe hoehe ht hts in lat level levels low lowest astronomical m marée marea meter meters metre metres mtr mtrs mètres metros mts of over pred predicted prediction predictions skn seekartennull the tide tidal tides to über value wasserstand water relative".split(
    ' ',
  ),
)

/** Returns a unit or datum in the heading of the heights other than metres above chart datum; undefined if none. */
export function unitInHeading(heading: string): string | undefined {
  const others = heading.replace(/_/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2')
  // "in" is also the symbol for inches.
  const inches = /[([{/]\s*in\b|\bin$/.test(others) ? 'in' : undefined
  return inches ?? wordsOf(others).find((word) => !heightWords.has(word.toLowerCase()))
}

/** Returns a unit or datum in a title other than metres above chart datum; undefined if none. */
export function unitIn(text: string): string | undefined {
  // Ports state how far chart datum is below another datum, and how high a level is.
  const others = withoutDots(text)
    .replace(/\bchart datum\W[^;]*\b(?:above|below)\b.*/i, '')
    .replace(levelInMetres, '')
  return otherUnit.exec(others)?.[0]
}

/** Whether a text that names a unit or a datum alone names another one. In a title, Newlyn is a port. */
export function isOtherUnit(name: string): boolean {
  return unitIn(name) !== undefined || /\bnewlyn\b/i.test(name)
}

/** A level in metres, other than 0, which is the datum's own. */
const levelInMetres =
  /(?<!\b(?:above|below|from|to) )\b(?:MSL|mean sea level|OD[NL]?|ordnance datum)\W{1,3}(?:is )?[-\u2212]?(?![0.,]+ ?m\b)\d[\d.,]* ?m\b/gi

const otherUnit =
  /\b(?:feet|ft|fathoms?|inches|cms?|(?:cent|dec)imet(?:re|er)s|m?A?OD[NLM]?|ordnance(?! survey)(?: datum)?|(?:above|below|(?:heights|levels|reduced|referred|relative) to|(?<!chart )datum)\W{1,3}newlyn|newlyn\W{1,3}datum|L?MSL|STND|mean sea level|(?:above|below|to)\W{1,3}(?:sea level|mean level|MTL)|IGN ?69|units?\W{1,3}(?:in )?(?:foot|mm)|MLLW|mean lower low(?: water)?|NAVD ?88|NGVD|NAP|NHN)\b/i

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}'’]+|\d+|["″′]/gu) ?? []
}
