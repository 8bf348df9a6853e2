import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Ask } from '../maker'
import { InvalidResponse, SourceUnavailable } from './source-errors'

/** Answers as they were recorded, in a folder: `open-meteo.json`. Nothing is requested. */
export function readRecorded(folder: string): Ask {
  return async (name) => {
    const file = path.join(folder, `${name}.json`)
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      const problem = error.code === 'ENOENT' ? 'not found' : `cannot be read (${error.message})`
      throw new SourceUnavailable(`${file}: ${problem}; record an answer there`)
    })
    try {
      return JSON.parse(text) as unknown
    } catch {
      throw new InvalidResponse(`${file}: not JSON`)
    }
  }
}
