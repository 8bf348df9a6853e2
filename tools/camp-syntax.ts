/** Says in an organiser's words why `src/camp.ts` cannot be parsed: where, what, and what to write instead. */
import { gitConflict } from './git-conflict'

export interface Mistake {
  /** From 1, as in an editor. */
  line: number
  column: number
  problem: string
  hint: string
}

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
  hint: string
}

/** The first that fits is the cause. */
const causes: Cause[] = [
  {
    isIn: ({ row }) => gitConflict.marks.test(row),
    problem: gitConflict.problem,
    hint: gitConflict.hint,
  },
  {
    isIn: ({ row }) => /^\s*(?:#|<!--|\*|\/(?!\*)|\p{L}+(?: [\p{L}\d]+)+\.?$)/u.test(row),
    problem: 'words that are not a setting',
    hint: 'write // before each line of a comment',
  },
  {
    isIn: ({ found }) => /^[‘’“”„`´]/.test(found),
    problem: 'a curly quote',
    hint: "write straight quotes: '…'",
  },
  {
    isIn: ({ found }) => /^[\u2010-\u2015\u2212]/.test(found),
    problem: 'a dash in place of a minus sign',
    hint: 'write the sign as -, the hyphen of the keyboard',
  },
  {
    isIn: ({ row }) => /\d\s*[°º]|\d\s*[NSEW]\b/.test(row),
    problem: 'degrees with signs or letters',
    hint: 'write decimal degrees, such as 50.6408, with - for south and west',
  },
  {
    isIn: ({ row }) => /:\s*[-+]?\d+,\d/.test(row),
    problem: 'a decimal comma',
    hint: 'write a decimal point, such as 50.6408',
  },
  {
    isIn: ({ row, message }) => message.includes('octal') || /:\s*\+?\d+[ ()/-]+\d/.test(row),
    problem: 'a number that begins with 0 or has spaces',
    hint: "put telephone numbers in quotes: '01632 960100'",
  },
  {
    isIn: ({ before, found }) => /\\(?!['"\\])/.test(before + found),
    problem: 'a backslash in a text',
    hint: 'write paths with /, such as src/sheets/events.csv',
  },
  {
    isIn: ({ message }) => message.includes('unterminated string'),
    problem: 'a text without its closing quote',
    hint: 'put each text between two quotes',
  },
  {
    isIn: ({ before, found }) => /['"]$/.test(before) && /^\p{L}/u.test(found),
    problem: 'an apostrophe, which ends the text',
    hint: 'put a text that has one in "double quotes"',
  },
  {
    isIn: ({ row }) => /:\s*(?:[<\p{L}][^:]*\s\p{L}|<|[\w.+-]+@|https?:$)/u.test(row),
    problem: 'a text without quotes',
    hint: 'put each text between two quotes',
  },
  {
    isIn: ({ row }) => (row.match(/'/g) ?? []).length % 2 > 0 || (row.match(/"/g) ?? []).length % 2 > 0,
    problem: 'a text without one of its quotes',
    hint: 'put each text between two quotes',
  },
  {
    isIn: ({ row }) => /(?:^|[{,])\s*\w+\s*=/.test(row),
    problem: 'an = after the name of a setting',
    hint: 'write : in its place',
  },
  {
    isIn: ({ found }) => found.startsWith(';'),
    problem: 'a semicolon',
    hint: 'write a comma in its place',
  },
  {
    isIn: ({ before, found, message }) =>
      found.startsWith('export') || before.trim() === 'export' || message.includes('end of file'),
    problem: 'a bracket above this line is not closed',
    hint: 'look for a missing } or ]',
  },
  {
    isIn: ({ row }) => /(?:^|[{,])\s*\p{L}\w*(?: [\p{L}\d]+)+\s*:/u.test(row),
    problem: 'a name with a space',
    hint: 'put it between two quotes',
  },
  {
    isIn: ({ before, found }) => /[{,]\s*-?\d[\d.]*$/.test(before) && /^[,}]/.test(found),
    problem: 'a value without its name',
    hint: 'write the name and : before each value',
  },
  {
    isIn: ({ found }) => found.startsWith(']'),
    problem: 'a ] without its [',
    hint: 'write [ at the start of the list, or delete the ]',
  },
  {
    isIn: ({ found }) => /^[\w'"]+\s*:/.test(found),
    problem: 'a missing comma',
    hint: 'write a comma before this place',
  },
  {
    isIn: ({ found }) => found.startsWith(':'),
    problem: 'a missing {',
    hint: 'look for it in this line or above',
  },
  {
    isIn: ({ before, found }) => /:\s*$/.test(before) && /^[,}]/.test(found),
    problem: 'a setting without a value',
    hint: "write one after the colon, or '' for none",
  },
  {
    isIn: ({ before }) => /^\s*\w+\s*$/.test(before),
    problem: 'a missing colon',
    hint: 'write : between the name of a setting and its value',
  },
]

/** Returns the cause of a parser's message about a place in the file, and where it is. */
export function explainSyntax(text: string, line: number, column: number, message: string): Mistake {
  const rows = text.split(/\r?\n/)
  const row = rows[line - 1] ?? ''
  const open = openComment(text)
  if (open) return open
  const comma = missingComma(rows, line, column, message)
  if (comma) return { ...comma, problem: 'a missing comma', hint: 'write a comma at the end of this line' }
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
  return { line, column, problem, hint }
}

/** Finds a comment that has no end, or that of the next comment. */
function openComment(text: string): Mistake | undefined {
  const comments = [...text.matchAll(/(?<=^|\s)\/\*(?:.*?\*\/|.*$)/gs)]
  const found = comments.find(([comment]) => comment.includes('/*', 2) || !comment.endsWith('*/'))
  if (!found) return undefined
  const rows = text.slice(0, found.index).split('\n')
  const place = { line: rows.length, column: (rows.at(-1) ?? '').length + 1 }
  const hint = 'write */ at its end, or // before each line'
  return { ...place, problem: 'a comment that is not closed', hint }
}

/** Returns the end of the last line before a setting, if it lacks its comma. */
function missingComma(
  rows: string[],
  line: number,
  column: number,
  message: string,
): { line: number; column: number } | undefined {
  const row = rows[line - 1] ?? ''
  const startsRow = row.slice(0, column - 1).trim() === ''
  if (!startsRow || !/^expected "[}\]]"/.test(message) || !/^(?!export)['"\w{]/.test(row.trim()))
    return undefined
  const above = rows
    .slice(0, line - 1)
    .findLastIndex((each) => each.trim() && !/^\s*(?:\/\/|\/?\*)/.test(each))
  const end = (rows[above] ?? '').replace(/\s*\/\/.*/, '').trimEnd()
  return /[,{[(]$/.test(end) ? undefined : { line: above + 1, column: end.length + 1 }
}
