/** Finds brackets in `src/camp.ts` that do not pair up, and settings outside them. */

export const restore = "restore the file from your repository's history"

export interface Mistake {
  /** Counted from 1, as in an editor. */
  line: number
  column: number
  problem: string
  hint: string
}

export const describe = ({ line, column, problem, hint }: Mistake): string =>
  `src/camp.ts:${line}:${column}: ${problem}; ${hint}`

export const exportNames = ['camp', 'manifest', 'dataSource', 'sources']

/** Returns the words before the bracket of an export: `export const camp: Camp =`. */
export const exportLine = (name: string): string =>
  `export const ${name}: ${name.charAt(0).toUpperCase()}${name.slice(1)} =`

export function placeAt(text: string, index: number): Pick<Mistake, 'line' | 'column'> {
  const rows = text.slice(0, index).split('\n')
  return { line: rows.length, column: (rows.at(-1) ?? '').length + 1 }
}

/**
 * Finds a bracket without its counterpart. If several could be the wrong one, it is the first whose counterpart is
 * indented differently. Finds none if a quote is missing, too: it is then unclear which brackets are in texts and do
 * not count.
 */
export function wrongBracket(text: string): Mistake | undefined {
  const rows = text.split('\n')
  const open: Bracket[] = []
  const isWhole = /^(?:export )?const sources\b[^]*[}\]],?\s*$/m.test(text)
  const isOnLastLine = (index: number) => !text.slice(index).trimEnd().includes('\n')
  let unclosed: Bracket | undefined
  let extra: Bracket | undefined
  for (const { 0: sign, index } of [...text.matchAll(tokens), { 0: 'export', index: text.length }]) {
    const isQuote = isLoneQuote(sign)
    const isCut = isQuote ? isOnLastLine(index) : index === text.length
    if (isQuote && !isCut) return undefined
    const place = placeAt(text, index)
    const row = (rows[place.line - 1] ?? '').trimEnd()
    const indent = row.slice(0, row.length - row.trimStart().length)
    const bracket = { sign, ...place, indent }
    const last = open.at(-1)
    if (isCut && last && (isQuote || !isWhole))
      return { ...bracket, problem: 'the file is cut off here', hint: restore }
    if (sign === 'export' && last)
      return unclosed || open.length > 1
        ? notClosed(unclosed ?? last)
        : { ...bracket, problem: `a missing ${counterpart(last)}`, hint: 'write it above this line' }
    const before = text.slice(0, index)
    if (/[:=,([]\s*$/.test(before) && !/\blines:\s*$/.test(before) && aroundSettings.test(text.slice(index)))
      return {
        ...bracket,
        problem: `settings in ${sign} ${counterpart(bracket)}`,
        hint:
          sign === '[' && listName.test(before)
            ? 'write { } around them'
            : `write { } instead of ${sign} ${counterpart(bracket)}`,
      }
    if (isDoubled(text, sign, index))
      return { ...bracket, problem: `one ${sign} too many`, hint: 'delete it' }
    if (isOpening(sign)) open.push(bracket)
    if (!isClosing(sign)) continue
    if (!last) return notOpened(extra ?? bracket, rows)
    const startsRow = row.trimStart().startsWith(sign)
    const isOnOneRow = last.line === bracket.line
    // Indented as what is within the open bracket, so it should close something there.
    const isInside = startsRow && indent.length > last.indent.length
    if (counterpart(last) !== sign) {
      if (isOnOneRow && sign !== ')')
        return {
          ...bracket,
          problem: `a ${last.sign} closed by a ${sign}`,
          hint: 'write { } around settings, or [ ] around a list',
        }
      const isOpen = open.some((each) => counterpart(each) === sign)
      return isOpen && (startsRow || isOnOneRow) && !isInside ? notClosed(last) : notOpened(bracket, rows)
    }
    open.pop()
    if (isOnOneRow) continue
    if (!startsRow || isInside) extra ??= bracket
    else if (last.indent !== indent) unclosed ??= last
  }
  return undefined
}

/**
 * Finds a setting below the bracket that ends all settings of its kind. JavaScript takes it for a label, which has no
 * effect. Finds none if a quote is missing.
 */
export function settingOutside(text: string): Mistake | undefined {
  const signs = [...text.matchAll(tokens)].map(([sign]) => sign)
  if (signs.some(isLoneQuote)) return undefined
  let depth = 0
  // What is in brackets or comments becomes spaces.
  const outer = text.replace(tokenOrCharacter, (sign) => {
    if (isClosing(sign)) depth--
    const isShown = depth === 0 && !/^(?:\/[/*]|`)/.test(sign)
    if (isOpening(sign)) depth++
    return isShown ? sign : sign.replace(/[^\n]/g, ' ')
  })
  // If settings have lost their first line, nothing opens the bracket that ends them.
  const lost = depth < 0 && exportNames.find((name) => !new RegExp(`\\bconst ${name}\\b`).test(text))
  const setting = String.raw`(?=(?:\w+|'[^'\n]*'|"[^"\n]*")\s*:)`
  const before = lost ? '^[^\\S\\n]*' : String.raw`\}(?: (?:satisfies|as) \w+)?[,;]?\s*?\n\s*`
  const found = new RegExp(before + setting, 'm').exec(outer)
  if (!found) return undefined
  const { line } = placeAt(text, found.index)
  const place = placeAt(text, found.index + found[0].length)
  if (lost) {
    const hint = `write ${exportLine(lost)} { above them`
    return { ...place, problem: 'settings without their first line', hint }
  }
  return { ...place, problem: 'a setting outside the { }', hint: `move it above the } in line ${line}` }
}

/** Returns the bracket that is open at the end of a text, after the name before it: `telephones[`. */
export function openBracket(text: string): string {
  const open: string[] = []
  for (const { 0: sign, index } of text.matchAll(tokens)) {
    if (isOpening(sign)) open.push((/(\w+)\s*:\s*$/.exec(text.slice(0, index))?.[1] ?? '') + sign)
    if (isClosing(sign)) open.pop()
  }
  return open.at(-1) ?? ''
}

const counterparts: Record<string, string> = { '{': '}', '[': ']', '(': ')', '}': '{', ']': '[', ')': '(' }

interface Bracket extends Pick<Mistake, 'line' | 'column'> {
  sign: string
  /** The white space at the start of its row. */
  indent: string
}

/** Matches what `wrongBracket` looks at: not texts or comments, except for the `//` in an address without quotes. */
const tokens =
  /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`|(?<!:)\/\/.*|\/\*[^]*?\*\/|^export|['"`()[\]{}]/gm

const tokenOrCharacter = new RegExp(`${tokens.source}|[^\\n]`, 'gm')

const isOpening = (sign: string): boolean => /^[([{]$/.test(sign)
const isClosing = (sign: string): boolean => /^[)\]}]$/.test(sign)
/** Texts with both of their quotes are tokens of their own. */
const isLoneQuote = (sign: string): boolean => /^['"`]$/.test(sign)

/** Matches a bracket before a setting and its value, perhaps with comments between them, but not before `09:00`. */
const aroundSettings =
  /^[([](?:\s|\/\/.*\n)*(?:[a-z]\w*|'[^'\n]*'|"[^"\n]*")\s*:\s*(?:['"`[{(]|-?[\d.]+\s*[,)\]\n]|(?:true|false)\b)/i

/** Whether an opening bracket follows another one like it, and one of that sort is not closed. */
function isDoubled(text: string, sign: string, index: number): boolean {
  const before = text.slice(0, index).trimEnd()
  const isAfterComment = before.slice(before.lastIndexOf('\n')).includes('//')
  const countOf = (each: string) => [...text.matchAll(tokens)].filter(([found]) => found === each).length
  return (
    /^[[{]$/.test(sign) &&
    before.endsWith(sign) &&
    !isAfterComment &&
    !listName.test(before.slice(0, -1)) &&
    countOf(sign) > countOf(counterparts[sign] ?? '')
  )
}

/** Matches the name of a list of settings, before its bracket. */
const listName = /\b(?:telephones|credits):\s*$/

const counterpart = ({ sign }: Bracket): string => counterparts[sign] ?? ''

const notClosed = (bracket: Bracket): Mistake => ({
  ...bracket,
  problem: `a ${bracket.sign} that is not closed`,
  hint: `write ${counterpart(bracket)} where it ends`,
})

function notOpened(bracket: Bracket, rows: string[]): Mistake {
  const before = rows[bracket.line - 1]?.slice(0, bracket.column - 1) ?? ''
  const [start, name] = (bracket.sign === '}' && /^\s*\w+:\s*(?=([a-z]\w*)\s*:)/.exec(before)) || []
  if (start !== undefined)
    return { ...bracket, column: start.length + 1, problem: 'a missing {', hint: `write { before ${name}` }
  return {
    ...bracket,
    problem: `a ${bracket.sign} without its ${counterpart(bracket)}`,
    hint: `delete it, or write ${counterpart(bracket)} before it`,
  }
}
