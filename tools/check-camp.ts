/** Checks `src/camp.ts`: every mistake at once, each with its path (`camp.map.zoom`), its value and the remedy. */
import { eventPalette } from '../src/camp'
import { isCalendarDate } from '../src/lib/iso-date'
import { tokens } from '../src/styles/tokens'
import { UsageError } from './fail'
import { isRecord } from './is-record'

/** What `src/camp.ts` exports, before anything is known of it: types do not hold back a build. */
export interface CampFile {
  camp: unknown
  manifest: unknown
  dataSource: unknown
  sources: unknown
}

interface Rule {
  isRight: (value: unknown) => boolean
  /** What to give instead. */
  remedy: string
}

/** A rule for each key, at any depth. Each of these keys must be there, and no other may be. */
interface Rules {
  [key: string]: Rule | Rules | ListRule
}

/** A rule for every item of a list. */
interface ListRule {
  items: Rule | Rules
  mostItems: number
}

const matches = (form: RegExp) => (value: unknown) => typeof value === 'string' && form.test(value)

const isBetween = (value: unknown, least: number, most: number) =>
  typeof value === 'number' && value >= least && value <= most

const isLink = (value: unknown) =>
  matches(/^https:\/\/[^\s/]+\.[^\s]+$/)(value) && URL.canParse(value as string)

const lineOfText = /^\S(?:.*\S)?$/
const palette = eventPalette.join(', ')

const text: Rule = { isRight: matches(lineOfText), remedy: 'a line of text, without spaces at its ends' }
const link: Rules = {
  name: text,
  url: { isRight: isLink, remedy: 'an address that begins with https://, such as https://camp.example/' },
}
const eventColour: Rule = {
  isRight: (value) => (eventPalette as readonly unknown[]).includes(value),
  remedy: `one of ${palette}`,
}
const numberBetween = (least: number, most: number, unit: string): Rule => ({
  isRight: (value) => isBetween(value, least, most),
  remedy: `${unit} from ${least} to ${most}`,
})
/** Web maps end where Mercator's projection does. */
const position: Rules = {
  latitude: numberBetween(-85, 85, 'degrees'),
  longitude: numberBetween(-180, 180, 'degrees'),
}
const telephone: Rules = {
  name: text,
  number: {
    isRight: matches(/^\+?[\d ()-]*\d[\d ()-]*\d[\d ()-]*$/),
    remedy: 'a number as it is dialled, such as 112 or +44 1632 960100',
  },
}
/** Host, owner and repository are read with the environment, which may override them: `tools/settings.ts`. */
const anyText: Rule = { isRight: (value) => typeof value === 'string', remedy: 'a text, or an empty one' }

const colour: Rule = {
  isRight: (value) =>
    matches(/^#[\da-f]{6}$/i)(value) || (typeof value === 'string' && Object.hasOwn(tokens, value)),
  remedy: 'a colour such as #0a6585, or the name of one in src/styles/tokens.ts',
}

const rules: Rules = {
  camp: {
    siteName: text,
    placeName: text,
    bayName: text,
    email: {
      isRight: matches(/^[\w.+'-]+@[\w-]+(?:\.[\w-]+)+$/),
      remedy: 'an e-mail address such as hello@camp.example',
    },
    links: { weather: link, tides: link, bible: link, organisation: link, social: link },
    credits: { items: link, mostItems: 12 },
    position,
    help: {
      address: {
        isRight: (value) => value === '' || text.isRight(value),
        remedy: 'an address in one line, or an empty text',
      },
      telephones: { items: telephone, mostItems: 12 },
      lines: { items: text, mostItems: 6 },
    },
    map: {
      ...position,
      zoom: {
        isRight: (value) => Number.isInteger(value) && isBetween(value, 3, 11),
        remedy: 'a whole number from 3 (a continent) to 11 (a town)',
      },
    },
    eventColours: {
      isRight: isRecord,
      remedy: `the events' names, each with one of ${palette}`,
    },
    otherEventColour: eventColour,
  },
  manifest: {
    shortName: {
      isRight: (value) => matches(lineOfText)(value) && [...(value as string)].length <= 12,
      remedy: 'a name of 12 characters at the most, because home screens cut off longer ones',
    },
    description: text,
    themeColour: colour,
    backgroundColour: colour,
    iconColour: colour,
  },
  dataSource: { host: anyText, owner: anyText, repository: anyText },
}

const isRule = (rule: Rule | Rules | ListRule): rule is Rule => 'isRight' in rule
const isListRule = (rule: Rule | Rules | ListRule): rule is ListRule => 'mostItems' in rule

const quoted = (value: unknown) => JSON.stringify(value) ?? String(value)
const describe = (value: unknown) => (value === undefined ? 'missing' : quoted(value))

const check = (value: unknown, rule: Rule | Rules | ListRule, path: string): string[] => {
  if (isListRule(rule)) {
    if (Array.isArray(value) && value.length <= rule.mostItems)
      return value.flatMap((item, index) => check(item, rule.items, `${path}[${index}]`))
    return [`${path} is ${describe(value)}: give a list of up to ${rule.mostItems}`]
  }
  if (isRule(rule)) {
    if (rule.isRight(value)) return []
    return [`${path} is ${describe(value)}: give ${rule.remedy}`]
  }
  const known = Object.keys(rule)
  if (!isRecord(value)) return [`${path} is ${describe(value)}: give an object with ${known.join(', ')}`]
  const strangers = Object.keys(value).filter((key) => !Object.hasOwn(rule, key))
  return [
    ...known.flatMap((key) => check(value[key], rule[key]!, path ? `${path}.${key}` : key)),
    ...strangers.map(
      (key) => `${path}.${key} is no setting: take it out, or name one of ${known.join(', ')}`,
    ),
  ]
}

const checkEventColours = (camp: unknown): string[] => {
  const colours = isRecord(camp) ? camp['eventColours'] : undefined
  if (!isRecord(colours)) return []
  return Object.entries(colours).flatMap(([name, colour]) => [
    ...check(name, { ...text, remedy: `the event's name: ${text.remedy}` }, 'camp.eventColours: a name'),
    ...check(colour, eventColour, `camp.eventColours[${quoted(name)}]`),
  ])
}

/** An address on this machine is for tests. */
const sheet: Rule = {
  isRight: (value) =>
    matches(
      /^(?:https:\/\/[^\s/@]+(?:\/\S*)?|http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?\/\S*|(?![a-z][a-z\d+.-]+:)\S(?:.*\S)?)$/i,
    )(value) &&
    (!matches(/^https?:/i)(value) || URL.canParse(value as string)),
  remedy: 'the path of a CSV file, or its address, which begins with https://',
}

function optional({ isRight, remedy }: Rule): Rule {
  return { isRight: (value) => value === undefined || isRight(value), remedy }
}

/** Rules for the settings of a source, by the file that it is for and by its `from`. A camp names those that it uses. */
const sourceRules: Record<string, Record<string, Rules>> = {
  weather: { 'open-meteo': {} },
  calendar: {
    csv: {
      events: sheet,
      notices: optional(sheet),
      season: optional({
        isRight: (value) =>
          isRecord(value) && isCalendarDate(value['startDate']) && isCalendarDate(value['endDate']),
        remedy: 'an object with startDate and endDate, such as 2026-08-22',
      }),
    },
  },
  locations: { csv: { places: sheet } },
  tides: {
    table: { file: text },
    admiralty: {
      station: { isRight: matches(/^\d{4}[A-Z]?$/), remedy: 'the id of a station, such as 0037' },
      permission: { isRight: (value) => typeof value === 'boolean', remedy: 'true or false' },
    },
  },
}

const checkSource = (source: unknown, rulesByFrom: Record<string, Rules>, path: string): string[] => {
  const isKnown = (value: unknown): value is string =>
    typeof value === 'string' && Object.hasOwn(rulesByFrom, value)
  const from = isRecord(source) ? source['from'] : undefined
  const fromRule: Rule = { isRight: isKnown, remedy: `one of ${Object.keys(rulesByFrom).join(', ')}` }
  // With an unknown `from`, nobody knows which other settings are right.
  return isKnown(from) || !isRecord(source)
    ? check(source, { from: fromRule, ...(isKnown(from) && rulesByFrom[from]) }, path)
    : check(from, fromRule, `${path}.from`)
}

const checkSources = (sources: unknown): string[] => {
  const keys = [...Object.keys(sourceRules), 'levels'].join(', ')
  if (!isRecord(sources))
    return [`sources is ${describe(sources)}: give an object with some of ${keys}, or { }`]
  return Object.entries(sources).flatMap(([key, source]) => {
    const path = `sources.${key}`
    if (key === 'levels') return check(source, { constants: text }, path)
    return Object.hasOwn(sourceRules, key)
      ? checkSource(source, sourceRules[key]!, path)
      : `${path} is no setting: take it out, or name one of ${keys}`
  })
}

/** Everything that is wrong with `src/camp.ts`, a line each. */
export const campProblems = ({ camp, manifest, dataSource, sources }: CampFile): string[] =>
  [
    ...check({ camp, manifest, dataSource }, rules, ''),
    ...checkEventColours(camp),
    ...checkSources(sources),
  ].map((problem) => `src/camp.ts: ${problem}`)

/** What is wrong with that part of `src/camp.ts` that `npm run make-data` reads, a line each. */
export const sourceProblems = (camp: unknown, sources: unknown): string[] =>
  [
    ...check(isRecord(camp) ? camp['position'] : undefined, position, 'camp.position'),
    ...checkSources(sources),
  ].map((problem) => `src/camp.ts: ${problem}`)

/** Throws a UsageError with all that is wrong. */
export const checkCamp = (file: CampFile): void => {
  const problems = campProblems(file)
  if (problems.length) throw new UsageError(problems.join('\n'))
}
