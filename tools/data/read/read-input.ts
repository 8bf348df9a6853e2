import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectFolder } from '../../files'
import { fileProblem } from '../../file-problem'
import { findFlaw } from './scan-json'
import { similarFile } from '../similar-file'
import { quoted } from '../../faults/describe-value'
import { InvalidResponse, SourceUnavailable } from './source-errors'

/**
 * Reads a file by a path relative to the project's folder. Rejects with a SourceUnavailable that ends in the hint, and
 * begins with the setting that names the file, if there is one.
 */
export async function readInput(file: string, hint: string, setting?: string): Promise<Uint8Array> {
  const absolute = path.resolve(projectFolder, file)
  return readFile(absolute).catch(async (error: NodeJS.ErrnoException) => {
    const where = setting === undefined ? `${file}: ` : `${setting}: ${quoted(file)} is `
    const similar = error.code === 'ENOENT' ? await similarFile(absolute) : undefined
    const found = similar ? `, but ${similar} is` : ''
    throw new SourceUnavailable(`${where}${fileProblem(error)}${found}; ${hint}`)
  })
}

/** Reads the file that a setting (`sources.tides.file`) names. */
export const readSettingFile = (setting: string, file: string): Promise<Uint8Array> =>
  readInput(file, "correct the path, which begins at the project's folder", setting)

/** Parses a source's response or file as JSON. Throws an InvalidResponse that says where it breaks. */
export function parseJson(name: string, bytes: Uint8Array): unknown {
  if (/^(?:255,254|254,255)$/.test(bytes.subarray(0, 2).join()))
    throw new InvalidResponse(`${name}: UTF-16 instead of UTF-8; save it as UTF-8`)
  const text = new TextDecoder().decode(bytes)
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidResponse(`${name}: not JSON (${findFlaw(text)?.what})`)
  }
}
