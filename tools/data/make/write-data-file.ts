/** Replaces a data file in a folder if the new content is valid and different. */
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { DatasetName, Files } from '../../../src/schemas'
import { fileProblem, isFileError } from '../../file-problem'
import { replaceFile } from '../../replace'
import { linesByKind } from '../check/data-report'
import { inspectFile } from '../check/inspect-file'
import { violationsIn } from '../check/violations'
import type { CampFacts, Finding } from '../check/warnings'
import { throwProblems, throwUnavailable } from '../read/source-errors'

/** Returns the row (`events.csv:7`) that a path in a file comes from; undefined if it comes from no sheet. */
export type RowOf = (path: string) => string | undefined

/**
 * Replaces a data file atomically at `now` (epoch milliseconds), and creates its folder if necessary. Returns whether the
 * file has changed, and a line per kind of warning. Throws an InvalidResponse, and leaves the old file, if the new one
 * has errors; a SourceUnavailable if the folder cannot be written.
 */
export async function writeDataFile(
  name: DatasetName,
  content: unknown,
  { folder, now, camp }: { folder: string; now: number; camp: CampFacts },
  rowOf: RowOf = () => undefined,
): Promise<{ result: 'written' | 'unchanged'; warnings: string[] }> {
  const bytes = Buffer.from(`${JSON.stringify(content, undefined, 2)}\n`)
  const inspection = inspectFile(name, bytes, now, camp)
  throwProblems(linesByKind(`${name}.json: error`, withRows(inspection.errors, rowOf)))
  // All of the source's tides have been compared already, not just those published.
  const found = inspection.warnings.filter(({ kind }) => kind !== 'tides-compared')
  const warnings = withRows(found, rowOf)
  const result = await inFolder(folder, () => replaceIfDifferent(path.join(folder, `${name}.json`), bytes))
  return { result, warnings: linesByKind(`${name}.json: warning`, warnings) }
}

function withRows(findings: Finding[], rowOf: RowOf): Finding[] {
  return findings.map((finding) => ({ ...finding, path: rowOf(finding.path) ?? finding.path }))
}

/** Returns the file in the folder; undefined if it is missing, or if the app would reject it or a key in it. */
export async function readOldFile<Name extends DatasetName>(
  name: Name,
  folder: string,
): Promise<Files[Name] | undefined> {
  try {
    const file: unknown = JSON.parse(await readFile(path.join(folder, `${name}.json`), 'utf8'))
    return violationsIn(name, file).length ? undefined : (file as Files[Name])
  } catch {
    return undefined
  }
}

/** Returns the result of writing in a folder; turns an error of the file system into a SourceUnavailable. */
export async function inFolder<Result>(folder: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!isFileError(error)) throw error
    if (error.code === 'EISDIR')
      throwUnavailable(`${error.dest ?? error.path}: a folder, not a file; move it away`)
    const isFile = error.code === 'ENOTDIR' || error.code === 'EEXIST'
    const problem = isFile ? 'not a folder' : `cannot be written (${fileProblem(error)})`
    throwUnavailable(`${folder}: ${problem}; give another folder`)
  }
}

async function replaceIfDifferent(file: string, bytes: Buffer): Promise<'written' | 'unchanged'> {
  const old = await readFile(file).catch(() => undefined)
  if (old?.equals(bytes)) return 'unchanged'
  await makeFolder(path.dirname(file))
  await replaceFile(file, bytes)
  return 'written'
}

/**
 * Creates a folder and its parents, which another file's maker may create at the same time. Not `mkdir` with `recursive`,
 * which never ends where no folder can be made, such as in Linux's /proc.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  const parent = path.dirname(folder)
  // The root, such as a Windows drive that does not exist, is its own parent.
  if (parent !== folder) await makeFolder(parent)
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
}
