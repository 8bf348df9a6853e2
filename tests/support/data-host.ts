/** A data host on loopback whose responses tests can script. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { DatasetName } from '../../src/schemas'
import { listen, shut } from './local-server'

export type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** CORS: lets pages of other origins read the response. */
export const corsHeaders = { 'access-control-allow-origin': '*' }

/** Responds with any text, status and content type. */
export const text =
  (body: string, status = 200, contentType = 'text/html'): Answer =>
  (response) => {
    response.writeHead(status, { ...corsHeaders, 'content-type': contentType, 'cache-control': 'no-store' })
    response.end(body)
  }

/** Responds like GitHub's raw host: JSON as plain text. */
export const json = (file: unknown, status = 200): Answer =>
  text(JSON.stringify(file), status, 'text/plain; charset=utf-8')

/** Accepts the request and never responds. */
export const silence: Answer = () => {}

/** Closes the connection without a response. */
export const cut: Answer = (response) => response.destroy()

export interface DataHost {
  url: string
  /** The response for each file; a file without one gets a 404. */
  answers: Partial<Record<DatasetName, Answer>>
  /** The names of the requested files, in order. */
  requests: string[]
  close: () => Promise<void>
}

export const startDataHost = async (): Promise<DataHost> => {
  const server = createServer((request, response) => {
    const name = /^\/camp\/site\/main\/data\/(\w+)\.json$/.exec(request.url ?? '')?.[1] as
      | DatasetName
      | undefined
    if (name) host.requests.push(name)
    const answer = (name && host.answers[name]) ?? text('404: Not Found', 404, 'text/plain')
    answer(response, request)
  })
  const host: DataHost = {
    url: await listen(server),
    answers: {},
    requests: [],
    close: () => shut(server),
  }
  return host
}

/** Delays a response until `release` is called. */
export const held = (answer: Answer): { answer: Answer; release: () => void } => {
  let isOpen = false
  const waiting: (() => void)[] = []
  return {
    answer(response, request) {
      if (isOpen) answer(response, request)
      else waiting.push(() => answer(response, request))
    },
    release() {
      isOpen = true
      for (const go of waiting.splice(0)) go()
    },
  }
}
