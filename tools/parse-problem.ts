import type { Parser } from '../src/lib/parse'

/** Returns the message with which one of the app's parsers rejects a value, path first; undefined if it is valid. */
export function parseProblem(parser: Parser, value: unknown, path?: string): string | undefined {
  try {
    parser(value, path)
    return undefined
  } catch (error) {
    return (error as Error).message
  }
}
