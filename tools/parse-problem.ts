import type { Parser } from '../src/lib/parse'

/** The error message from one of the app's parsers, which begins with the path; undefined if the value is valid. */
export function parseProblem(parser: Parser, value: unknown, path?: string): string | undefined {
  try {
    parser(value, path)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
