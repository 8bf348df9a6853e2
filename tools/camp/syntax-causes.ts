/** The reasons why `src/camp.ts` cannot be parsed, recognised by the text around the point where the parser stopped. */
import { gitConflict } from '../faults/git-conflict'
import { inDigits } from '../looks-like'

/** Where the parser stopped. */
interface Stop {
  /** The nearest line above that is not just a comment, without any comment at its end. */
  above: string
  isAboveCommented: boolean
  /** The line itself, without quoted texts and comments. */
  row: string
  /** The line up to the point where the parser stopped; `found` is the rest of it. */
  before: string
  found: string
  /** The bracket around that point, and the name before it: `telephones[`. */
  list: string
  /** The parser's message, in lower case. */
  message: string
}

/** A cause, and an expression for each part of the stop that reveals it. With `above`, the mistake is in that line. */
interface Cause extends Partial<Record<(typeof stopParts)[number], RegExp>> {
  problem: string
  hint: string | ((stop: Stop) => string)
}

const stopParts = ['above', 'row', 'before', 'found', 'list', 'message'] as const

/** Returns the first cause that fits a stop; undefined if none does. */
export const causeOf = (stop: Stop): Cause | undefined =>
  causes.find((cause) => stopParts.every((part) => cause[part]?.test(stop[part]) ?? true))

/** Matches the parser's message if a name is exported or declared again. */
export const isTwice = /already been declared|multiple exports/

/** The end of a text that has swallowed the name of the next setting: `'Tern Cove, bayName: '`. */
const swallowedName = /(,\s*[a-z]\w*:)\s*'$/

const pair = /\b(?!(?:latitude|longitude)\b)(\w+):\s*(-?\d+\.\d+),\s*(-?\d+\.\d+)[\s,}]*$/

/** A number with letters that look like digits, and is one with these: `50.64O8`. */
const lookalikes =
  /(?:^|[{,])\s*\w+:\s*(-?(?![oO0][\doOlI])(?=[\d.]*[oOlI])(?=[oOlI.]*\d)[\doOlI]+(?:\.[\doOlI]+)?)\s*(?:[,}]|$)/

/** How the items of a list are written. */
const items: Record<string, string> = {
  'telephones[': "{ name: 'First aid', number: '01632 960101' },",
  'credits[': "{ name: 'Tides by Terncove Harbour', url: 'https://harbour.example/' },",
  'lines[': "'Assembly point: the flagpole by the gate',",
  'eventColours{': "'Family Camp 1': 'sky',",
}

const apostrophe = {
  problem: 'an apostrophe, which ends the text',
  hint: 'put a text that has one in "double quotes"',
}
const equalsSign = { problem: 'an = after the name of a setting', hint: 'write : in its place' }
const extraComma = { problem: 'one comma too many', hint: 'delete it' }
const fullStop = { problem: 'a full stop after a value', hint: 'write a comma in its place' }
const missingColon = {
  problem: 'a missing colon',
  hint: 'write : between the name of a setting and its value',
}
const missingComma = { problem: 'a missing comma', hint: 'write a comma before this place' }
export const otherQuote = { problem: 'a quote that is not straight', hint: "write straight quotes: '…'" }
/** An item without quotes, often pasted from a spreadsheet. */
const bareItem = {
  before: /(?:^|[[{,])\s*[\p{L}\p{N}][^'"{[]*$/u,
  found: /^[^:='"]/,
  problem: 'words without quotes',
  hint: ({ list }: Stop) => `write such a line as ${items[list]} or write // before a comment`,
}
const spacedNumber = {
  problem: 'a number that begins with 0 or has spaces',
  hint: 'put it between two quotes if it is a telephone number or an id; otherwise delete the 0 or the spaces',
}

/** Where a setting begins a line, although the one above has not ended. */
const nextSetting = {
  before: /^\s*$/,
  found: /^(?!export)['"\w{]/,
  message: /^expected "[}\]]"/,
}

const causes: Cause[] = [
  // The parser stops at the start of a line, and the mistake is in the line above.
  { above: /(?<=['"}\]])\.$/, ...fullStop },
  { above: /(?<=^[}\]]),$/, row: /^export/, ...extraComma },
  {
    above: /(?<=,['"`])$/,
    ...nextSetting,
    problem: 'a missing comma',
    hint: 'move the comma outside the quotes',
  },
  {
    above: /$/,
    ...nextSetting,
    problem: 'a missing comma',
    hint: ({ isAboveCommented }) =>
      `write a comma ${isAboveCommented ? 'before the comment' : 'at the end of this line'}`,
  },

  // The file.
  { row: gitConflict.marks, problem: gitConflict.problem, hint: gitConflict.hint },
  { message: isTwice, problem: 'an export that is written twice', hint: 'delete one of the two' },

  // Lists.
  {
    list: /^(?:telephones|credits|lines)\{/,
    problem: 'a list in { }',
    hint: 'write [ in place of its {, and ] where it ends',
  },
  { list: /^(?:telephones|credits|lines)\[/, ...bareItem },
  { list: /^eventColours\{/, row: /^[^:]*$/, ...bareItem },
  { before: /\}\s*$/, found: /^\{/, message: /^expected "\]"/, ...missingComma },

  // Symbols and words that no setting has.
  { row: /^\s*[-*•–>+]+\s*\w+\**\s*:/, problem: 'a symbol before the name of a setting', hint: 'delete it' },
  {
    row: /(?:^|[:\d}\]]\s*,)\s*(?:#|<!--|\*|--|\((?=[^:]*$)|\\|\/(?!\*)|\p{L}+(?: [\p{L}\d'’][^\s:]*)+$|\p{L}[^:{}[\]]*\.$)/u,
    problem: 'words that are not a setting',
    hint: 'write // before each line of a comment',
  },
  { found: /^=/, ...equalsSign },
  { row: /^(?!export)(?:.*[{,])?\s*\w+\s*=/, ...equalsSign },
  { found: /^[‘’“”„‚‟«»‹›′″`´]/, ...otherQuote },
  {
    found: /^[\uff01-\uff5e]/,
    problem: 'a character from another keyboard layout',
    hint: ({ found }) => `write ${found.charAt(0).normalize('NFKC')} in its place`,
  },
  { found: /^\p{Cf}/u, problem: 'an invisible character', hint: 'delete it, or type the line again' },

  // Numbers and dates.
  {
    before: /:\s*$/,
    found: /^[\u2010-\u2015\u2212]/,
    problem: 'a dash in place of a minus sign',
    hint: 'write the minus sign as -, the hyphen on the keyboard',
  },
  {
    row: /\d\s*[°º]|\d\s*[NSEW]\b|(?:^|[{,])\s*\w+:\s*[NSEW]\s*\d/,
    problem: 'degrees with symbols or letters',
    hint: 'write decimal degrees, such as 50.6408, with - for south and west',
  },
  {
    row: pair,
    problem: 'two numbers without their names',
    hint: ({ row }) => {
      const [, name, latitude, longitude] = pair.exec(row) ?? []
      return `write { latitude: ${latitude}, longitude: ${longitude}${name === 'map' ? ', zoom: 8' : ''} }`
    },
  },
  { row: /:\s*[-+]?\d+,\d/, problem: 'a decimal comma', hint: 'write a decimal point, such as 50.6408' },
  { row: /:\s*--/, problem: 'two minus signs', hint: 'write one' },
  {
    row: lookalikes,
    problem: 'letters in place of digits',
    hint: ({ row }) => `write ${inDigits(lookalikes.exec(row)?.[1] ?? '')}`,
  },
  { before: /:\s*[-+]?0\d+$/, ...spacedNumber },
  {
    before: /\d\.\d*\s*$/,
    found: /^\.\d/,
    problem: 'a second decimal point',
    hint: 'write one, such as 50.6408',
  },
  {
    row: /:\s*\d{4}-\d\d-\d\d|:\s*\d+\/\d+\/\d+/,
    problem: 'a date without quotes',
    hint: "put it in quotes: '2026-08-22'",
  },
  { message: /octal/, ...spacedNumber },
  {
    row: /(?:^|[{,])\s*\w+:\s*-?(?:\d+\.\d* +\d+|\d+ +\.\d+)\s*[,}]/,
    problem: 'a space in a number',
    hint: 'delete it',
  },
  { row: /:\s*\+?\d+[ (/-]+\d/, ...spacedNumber },
  {
    before: /:\s*-?[\d.]+\s*$/,
    found: /^\p{L}+\s*(?!:|\p{L})/u,
    problem: 'a number with letters',
    hint: 'delete the letters, or put a text between two quotes',
  },

  // Quotes.
  {
    before: /\\(?!['"\\])/,
    problem: 'a backslash in a text',
    hint: 'write paths with /, such as src/sheets/events.csv',
  },
  {
    message: /unterminated string/,
    problem: 'a text without its closing quote',
    hint: 'put each text between two quotes, on one line',
  },
  {
    before: /(?:''|"")$/,
    problem: 'two quotes before a text',
    hint: 'write one before it, and one after it',
  },
  {
    before: /(?:^|[{,])\s*(['"])[^'"]*:\s*\1$/,
    found: /^\p{L}[^'"]*['"](?:\s*[,}]){0,2}\s*$/u,
    problem: 'a name without its closing quote',
    hint: 'write it before the colon',
  },
  {
    before: /"$/,
    problem: 'a double quote, which ends the text',
    hint: "put a text that has one in 'single quotes'",
  },
  {
    before: swallowedName,
    found: /^\p{L}/u,
    problem: 'a text without its closing quote',
    hint: ({ before }) => `write it before "${swallowedName.exec(before)?.[1]}"`,
  },
  { before: /'$/, found: /^[\p{L}']/u, ...apostrophe },
  // After a plural: 'Scouts' Camp'.
  { before: /'\s+$/, found: /^\p{L}[^:'"]*(?<!\s)'/u, ...apostrophe },
  {
    before: /['"]\s+$/,
    found: /^\p{L}[^:'"]*$/u,
    problem: 'words after the quote that ends the text',
    hint: 'write the quote after them',
  },
  { before: /^[^:]*\w\s*$/, found: /^;/, problem: 'a semicolon', hint: missingColon.hint },
  { found: /^;/, problem: 'a semicolon', hint: 'write a comma in its place' },
  { before: /['"]\s+$/, found: /^['"]/, message: /^(?!expected ":")/, ...missingComma },
  {
    row: /^\s*(?!export\b)\p{L}[^\s:]*(?: [^\s:]+){2,}: \p{L}/u,
    problem: 'words that are not a setting',
    hint: 'write // before each line of a comment',
  },
  {
    row: /:\s*(?:[<(\p{L}][^:]*\s\p{L}|[<#]|[\w.+-]+@)|\bhttps?:$/u,
    problem: 'a text without quotes',
    hint: 'put each text between two quotes',
  },
  {
    // An odd number of either quote.
    row: /^[^']*'(?:[^']*'[^']*')*[^']*$|^[^"]*"(?:[^"]*"[^"]*")*[^"]*$/,
    problem: 'a text without one of its quotes',
    hint: 'put each text between two quotes',
  },

  // Punctuation.
  {
    row: /:\s*from\b/,
    problem: 'settings without { }',
    hint: 'write { before from, : after it, and } where they end',
  },
  { before: /['"]\.\s*\w*$/, ...fullStop },
  {
    row: /^(?!export const )(?:export|Export|EXPORT)\b/,
    problem: 'a line that should begin with export const',
    hint: 'write both words before the name, in small letters',
  },
  { row: /^export\b(?!.*=)/, problem: 'a missing =', hint: 'write = before the {' },
  {
    found: /^(?!:)/,
    message: /^expected ";"/,
    problem: 'words that are not a setting',
    hint: 'delete them, or write // before each line of a comment',
  },
  {
    row: /(?:^|[{,])\s*(?!(?:\d+|[\p{L}_]\w*)\s*:)[\p{L}\d][^:,{}[\]'"=]*:/u,
    problem: 'a name with a space or a symbol',
    hint: 'put it between two quotes',
  },
  { before: /[,{]\s*$/, found: /^,/, ...extraComma },
  { before: /:\s*$/, found: /^:/, problem: 'one colon too many', hint: 'delete it' },
  {
    before: /:\s*-*$/,
    found: /^[-?.…]*\s*[,}]/,
    problem: 'a setting without a value',
    hint: "write one after the colon, or '' for none",
  },
  {
    row: /latitude:\s*-?[\d.]+,\s*-?[\d.]+\s*[,}]/,
    problem: 'a value without its name',
    hint: 'write longitude: before it',
  },
  {
    before: /[{,]/,
    found: /^(?:[,}]|-\d)/,
    problem: 'a value without its name',
    hint: 'write the name and : before each value, or one text between two quotes',
  },
  { found: /^(?:\w+|'[^']*'|"[^"]*")\s*:|^[a-z]\w*\s+['"\d]/i, ...missingComma },
  { found: /^:/, problem: 'a missing {', hint: 'look for it in this line or above' },
  { before: /(?:^|[{,])\s*\w+\s*$/, ...missingColon },
  { message: /^expected ":"/, ...missingColon },
  {
    found: /^\{/,
    problem: 'a { outside a list',
    hint: 'write [ before the first { of the list, or delete a ] above it',
  },
  {
    found: /^[^\0-\x7f\p{L}]/u,
    problem: 'a character that no setting has',
    hint: 'delete it, or put a text between two quotes',
  },
]
