import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Ask, Download } from '../maker'
import { InvalidResponse, SourceUnavailable } from './source-errors'

/** Answers as they were recorded, in a folder: `open-meteo.json`. Nothing is requested. */
export function readRecorded(folder: string): Ask {
  return async (name) => {
    const file = path.join(folder, `${name}.json`)
    const bytes = await readRecording(file)
    try {
      return JSON.parse(new TextDecoder().decode(bytes)) as unknown
    } catch {
      throw new InvalidResponse(`${file}: not JSON`)
    }
  }
}

/** Sheets as they were recorded, in a folder: `events.csv`. */
export function readRecordedSheet(folder: string): Download {
  return (fileName) => readRecording(path.join(folder, fileName))
}

async function readRecording(file: string): Promise<Uint8Array> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    const problem = error.code === 'ENOENT' ? 'not found' : `cannot be read (${error.message})`
    throw new SourceUnavailable(`${file}: ${problem}; record an answer there`)
  })
}
