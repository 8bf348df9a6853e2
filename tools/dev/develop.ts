/**
 * `npm run dev`: rebuilds after every change and reloads the open pages; a change of the data only reloads them. After an
 * error, serves the last good page.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { watch } from 'chokidar'
import { reportError } from '../command/run-tool'
import { projectFolder } from '../files'
import { importBundle } from '../import-bundle.mjs'
import type { LocalApp, LocalOptions } from './local-app'
import { createReloader, reloadScript } from './reload-pages'
import { createGate, portOf, serve } from './server'

/** Editors write a file in several steps. chokidar reports only the first within 50 ms, so the build waits longer. */
const settleMs = 60

/** Whether a file is an editor's temporary file, such as `.info.tsx.swp` or `info.tsx~`. */
const isOfEditor = (file: string) => /^\.|~$/.test(path.basename(file))

/** Serves the app until the process ends. Rejects if the app cannot be loaded or the server cannot listen. */
export async function develop(options: LocalOptions): Promise<void> {
  const loadApp = createLoader(options)
  let app = await loadApp([])
  const { basePath } = app
  const folder = path.join(projectFolder, '.cache/dev')
  const { intercept, reload } = createReloader(basePath)
  const gate = createGate()
  const readData = (fileName: string) => app.readData(fileName)
  const server = await serve(
    { folder, basePath, readData, intercept, ready: gate.opened },
    options.port,
    options.host,
  )

  const build = async (changed: string[]) => {
    const newApp = await loadApp(changed)
    await newApp.build(folder, reloadScript(basePath))
    app = newApp
    gate.open()
    reload()
  }
  const buildFirst = async () => {
    await build([]).catch(async (error) => {
      await reportError(error)
      console.error('build failed; waiting for changes')
    })
    console.log(await app.announce(portOf(server)))
  }

  const changed = new Set<string>()
  const rebuild = async () => {
    const files = [...changed]
    changed.clear()
    if (!files.length) return
    const startedMs = performance.now()
    try {
      await build(files)
      console.log(`rebuilt in ${Math.round(performance.now() - startedMs)} ms: ${namesOf(files)}`)
    } catch (error) {
      await reportError(error)
      console.error(`build failed, keeping the last good page: ${namesOf(files)}`)
    }
  }
  // Each build waits for the one before.
  let last = Promise.resolve()
  watch(['src', 'sw', 'public', 'tools', 'build.ts'], {
    cwd: projectFolder,
    ignored: isOfEditor,
    ignoreInitial: true,
  })
    .once('ready', () => (last = last.then(buildFirst)))
    .on('all', (event, file) => {
      if (event.endsWith('Dir')) return
      changed.add(file.split(path.sep).join('/'))
      setTimeout(() => (last = last.then(rebuild)), settleMs)
    })
    .on('error', (error) => void reportError(error))
  watch(options.dataFolder ?? 'data', { cwd: projectFolder, ignoreInitial: true })
    .on('all', () => reload())
    .on('error', (error) => void reportError(error))
}

/**
 * Returns a function that takes the files changed since its last call and returns the app. The function bundles
 * `local-app.ts` again only if the last bundle contains one of these files. It rejects like `importBundle`, or with a
 * UsageError.
 */
function createLoader(options: LocalOptions): (changed: string[]) => Promise<LocalApp> {
  let loaded: { module: typeof import('./local-app'); files: string[] } | undefined
  return async (changed) => {
    // After a failed load, any change retries it.
    if (loaded?.files.some((file) => changed.includes(file))) loaded = undefined
    loaded ??= await importBundle<typeof import('./local-app')>('tools/dev/local-app.ts', {
      absWorkingDir: projectFolder,
      packages: 'external',
      platform: 'node',
    })
    return loaded.module.localApp(process.env, options)
  }
}

/** Lists the changed files that still exist (an editor's temporary files may not); all of them if none exists. */
function namesOf(changed: string[]): string {
  const present = changed.filter((file) => existsSync(path.join(projectFolder, file)))
  return (present.length ? present : changed).join(', ')
}
