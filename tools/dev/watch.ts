/** Watches the app's sources and the build's own, for `npm run dev`. */
import path from 'node:path'
import { watch } from 'chokidar'
import { reportError } from '../fail'
import { projectFolder } from '../files'

/** Editors write a file in several steps, and chokidar reports the changes of 50 ms as one. */
const settleMs = 60

/** Editors keep files of their own next to what they edit: `.info.tsx.swp`, `info.tsx~`. */
const isOfEditor = (file: string) => /^\.|~$/.test(path.basename(file))

/**
 * Calls `buildFirst`, and then `rebuild` with the files that have changed (paths relative to the project's folder); one
 * call at a time. Neither may reject.
 */
export function buildOnChange(
  buildFirst: () => Promise<void>,
  rebuild: (changed: string[]) => Promise<void>,
): void {
  const changed = new Set<string>()
  let last = Promise.resolve()
  const next = async () => {
    const files = [...changed]
    changed.clear()
    if (files.length) await rebuild(files)
  }
  watch(['src', 'sw', 'public', 'tools', 'build.ts'], {
    cwd: projectFolder,
    ignored: isOfEditor,
    ignoreInitial: true,
  })
    .once('ready', () => (last = last.then(buildFirst)))
    .on('all', (event, file) => {
      if (event.endsWith('Dir')) return
      changed.add(file.split(path.sep).join('/'))
      setTimeout(() => (last = last.then(next)), settleMs)
    })
    .on('error', reportError)
}
