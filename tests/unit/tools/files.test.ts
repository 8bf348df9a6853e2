import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { writeFolder } from '../../../tools/files'

let parent: string
let folder: string

test.before.each(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'strandline-'))
  folder = path.join(parent, 'dist')
})
test.after.each(() => rm(parent, { recursive: true }))

const contents = async () =>
  Promise.all(
    (await readdir(folder)).map(
      async (name) => `${name}: ${await readFile(path.join(folder, name), 'utf8')}`,
    ),
  )

const write = (name: string, text: string) => (newFolder: string) =>
  writeFile(path.join(newFolder, name), text)

test('A folder is made, also below folders that are not there', async () => {
  folder = path.join(parent, 'a/b')
  await writeFolder(folder, write('new', 'yes'))
  assert.equal(await contents(), ['new: yes'])
})

test('A new folder takes the place of the old one with all that it held, and leaves nothing beside it', async () => {
  await writeFolder(folder, write('old', 'yes'))
  await writeFolder(folder, async (newFolder) => {
    assert.equal(await contents(), ['old: yes'], 'until it is complete, the old one stays')
    await write('new', 'yes')(newFolder)
  })
  assert.equal(await contents(), ['new: yes'])
  assert.equal(await readdir(parent), ['dist'])
})

test('When writing fails the old folder stays as it is, and nothing lies beside it', async () => {
  await writeFolder(folder, write('old', 'yes'))
  const failed = await writeFolder(folder, async (newFolder) => {
    await write('new', 'half')(newFolder)
    throw new Error('no space')
  }).catch((error: Error) => error.message)
  assert.is(failed, 'no space')
  assert.equal(await contents(), ['old: yes'])
  assert.equal(await readdir(parent), ['dist'])
})

test('What another process left behind is not taken for a part of it', async () => {
  await mkdir(path.join(parent, `.dist.${process.pid}.new`), { recursive: true })
  await writeFile(path.join(parent, `.dist.${process.pid}.new/stale`), '')
  await writeFolder(folder, write('new', 'yes'))
  assert.equal(await contents(), ['new: yes'])
})

test('A host that runs as another user can read it', async () => {
  await writeFolder(folder, write('new', 'yes'))
  assert.is((await stat(folder)).mode & 0o005, 0o005 & ~process.umask())
})

test.run()
