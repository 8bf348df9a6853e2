/**
 * `npm start` and `npm run dev` (`--watch`): builds the app and serves it on this machine, with a folder of real files
 * (`data/`, or the one after `--data`) or, without one, a sample camp.
 */
import path from 'node:path'
import { flags, userPath } from '../command/options'
import { runTool } from '../command/run-tool'
import { expectFolder } from '../file-problem'
import { UsageError } from '../fail'
import { projectFolder } from '../files'
import { develop } from './develop'
import type { LocalOptions } from './local-app'
import { createGate, portOf, serve } from './server'

const command = process.argv.includes('--watch') ? 'npm run dev' : 'npm start'
const usage = `usage: ${command} -- [--data FOLDER] [--port 4173] [--host localhost], with PORT and BASE_PATH from the environment`

const readOptions = flags({
  data: { type: 'string' },
  host: { type: 'string' },
  port: { type: 'string' },
  watch: { type: 'boolean' },
})

await runTool(usage, readOptions, async ({ watch, ...given }) => {
  const dataFolder = given.data === undefined ? undefined : userPath(given.data)
  if (dataFolder !== undefined)
    await expectFolder(
      dataFolder,
      'give a folder of data files, such as weather.json',
      `--data ${given.data}`,
    )
  const options: LocalOptions = {
    dataFolder,
    port: given.port === undefined ? readPort('PORT', process.env['PORT']) : readPort('--port', given.port),
    // HOST from the environment is ignored, because some shells set it to the machine's name.
    host: given.host ?? 'localhost',
  }
  await (watch ? develop(options) : start(options))
})

async function start(options: LocalOptions): Promise<void> {
  const { localApp } = await import('./local-app')
  const app = localApp(process.env, options)
  const folder = path.join(projectFolder, '.cache/start')
  const gate = createGate()
  // Listens first, so that a port in use is reported before anything is built.
  const server = await serve({ ...app, folder, ready: gate.opened }, options.port, options.host)
  try {
    await app.build(folder)
  } catch (error) {
    server.close()
    server.closeAllConnections()
    throw error
  }
  gate.open()
  console.log(await app.announce(portOf(server)))
}

function readPort(name: string, value = '4173'): number {
  const port = Number(value)
  if (!/^\d+$/.test(value) || port > 65_535) {
    throw new UsageError(
      `${name}: invalid port "${value}"; give a number from 1 to 65535, or 0 for any free port`,
    )
  }
  return port
}
