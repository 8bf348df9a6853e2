/**
 * `npm start` and `npm run dev` (`--watch`): builds the app and serves it on this machine, with a sample camp or with
 * a folder of real files (`--data FOLDER`).
 */
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runCommand, UsageError } from '../fail'
import { projectFolder } from '../files'
import { develop } from './develop'
import type { LocalOptions } from './local-app'
import { createGate, serve } from './server'

const defaultPort = 4173
const usage =
  'usage: npm start [-- --data FOLDER], with PORT=4173, HOST=localhost and BASE_PATH=/ from the environment'

const readArguments = () => {
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

const start = async (options: LocalOptions): Promise<void> => {
  const { localApp } = await import('./local-app')
  const app = localApp(process.env, options)
  const folder = path.join(projectFolder, '.cache/start')
  const gate = createGate()
  // First, so that a port in use is said before anything is built.
  const server = await serve({ ...app, folder, ready: gate.opened }, options.port, options.host)
  try {
    await app.build(folder)
  } catch (error) {
    server.close()
    server.closeAllConnections()
    throw error
  }
  gate.open()
  console.log(app.announcement)
}

await runCommand(async () => {
  const { data: dataFolder, watch } = readArguments()
  const port = readPort(process.env['PORT'])
  if (dataFolder !== undefined && !(await isFolder(dataFolder))) {
    throw new UsageError(
      `--data ${dataFolder}: there is no such folder; give one that holds weather.json and the others`,
    )
  }
  const options: LocalOptions = { dataFolder, port, host: process.env['HOST'] || 'localhost' }
  await (watch ? develop(options) : start(options))
})
