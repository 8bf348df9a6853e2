/** Has the pages that `npm run dev` serves load themselves again after every build. */
import type { IncomingMessage, ServerResponse } from 'node:http'

const eventsPath = 'rebuilt'

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
    intercept: (request: IncomingMessage, response: ServerResponse): boolean => {
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
    reload: () => {
      for (const page of pages) page.write('data: rebuilt\n\n')
    },
  }
}
