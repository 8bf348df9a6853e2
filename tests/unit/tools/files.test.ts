import { spawnSync } from 'node:child_process'
import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { assert, test } from '#test'
import { writeFolder } from '../../../tools/files'
import { newFolder, readTexts } from '../../support/folder'

const write =
  (name: string, text = 'yes') =>
  (folder: string) =>
    writeFile(path.join(folder, name), text)

/** Creates a folder `dist` with a file `old`, in a new folder without other files. */
const oldFolder = () => path.join(newFolder({ 'dist/old': 'yes' }), 'dist')

const failureOf = (writing: Promise<void>) => writing.then(String, (error: Error) => error.message)

/** Fails unless the old folder is unchanged, and is the only entry in its parent folder. */
const assertKept = async (folder: string) => {
  assert.equal(readTexts(folder), { old: 'yes' })
  assert.equal(await readdir(path.dirname(folder)), ['dist'])
}

test('folders: are created with parents, readable by others', async () => {
  const folder = path.join(newFolder(), 'a/b')
  await writeFolder(folder, write('new'))
  assert.equal(readTexts(folder), { new: 'yes' })
  assert.is((await stat(folder)).mode & 0o005, 0o005 & ~process.umask())
})

test('folders: the old folder stays until the new one is complete', async () => {
  const folder = oldFolder()
  await writeFolder(folder, async (newOne) => {
    assert.equal(readTexts(folder), { old: 'yes' })
    await write('new')(newOne)
  })
  assert.equal(readTexts(folder), { new: 'yes' })
  assert.equal(await readdir(path.dirname(folder)), ['dist'])
})

test('folders: the old folder stays if writing fails', async () => {
  const folder = oldFolder()
  const writing = writeFolder(folder, async (newOne) => {
    await write('new')(newOne)
    throw new Error('no space')
  })
  assert.is(await failureOf(writing), 'no space')
  await assertKept(folder)
})

/** Returns a `rename` that fails with the given code on the listed calls (1 is the first). */
const failingAt = (calls: number[], code: string) => {
  let call = 0
  return async (...names: Parameters<typeof rename>) => {
    if (calls.includes(++call)) throw Object.assign(new Error(code), { code })
    await rename(...names)
  }
}

test('folders: the old folder survives a failed rename', async () => {
  const folder = oldFolder()
  for (const rename of [failingAt([1], 'EACCES'), failingAt([2], 'ENOTEMPTY')]) {
    assert.match(await failureOf(writeFolder(folder, write('new'), rename)), /EACCES|ENOTEMPTY/)
    await assertKept(folder)
  }
})

test('folders: a folder that is briefly in use is replaced', async () => {
  const folder = oldFolder()
  for (const code of ['EPERM', 'EBUSY']) {
    await writeFolder(folder, write('new', code), failingAt([1, 3, 4], code))
    assert.equal(readTexts(folder), { new: code })
  }
})

/** The id of a process that has ended. */
const { pid } = spawnSync(process.execPath, ['--version'])

test('folders: leftovers of a killed process are cleared up', async () => {
  const parent = newFolder({ [`.dist.${pid}.old/old`]: 'yes' })
  const folder = path.join(parent, 'dist')
  const inUse = [`.dist.${process.ppid}.new`, `.other.${process.pid}.new`]
  for (const name of [...inUse, `.dist.${pid}.new`, `.dist.${process.pid}.new`])
    await mkdir(path.join(parent, name))
  await writeFolder(folder, async (newOne) => {
    assert.equal(readTexts(folder), { old: 'yes' })
    await write('new')(newOne)
  })
  assert.equal(readTexts(folder), { new: 'yes' })
  assert.equal((await readdir(parent)).sort(), [...inUse, 'dist'])
})
