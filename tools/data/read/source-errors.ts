/**
 * The errors that reading a source can end in. There are only three kinds: invalid data (exit code 1), a source that is
 * unavailable now (2), and a bug in a reader.
 */

/** Thrown if a source cannot be reached or read. The command exits with 2, unless another source's data is unusable. */
export class SourceUnavailable extends Error {}

/** Thrown if a source's data cannot be used. The command exits with 1. */
export class InvalidResponse extends Error {}

/**
 * Returns the lines to print for whatever a reader threw, and the exit code. The lines of an unexpected error name the
 * source (`what`) and the line of code, but have no stack trace: unforeseen input has caused it.
 */
export function failureOf(what: string, thrown: unknown): { lines: string[]; exitCode: 1 | 2 } {
  if (thrown instanceof SourceUnavailable) return { lines: thrown.message.split('\n'), exitCode: 2 }
  if (thrown instanceof InvalidResponse) return { lines: grouped(thrown.message.split('\n')), exitCode: 1 }
  return { lines: [`${what}: ${describeBug(thrown)}`], exitCode: 1 }
}

/** If more rows than this have the same fault, there is one cause, and they share a line. */
const mostAlike = 9

/** Keeps the first line of a fault that many rows have, and adds the numbers of the other rows. */
function grouped(lines: string[]): string[] {
  const parsed = lines.map((line) => {
    const [, source = line, row = '', text = ''] = /^(.+?:(?: event )?)(\d+)(: .*|, .*)$/.exec(line) ?? []
    // A fault is what precedes the value found, plus the hint, because invalid dates can have different causes.
    const [problem = ''] = text.split(/["(;\d]/)
    const hint = text.slice(text.lastIndexOf('; ')).replace(/"[^"]*"|\d+/g, '')
    return { line, row, fault: source + problem + hint }
  })
  const rows = new Map<string, string[]>()
  for (const { row, fault } of parsed) {
    const alike = rows.get(fault) ?? []
    alike.push(row)
    rows.set(fault, alike)
  }
  return parsed.flatMap(({ line, row, fault }) => {
    const [first, ...others] = rows.get(fault) ?? []
    if (!row || others.length < mostAlike) return line
    if (row !== first) return []
    const kind = /: event \d/.test(line) ? 'events' : 'rows'
    return `${line} (the same in ${kind} ${others.slice(0, 2).join(', ')} and ${others.length - 2} others)`
  })
}

/** Returns the first `most` lines, and one that counts any others. */
export function firstLines(lines: string[], most: number): string[] {
  const moreCount = lines.length - most
  return moreCount > 0 ? [...lines.slice(0, most), `and ${moreCount} more`] : lines
}

/** Describes an unexpected error on one line: its message, and where in the project's code it was thrown. */
export function describeBug(thrown: unknown): string {
  const { message, stack = '' } = thrown instanceof Error ? thrown : new Error(String(thrown))
  const place = /\b(?:tools|src)\/[\w/.-]+\.tsx?:\d+/.exec(stack)?.[0]
  const said = message.replace(/\s+/g, ' ').slice(0, 200)
  return `unexpected error (${said}${place === undefined ? '' : ` at ${place}`}); report it with the data`
}

/** Throws an InvalidResponse. A function, so that expressions can do so. */
export function throwInvalid(problem: string): never {
  throw new InvalidResponse(problem)
}

/** Throws a SourceUnavailable. */
export function throwUnavailable(problem: string): never {
  throw new SourceUnavailable(problem)
}

/** Throws an InvalidResponse with the problems, one line each; does nothing if there are none. */
export function throwProblems(problems: string[]): void {
  if (problems.length) throwInvalid(problems.join('\n'))
}

/** Returns a function's result, or the lines of the InvalidResponse that it throws. */
export function attempt<Value>(
  read: () => Value,
): { value: Value; problems: [] } | { value?: undefined; problems: string[] } {
  try {
    return { value: read(), problems: [] }
  } catch (error) {
    if (!(error instanceof InvalidResponse)) throw error
    return { problems: error.message.split('\n') }
  }
}
