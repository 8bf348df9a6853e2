/** The reasons why `src/camp.ts` cannot be parsed, recognised by the text around the point where the parser stopped. */
import { gitConflict } from '../faults/git-conflict'
import { numberCauses } from './number-causes'
import { stopParts, type Cause, type Stop } from './parser-stop'

/** Returns the first cause that fits a stop; undefined if none does. */
export const causeOf = (stop: Stop): Cause | undefined =>
  causes.find((cause) => stopParts.every((part) => cause[part]?.test(stop[part]) ?? true))

/** Matches the parser's message if a name is exported or declared again. */
export const isTwice = /already been declared|multiple exports/

/** The end of a text that has swallowed the name of the next setting: `'Tern Cove, bayName: '`. */
const swallowedName = /([,{]\s*[a-z]\w*:)\s*'$/

/** A setting's name where a value should be: `position: latitude`. */
const nameAsValue = /(?:^|[{,])\s*\w+:\s*([a-z]\w*)\s*$/

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
const bareComment = {
  problem: 'words that are not a setting',
  hint: 'write // before each line of a comment',
}
const colonOutside = {
  problem: 'a colon outside the quotes',
  hint: "write one text: 'Assembly point: the flagpole by the gate'",
}
const extraComma = { problem: 'one comma too many', hint: 'delete it' }
const fullStop = { problem: 'a full stop after a value', hint: 'write a comma in its place' }
const missingColon = {
  problem: 'a missing colon',
  hint: 'write : between the name of a setting and its value',
}
const missingComma = { problem: 'a missing comma', hint: 'write a comma before this place' }
const symbolBefore = { problem: 'a symbol before the name of a setting', hint: 'delete it' }
export const otherQuote = { problem: 'a quote that is not straight', hint: "write straight quotes: '…'" }
/** An item without quotes, often pasted from a spreadsheet. */
const bareItem = {
  before: /(?:^|[[{,])\s*[\p{L}\p{N}][^'"{[]*$/u,
  found: /^[^:='"]/,
  problem: 'words without quotes',
  hint: ({ list }: Stop) => `write such a line as ${items[list]} or write // before a comment`,
}

/** Where a setting begins a line, although the one above has not ended. */
const nextSetting = { before: /^\s*$/, found: /^(?!export)['"\w{]/, message: /^expected "[}\]]"/ }

const causes: Cause[] = [
  // The parser stops at the start of a line, and the mistake is in the line above.
  { above: /(?<=['"}\]])\.$/, ...fullStop },
  { above: /(?<=\d\.\d+)\.$/, before: /^\s*\w+\s*$/, found: /^:/, ...fullStop },
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
  {
    above: /(?<=:)$/,
    before: /^\s*(?:\w+|'[^']*'|"[^"]*")\s*$/,
    found: /^:/,
    problem: 'a missing {',
    hint: 'write { at the end of this line',
  },

  // The file.
  { row: gitConflict.marks, problem: gitConflict.problem, hint: gitConflict.hint },
  { message: isTwice, problem: 'an export that is written twice', hint: 'delete one of the two' },
  {
    row: /^(?!export const )(?:export|\w+ +(?:const|Const|CONST))\b/,
    problem: 'a line that should begin with export const',
    hint: 'write both words before the name, in small letters',
  },

  // Lists.
  {
    list: /^(?:telephones|credits|lines)\{/,
    problem: 'a list in { }',
    hint: 'write [ in place of its {, and ] where it ends',
  },
  { list: /^(?:telephones|credits|lines)\[/, ...bareItem },
  { list: /^eventColours\{/, row: /^[^:]*(?:$|:\s*\p{L})/u, ...bareItem },
  { list: /^lines\[/, found: /^:/, ...colonOutside },
  { before: /\}\s*$/, found: /^\{/, message: /^expected "\]"/, ...missingComma },

  // Symbols and words that no setting has.
  { row: /^\s*[-*•–>+]+\s*\w+\**\s*:/, ...symbolBefore },
  { list: /^(?!eventColours)/, row: /^\s*\d+\.\s*\w+\s*:/, ...symbolBefore },
  {
    before: /^(?!.*:\s*$)/,
    found: /^<\/?[a-z]/i,
    problem: 'HTML code',
    hint: 'delete each < with its >, and what is between them',
  },
  { found: /^&(?:#\w+|[a-z]+);/i, problem: 'HTML code', hint: 'type this text again' },
  { found: /^(?:[-=]>|→)/, problem: 'an arrow after the name of a setting', hint: equalsSign.hint },
  {
    row: /(?:^|[:\d}\]]\s*,)\s*(?:#|<!--|\*|--|\((?=[^:]*$)|\\|\/(?!\*)|\p{L}+(?: [\p{L}\d'’][^\s:]*)+$|\p{L}[^:{}[\]]*\.$)/u,
    ...bareComment,
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

  ...numberCauses,

  // Quotes.
  {
    isBefore: true,
    before: /(?<=(?:^|[:,[{])\s*['"][^'"]*)[’‘‚“”„′″´`](?=\s*[,:}\]]+\s*(?:$|['"},]|\w+:))/,
    ...otherQuote,
  },
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
    found: /^[\p{L}\p{N}+]/u,
    problem: 'a text without its closing quote',
    hint: ({ before }) => `write it before "${swallowedName.exec(before)?.[1]}"`,
  },
  { before: /'$/, found: /^[\p{L}']/u, ...apostrophe },
  // After a plural: 'Scouts' Camp', or 'Leaders' tent: by the gate' in a list.
  { list: /^lines\[/, before: /'\s+$/, found: /^\p{L}[^'"]*(?<!\s)'\s*[,\]]/u, ...apostrophe },
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
  { row: /^\s*(?!export\b)\p{L}[^\s:]*(?: [^\s:]+){2,}: \p{L}/u, ...bareComment },
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
    before: nameAsValue,
    found: /^:/,
    problem: 'settings without { }',
    hint: ({ before }) => `write { before ${nameAsValue.exec(before)?.[1]}, and } where they end`,
  },
  {
    row: /:\s*from\b/,
    problem: 'settings without { }',
    hint: 'write { before from, : after it, and } where they end',
  },
  { before: /:\s*-?\d+\.\d+\.\s*$/, found: /^[,}]/, ...fullStop, hint: 'delete it' },
  { before: /(?:['"]|:\s*-?\d+\.\d+)\.\s*\w*$/, ...fullStop },
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
    hint: ({ list }) =>
      /^(?:eventColours|\()/.test(list)
        ? 'put it between two quotes'
        : 'write it as one word, such as siteName',
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
    hint: ({ row }) =>
      row.includes('longitude:') ? 'write it after longitude:' : 'write longitude: before it',
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
    before: /\b(?!(?:telephones|credits):)\w+:\s*\{[^{}]*\}\s*,?\s*$/,
    found: /^\{/,
    problem: 'a second { } for one setting',
    hint: 'delete one, or move its settings into the other',
  },
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
