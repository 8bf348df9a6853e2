import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectFolder } from '../../files'
import { findFlaw } from '../check/scan-json'
import { InvalidResponse, SourceUnavailable } from './source-errors'

/** Reads a file by a path relative to the project's folder. Rejects with a SourceUnavailable that ends in the hint. */
export async function readInput(file: string, hint: string): Promise<Uint8Array> {
  return readFile(path.resolve(projectFolder, file)).catch((error: NodeJS.ErrnoException) => {
    const problem = error.code === 'ENOENT' ? 'not found' : `cannot be read (${error.message})`
    throw new SourceUnavailable(`${file}: ${problem}; ${hint}`)
  })
}

/** Parses a source's response or file as JSON. Throws an InvalidResponse that says where it breaks. */
export function parseJson(name: string, bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes)
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidResponse(`${name}: not JSON (${findFlaw(text)?.what})`)
  }
}
