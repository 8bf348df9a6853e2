/**
 * `npm start` and `npm run dev` (`--watch`): builds the app and serves it on this machine, with a sample camp or with
 * a folder of real files (`--data FOLDER`).
 */
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '../../build'
import { camp } from '../../src/camp'
import { schemas, type DatasetName } from '../../src/schemas'
import { reportError, runCommand, UsageError } from '../fail'
import { projectFolder } from '../files'
import { sampleSettings } from '../settings'
import { sampleFile } from './sample-camp'
import { serve } from './server'
import { createReloader, rebuildOnChange, reloadScript } from './watch'

const defaultPort = 4173
const usage =
  'usage: npm start [-- --data FOLDER], with PORT=4173, HOST=localhost and BASE_PATH=/ from the environment'

const readOptions = () => {
  try {
    return parseArgs({ options: { data: { type: 'string' }, watch: { type: 'boolean' } } }).values
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split('. ')[0]}; ${usage}`)
  }
}

const readPort = (value = String(defaultPort)): number => {
  const port = Number(value)
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) {
    throw new UsageError(`PORT is "${value}": give a number from 1 to 65535`)
  }
  return port
}

const isFolder = async (folder: string) => (await stat(folder).catch(() => undefined))?.isDirectory() === true

/** Reads a data file from a folder of real ones, or makes it for the present. */
const dataReader =
  (folder: string | undefined) =>
  async (fileName: string): Promise<string | undefined> => {
    const name = path.basename(fileName, '.json') as DatasetName
    if (fileName !== `${name}.json` || !Object.hasOwn(schemas, name)) return undefined
    if (folder === undefined) return JSON.stringify(sampleFile(name, Date.now()), undefined, 2)
    return readFile(path.join(folder, fileName), 'utf8').catch(() => undefined)
  }

await runCommand(async () => {
  const options = readOptions()
  const port = readPort(process.env['PORT'])
  const host = process.env['HOST'] || 'localhost'
  const settings = sampleSettings(process.env)
  if (options.data !== undefined && !(await isFolder(options.data))) {
    throw new UsageError(
      `--data ${options.data}: there is no such folder; give one that holds weather.json and the others`,
    )
  }

  const { basePath } = settings
  const reloader = options.watch ? createReloader(basePath) : undefined
  const folder = path.join(projectFolder, '.cache', options.watch ? 'dev' : 'start')
  const buildApp = () => build(settings, folder, reloader && { extraScripts: [reloadScript(basePath)] })
  let openToRequests = () => {}
  const ready = new Promise<void>((resolve) => {
    openToRequests = resolve
  })
  // First, so that a port in use is said before anything is built.
  const server = await serve(
    {
      folder,
      basePath,
      readData: dataReader(options.data),
      ready,
      intercept: (request, response) => reloader?.intercept(request, response) ?? false,
    },
    port,
    host,
  )
  if (reloader) {
    rebuildOnChange(async () => {
      await buildApp()
      openToRequests()
      reloader.reload()
    })
  }
  try {
    await buildApp()
    openToRequests()
  } catch (error) {
    if (reloader) return reportError(error)
    server.close()
    server.closeAllConnections()
    throw error
  }
  console.log(`${camp.siteName} is at http://${host}:${port}${basePath}`)
  console.log(
    options.data
      ? `Its data are the files in ${options.data}`
      : 'Its data are a sample camp, made for the present date',
  )
})
