/** What the runner and its processes say to each other. */

/** A file to run. */
export interface Order {
  file: string
  /** Whether the file finds the process as if it were new. */
  isIsolated: boolean
  zone: string | undefined
}

/** The answer, which a process writes as JSON after `resultMark`, behind all that the file wrote. */
export interface Counts {
  passed: number
  failed: number
}

export const resultMark = '\u0000result '
