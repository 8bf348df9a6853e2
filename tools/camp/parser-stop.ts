/** Where the parser stopped in `src/camp.ts`, and how the causes of that are described. */

export interface Stop {
  /** The nearest line above that is not just a comment, without any comment at its end. */
  above: string
  isAboveCommented: boolean
  /** The line itself, without quoted texts and comments. */
  row: string
  /** The line up to the point where the parser stopped; `found` is the rest of it. */
  before: string
  found: string
  /** The bracket around that point, and the name before it: `telephones[`. */
  list: string
  /** The parser's message, in lower case. */
  message: string
}

/**
 * A cause, with patterns that the parts of the stop match. With one for `above`, the mistake is in the line above; with
 * `isBefore`, it is where `before` matches.
 */
export interface Cause extends Partial<Record<(typeof stopParts)[number], RegExp>> {
  isBefore?: boolean
  problem: string
  hint: string | ((stop: Stop) => string)
}

export const stopParts = ['above', 'row', 'before', 'found', 'list', 'message'] as const
