/** Messages between the runner and its processes. */

export interface Order {
  file: string
  /** Whether globals, timers and the time zone are restored after the file. */
  isIsolated: boolean
  zone: string | undefined
}

/** The result, which a process writes as JSON after `resultMark` at the end of the file's output. */
export interface Counts {
  passed: number
  failed: number
}

export const resultMark = '\u0000result '
