import type { Parser } from '../src/lib/parse'

/** Returns a parser's error message for an invalid value, starting with the path; undefined if the value is valid. */
export function parseProblem(parser: Parser, value: unknown, path?: string): string | undefined {
  try {
    parser(value, path)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
