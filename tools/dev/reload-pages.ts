/** Reloads the pages that `npm run dev` serves, after every build. */
import type { IncomingMessage, ServerResponse } from 'node:http'

const eventsPath = 'rebuilt'

/** Replaces the app's service worker during development, because the worker would serve its cached page. */
const retiringWorker = 'oninstall=()=>skipWaiting();onactivate=()=>registration.unregister()'

/**
 * A script for the page during development. Reloads the page after each build, and also when it connects after an
 * error, because the server may have been restarted.
 */
export const reloadScript = (basePath: string): string =>
  `{let lost;const server=new EventSource(${JSON.stringify(basePath + eventsPath)});` +
  'server.onmessage=()=>location.reload();' +
  'server.onerror=()=>lost=true;server.onopen=()=>lost&&location.reload()}'

/** The server's side: `intercept` answers requests for events and the worker; `reload` reloads the open pages. */
export const createReloader = (basePath: string) => {
  const pages = new Set<ServerResponse>()
  return {
    /** Answers a request for the events or the worker; returns false for any other. */
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
