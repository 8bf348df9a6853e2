/** `npm run dev`: builds anew after every change, and has the open pages load themselves again. */
import { watch } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { reportError } from '../fail'
import { projectFolder } from '../files'

const eventsPath = 'rebuilt'

/** Where a change shows in the page without a new start. `tsx watch` starts anew what the build itself imports. */
const watchedFolders = ['src', 'sw', 'public']

/** Editors write a file in several steps. */
const settleMs = 30

/** In the worker's place while developing: it would answer with the page that it kept. */
const retiringWorker = 'oninstall=()=>skipWaiting();onactivate=()=>registration.unregister()'

/**
 * Runs in the page while developing. A server that comes back has been started anew; it may have been lost before the
 * page was connected at all, so what counts is that it was lost.
 */
export const reloadScript = (basePath: string): string =>
  `{let lost;const server=new EventSource(${JSON.stringify(basePath + eventsPath)});` +
  'server.onmessage=()=>location.reload();' +
  'server.onerror=()=>lost=true;server.onopen=()=>lost&&location.reload()}'

/** The open pages' side of the local server: which of its requests it answers itself, and what tells the pages. */
export const createReloader = (basePath: string) => {
  const pages = new Set<ServerResponse>()
  return {
    /** Answers a request when it is one for the reloader, and says whether it was. */
    intercept(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.url === `${basePath}sw.js`) {
        response.writeHead(200, { 'content-type': 'text/javascript' }).end(retiringWorker)
        return true
      }
      if (request.url !== basePath + eventsPath) return false
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 200\n\n')
      pages.add(response)
      response.on('close', () => pages.delete(response))
      return true
    },
    reload() {
      for (const page of pages) page.write('data: rebuilt\n\n')
    },
  }
}

/** Has the app built after each change of its sources, one build at a time, and says what changed. Never returns. */
export const rebuildOnChange = (rebuild: () => Promise<void>): void => {
  const changed = new Set<string>()
  let isBuilding = false
  const build = async () => {
    if (isBuilding || !changed.size) return
    isBuilding = true
    const files = [...changed].join(', ')
    changed.clear()
    const started = performance.now()
    try {
      await rebuild()
      console.log(`Built anew in ${Math.round(performance.now() - started)} ms: ${files}`)
    } catch (error) {
      reportError(error)
    }
    isBuilding = false
    await build()
  }
  for (const folder of watchedFolders) {
    watch(path.join(projectFolder, folder), { recursive: true }, (_, file) => {
      changed.add(path.posix.join(folder, file?.split(path.sep).join('/') ?? ''))
      setTimeout(() => void build(), settleMs)
    })
  }
}
