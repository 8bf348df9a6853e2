import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { assert, test } from '#test'
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

test('When writing fails, the old folder stays', async () => {
  await writeFolder(folder, write('old', 'yes'))
  const failed = await writeFolder(folder, async (newFolder) => {
    await write('new', 'half')(newFolder)
    throw new Error('no space')
  }).catch((error: Error) => error.message)
  assert.is(failed, 'no space')
  assert.equal(await contents(), ['old: yes'])
  assert.equal(await readdir(parent), ['dist'])
})

/** A `rename` that throws an error with a code at some of its calls, counted from 1. */
const failingAt = (calls: number[], code: string) => {
  let call = 0
  return async (...names: Parameters<typeof rename>) => {
    call += 1
    if (calls.includes(call)) throw Object.assign(new Error(`${code}: in use`), { code })
    await rename(...names)
  }
}

test('When the new folder cannot be moved to its place, the old one comes back', async () => {
  await writeFolder(folder, write('old', 'yes'))
  for (const [calls, code] of [
    [[1], 'EACCES'],
    [[2], 'ENOTEMPTY'],
  ] as const) {
    const failed = await writeFolder(folder, write('new', 'yes'), failingAt([...calls], code)).catch(
      (error: Error) => error.message,
    )
    assert.is(failed, `${code}: in use`)
    assert.equal(await contents(), ['old: yes'])
    assert.equal(await readdir(parent), ['dist'])
  }
})

test('A folder that is in use for a moment is replaced all the same', async () => {
  for (const code of ['EPERM', 'EBUSY']) {
    await writeFolder(folder, write('new', code), failingAt([1, 3, 4], code))
    assert.equal(await contents(), [`new: ${code}`])
  }
})

/** The id of a process that has ended. */
const { pid } = spawnSync(process.execPath, ['--version'])

test('What a killed process left behind is removed, and an old folder put back', async () => {
  await mkdir(path.join(parent, `.dist.${pid}.new`))
  await mkdir(path.join(parent, `.dist.${pid}.old`))
  await writeFile(path.join(parent, `.dist.${pid}.old/old`), 'yes')
  const others = [`.dist.${process.ppid}.new`, `.other.${process.pid}.new`]
  for (const name of [...others, `.dist.${process.pid}.new`]) await mkdir(path.join(parent, name))
  await writeFolder(folder, async (newFolder) => {
    assert.equal(await contents(), ['old: yes'])
    await write('new', 'yes')(newFolder)
  })
  assert.equal(await contents(), ['new: yes'])
  assert.equal((await readdir(parent)).sort(), [...others, 'dist'], 'those in use stay')
})

test('A host that runs as another user can read it', async () => {
  await writeFolder(folder, write('new', 'yes'))
  assert.is((await stat(folder)).mode & 0o005, 0o005 & ~process.umask())
})
