import { InvalidResponse } from '../../tools/data/read/source-errors'

/** Returns the message of the InvalidResponse that a function throws; an empty text if it does not throw. */
export const problemOf = (run: () => unknown): string => {
  try {
    run()
  } catch (error) {
    if (error instanceof InvalidResponse) return error.message
    throw error
  }
  return ''
}
