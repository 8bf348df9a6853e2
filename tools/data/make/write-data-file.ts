/** Replaces a data file in a folder, when what was made is good and differs from what is there. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { DatasetName } from '../../../src/schemas'
import { errorLines } from '../check/data-report'
import { inspectFile } from '../check/inspect-file'
import type { CampFacts } from '../check/find-warnings'
import { BadAnswer } from './sources/source-errors'

/** The file that is there already; undefined when there is none, or one that the app would refuse. */
export const readOldFile = async (
  folder: string,
  name: DatasetName,
  now: number,
  camp: CampFacts,
): Promise<unknown> => {
  const bytes = await readFile(path.join(folder, `${name}.json`)).catch(() => undefined)
  if (!bytes || inspectFile(name, bytes, now, camp).errors.length) return undefined
  return JSON.parse(new TextDecoder().decode(bytes)) as unknown
}

/**
 * Writes a data file into a folder, which is made if it is not there. The app's checks come first: a BadAnswer says
 * what they refuse, and the old file stays. The new file takes the old one's place at once, and never in part.
 */
export const writeDataFile = async (
  folder: string,
  name: DatasetName,
  content: unknown,
  now: number,
  camp: CampFacts,
): Promise<'written' | 'unchanged'> => {
  const bytes = Buffer.from(`${JSON.stringify(content, undefined, 2)}\n`)
  const inspection = inspectFile(name, bytes, now, camp)
  if (inspection.errors.length) {
    const lines = errorLines(`${name}.json`, inspection.errors)
    throw new BadAnswer(`what was made of it would be refused:\n${lines.join('\n')}`)
  }
  const file = path.join(folder, `${name}.json`)
  const old = await readFile(file).catch(() => undefined)
  if (old?.equals(bytes)) return 'unchanged'
  await mkdir(folder, { recursive: true })
  // Beside it, because a file cannot be renamed to another disk; hidden, and with a name of this process alone.
  const beside = path.join(folder, `.${name}.json.${process.pid}.new`)
  try {
    await writeFile(beside, bytes)
    await rename(beside, file)
  } finally {
    await rm(beside, { force: true })
  }
  return 'written'
}
