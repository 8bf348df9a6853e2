/** The project's own files. */
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The folder that contains `package.json`, even if a bundle of this module runs from a cache below it. */
export const projectFolder = (() => {
  let folder = import.meta.dirname
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder)
  return folder
})()

/** Reads a file's text, by its path from the project's folder. */
export const readProjectFile = (file: string): Promise<string> =>
  readFile(path.join(projectFolder, file), 'utf8')

/** Returns the paths (from the project's folder, sorted) of the files below a folder with names ending in `ending`. */
export const glob = async (folder: string, ending: string): Promise<string[]> => {
  const entries = await readdir(path.join(projectFolder, folder), { recursive: true })
  return entries
    .filter((entry) => entry.endsWith(ending))
    .map((entry) => path.posix.join(folder, entry.split(path.sep).join('/')))
    .sort()
}
