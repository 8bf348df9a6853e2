/** The project's own files, and folders that are replaced as a whole. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { UsageError } from './fail'

/** The folder that contains `package.json`, even if a bundle of this module runs from a cache below it. */
export const projectFolder = (() => {
  let folder = import.meta.dirname
  while (!existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder)
  return folder
})()

/** Reads a file's text, by its path from the project's folder. */
export const readProjectFile = (file: string): Promise<string> =>
  readFile(path.join(projectFolder, file), 'utf8')

/** Returns the paths (from the project's folder, sorted) of the files below a folder with names ending in `ending`. */
export const glob = async (folder: string, ending: string): Promise<string[]> => {
  const entries = await readdir(path.join(projectFolder, folder), { recursive: true })
  return entries
    .filter((entry) => entry.endsWith(ending))
    .map((entry) => path.posix.join(folder, entry.split(path.sep).join('/')))
    .sort()
}

/**
 * Lets `write` fill a new folder, which then replaces `folder`. If either step fails, `folder` is unchanged. Only tests
 * pass `move`.
 */
export async function writeFolder(
  folder: string,
  write: (newFolder: string) => Promise<void>,
  move = rename,
): Promise<void> {
  const parent = path.dirname(folder)
  await mkdir(parent, { recursive: true })
  await clearLeftovers(folder)
  // The new folder is beside the old one, because a rename cannot cross disks.
  const beside = path.join(parent, `.${path.basename(folder)}.${process.pid}`)
  const newFolder = `${beside}.new`
  try {
    await mkdir(newFolder)
    await write(newFolder)
    await replaceFolder(folder, newFolder, `${beside}.old`, move)
  } finally {
    await remove(newFolder)
  }
}

/** Replaces everything in a folder (relative to the project's) with the given files, by name. */
export const replaceFiles = (folder: string, files: Map<string, Buffer | string>): Promise<void> =>
  writeFolder(path.join(projectFolder, folder), async (newFolder) => {
    for (const [name, content] of files) await writeFile(path.join(newFolder, name), content)
  })

/** Whether a name is that of a temporary folder that `writeFolder` leaves behind if its process is killed. */
export const isLeftover = (name: string): boolean => leftover.test(name)

const leftover = /^\.(.+)\.(\d+)\.(new|old)$/

/**
 * Removes what killed processes have left beside a folder. If they had already moved the old folder away, restores it.
 */
async function clearLeftovers(folder: string): Promise<void> {
  const parent = path.dirname(folder)
  for (const name of await readdir(parent)) {
    const [, original, pid, kind] = leftover.exec(name) ?? []
    // Process ids are reused (in containers, almost always), so a leftover's name may contain this process's id.
    const isOfAnother =
      Number(pid) === process.pid ? original !== path.basename(folder) : isRunning(Number(pid))
    if (original === undefined || isOfAnother) continue
    const target = path.join(parent, original)
    if (kind === 'old' && !existsSync(target)) await rename(path.join(parent, name), target)
    else await remove(path.join(parent, name))
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Replaces the old folder with the new one, and restores it if that fails. */
async function replaceFolder(
  folder: string,
  newFolder: string,
  oldFolder: string,
  move: typeof rename,
): Promise<void> {
  const hasOld = existsSync(folder)
  if (hasOld) await retry(folder, () => move(folder, oldFolder))
  try {
    await retry(folder, () => move(newFolder, folder))
  } catch (error) {
    if (hasOld) await retry(folder, () => move(oldFolder, folder))
    throw error
  }
  await remove(oldFolder)
}

/** Retries for 0.6 s while another program, such as a virus scanner on Windows, has a file in the folder open. */
async function retry(folder: string, action: () => Promise<void>): Promise<void> {
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

const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 5 })
