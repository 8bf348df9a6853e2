import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { projectFolder } from '../../files'
import { fileProblem } from '../../file-problem'
import { findFlaw } from './scan-json'
import { similarFile } from '../similar-file'
import { quoted } from '../../faults/describe-value'
import { throwInvalid, throwUnavailable } from './source-errors'

/**
 * Reads a file by a path relative to the project's folder. Rejects with a SourceUnavailable that begins with the setting
 * that names the file, if there is one, and ends in the hint if there is no file at the path.
 */
export async function readInput(file: string, hint: string, setting?: string): Promise<Uint8Array> {
  const absolute = path.resolve(projectFolder, file)
  return readFile(absolute).catch(async (error: NodeJS.ErrnoException) => {
    const [where, is] = setting === undefined ? [file, ':'] : [`${setting}: ${quoted(file)}`, ' is']
    if (!/^(?:ENOENT|ENOTDIR|EISDIR)$/.test(error.code ?? ''))
      throwUnavailable(`${where} cannot be read (${fileProblem(error)}); correct that, and try again`)
    const similar = error.code === 'ENOENT' ? await similarFile(absolute) : undefined
    const found = similar ? `, but ${similar} is` : ''
    throwUnavailable(`${where}${is} ${fileProblem(error)}${found}; ${hint}`)
  })
}

/** Reads the file that a setting (`sources.tides.file`) names. */
export const readSettingFile = (setting: string, file: string): Promise<Uint8Array> =>
  readInput(file, "correct the path, which begins at the project's folder", setting)

/** Parses a source's response or file as JSON. Throws an InvalidResponse that says where it breaks. */
export function parseJson(name: string, bytes: Uint8Array): unknown {
  if (/^(?:255,254|254,255)$/.test(bytes.subarray(0, 2).join()))
    throwInvalid(`${name}: UTF-16 instead of UTF-8; save it as UTF-8`)
  const text = new TextDecoder().decode(bytes)
  try {
    return JSON.parse(text)
  } catch {
    throwInvalid(`${name}: not JSON (${findFlaw(text)?.what})`)
  }
}
