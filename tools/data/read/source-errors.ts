/** The errors for the two ways in which a source fails. `npm run make-data` prints their messages. */

/** Thrown if a source cannot be reached or read. The command exits with 2, unless another source's data is unusable. */
export class SourceUnavailable extends Error {}

/** Thrown if a source's data cannot be used. The command exits with 1. */
export class InvalidResponse extends Error {}

/** A function, so that expressions can throw an InvalidResponse. */
export function throwInvalid(problem: string): never {
  throw new InvalidResponse(problem)
}

/** Throws an InvalidResponse with the problems, one line each; does nothing if there are none. */
export function throwProblems(problems: string[]): void {
  if (problems.length) throwInvalid(problems.join('\n'))
}

/**
 * Returns a function's result in a list. If the function throws an InvalidResponse, returns an empty list and adds each
 * line of the message to the problems, with `where` before it.
 */
export function collectProblems<Value>(problems: string[], read: () => Value, where = ''): Value[] {
  try {
    return [read()]
  } catch (error) {
    if (!(error instanceof InvalidResponse)) throw error
    problems.push(...error.message.split('\n').map((line) => where + line))
    return []
  }
}
