/** Temporary folders for a test file; they are removed when it ends. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

let root: string | undefined
let count = 0

/** Files by path: text, or an object to write as JSON. */
type Contents = Record<string, string | object>

/** Creates a folder with some files; returns its path. */
export const newFolder = (files: Contents = {}): string => {
  if (!root) {
    const created = (root = mkdtempSync(path.join(tmpdir(), 'strandline-')))
    process.on('exit', () => rmSync(created, { recursive: true, force: true }))
  }
  const folder = path.join(root, String(count++))
  mkdirSync(folder)
  writeFiles(folder, files)
  return folder
}

export const writeFiles = (folder: string, files: Contents): void => {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  }
}

/** Returns the bytes of all files in a folder and below it, by path. */
export const readBytes = (folder: string): Record<string, Buffer> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(folder, file), readFileSync(file)]),
  )

/** Returns the text of all files in a folder and below it, by path. */
export const readTexts = (folder: string): Record<string, string> =>
  Object.fromEntries(Object.entries(readBytes(folder)).map(([name, bytes]) => [name, bytes.toString()]))
