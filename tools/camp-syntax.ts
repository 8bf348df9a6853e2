/** Says in an organiser's words why `src/camp.ts` cannot be parsed: where, what, and what to write instead. */
import { wrongBracket, type Mistake } from './camp-brackets'
import { gitConflict } from './git-conflict'

/** The line of the file that the parser stopped in. */
interface Stop {
  /** Without texts in quotes and without its comment. */
  row: string
  /** The row before and from where the parser stopped. */
  before: string
  found: string
  /** The parser's message, in lower case. */
  message: string
}

interface Cause {
  isIn: (stop: Stop) => boolean
  problem: string
  hint: string | ((stop: Stop) => string)
}

/** How to save a file in the encoding that the tools read. */
export const saveAsUtf8 = 'save the file as UTF-8 (the editor lists encodings under Save As)'

/** What a whole file can be instead of settings. */
const otherFiles: [pattern: RegExp, problem: string, hint: string][] = [
  [
    /^(?:PK(?=\W)|\{\\rtf|\s*<(?:!doctype|html))/i,
    'a document or a web page',
    'save the settings as plain text',
  ],
  [/\0/, 'UTF-16', saveAsUtf8],
  [/^\s*```/, 'a line of three backticks', 'delete it, and the one at the end of the file'],
]

const pair = /\b(?!(?:latitude|longitude)\b)(\w+):\s*\(?(-?\d+\.\d+),\s*(-?\d+\.\d+)\)?\s*[,}]*\s*$/

/** The first that fits is the cause. */
const causes: Cause[] = [
  {
    isIn: ({ row }) => gitConflict.marks.test(row),
    problem: gitConflict.problem,
    hint: gitConflict.hint,
  },
  {
    isIn: ({ message }) => isTwice.test(message),
    problem: 'an export that is written twice',
    hint: 'delete one of the two',
  },
  {
    isIn: ({ row }) => /^\s*[-*•–>+]+\s*\w+\**\s*:/.test(row),
    problem: 'a sign before the name of a setting',
    hint: 'delete it',
  },
  {
    isIn: ({ row }) =>
      /(?:^|[:\d}\]]\s*,)\s*(?:#|<!--|\*|--|\((?=[^:]*$)|\\|\/(?!\*)|\p{L}+(?: [\p{L}\d'’][^\s:]*)+$|\p{L}[^:{}[\]]*\.$)/u.test(
        row,
      ),
    problem: 'words that are not a setting',
    hint: 'write // before each line of a comment',
  },
  {
    isIn: ({ row, found }) => found.startsWith('=') || /(?:^|[{,])\s*\w+\s*=/.test(row),
    problem: 'an = after the name of a setting',
    hint: 'write : in its place',
  },
  {
    isIn: ({ found }) => /^[‘’“”„‚‟«»‹›′″`´]/.test(found),
    problem: 'a quote that is not straight',
    hint: "write straight quotes: '…'",
  },
  {
    isIn: ({ found }) => /^\p{Cf}/u.test(found),
    problem: 'an invisible character',
    hint: 'delete it, or type the line again',
  },
  {
    isIn: ({ found, before }) => /^[\u2010-\u2015\u2212]/.test(found) && /:\s*$/.test(before),
    problem: 'a dash in place of a minus sign',
    hint: 'write the sign as -, the hyphen of the keyboard',
  },
  {
    isIn: ({ row }) => /\d\s*[°º]|\d\s*[NSEW]\b/.test(row),
    problem: 'degrees with signs or letters',
    hint: 'write decimal degrees, such as 50.6408, with - for south and west',
  },
  {
    isIn: ({ row }) => pair.test(row),
    problem: 'two numbers without their names',
    hint: ({ row }) => {
      const [, name, latitude, longitude] = pair.exec(row) ?? []
      return `write { latitude: ${latitude}, longitude: ${longitude}${name === 'map' ? ', zoom: 8' : ''} }`
    },
  },
  {
    isIn: ({ row }) => /:\s*[-+]?\d+,\d/.test(row),
    problem: 'a decimal comma',
    hint: 'write a decimal point, such as 50.6408',
  },
  {
    isIn: ({ row }) => /:\s*--/.test(row),
    problem: 'two minus signs',
    hint: 'write one',
  },
  {
    isIn: ({ found }) => /^\.\d/.test(found),
    problem: 'a second decimal point',
    hint: 'write one, such as 50.6408',
  },
  {
    isIn: ({ row }) => /:\s*\d{4}-\d\d-\d\d|:\s*\d+\/\d+\/\d+/.test(row),
    problem: 'a date without quotes',
    hint: "put it in quotes: '2026-08-22'",
  },
  {
    isIn: ({ row, message }) => message.includes('octal') || /:\s*\+?\d+[ ()/-]+\d/.test(row),
    problem: 'a number that begins with 0 or has spaces',
    hint: 'put it between two quotes if it is a telephone number or an id; otherwise delete the 0 or the spaces',
  },
  {
    isIn: ({ before, found }) => /:\s*-?[\d.]+\s*$/.test(before) && /^\p{L}+\s*(?!:|\p{L})/u.test(found),
    problem: 'a number with letters',
    hint: 'delete the letters, or put a text between two quotes',
  },
  {
    isIn: ({ before, found }) => /\\(?!['"\\])/.test(before + found),
    problem: 'a backslash in a text',
    hint: 'write paths with /, such as src/sheets/events.csv',
  },
  {
    isIn: ({ message }) => message.includes('unterminated string'),
    problem: 'a text without its closing quote',
    hint: 'put each text between two quotes, on one line',
  },
  {
    isIn: ({ before, found }) => /(?:''|"")$/.test(before) && /^\p{L}/u.test(found),
    problem: 'two quotes before a text',
    hint: 'write one before it, and one after it',
  },
  {
    isIn: ({ before, found }) =>
      /(?:^|[{,])\s*(['"])[^'"]*:\s*\1$/.test(before) && /^\p{L}[^'"]*['"](?:\s*[,}]){0,2}\s*$/u.test(found),
    problem: 'a name without its closing quote',
    hint: 'write it before the colon',
  },
  {
    isIn: ({ before, found }) => /['"]$/.test(before) && /^\p{L}/u.test(found),
    problem: 'an apostrophe, which ends the text',
    hint: 'put a text that has one in "double quotes"',
  },
  {
    isIn: ({ before, found }) => /['"]\s+$/.test(before) && /^\p{L}[^:'"]*$/u.test(found),
    problem: 'words after the quote that ends the text',
    hint: 'write the quote after them',
  },
  {
    isIn: ({ before, found }) => /\w\s*$/.test(before) && found.startsWith(';') && !/:/.test(before),
    problem: 'a semicolon',
    hint: 'write : between the name of a setting and its value',
  },
  {
    isIn: ({ found }) => found.startsWith(';'),
    problem: 'a semicolon',
    hint: 'write a comma in its place',
  },
  {
    isIn: ({ before, found, message }) =>
      /['"]\s+$/.test(before) && /^['"]/.test(found) && !message.startsWith('expected ":"'),
    problem: 'a missing comma',
    hint: 'write a comma before this place',
  },
  {
    isIn: ({ row }) => /:\s*(?:[<(\p{L}][^:]*\s\p{L}|[<#]|[\w.+-]+@|https?:$)/u.test(row),
    problem: 'a text without quotes',
    hint: 'put each text between two quotes',
  },
  {
    isIn: ({ row }) => (row.match(/'/g) ?? []).length % 2 > 0 || (row.match(/"/g) ?? []).length % 2 > 0,
    problem: 'a text without one of its quotes',
    hint: 'put each text between two quotes',
  },
  {
    isIn: ({ before, found }) => /['"]\.\s*\w*$/.test(before) || /^\s*\.\s/.test(found),
    problem: 'a full stop after a value',
    hint: 'write a comma in its place',
  },
  {
    isIn: ({ row }) => /^(?!export const )export\b/i.test(row),
    problem: 'a start of settings without export const',
    hint: 'write both before the name',
  },
  {
    isIn: ({ row }) => /^export\b(?!.*=)/.test(row),
    problem: 'a missing =',
    hint: 'write = before the {',
  },
  {
    isIn: ({ found, message }) => message.startsWith('expected ";"') && !found.startsWith(':'),
    problem: 'words that are not a setting',
    hint: 'delete them, or write // before each line of a comment',
  },
  {
    isIn: ({ row }) => /(?:^|[{,])\s*(?!(?:\d+|[\p{L}_]\w*)\s*:)[\p{L}\d][^:,{}[\]'"=]*:/u.test(row),
    problem: 'a name with a space or a sign',
    hint: 'put it between two quotes',
  },
  {
    isIn: ({ before, found }) => /[,{[]\s*$/.test(before) && found.startsWith(','),
    problem: 'one comma too many',
    hint: 'delete it',
  },
  {
    isIn: ({ before, found }) => /:\s*$/.test(before) && found.startsWith(':'),
    problem: 'one colon too many',
    hint: 'delete it',
  },
  {
    isIn: ({ before, found }) => /:\s*[-?.…]*$/.test(before) && /^[-?.…]*\s*[,}]/.test(found),
    problem: 'a setting without a value',
    hint: "write one after the colon, or '' for none",
  },
  {
    isIn: ({ before, found }) => /[{,]\s*['"\d.-]?[^,]*$/.test(before) && /^(?:[,}]|-\d)/.test(found),
    problem: 'a value without its name',
    hint: 'write the name and : before each value, or one text between two quotes',
  },
  {
    isIn: ({ found }) => /^(?:\w+|'[^']*'|"[^"]*")\s*:|^[a-z]\w*\s+['"\d]/i.test(found),
    problem: 'a missing comma',
    hint: 'write a comma before this place',
  },
  {
    isIn: ({ found }) => found.startsWith(':'),
    problem: 'a missing {',
    hint: 'look for it in this line or above',
  },
  {
    isIn: ({ before, message }) => /(?:^|[{,])\s*\w+\s*$/.test(before) || message.startsWith('expected ":"'),
    problem: 'a missing colon',
    hint: 'write : between the name of a setting and its value',
  },
  {
    isIn: ({ found }) => found.startsWith('{'),
    problem: 'a { outside of a list',
    hint: 'write [ before the first { of the list, or delete a ] above it',
  },
  {
    isIn: ({ found }) => /^[^\0-\x7f\p{L}]/u.test(found),
    problem: 'a character that is part of no setting',
    hint: 'delete it, or put a text between two quotes',
  },
]

/** Returns the cause of a parser's message about a place in the file, and where it is. */
export function explainSyntax(text: string, line: number, column: number, message: string): Mistake {
  const [, problem, hint] = otherFiles.find(([pattern]) => pattern.test(text)) ?? []
  if (problem && hint) return { line: 1, column: 1, problem, hint }
  const bracket = gitConflict.marks.test(text) ? undefined : wrongBracket(text)
  return (
    openComment(text) ??
    // The parser stops at a mistake or after it.
    (bracket && bracket.line <= line ? bracket : undefined) ??
    wrongComma(text, line, column, message) ??
    secondCopy(text, message) ??
    causeAt(text, line, column, message)
  )
}

const isTwice = /already been declared|multiple exports/

/** Finds where the file begins again, if an export is in it twice. */
function secondCopy(text: string, message: string): Mistake | undefined {
  const rows = text.split(/\r?\n/)
  const startAt = (index: number) => rows.slice(index, index + 3).join('\n')
  const index = rows.findIndex((_, each) => each > 0 && startAt(each) === startAt(0))
  if (!isTwice.test(message) || index < 0) return undefined
  const hint = 'keep one of the two, and delete the other'
  return { line: index + 1, column: 1, problem: 'the whole file for the second time', hint }
}

function causeAt(text: string, line: number, column: number, message: string): Mistake {
  const row = text.split(/\r?\n/)[line - 1] ?? ''
  const stop = {
    row: row
      .replace(/'(?:[^'\\]|\\.)*'(?=\s*[,:}\]]|\s*(?:\/\/|$))|"(?:[^"\\]|\\.)*"/g, '')
      .replace(/\/\/.*/, ''),
    before: row.slice(0, column - 1),
    found: row.slice(column - 1),
    message,
  }
  const unknown = { problem: message, hint: 'compare this line with the lines around it' }
  const { problem, hint } = causes.find(({ isIn }) => isIn(stop)) ?? unknown
  return { line, column, problem, hint: typeof hint === 'string' ? hint : hint(stop) }
}

/** Finds a comment that has no end, or that of the next comment. */
export function openComment(text: string): Mistake | undefined {
  const comments = [...text.matchAll(/(?<=^|\s)\/\*(?:.*?\*\/|.*$)/gs)]
  const found = comments.find(([comment]) => comment.includes('/*', 2) || !comment.endsWith('*/'))
  if (!found) return undefined
  const rows = text.slice(0, found.index).split('\n')
  const place = { line: rows.length, column: (rows.at(-1) ?? '').length + 1 }
  const hint = 'write */ at its end, or // before each line'
  return { ...place, problem: 'a comment that is not closed', hint }
}

/** Finds a missing or wrong comma at the end of the last line before the place where the parser stopped. */
function wrongComma(text: string, line: number, column: number, message: string): Mistake | undefined {
  const rows = text.split(/\r?\n/)
  const row = rows[line - 1] ?? ''
  const above = rows
    .slice(0, line - 1)
    .findLastIndex((each) => each.trim() && !/^\s*(?:\/\/|\/?\*)/.test(each))
  const end = (rows[above] ?? '').replace(/\s*\/\/.*/, '').trimEnd()
  const last = { line: above + 1, column: end.length }
  if (!/^\s*\w*$/.test(row.slice(0, column - 1))) return undefined
  if (/['"}\]]\.$/.test(end))
    return { ...last, problem: 'a full stop after a value', hint: 'write a comma in its place' }
  if (/^[}\]],$/.test(end) && row.startsWith('export'))
    return { ...last, problem: 'one comma too many', hint: 'delete it' }
  const startsRow = row.slice(0, column - 1).trim() === ''
  if (!startsRow || !/^expected "[}\]]"/.test(message) || !/^(?!export)['"\w{]/.test(row.trim()))
    return undefined
  const hint = /,['"`]$/.test(end)
    ? 'move the comma outside the quotes'
    : 'write a comma at the end of this line'
  return /[,{[(]$/.test(end)
    ? undefined
    : { line: last.line, column: end.length + 1, problem: 'a missing comma', hint }
}
