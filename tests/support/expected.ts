import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { assert } from '#test'
import { projectFolder } from '../../tools/files'

/**
 * Compares what was said with a file's text; its path is relative to the project. `BAD_INPUT=write` writes it there
 * instead: then read the difference as an organiser would.
 */
export async function assertExpected(file: string, said: string): Promise<void> {
  const full = path.join(projectFolder, file)
  if (process.env['BAD_INPUT'] === 'write') await writeFile(full, said)
  assert.is(said, await readFile(full, 'utf8').catch(() => ''))
}
