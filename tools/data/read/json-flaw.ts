/** Says in an organiser's words why a text is not JSON: where, what, and what to write instead. */
import { schemas } from '../../../src/schemas'
import { gitConflict } from '../../faults/git-conflict'
import type { Schema } from '../../walk-schema'

export interface JsonFlaw {
  /** Such as `comma before "]" at line 3, column 14`. */
  what: string
  hint: string
}

/** What may follow. After `first`, the list or object may also end, because it may be empty. */
export type State = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'comma' | 'end'

export interface Token {
  /** `other` is text that no JSON has. */
  kind: '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'scalar' | 'other'
  text: string
  index: number
}

/** The source of a pattern for what may stand between the quotes of a JSON string. */
export const stringBody = String.raw`[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*`

/** Returns the flaw of a text that ends too early. */
export function cutOff(text: string): JsonFlaw {
  return { what: `cut off after ${JSON.stringify(text.trim().slice(-20))}`, hint: 'publish the whole file' }
}

const numberHint = 'write a number alone, such as 17 or 0.5, and dates and times in double quotes'

const usualMistakes: [begins: RegExp, hint: string][] = [
  [/^[“”„‘’'`«»]/, 'write straight double quotes, "…"'],
  [/^(?:\/\/|\/\*|#)/, 'delete the comment, which JSON cannot have'],
  [/^;/, 'write a comma'],
  [/^(?:\.\.|…)/, 'delete it'],
  [/^\\rt/, 'save it as plain text, not as RTF'],
  [/^[\s\u200b\ufeff]/, 'put a normal space in place of this one'],
  [/^(?:NaN|-?In)/, 'write a number'],
  [/^(?:None|undefined)\b/, 'write the value, or leave it out'],
  [/^[A-Za-z_]/, 'put the text in double quotes, "…"'],
  [/^[\u2010-\u2015\u2212]/, 'write the minus sign as -, the hyphen on the keyboard'],
  [/^[\d+.:%°-]/, numberHint],
]

/** What hosts send instead of a file: `404: Not Found`. */
const errorText = /^(?:[45]\d\d\b|[\w\s]*\b(?:not found|denied|forbidden|error|unavailable)\b)[^{}[\]<>]*$/i

const longestErrorText = 300

/** The first two lines of a file that was copied with its line numbers, as from a web page. */
const numberedLines = /^\s*1[\s|:.]*[{[]\s*\n\s*2[\s|:.]*["{[]/

/** Returns what is wrong with a token that does not fit the state; `open` has the brackets that are open there. */
export function flawAt(
  text: string,
  state: State,
  token: Token,
  previous: Token | undefined,
  open: Token[],
): JsonFlaw {
  const conflict = gitConflict.marks.exec(text)
  if (conflict) return { what: `${gitConflict.problem}, ${placeOf(text, conflict)}`, hint: gitConflict.hint }
  if (numberedLines.test(text))
    return { what: 'numbers before the lines', hint: 'delete the number at the start of each line' }
  const other = otherContent(text, token)
  if (other) return { what: other, hint: 'publish the file itself' }
  if (token.text === '"') return brokenText(text, token)
  const place = placeOf(text, token)
  const what = `unexpected ${shown(text, token)} ${place}`
  if (!previous) {
    const hint = text.includes('{') ? 'delete what is before the first {' : 'publish the file itself'
    return { what, hint }
  }
  if (state === 'end') {
    const hint = areItems(text, token, previous)
      ? "put all objects into the file's list, with commas between them"
      : 'delete it'
    return { what: `text after the end, ${shown(text, token)} ${place}`, hint }
  }
  if (previous.kind === ',' && /^[}\],]$/.test(token.kind))
    return { what: `comma before "${token.kind}" ${placeOf(text, previous)}`, hint: 'delete the comma' }
  const bracket = wrongBracket(text, state, token, previous, open)
  if (bracket) return bracket
  const date = state === 'comma' && unquotedDate.exec(text.slice(previous.index))?.[0]
  if (date)
    return { what: `a date without quotes ${placeOf(text, previous)}`, hint: `put it in quotes, "${date}"` }
  const begins = /^(?:string|scalar|\{|\[)$/.test(token.kind)
  if (state === 'comma' && begins)
    return { what: `missing comma ${place}`, hint: `write a comma before ${shown(text, token)}` }
  return { what, hint: hintFor(text, state, token, previous) }
}

const unquotedDate = /^\d{4}-\d\d-\d\d(?:T[\d:.]*Z?)?(?![\w-])/

/** Whether an object follows another one, and the first is not a whole file, which has the file's list. */
function areItems(text: string, token: Token, previous: Token): boolean {
  const first = text.slice(0, token.index)
  return token.kind === '{' && previous.kind === '}' && !fileLists.some((key) => first.includes(`"${key}"`))
}

/** Returns what a text is instead of a damaged JSON file. */
function otherContent(text: string, token: Token): string | undefined {
  if (text.length < longestErrorText && errorText.test(text.trim()))
    return `an error page, ${JSON.stringify(text.trim().slice(0, 40))}`
  if (/^\p{Cc}\ufffd|^PK\p{Cc}/u.test(text)) return 'compressed data'
  return /^\s*<[!?a-z]/i.test(text) ? `a web page or XML, ${shown(text, token)}` : undefined
}

function hintFor(text: string, state: State, token: Token, previous: Token): string {
  const end = previous.index + previous.text.length
  if (state === 'colon') {
    const [, key, value] = /^"(\w+)\s*:\s*(.*)"$/.exec(previous.text) ?? []
    if (value) return `write "${key}": ${/^-?\d[\d.]*$/.test(value) ? value : `"${value}"`}`
    return key ? `write " after ${key}` : `write : after ${shown(text, previous)}`
  }
  if (previous.kind === ':' && /^[}\],]$/.test(token.kind)) return 'write a value after the colon'
  if (token.kind === ',') return 'delete the comma'
  if (state === 'key' && token.kind === '{') return 'write [ … ] around a list of { … }'
  if (state === 'key' && token.kind === 'scalar' && end === token.index)
    return 'write a decimal point, not a comma'
  const isInRow = !text.slice(end, token.index).includes('\n')
  if (state === 'comma' && isInRow && /^[\p{L}\d]/u.test(token.text)) {
    const quoteHint = 'write " at the end of the text before it, or \\" for a quote inside'
    return previous.kind === 'scalar' ? numberHint : quoteHint
  }
  if (state === 'comma' && /^[.:](?![.\d])/.test(text.slice(token.index)))
    return 'write a comma, or delete it'
  const known = usualMistakes.find(([begins]) => begins.test(text.slice(token.index, token.index + 12)))
  return known?.[1] ?? 'correct it in an editor that checks JSON'
}

/** Returns what is wrong with a text that does not end on its line, or has a character that no text may have. */
function brokenText(text: string, token: Token): JsonFlaw {
  const rest = text.slice(token.index + 1)
  const [row = ''] = rest.split(/[\r\n]/, 1)
  if (!rest.includes('"') && !rest.slice(row.length).trim()) return cutOff(text)
  const place = placeOf(text, token)
  const [body = ''] = new RegExp(`^${stringBody}`).exec(row) ?? []
  const stop = row.charAt(body.length)
  if (stop === '\\') return { what: `a backslash in the text ${place}`, hint: 'write / or \\\\' }
  if (stop === '\t') return { what: `a tab in the text ${place}`, hint: 'write spaces' }
  if (stop) return { what: `an invisible character in the text ${place}`, hint: 'delete it' }
  if (/\\"[\s,]*$/.test(row))
    return { what: `a backslash before the closing quote of the text ${place}`, hint: 'delete the backslash' }
  return { what: `text without its closing quote ${place}`, hint: 'write it between two quotes, on one line' }
}

/** Finds brackets that are missing or of the wrong kind. */
function wrongBracket(
  text: string,
  state: State,
  token: Token,
  previous: Token,
  open: Token[],
): JsonFlaw | undefined {
  const [parent, last] = [open.at(-2), open.at(-1)]
  if (!last) return undefined
  const { kind } = token
  const key = /"(\w+)"\s*:\s*$/.exec(text.slice(0, last.index))?.[1] ?? ''
  const isList = listKeys.includes(key)
  const place = placeOf(text, last)
  if (last.kind === '{' && state === 'first key' && isList && kind !== 'other')
    return { what: `"{" ${place}`, hint: `${key} needs a list: [ … ]` }
  if (last.kind === '[' && state === 'comma' && kind === ':') {
    const what = `no { before ${shown(text, previous)} ${placeOf(text, previous)}`
    return isList
      ? { what, hint: `write it, or ] to end the list ${key}` }
      : { what: `"[" ${place}`, hint: 'write { … } around keys and their values' }
  }
  const isNextItem = kind === '{' && state === 'key' && parent?.kind === '['
  const isMismatch = (kind === '}' || kind === ']') && (state === 'comma' || state.startsWith('first'))
  return isNextItem || isMismatch
    ? {
        what: `unexpected "${kind}" ${placeOf(text, token)}`,
        hint: `write ${last.kind === '[' ? ']' : '}'} to close the ${last.kind} ${place}${isMismatch ? ', or delete this one' : ''}`,
      }
    : undefined
}

/** The keys of lists in the camp's files. */
const listKeys = Object.values(schemas).flatMap((schema) => listKeysIn(schema))

/** The keys of the lists that the files consist of. */
const fileLists = Object.values(schemas).flatMap((schema) => ownLists(schema))

function listKeysIn({ items, properties = {} }: Schema): string[] {
  const inside = Object.values(properties).flatMap(listKeysIn)
  return items ? listKeysIn(items) : [...ownLists({ properties }), ...inside]
}

function ownLists({ properties = {} }: Schema): string[] {
  return Object.keys(properties).filter((key) => properties[key]?.items)
}

/** Returns a string of the text as it is, or else the first characters in quotes. */
function shown(text: string, { kind, text: found, index }: Token): string {
  if (kind === 'string' && found.length <= 40) return found
  return JSON.stringify(text.slice(index, index + 20).split(/[\r\n]/)[0])
}

/** Counted as in an editor, from 1. */
function placeOf(text: string, { index }: { index: number }): string {
  const before = text.slice(0, index).split('\n')
  return `at line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}
