/** A static file host for this machine, with the data files beside the app. Never shipped. */
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { UsageError } from '../fail'
import { samplePath } from '../settings'

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
}

interface AppServer {
  /** Folder with the built app. */
  folder: string
  basePath: string
  /** The text of a data file; undefined if there is no such file. */
  readData: (fileName: string) => Promise<string | undefined>
  /** Called first for each request; returns whether it has answered the request. */
  intercept?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Requests wait for this promise: before it resolves, the folder may contain an older build. */
  ready?: Promise<void>
}

interface Found {
  status: number
  type: string
  body: Buffer | string
}

const notFound: Found = { status: 404, type: contentTypes['.txt']!, body: '404 Not Found' }

/**
 * Finds a file as a good static host does: `weather.html` for `/weather`, and `404.html` with 404 for an unknown path.
 */
const answer = async (
  { folder, basePath, readData }: AppServer,
  pathname: string | undefined,
): Promise<Found> => {
  if (pathname === undefined || !`${pathname}/`.startsWith(basePath)) return notFound
  const name = pathname.slice(basePath.length)
  if (name.startsWith(samplePath)) {
    const text = await readData(name.slice(samplePath.length))
    return text === undefined ? notFound : { status: 200, type: contentTypes['.json']!, body: text }
  }
  const candidates = [
    [name, 200],
    [`${name}.html`, 200],
    [`${name}/index.html`, 200],
    ['404.html', 404],
  ] as const
  for (const [file, status] of path.extname(name) ? candidates.slice(0, 1) : candidates) {
    const target = path.join(folder, file)
    if (!target.startsWith(folder + path.sep)) continue
    const body = await readFile(target).catch(() => undefined)
    const type = contentTypes[path.extname(file)] ?? 'application/octet-stream'
    if (body) return { status, type, body }
  }
  return notFound
}

/** Returns the decoded path of a request; undefined if it cannot be decoded. */
const decodePath = (url: string): string | undefined => {
  try {
    // `new URL(url, base)` would take the path `//weather` for a host.
    return decodeURIComponent(new URL(`http://localhost${url}`).pathname)
  } catch {
    return undefined
  }
}

/** Returns an error that explains why the server cannot listen on an address. */
const listenError = (error: NodeJS.ErrnoException, port: number, host: string): Error => {
  if (error.code === 'EADDRINUSE')
    return new UsageError(`port ${port}: already in use; choose another, such as --port ${port + 1}`)
  if (error.code === 'EACCES') return new UsageError(`port ${port}: permission denied; choose one above 1023`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new UsageError(`--host ${host}: not an address of this machine; use localhost or 0.0.0.0`)
  return error
}

export const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** Returns a promise for requests to wait for, and the function that resolves it. */
export const createGate = (): { opened: Promise<void>; open: () => void } => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

/** Starts a server, by default only for this machine. Rejects with a UsageError for a bad host or port. */
export const serve = (app: AppServer, port: number, host = 'localhost'): Promise<Server> => {
  const server = createServer(async (request, response) => {
    await app.ready
    if (app.intercept?.(request, response)) return
    const { status, type, body } = await answer(app, decodePath(request.url ?? '/'))
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-cache' })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(listenError(error, port, host))
    })
    server.listen(port, host, () => resolve(server))
  })
}
