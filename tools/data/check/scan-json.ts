/**
 * Says what `JSON.parse` does not: exactly where a text stops being JSON, and which keys an object has twice. Nothing
 * here is recursive, so no depth is too much.
 */

import { schemas } from '../../../src/schemas'
import { gitConflict } from '../../git-conflict'
import type { Schema } from './walk-schema'

export interface JsonFlaw {
  /** Such as `comma before "]" at line 3, column 14`. */
  what: string
  hint: string
}

/** Returns the first flaw of a text that is not JSON; undefined if the text is JSON. */
export function findFlaw(text: string): JsonFlaw | undefined {
  const open: Token[] = []
  let state: State = 'value'
  let previous: Token | undefined
  for (const token of tokensOf(text)) {
    const next = nextState(state, token, open)
    if (!next) return flawAt(text, state, token, previous, open)
    state = next
    previous = token
  }
  if (state === 'end') return undefined
  return previous ? cutOff(text) : { what: 'an empty file', hint: 'publish the data' }
}

/** Returns the paths (`dates[0].date`) of keys that their object already has, in a text that is JSON. */
export function findDoubledKeys(text: string): string[] {
  const doubled: string[] = []
  const levels: { keys?: Set<string>; step: string; index: number }[] = []
  let isKey = false
  for (const { kind, text: found } of tokensOf(text)) {
    const level = levels.at(-1)
    if (kind === '{' || kind === '[')
      levels.push({
        ...(kind === '{' && { keys: new Set<string>() }),
        step: kind === '{' ? '' : '[0]',
        index: 0,
      })
    if (kind === '}' || kind === ']') levels.pop()
    if (kind === ',' && level && !level.keys) level.step = `[${++level.index}]`
    if (kind === 'string' && isKey && level?.keys) {
      const key = JSON.parse(found) as string
      level.step = `.${key}`
      if (level.keys.has(key))
        doubled.push(
          levels
            .map(({ step }) => step)
            .join('')
            .replace(/^\./, ''),
        )
      level.keys.add(key)
    }
    isKey = kind === '{' || kind === ','
  }
  return doubled
}

/** What may follow: a value or key, also as the first of its list or object (which may be empty), and so on. */
type State = 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'comma' | 'end'

/** `other` is text that no JSON has. */
type Kind = '{' | '}' | '[' | ']' | ',' | ':' | 'string' | 'scalar' | 'other'

interface Token {
  kind: Kind
  text: string
  index: number
}

const tokenPattern =
  // eslint-disable-next-line no-control-regex
  /([{}[\],:])|("[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*")|((?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))|([^ \t\r\n])/g

function* tokensOf(text: string): Generator<Token> {
  for (const { 0: found, 1: mark, 2: string, 3: scalar, index } of text.matchAll(tokenPattern)) {
    const kind = mark ? (mark as Kind) : string ? 'string' : scalar ? 'scalar' : 'other'
    yield { kind, text: found, index }
  }
}

/** Returns the state after a token, and updates the list of open brackets; undefined if the token is unexpected. */
function nextState(state: State, token: Token, open: Token[]): State | undefined {
  const { kind } = token
  const closing = closingOf(open.at(-1))
  if (kind === closing && (state === 'first value' || state === 'first key' || state === 'comma')) {
    open.pop()
    return open.length ? 'comma' : 'end'
  }
  switch (state) {
    case 'value':
    case 'first value':
      if (kind === '{' || kind === '[') open.push(token)
      if (kind === '{') return 'first key'
      if (kind === '[') return 'first value'
      return kind !== 'string' && kind !== 'scalar' ? undefined : open.length ? 'comma' : 'end'
    case 'key':
    case 'first key':
      return kind === 'string' ? 'colon' : undefined
    case 'colon':
      return kind === ':' ? 'value' : undefined
    case 'comma':
      return kind !== ',' ? undefined : closing === ']' ? 'value' : 'key'
    case 'end':
      return undefined
  }
}

function closingOf(open: Token | undefined): Kind | undefined {
  return open && (open.kind === '[' ? ']' : '}')
}

function cutOff(text: string): JsonFlaw {
  return { what: `cut off after ${JSON.stringify(text.trim().slice(-20))}`, hint: 'publish the whole file' }
}

const usualMistakes: [begins: RegExp, hint: string][] = [
  [/^[“”„‘’'`«»]/, 'write straight double quotes, "…"'],
  [/^(?:\/\/|\/\*|#)/, 'delete the comment, which JSON cannot have'],
  [/^;/, 'write a comma'],
  [/^\\rt/, 'save it as plain text, not as RTF'],
  [/^[\s\u200b\ufeff]/, 'put a normal space in place of this one'],
  [/^(?!NaN)[A-Za-z_]/, 'put the text in double quotes, "…"'],
  [/^[\u2010-\u2015\u2212]/, 'write the minus sign as -, the hyphen of the keyboard'],
  [/^[\d+.:%°-]/, 'write a number alone, such as 17 or 0.5, and dates and times in double quotes'],
]

function flawAt(
  text: string,
  state: State,
  token: Token,
  previous: Token | undefined,
  open: Token[],
): JsonFlaw {
  const conflict = gitConflict.marks.exec(text)
  if (conflict) return { what: `${gitConflict.problem}, ${placeOf(text, conflict)}`, hint: gitConflict.hint }
  if (/^\s*<[!?a-z]/i.test(text))
    return { what: `a web page or XML, ${shown(text, token)}`, hint: 'publish the file itself' }
  if (token.text === '"') return brokenText(text, token)
  const place = placeOf(text, token)
  const what = `unexpected ${shown(text, token)} ${place}`
  if (!previous) {
    const hint = text.includes('{') ? 'delete what is before the first {' : 'publish the file itself'
    return { what, hint }
  }
  if (state === 'end')
    return { what: `text after the end, ${shown(text, token)} ${place}`, hint: 'delete it' }
  if (previous.kind === ',' && /^[}\],]$/.test(token.kind))
    return { what: `comma before "${token.kind}" ${placeOf(text, previous)}`, hint: 'delete the comma' }
  const bracket = wrongBracket(text, state, token, previous, open)
  if (bracket) return bracket
  const begins = /^(?:string|scalar|\{|\[)$/.test(token.kind)
  if (state === 'comma' && begins)
    return { what: `missing comma ${place}`, hint: `write a comma before ${shown(text, token)}` }
  return { what, hint: hintFor(text, state, token, previous) }
}

function hintFor(text: string, state: State, token: Token, previous: Token): string {
  const end = previous.index + previous.text.length
  if (state === 'colon') return `write : after ${shown(text, previous)}`
  if (previous.kind === ':' && /^[}\],]$/.test(token.kind)) return 'write a value after the colon'
  if (state === 'key' && token.kind === '{') return 'write [ … ] around a list of { … }'
  if (state === 'key' && token.kind === 'scalar' && end === token.index)
    return 'write a decimal point, not a comma'
  const isInText = previous.kind === 'string' && !text.slice(end, token.index).includes('\n')
  if (state === 'comma' && isInText && /^[\p{L}\d]/u.test(token.text))
    return `write " at the end of the text before it, or \\" for a quote inside`
  const known = usualMistakes.find(([begins]) => begins.test(text.slice(token.index, token.index + 3)))
  return known?.[1] ?? 'correct it in an editor that checks JSON'
}

/** Returns what is wrong with a text that is not closed in its line, or has a character that no text may have. */
function brokenText(text: string, token: Token): JsonFlaw {
  const rest = text.slice(token.index + 1)
  const [row = ''] = rest.split(/[\r\n]/, 1)
  if (!rest.includes('"') && !rest.slice(row.length).trim()) return cutOff(text)
  const place = placeOf(text, token)
  if (/\\(?!["\\/bfnrtu])/.test(row))
    return { what: `a backslash in the text ${place}`, hint: 'write / or \\\\' }
  if (row.includes('"')) return { what: `a tab in the text ${place}`, hint: 'write spaces' }
  return { what: `text without its closing quote ${place}`, hint: 'write " at its end' }
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
        hint: `write ${closingOf(last)} to close the ${last.kind} ${place}${isMismatch ? ', or delete this one' : ''}`,
      }
    : undefined
}

/** The keys of lists in the camp's files. */
const listKeys = Object.values(schemas).flatMap((schema) => listKeysIn(schema))

function listKeysIn({ items, properties = {} }: Schema): string[] {
  const own = Object.entries(properties).flatMap(([key, each]) => [
    ...(each.items ? [key] : []),
    ...listKeysIn(each),
  ])
  return items ? listKeysIn(items) : own
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
