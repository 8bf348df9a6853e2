/** The built app on a web host, and a scriptable data host, both on loopback. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { portOf, serve } from '../../tools/dev/server'
import { importBundle } from '../../tools/import-bundle.mjs'
import { bundleOptions } from '../../tools/page/bundle-options'
import { readSettings } from '../../tools/settings'
import { startDataHost, type DataHost } from './data-host'
import { otherCampFile } from './other-camp'
import { buildId } from './shown'

interface BuildOptions {
  buildId: string
  basePath: string
}

/** Builds of the other camp's app for one data host, whose address is compiled into each of them. */
export interface Builds {
  data: DataHost
  /** Returns the folder of a build; builds it only once. */
  folderOf: (options: BuildOptions) => Promise<string>
  close: () => Promise<void>
}

/** Starts a data host on a free port. */
export const startBuilds = async (): Promise<Builds> => {
  const data = await startDataHost()
  const folder = await mkdtemp(path.join(tmpdir(), 'strandline-builds-'))
  const builds = new Map<string, Promise<string>>()
  const source = { DATA_HOST: data.url, DATA_OWNER: 'camp', DATA_REPO: 'site' }
  const build = await importBuild()
  const buildInto = async (output: string, { basePath, buildId }: BuildOptions) => {
    const settings = readSettings({ ...source, BASE_PATH: basePath })
    await build({ ...settings, buildId, campFile: otherCampFile }, output)
    return output
  }
  return {
    data,
    folderOf(options) {
      const key = JSON.stringify(options)
      const built = builds.get(key) ?? buildInto(path.join(folder, String(builds.size)), options)
      builds.set(key, built)
      return built
    },
    async close() {
      await data.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Imports the build with the other camp in place of `src/camp.ts`, also for the manifest and credits. */
const importBuild = async () => {
  const settings = { basePath: '/', dataUrl: '/', buildId: '', campFile: otherCampFile }
  const { module } = await importBundle<typeof import('../../build')>('build.ts', {
    ...bundleOptions(settings),
    platform: 'node',
    packages: 'external',
  })
  return module.build
}

/** The host of the page. Tests can replace its responses. */
interface WebHost {
  /** Requested paths, in order. */
  requests: string[]
  /** Called for each request before the host responds; if it returns true, the host does not respond. */
  intercept: Intercept | undefined
}

type Intercept = (path: string, response: ServerResponse) => boolean

/** Simulates a web host that is down: closes every connection without a response. */
export const gone: Intercept = (_path, response) => {
  response.destroy()
  return true
}

export interface Site {
  /** Address of the app, with a slash at the end. */
  url: string
  data: DataHost
  web: WebHost
  /** Folder with the app that is served; shared with other tests, so only to be read. */
  readonly folder: string
  /** Serves another build, as after a deploy; by default the first one. */
  deploy: (buildId?: string) => Promise<void>
  /** Serves a copy of the app from a folder of the test's own, which it may change; returns the folder. */
  ownFolder: () => string
  /** Stops the web host, but not the data host. */
  close: () => Promise<void>
}

/** Serves a build on a free port, and so from an origin of its own. */
export const serveSite = async (
  { data, folderOf }: Builds,
  { basePath = '/' }: Partial<BuildOptions> = {},
): Promise<Site> => {
  const build = (id = buildId) => folderOf({ buildId: id, basePath })
  let folder = await build()
  const own: string[] = []
  const web: WebHost = { requests: [], intercept: undefined }
  const server = await serve(
    {
      get folder() {
        return folder
      },
      basePath,
      readData: () => Promise.resolve(undefined),
      intercept({ url = '/' }, response) {
        web.requests.push(url)
        return web.intercept?.(url, response) ?? false
      },
    },
    0,
  )
  return {
    url: `http://localhost:${portOf(server)}${basePath}`,
    data,
    web,
    get folder() {
      return folder
    },
    async deploy(id) {
      folder = await build(id)
    },
    ownFolder() {
      const copy = mkdtempSync(path.join(tmpdir(), 'strandline-site-'))
      cpSync(folder, copy, { recursive: true })
      own.push(copy)
      return (folder = copy)
    },
    async close() {
      server.closeAllConnections()
      server.close()
      for (const copy of own) rmSync(copy, { recursive: true })
    },
  }
}
