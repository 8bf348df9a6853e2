/**
 * `npm start` and `npm run dev`: builds the app and serves it with a sample camp, or with a folder of real files
 * (`--data FOLDER`). With `--watch`, which is started anew on every change, the page then loads itself again.
 */
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from '../build'
import type { DatasetName } from '../src/schemas'
import { schemas } from '../src/schemas'
import { projectFolder } from './bundle'
import { runCommand, UsageError } from './fail'
import { sampleFile } from './sample-camp'
import { serve } from './server'
import { sampleSettings } from './settings'

const defaultPort = 4173
const usage = 'usage: npm start [-- --data FOLDER], with PORT=4173 and BASE_PATH=/ from the environment'

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

const eventsPath = 'rebuilt'

/** In the worker's place while developing: it would answer with the page that it kept. */
const retiringWorker = 'oninstall=()=>skipWaiting();onactivate=()=>registration.unregister()'

/**
 * Runs in the page while developing: a server that comes back has built the app anew. It may have been lost before
 * the page was connected at all, so what counts is that it was lost.
 */
const reloadScript = (basePath: string) =>
  `{let lost;const server=new EventSource(${JSON.stringify(basePath + eventsPath)});` +
  'server.onerror=()=>lost=true;server.onopen=()=>lost&&location.reload()}'

await runCommand(async () => {
  const options = readOptions()
  const port = readPort(process.env['PORT'])
  const settings = sampleSettings(process.env)
  const outputFolder = path.join(projectFolder, 'dist')
  if (options.data !== undefined && !(await isFolder(options.data))) {
    throw new UsageError(
      `--data ${options.data}: there is no such folder; give one that holds weather.json and the others`,
    )
  }

  let openToRequests = () => {}
  const ready = new Promise<void>((resolve) => {
    openToRequests = resolve
  })
  const buildApp = () => build(settings, outputFolder, options.watch ? [reloadScript(settings.basePath)] : [])
  // First, so that a port in use is said before anything is built.
  const server = await serve(
    {
      folder: outputFolder,
      basePath: settings.basePath,
      readData: dataReader(options.data),
      ready,
      intercept(request, response) {
        if (!options.watch) return false
        if (request.url === `${settings.basePath}sw.js`) {
          response.writeHead(200, { 'content-type': 'text/javascript' }).end(retiringWorker)
          return true
        }
        if (request.url !== settings.basePath + eventsPath) return false
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 200\n\n')
        return true
      },
    },
    port,
  )
  try {
    await buildApp()
  } catch (error) {
    server.close()
    server.closeAllConnections()
    throw error
  }
  openToRequests()
  console.log(`The app is at http://localhost:${port}${settings.basePath}`)
  console.log(
    options.data
      ? `Its data are the files in ${options.data}`
      : 'Its data are a sample camp, made for the present date',
  )
})
