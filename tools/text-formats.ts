/**
 * The text formats in `src/schemas.ts`, each with its parser in `src/lib/parse.ts` (used on the phone and by `npm run
 * check-data`) and its pattern for the JSON Schemas. A missing format is a type error.
 */
import { calendarDate, httpsUrl, instant, shortText, type Parser } from '../src/lib/parse'
import type { TextFormat } from '../src/schemas'

const dayOfMonth = [
  String.raw`(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])`,
  String.raw`(?:0[469]|11)-(?:0[1-9]|[12]\d|30)`,
  String.raw`02-(?:0[1-9]|1\d|2[0-8])`,
].join('|')
const leapYear = String.raw`(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)`
const date = String.raw`(?:\d{4}-(?:${dayOfMonth})|${leapYear}-02-29)`
const clock = String.raw`(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?|24:00(?::00(?:\.0+)?)?`
const offset = String.raw`(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)`

interface FormatRow {
  parser: Parser
  /** A regular expression that accepts the same strings as the parser. */
  pattern: string
}

export const textFormats: Record<TextFormat, FormatRow> = {
  'calendar-date': { parser: calendarDate, pattern: `^${date}(?:T(?:${clock})${offset}?)?$` },
  instant: { parser: instant, pattern: `^${date}T(?:${clock})${offset}$` },
  'short-text': { parser: shortText, pattern: String.raw`^(?=[\s\S]*\S)[\s\S]{1,280}$` },
  'https-url': { parser: httpsUrl, pattern: String.raw`^https://[^\s/]` },
}
