import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { assert } from '#test'
import { projectFolder } from '../../tools/files'

const read = (file: string) => readFile(path.join(projectFolder, file), 'utf8')

/**
 * Compares what was said with a file's text; its path is relative to the project. `BAD_INPUT=write` writes it there
 * instead: then read the difference as an organiser would.
 */
export async function assertExpected(file: string, said: string): Promise<void> {
  if (process.env['BAD_INPUT'] === 'write') await writeFile(path.join(projectFolder, file), said)
  assert.is(said, await read(file).catch(() => ''))
}

/**
 * Compares what is said of each input in a file with what the file says below it. Inputs are separated by empty lines, and
 * each line about one begins with an arrow.
 */
export async function assertAnswers(file: string, answer: (input: string) => string[]): Promise<void> {
  const blocks = (await read(file)).trimEnd().split('\n\n')
  const said = blocks.map((block) => {
    const input = block.replace(/(?:\n→ .*)+$/, '')
    const lines = answer(input)
    return [input, ...(lines.length ? lines : ['nothing']).map((line) => `→ ${line}`), ''].join('\n')
  })
  await assertExpected(file, said.join('\n'))
}
