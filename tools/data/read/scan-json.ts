/**
 * Says what `JSON.parse` does not: exactly where a text stops being JSON, and which keys an object has twice. Nothing
 * here is recursive, so that no nesting is too deep.
 */
import { cutOff, flawAt, stringBody, type JsonFlaw, type State, type Token } from './json-flaw'

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
export function findDuplicateKeys(text: string): string[] {
  const duplicates: string[] = []
  /** The open objects and lists: the current key or index, and an object's keys so far. */
  const levels: { step: string | number; keys?: Set<string> }[] = []
  let isKey = false
  for (const { kind, text: found } of tokensOf(text)) {
    const level = levels.at(-1)
    if (kind === '{') levels.push({ step: '', keys: new Set() })
    if (kind === '[') levels.push({ step: 0 })
    if (kind === '}' || kind === ']') levels.pop()
    if (kind === ',' && typeof level?.step === 'number') level.step++
    if (kind === 'string' && isKey && level?.keys) {
      level.step = JSON.parse(found) as string
      if (level.keys.has(level.step)) {
        const steps = levels.map(({ step }) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
        duplicates.push(steps.join('').replace(/^\./, ''))
      }
      level.keys.add(level.step)
    }
    isKey = kind === '{' || kind === ','
  }
  return duplicates
}

const tokenPattern = new RegExp(
  [
    String.raw`([{}[\],:])`,
    `("${stringBody}")`,
    String.raw`((?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))`,
    String.raw`([^ \t\r\n])`,
  ].join('|'),
  'g',
)

function* tokensOf(text: string): Generator<Token> {
  for (const { 0: found, 1: mark, 2: string, 3: scalar, index } of text.matchAll(tokenPattern)) {
    const kind = mark ? (mark as Token['kind']) : string ? 'string' : scalar ? 'scalar' : 'other'
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

function closingOf(open: Token | undefined): Token['kind'] | undefined {
  return open && (open.kind === '[' ? ']' : '}')
}
