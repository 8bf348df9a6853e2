/** Reads the known tides that correct a gauge. They may be secret, because official times must not be published. */
import { readSettingFile } from './read-input'
import { readTideTable } from './read-tide-table'
import { attempt, throwInvalid } from './source-errors'
import type { SourceTides } from './source-tides'

/**
 * Reads a table of known tides: the text of one in the environment variable `KNOWN_TIDES`, or else the file that
 * `sources.tides.known` names; undefined if there is neither. Throws an InvalidResponse or a SourceUnavailable.
 */
export async function readKnownTides(
  secret: string | undefined,
  file: string | undefined,
): Promise<SourceTides | undefined> {
  if (secret) return readSecretTable(secret)
  if (file === undefined) return undefined
  const setting = 'sources.tides.known'
  return readTideTable({ name: file, bytes: await readSettingFile(setting, file), setting })
}

/** What `KNOWN_TIDES` may contain instead of a table's text. */
const noTables: [form: RegExp, what: string][] = [
  [/\\n/, '\\n in place of line breaks'],
  [/^(["'`]).*\n.*\1$/s, 'quotes around the table'],
  [/^[^\n\r]*\.\w{3,4}["']?$/, 'a path'],
  [/^[^\n\r]*$/, 'a single line'],
]

/**
 * Reads the table in `KNOWN_TIDES`. Reports only its first problem, and without its cells, because logs may be public.
 */
function readSecretTable(text: string): SourceTides {
  const what = noTables.find(([form]) => form.test(text))?.[1]
  if (what !== undefined)
    throwInvalid(`KNOWN_TIDES: ${what}; paste the text of the table, a line for each tide`)
  const { value: table, problems } = attempt(() =>
    readTideTable({ name: 'KNOWN_TIDES', bytes: new TextEncoder().encode(text) }),
  )
  return table ?? throwInvalid(withoutCells(problems[0] ?? ''))
}

/**
 * Removes what a problem quotes, such as the time in `KNOWN_TIDES:45: invalid time "08:78"; write …`. Its hint loses
 * examples and figures, too, because some are a cell corrected.
 */
export function withoutCells(problem: string): string {
  const [, said, hint = ''] = /^((?:"[^"]*"|\((?:"[^"]*"|[^"()])*\)|[^"(;])*)(; .*)?$/s.exec(problem) ?? []
  const safeHint = hint
    .replace(/,? such as .*/s, '')
    // A cell may contain quotes.
    .replace(/".*"/s, (shown) => (/\d/.test(shown) ? '…' : shown))
    .replace(/(?!24-hour)(?<![\w.:,/-])[\w.:,/-]*\d[\w.:,/-]*\w/g, '…')
  return (said ?? problem).split(/,? ["(]/)[0] + safeHint
}
