import { readdir } from 'node:fs/promises'
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
