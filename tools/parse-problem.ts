import type { Parser } from '../src/lib/parse'

/** What one of the app's parsers says of a value, after its path; undefined if the value is valid. */
export function parseProblem(parser: Parser, value: unknown, path?: string): string | undefined {
  try {
    parser(value, path)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
