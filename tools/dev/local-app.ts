/**
 * The app as this machine serves it: with a folder of real files, or a sample camp. `npm run dev` reloads this
 * module when a file that it imports has changed.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build } from '../../build'
import { camp } from '../../src/camp'
import { schemas, type DatasetName } from '../../src/schemas'
import { checkFiles } from '../data/check/check-files'
import { findOwnData } from '../own-data'
import { sampleSettings } from '../settings'
import { sampleFile } from '../sample/sample-camp'

/** Options of `npm start` and `npm run dev`. */
export interface LocalOptions {
  /** Folder of real data files; undefined for the folder `data/` or, without one, the sample camp. */
  dataFolder: string | undefined
  /** 0 for any free port. */
  port: number
  host: string
}

export interface LocalApp {
  basePath: string
  /** Builds into a folder; with a `devScript`, for `npm run dev`. Rejects with a UsageError. */
  build: (outputFolder: string, devScript?: string) => Promise<void>
  /** The text of a data file, by a name such as `tides.json`; undefined if there is no such file. */
  readData: (fileName: string) => Promise<string | undefined>
  /** Returns lines: the camp's name with the app's URL, where the data comes from and, if it is bad, its first error. */
  announce: (port: number) => Promise<string>
}

/** Returns the app with an environment's settings, except for the data source. Throws a UsageError. */
export const localApp = (
  environment: Record<string, string | undefined>,
  { dataFolder, host }: LocalOptions,
): LocalApp => {
  const settings = sampleSettings(environment)
  const { basePath } = settings
  // Looked for again at each request, because `npm run make-data` may make it meanwhile.
  const findFolder = () => dataFolder ?? findOwnData()
  const folder = findFolder()
  const dataOrigin = folder === undefined ? 'a sample camp, dated today' : `the files in ${folder}`
  return {
    basePath,
    build: (outputFolder, devScript) => build(settings, outputFolder, { devScript }),
    readData: (fileName) => readData(fileName, findFolder()),
    announce: async (port) => {
      const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}${basePath}`
      const error = folder === undefined ? '' : await firstError(folder)
      return `${camp.siteName} is at ${address}\nData: ${dataOrigin}${error && `\ncheck-data: ${error}`}`
    },
  }
}

/** Returns the first error that `npm run check-data` prints for the files in a folder; empty if there is none. */
async function firstError(source: string): Promise<string> {
  const all = Object.keys(schemas) as DatasetName[]
  const names = all.filter((name) => existsSync(path.join(source, `${name}.json`)))
  if (!names.length) return ''
  const options = { source, names, leastDuration: undefined, strict: false, now: Date.now() }
  const { lines } = await checkFiles(options, camp)
  return lines.find((line) => line.includes('.json: error: ')) ?? ''
}

/** Reads a data file from a folder, or generates that of the sample camp for the current time. */
async function readData(fileName: string, folder: string | undefined): Promise<string | undefined> {
  const name = path.basename(fileName, '.json') as DatasetName
  if (fileName !== `${name}.json` || !Object.hasOwn(schemas, name)) return undefined
  if (folder === undefined) return JSON.stringify(sampleFile(name, Date.now()), undefined, 2)
  return readFile(path.join(folder, fileName), 'utf8').catch(() => undefined)
}
