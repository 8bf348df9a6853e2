import { spawnSync } from 'node:child_process'
import { mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { assert, test } from '#test'
import { replaceFile, untilFree, writeFolder } from '../../../tools/replace'
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

test('folders: the old folder survives a failed replacement', async () => {
  const folder = oldFolder()
  const failure = await failureOf(writeFolder(folder, (newOne) => rm(newOne, { recursive: true })))
  assert.match(failure, 'ENOENT')
  await assertKept(folder)
})

test('folders: a file of the same name is kept', async () => {
  const parent = newFolder({ dist: 'theirs' })
  const failure = await failureOf(writeFolder(path.join(parent, 'dist'), write('new')))
  assert.is(failure, `${path.join(parent, 'dist')}: not a folder; rename or delete it`)
  const link = path.join(newFolder(), 'dist')
  await symlink('/nowhere', link)
  assert.match(await failureOf(writeFolder(link, write('new'))), `${link}: not found`)
  assert.equal(readTexts(parent), { dist: 'theirs' })
})

/** Returns an action that fails a number of times, and counts its calls. */
const failing = (code: string, times: number) => {
  const action = async () => {
    if (++action.calls <= times) throw Object.assign(new Error(code), { code })
  }
  action.calls = 0
  return action
}

test('folders: one that is briefly in use is tried again', async () => {
  for (const [code, times, calls, failure] of [
    ['EPERM', 2, 3, 'undefined'],
    ['EBUSY', 2, 3, 'undefined'],
    ['EBUSY', 99, 6, 'dist: cannot be replaced (EBUSY); close the program that uses it'],
    ['EACCES', 1, 1, 'EACCES'],
  ] as const) {
    const action = failing(code, times)
    assert.equal([await failureOf(untilFree('dist', action)), action.calls], [failure, calls], code)
  }
})

/** The id of a process that has ended. */
const { pid } = spawnSync(process.execPath, ['--version'])

test('folders: leftovers of a killed process are cleared up', async () => {
  const parent = newFolder({ [`.strandline-dist.${pid}.old/old`]: 'yes' })
  const folder = path.join(parent, 'dist')
  const inUse = `.strandline-dist.${process.ppid}.new`
  for (const name of [inUse, `.strandline-dist.${pid}.new`, `.strandline-dist.${process.pid}.new`])
    await mkdir(path.join(parent, name))
  await writeFolder(folder, async (newOne) => {
    assert.equal(readTexts(folder), { old: 'yes' })
    await write('new')(newOne)
  })
  assert.equal(readTexts(folder), { new: 'yes' })
  assert.equal((await readdir(parent)).sort(), [inUse, 'dist'])
})

test('folders: removes an old copy left beside its replacement', async () => {
  const parent = newFolder({ 'dist/new': 'yes', [`.strandline-dist.${pid}.old/old`]: 'yes' })
  await writeFolder(path.join(parent, 'dist'), write('newer'))
  assert.equal(readTexts(parent), { 'dist/newer': 'yes' })
})

test('files: are replaced as a whole, without leftovers', async () => {
  const parent = newFolder({ a: 'old', 'b/c': 'yes', [`.strandline-a.${pid}.new`]: 'half' })
  await replaceFile(path.join(parent, 'a'), Buffer.from('new'))
  assert.match(await failureOf(replaceFile(path.join(parent, 'b'), Buffer.from('new'))), 'EISDIR')
  assert.equal(readTexts(parent), { a: 'new', 'b/c': 'yes' })
})

test("folders: nobody else's files are touched", async () => {
  const names = [
    '.env.2024.old',
    `.dist.${pid}.old`,
    `.dist.${pid}.new`,
    `.strandline-other.${pid}.old`,
    `.strandline-dist.more.${pid}.new`,
    '.strandline-dist.new',
  ]
  const others = Object.fromEntries(names.map((name) => [name, 'theirs']))
  const parent = newFolder(others)
  await writeFolder(path.join(parent, 'dist'), write('new'))
  assert.equal(readTexts(parent), { ...others, 'dist/new': 'yes' })
})
