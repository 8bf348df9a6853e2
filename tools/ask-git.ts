import { execFileSync } from 'node:child_process'

/** Returns what git prints in a folder; undefined if git is missing or reports an error. */
export function askGit(folder: string, ...gitArguments: string[]): string | undefined {
  try {
    return execFileSync('git', gitArguments, {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}
