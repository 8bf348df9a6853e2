import { findOnPath, isExecutable } from '../../tools/browser'

/**
 * Returns the path of an executable: `chosen` if given, else the first of `names` on the PATH, else the first of
 * `paths` that exists. Undefined if there is none.
 */
export const findProgram = (
  chosen: string | undefined,
  names: string[],
  paths: string[] = [],
): string | undefined =>
  chosen ? [chosen].find(isExecutable) : (findOnPath(names, process.env)[0] ?? paths.find(isExecutable))
