/** Says in an organiser's words why `src/camp.ts` cannot be parsed: where, what, and what to write instead. */
import { openBracket, placeAt, settingOutside, wrongBracket, type Mistake } from './camp-brackets'
import { gitConflict } from '../faults/git-conflict'
import { causeOf, isTwice, otherQuote } from './syntax-causes'

/** How to save a file in the encoding that the tools read. */
export const saveAsUtf8 = 'save the file as UTF-8 (the editor lists encodings under Save As)'

/** Returns the cause of a parser's message about a place in the file, and where it is. */
export function explainSyntax(text: string, line: number, column: number, message: string): Mistake {
  const finders = gitConflict.marks.test(text) ? [] : [openBacktick, wrongBracket, settingOutside]
  return (
    otherFile(text) ??
    openComment(text) ??
    // The parser stops at a mistake or after it.
    finders.map((find) => find(text)).find((mistake) => mistake && mistake.line <= line) ??
    (isTwice.test(message) ? secondCopy(text) : undefined) ??
    mistakeAt(text, line, column, message)
  )
}

/** What the file may be instead of settings. */
const otherFiles: [pattern: RegExp, problem: string, hint: string][] = [
  [
    /^(?:PK(?=\W)|\{\\rtf|\s*<(?:!doctype|html))/i,
    'a document or a web page',
    'save the settings as plain text',
  ],
  [/\0/, 'UTF-16', saveAsUtf8],
  [/^\s*```/, 'a line of three backticks', 'delete it, and the one at the end of the file'],
]

function otherFile(text: string): Mistake | undefined {
  const [, problem, hint] = otherFiles.find(([pattern]) => pattern.test(text)) ?? []
  return problem && hint ? { line: 1, column: 1, problem, hint } : undefined
}

/** Finds a comment that is not closed, or runs on to the end of the next one. */
export function openComment(text: string): Mistake | undefined {
  const comments = [...text.matchAll(/(?<=^|\s)\/\*(?:.*?\*\/|.*$)/gs)]
  const found = comments.find(([comment]) => comment.includes('/*', 2) || !comment.endsWith('*/'))
  if (!found) return undefined
  const hint = 'write */ at its end, or // before each line'
  return { ...placeAt(text, found.index), problem: 'a comment that is not closed', hint }
}

/** Finds a text that begins with a backtick and does not end with one on its line. */
function openBacktick(text: string): Mistake | undefined {
  const found = /^((?:[^'"`/*\n]|'[^'\n]*'|"[^"\n]*"|`[^`\n]*`)*)`[^`\n]*$/m.exec(text)
  return found ? { ...placeAt(text, found.index + (found[1] ?? '').length), ...otherQuote } : undefined
}

/** Finds where the file begins again. */
function secondCopy(text: string): Mistake | undefined {
  const rows = text.split(/\r?\n/)
  const startAt = (index: number) => rows.slice(index, index + 3).join('\n')
  const index = rows.findIndex((_, each) => each > 0 && startAt(each) === startAt(0))
  const hint = 'delete one of the copies'
  return index < 0
    ? undefined
    : { line: index + 1, column: 1, problem: 'the whole file is repeated from here', hint }
}

/** Returns the mistake at the point where the parser stopped, or in the line above. */
function mistakeAt(text: string, line: number, column: number, message: string): Mistake {
  const rows = text.split(/\r?\n/)
  const row = rows[line - 1] ?? ''
  const indexAbove = rows
    .slice(0, line - 1)
    .findLastIndex((each) => each.trim() && !/^\s*(?:\/\/|\/?\*)/.test(each))
  const rowAbove = rows[indexAbove] ?? ''
  const comment = /(?<!:)\/\/.*/
  const stop = {
    above: rowAbove.replace(comment, '').trimEnd(),
    isAboveCommented: comment.test(rowAbove),
    row: row
      .replace(/'(?:[^'\\]|\\.)*'(?=\s*[,:}\]]|\s*(?:\/\/|$))|"(?:[^"\\]|\\.)*"/g, '')
      .replace(/\/\/.*/, ''),
    before: row.slice(0, column - 1),
    found: row.slice(column - 1),
    list: openBracket([...rows.slice(0, line - 1), row.slice(0, column - 1)].join('\n')),
    message,
  }
  const cause = causeOf(stop)
  if (!cause) return { line, column, problem: message, hint: 'compare this line with the lines around it' }
  const { above, before, isBefore, problem, hint } = cause
  const place = above
    ? { line: indexAbove + 1, column: stop.above.search(above) + 1 }
    : { line, column: isBefore && before ? stop.before.search(before) + 1 : column }
  return { ...place, problem, hint: typeof hint === 'string' ? hint : hint(stop) }
}
