/** A data host on loopback whose every answer a test can script. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { DatasetName } from '../../src/schemas'
import { listen, shut } from './local-server'

export type Answer = (response: ServerResponse, request: IncomingMessage) => void

/** Permission for a page of another origin to read an answer. */
export const corsHeaders = { 'access-control-allow-origin': '*' }

/** Answers as the raw host does: JSON as plain text, which the browser keeps for a while. */
export const json =
  (file: unknown, status = 200): Answer =>
  (response) => {
    response.writeHead(status, {
      ...corsHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(JSON.stringify(file))
  }

/** An answer of any status, type and text. */
export const text =
  (body: string, status = 200, contentType = 'text/html'): Answer =>
  (response) => {
    response.writeHead(status, { ...corsHeaders, 'content-type': contentType, 'cache-control': 'no-store' })
    response.end(body)
  }

/** Accepts the request and never answers. */
export const silence: Answer = () => {}

/** Closes the connection without an answer. */
export const cut: Answer = (response) => response.destroy()

export interface DataHost {
  url: string
  /** What each file answers; a file without an answer is a 404. */
  answers: Partial<Record<DatasetName, Answer>>
  /** Names of the files asked for, in order. */
  requests: string[]
  close: () => Promise<void>
}

/** Starts the host on a port of this machine. */
export const startDataHost = async (port: number): Promise<DataHost> => {
  const server = createServer((request, response) => {
    const name = /^\/camp\/site\/main\/data\/(\w+)\.json$/.exec(request.url ?? '')?.[1] as
      | DatasetName
      | undefined
    if (name) host.requests.push(name)
    const answer = (name && host.answers[name]) ?? text('404: Not Found', 404, 'text/plain')
    answer(response, request)
  })
  const host: DataHost = {
    url: await listen(server, port),
    answers: {},
    requests: [],
    close: () => shut(server),
  }
  return host
}

/** Holds an answer back until `release` is called. */
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
