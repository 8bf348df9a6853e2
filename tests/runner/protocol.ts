/** Messages between the runner and its processes. */

/** A file to run. */
export interface Order {
  file: string
  /** Whether the file is isolated from the others in the process. */
  isIsolated: boolean
  zone: string | undefined
}

/** The result, which a process writes as JSON after `resultMark` at the end of the file's output. */
export interface Counts {
  passed: number
  failed: number
}

export const resultMark = '\u0000result '
