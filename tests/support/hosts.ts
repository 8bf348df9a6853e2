/** The built app on a web host, and a scriptable data host, both on loopback. */
import { existsSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import type { Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { build } from '../../build'
import { serve } from '../../tools/dev/server'
import { projectFolder } from '../../tools/files'
import { readSettings, type Settings } from '../../tools/settings'
import { startDataHost, type DataHost } from './data-host'
import { buildId } from './shown'

/** The host of the page. Tests can replace its responses. */
export interface WebHost {
  /** Requested paths, in order. */
  requests: string[]
  /** Called for each request before the host responds; if it returns true, the host does not respond. */
  intercept: Intercept | undefined
}

export type Intercept = (path: string, response: ServerResponse) => boolean

/** Simulates a web host that is down: closes every connection without a response. */
export const gone: Intercept = (_path, response) => {
  response.destroy()
  return true
}

export interface Hosts {
  /** Address of the app, with a slash at the end. */
  url: string
  data: DataHost
  web: WebHost
  /** Folder with the built app, which a test may change. */
  folder: string
  /** Replaces the app in its folder, as a deploy does; by default with the first build. */
  deploy: (buildId?: string) => Promise<void>
  close: () => Promise<void>
}

/** This process's files; removed on `close`. */
const cacheFolder = path.join(projectFolder, '.cache/e2e', String(process.pid))
const buildsFolder = process.env['BUILDS_FOLDER'] ?? path.join(cacheFolder, 'builds')

/** Returns the folder with a build for the given settings; test files in the same lane share it. */
const buildOnce = async (settings: Settings): Promise<string> => {
  const built = path.join(buildsFolder, encodeURIComponent(Object.values(settings).join()))
  if (!existsSync(built)) {
    await build(settings, `${built}.part`)
    await rename(`${built}.part`, built)
  }
  return built
}

const portOf = (server: Server) => (server.address() as AddressInfo).port

/** Starts a data host, builds the app for it, and serves the app. */
export const startHosts = async (environment: Record<string, string> = {}): Promise<Hosts> => {
  const data = await startDataHost(Number(process.env['DATA_HOST_PORT'] ?? 0))
  const folder = path.join(cacheFolder, 'app')
  const settings = readSettings({
    DATA_HOST: data.url,
    DATA_OWNER: 'camp',
    DATA_REPO: 'site',
    BUILD_ID: buildId,
    ...environment,
  })
  const deploy = async (buildId = settings.buildId) => {
    const built = await buildOnce({ ...settings, buildId })
    await rm(folder, { recursive: true, force: true })
    await cp(built, folder, { recursive: true })
  }
  await deploy()
  const web: WebHost = { requests: [], intercept: undefined }
  const server = await serve(
    {
      folder,
      basePath: settings.basePath,
      readData: () => Promise.resolve(undefined),
      intercept({ url = '/' }, response) {
        web.requests.push(url)
        return web.intercept?.(url, response) ?? false
      },
    },
    0,
  )
  return {
    url: `http://localhost:${portOf(server)}${settings.basePath}`,
    data,
    web,
    folder,
    deploy,
    async close() {
      server.closeAllConnections()
      server.close()
      await data.close()
      await rm(cacheFolder, { recursive: true, force: true })
    },
  }
}
