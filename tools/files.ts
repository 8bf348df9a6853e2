/** The project's own files. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The folder of `package.json`, also for a bundle of this module that runs from a cache below it. */
export const projectFolder = (() => {
  let folder = import.meta.dirname
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder)
  return folder
})()

/** The absolute path for a relative one that the user gave: npm runs scripts in the project's folder, wherever it was called. */
export const resolveFromCaller = (given: string): string =>
  path.resolve(process.env['INIT_CWD'] ?? process.cwd(), given)

/** Paths (from the project's folder, sorted) of the files below a folder whose names end in `ending`. */
export const glob = async (folder: string, ending: string): Promise<string[]> => {
  const entries = await readdir(path.join(projectFolder, folder), { recursive: true })
  return entries
    .filter((entry) => entry.endsWith(ending))
    .map((entry) => path.posix.join(folder, entry.split(path.sep).join('/')))
    .sort()
}

/**
 * Has `write` fill a new folder, which then takes the place of `folder` with all that it held. When `write` rejects,
 * what was there stays as it is.
 */
export const writeFolder = async (
  folder: string,
  write: (newFolder: string) => Promise<void>,
): Promise<void> => {
  // Beside it, because a folder cannot be renamed to another disk; hidden, and with a name of this process alone.
  const beside = path.join(path.dirname(folder), `.${path.basename(folder)}.${process.pid}`)
  const [newFolder, oldFolder] = [`${beside}.new`, `${beside}.old`]
  try {
    await rm(newFolder, { recursive: true, force: true })
    await mkdir(newFolder, { recursive: true })
    await write(newFolder)
    if (existsSync(folder)) await rename(folder, oldFolder)
    await rename(newFolder, folder)
  } finally {
    await Promise.all([newFolder, oldFolder].map((each) => rm(each, { recursive: true, force: true })))
  }
}

/** Replaces all that a folder holds (its path from the project's) with files, given by their names. */
export const replaceFiles = (folder: string, files: Map<string, Buffer | string>): Promise<void> =>
  writeFolder(path.join(projectFolder, folder), async (newFolder) => {
    for (const [name, content] of files) await writeFile(path.join(newFolder, name), content)
  })
