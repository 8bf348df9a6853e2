/** Watches what `npm run dev` builds the app from, and what it builds it with. */
import { watch, type FSWatcher } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { projectFolder } from '../files'

const watchedFolders = ['src', 'sw', 'public', 'tools']

/** Editors write a file in several steps. */
const settleMs = 30

/** Editors keep files of their own beside what they edit: `.info.tsx.swp`, `info.tsx~`. */
const isOfEditor = (file: string) => /(?:^|\/)\.|~$/.test(file)

/** A folder and those in it, by their paths from the project's folder; none when it is a file, or gone. */
const foldersIn = async (folder: string): Promise<string[]> => {
  const absolute = path.join(projectFolder, folder)
  const entries = await readdir(absolute, { recursive: true, withFileTypes: true }).catch(() => undefined)
  if (!entries) return []
  const inside = entries
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(projectFolder, path.join(parentPath, name)))
  return [folder, ...inside.map((each) => each.split(path.sep).join('/'))]
}

/** Calls a function with each file that changes, by its path from the project's folder, until the process ends. */
const watchFiles = (onChange: (file: string) => void): void => {
  // Each folder by itself: Node's recursive watching loses a file on Linux when an editor puts a new one in its place.
  const watchers = new Map<string, FSWatcher>()
  const watchFolders = async (folder: string) => {
    for (const each of await foldersIn(folder)) {
      watchers.get(each)?.close()
      const watcher = watch(path.join(projectFolder, each), (_, name) => {
        if (!name) return
        const file = path.posix.join(each, name)
        // First, in case it is a new folder: what comes into it meanwhile is built with it.
        void watchFolders(file).then(() => onChange(file))
      })
      watchers.set(each, watcher)
    }
  }
  for (const folder of watchedFolders) void watchFolders(folder)
  watch(projectFolder, (_, name) => {
    if (name === 'build.ts') onChange(name)
  })
}

/**
 * Calls `buildFirst`, and then `rebuild` with the files that have changed, by their paths from the project's folder;
 * one call at a time. Neither may reject.
 */
export const buildOnChange = (
  buildFirst: () => Promise<void>,
  rebuild: (changed: string[]) => Promise<void>,
): void => {
  const changed = new Set<string>()
  let last = buildFirst()
  const next = async () => {
    const files = [...changed]
    changed.clear()
    if (files.length) await rebuild(files)
  }
  watchFiles((file) => {
    if (isOfEditor(file)) return
    changed.add(file)
    setTimeout(() => {
      last = last.then(next)
    }, settleMs)
  })
}
