import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { projectFolder } from './bundle'

/** Paths (from the project's folder, sorted) of the files below a folder whose names end in `ending`. */
export const glob = async (folder: string, ending: string): Promise<string[]> => {
  const entries = await readdir(path.join(projectFolder, folder), { recursive: true })
  return entries
    .filter((entry) => entry.endsWith(ending))
    .map((entry) => path.posix.join(folder, entry.split(path.sep).join('/')))
    .sort()
}

/** Puts files, by name, in the place of all that a folder (from the project's) holds. */
export const replaceFiles = async (folder: string, files: Map<string, Buffer | string>): Promise<void> => {
  const target = path.join(projectFolder, folder)
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  for (const [name, content] of files) await writeFile(path.join(target, name), content)
}
