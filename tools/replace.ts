/** Folders and files that are replaced as a whole, such as `dist`. */
import { existsSync, lstatSync } from 'node:fs'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expectFolder } from './file-problem'
import { UsageError } from './fail'
import { projectFolder } from './files'

/**
 * Lets `write` fill a new folder, which then replaces `folder`. If either step fails, `folder` is unchanged. Rejects with a
 * UsageError if it is a file, because no build writes one there.
 */
export async function writeFolder(
  folder: string,
  write: (newFolder: string) => Promise<void>,
): Promise<void> {
  await mkdir(path.dirname(folder), { recursive: true })
  await clearLeftovers(folder)
  if (lstatSync(folder, { throwIfNoEntry: false })) await expectFolder(folder, 'rename or delete it')
  // Temporary folders are beside the folder, because a rename cannot cross disks.
  const [newFolder, oldFolder] = [temporary(folder, 'new'), temporary(folder, 'old')]
  try {
    await mkdir(newFolder)
    await write(newFolder)
    await replaceFolder(folder, newFolder, oldFolder)
  } finally {
    await remove(newFolder)
  }
}

/** Replaces everything in a folder (relative to the project's) with the given files, by name. */
export const replaceFiles = (folder: string, files: Map<string, Buffer | string>): Promise<void> =>
  writeFolder(path.join(projectFolder, folder), async (newFolder) => {
    for (const [name, content] of files) await writeFile(path.join(newFolder, name), content)
  })

/** Replaces a file. If that fails, it is unchanged. */
export async function replaceFile(file: string, content: Buffer): Promise<void> {
  await clearLeftovers(file)
  const newFile = temporary(file, 'new')
  try {
    await writeFile(newFile, content)
    await rename(newFile, file)
  } finally {
    await remove(newFile)
  }
}

/** Whether a name is that of a temporary folder or file that is left behind if its process is killed. */
export const isLeftover = (name: string): boolean => name.startsWith(prefix)

/** Only names with this prefix and the original's own name are ever cleared up. `.gitignore` lists it, too. */
const prefix = '.strandline-'

const temporary = (original: string, kind: 'new' | 'old') =>
  path.join(path.dirname(original), `${prefix}${path.basename(original)}.${process.pid}.${kind}`)

/** Removes what killed processes have left. If they had already moved the original away, restores it. */
async function clearLeftovers(original: string): Promise<void> {
  const parent = path.dirname(original)
  const start = `${prefix}${path.basename(original)}.`
  for (const name of (await readdir(parent)).filter((each) => each.startsWith(start))) {
    const [, pid, kind] = /^(\d+)\.(new|old)$/.exec(name.slice(start.length)) ?? []
    // Process ids are reused (in containers, almost always): a leftover with this process's id is not in use.
    if (!pid || (Number(pid) !== process.pid && isRunning(Number(pid)))) continue
    if (kind === 'old' && !existsSync(original)) await rename(path.join(parent, name), original)
    else await remove(path.join(parent, name))
  }
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0)
  } catch (error) {
    // Without permission to signal a process, it exists.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Replaces the old folder with the new one, and restores it if that fails. */
async function replaceFolder(folder: string, newFolder: string, oldFolder: string): Promise<void> {
  const hasOld = existsSync(folder)
  if (hasOld) await untilFree(folder, () => rename(folder, oldFolder))
  try {
    await untilFree(folder, () => rename(newFolder, folder))
  } catch (error) {
    if (hasOld) await untilFree(folder, () => rename(oldFolder, folder))
    throw error
  }
  await remove(oldFolder)
}

/** Retries for 0.6 s while another program, such as a virus scanner on Windows, has a file in the folder open. */
export async function untilFree(folder: string, action: () => Promise<void>): Promise<void> {
  for (let waitMs = 20; ; waitMs *= 2) {
    try {
      return await action()
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException
      if (!['EPERM', 'EBUSY'].includes(code)) throw error
      if (waitMs > 500)
        throw new UsageError(`${folder}: cannot be replaced (${message}); close the program that uses it`)
      await setTimeout(waitMs)
    }
  }
}

const remove = (original: string): Promise<void> =>
  rm(original, { recursive: true, force: true, maxRetries: 5 })
