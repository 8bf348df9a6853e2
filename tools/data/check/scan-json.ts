/**
 * Says what `JSON.parse` does not: exactly where a text stops being JSON, and which keys an object has twice. Nothing
 * here is recursive, so no depth is too much.
 */

export interface JsonFlaw {
  /** Such as `comma before "]" at line 3, column 14`. */
  what: string
  hint: string
}

/** Returns the first flaw of a text that is not JSON; undefined if the text is JSON. */
export function findFlaw(text: string): JsonFlaw | undefined {
  const lists: boolean[] = []
  let state: State = 'value'
  let previous: Token | undefined
  for (const token of tokensOf(text)) {
    const next = nextState(state, token.kind, lists)
    if (!next) return flawAt(text, state, token, previous)
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
function nextState(state: State, kind: Kind, lists: boolean[]): State | undefined {
  const isList = lists.at(-1)
  const closes = kind === (isList ? ']' : '}') && lists.length > 0
  if (closes && (state === 'first value' || state === 'first key' || state === 'comma')) {
    lists.pop()
    return lists.length ? 'comma' : 'end'
  }
  switch (state) {
    case 'value':
    case 'first value':
      if (kind === '{' || kind === '[') lists.push(kind === '[')
      if (kind === '{') return 'first key'
      if (kind === '[') return 'first value'
      return kind !== 'string' && kind !== 'scalar' ? undefined : lists.length ? 'comma' : 'end'
    case 'key':
    case 'first key':
      return kind === 'string' ? 'colon' : undefined
    case 'colon':
      return kind === ':' ? 'value' : undefined
    case 'comma':
      return kind !== ',' ? undefined : isList ? 'value' : 'key'
    case 'end':
      return undefined
  }
}

function cutOff(text: string): JsonFlaw {
  return { what: `cut off after ${JSON.stringify(text.trim().slice(-20))}`, hint: 'publish the whole file' }
}

const usualMistakes: [begins: RegExp, hint: string][] = [
  [/^[“”„‘’'`]/, 'write straight double quotes, "…"'],
  [/^(?:\/\/|\/\*|#)/, 'delete the comment, which JSON cannot have'],
  [/^(?!NaN)[A-Za-z_]/, 'put the text in double quotes, "…"'],
  [/^[\u2010-\u2015\u2212]/, 'write the minus sign as -, the hyphen of the keyboard'],
]

function flawAt(text: string, state: State, token: Token, previous: Token | undefined): JsonFlaw {
  if (/^\s*<[!?a-z]/i.test(text))
    return { what: `a web page or XML, ${shown(text, token)}`, hint: 'publish the file itself' }
  const isOpenQuote = token.text === '"' && !text.includes('"', token.index + 1)
  if (isOpenQuote) return cutOff(text)
  const closes = token.kind === '}' || token.kind === ']'
  if (closes && previous?.kind === ',')
    return { what: `comma before "${token.text}" ${placeOf(text, previous)}`, hint: 'delete the comma' }
  if (state === 'end')
    return { what: `text after the end, ${shown(text, token)} ${placeOf(text, token)}`, hint: 'delete it' }
  const begins =
    token.kind === 'string' || token.kind === 'scalar' || token.kind === '{' || token.kind === '['
  if (state === 'comma' && begins)
    return {
      what: `missing comma ${placeOf(text, token)}`,
      hint: `write a comma before ${shown(text, token)}`,
    }
  const known = usualMistakes.find(([begins]) => begins.test(text.slice(token.index, token.index + 3)))
  return {
    what: `unexpected ${shown(text, token)} ${placeOf(text, token)}`,
    hint: known?.[1] ?? 'correct it in an editor that checks JSON',
  }
}

/** Returns a string of the text as it is, or else the first characters in quotes. */
function shown(text: string, { kind, text: found, index }: Token): string {
  if (kind === 'string' && found.length <= 40) return found
  return JSON.stringify(text.slice(index, index + 20).split(/[\r\n]/)[0])
}

/** Counted as in an editor, from 1. */
function placeOf(text: string, { index }: Token): string {
  const before = text.slice(0, index).split('\n')
  return `at line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}
