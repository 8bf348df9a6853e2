/** `npm run dev`: rebuilds after every change and reloads the open pages. After an error, the last good page stays. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { reportError } from '../fail'
import { projectFolder } from '../files'
import { createModuleLoader } from './load-module'
import type { LocalOptions } from './local-app'
import { createReloader, reloadScript } from './reload-pages'
import { createGate, serve } from './server'
import { buildOnChange } from './watch'

/** Serves the app until the process ends. Rejects when its settings cannot be read, or when the port is taken. */
export async function develop(options: LocalOptions): Promise<void> {
  const load = createModuleLoader<typeof import('./local-app')>('tools/dev/local-app.ts')
  const loadApp = async (changed: string[]) => (await load(changed)).localApp(process.env, options)
  let app = await loadApp([])
  const { basePath } = app
  const folder = path.join(projectFolder, '.cache/dev')
  const { intercept, reload } = createReloader(basePath)
  const gate = createGate()
  const readData = (fileName: string) => app.readData(fileName)
  await serve({ folder, basePath, readData, intercept, ready: gate.opened }, options.port, options.host)

  const build = async (changed: string[]) => {
    const newApp = await loadApp(changed)
    await newApp.build(folder, { extraScripts: [reloadScript(basePath)] })
    app = newApp
    gate.open()
    reload()
  }
  const buildFirst = async () => {
    try {
      await build([])
    } catch (error) {
      reportError(error)
      console.error('build failed; waiting for changes')
    }
    console.log(app.announcement)
  }
  const rebuild = async (changed: string[]) => {
    const startedMs = performance.now()
    try {
      await build(changed)
      console.log(`rebuilt in ${Math.round(performance.now() - startedMs)} ms: ${namesOf(changed)}`)
    } catch (error) {
      reportError(error)
      console.error(`build failed, the last good page stays: ${namesOf(changed)}`)
    }
  }
  buildOnChange(buildFirst, rebuild)
}

/** Leaves out files that no longer exist, which were an editor's own, unless none exists. */
function namesOf(changed: string[]): string {
  const present = changed.filter((file) => existsSync(path.join(projectFolder, file)))
  return (present.length ? present : changed).join(', ')
}
