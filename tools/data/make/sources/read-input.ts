import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectFolder } from '../../../files'
import { SourceUnavailable } from './source-errors'

/** A file that a setting (`sources.tides.file`) names by its path from the project's folder. */
export async function readInput(file: string, setting: string): Promise<Uint8Array> {
  return readFile(path.resolve(projectFolder, file)).catch((error: NodeJS.ErrnoException) => {
    const problem = error.code === 'ENOENT' ? 'not found' : `cannot be read (${error.message})`
    throw new SourceUnavailable(`${file}: ${problem}; correct ${setting} in src/camp.ts`)
  })
}
