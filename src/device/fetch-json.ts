import { msSince } from './ms-since'

/** Timeout for a response, body included. Also used by `check-data`, and for the failure message of `head.ts`. */
export const timeoutMs = 10_000
export const maximumBytes = 1_000_000

export interface JsonRequest {
  /** Epoch milliseconds. */
  startedAt: number
  /** Epoch milliseconds; NaN until the file has arrived. */
  answeredAt: number
  /** Rejects on a status other than 200, a body over 1 MB, a timeout or invalid JSON. Ignores the content type. */
  json: Promise<unknown>
  abort: () => void
}

/** Returns whether a request is past its timeout without an answer. On a phone that slept, it may still be pending. */
export const isLate = ({ startedAt, answeredAt }: JsonRequest): boolean =>
  !answeredAt && msSince(startedAt) >= timeoutMs

/** Resolves to a body in UTF-8. Rejects if it is over 1 MB. */
const readText = async (body: ReadableStream<Uint8Array>): Promise<string> => {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let byteCount = 0
  for (;;) {
    const { done, value } = await reader.read()
    text += decoder.decode(value, { stream: !done })
    if (done) return text
    byteCount += value.length
    if (byteCount > maximumBytes) throw new Error('more than 1 MB')
  }
}

/** Revalidates the browser's HTTP cache, so that the host has confirmed every result. */
export const requestJson = (url: string): JsonRequest => {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const read = async () => {
    const timer = setTimeout(abort, timeoutMs)
    try {
      const response = await fetch(url, { cache: 'no-cache', signal: controller.signal })
      if (response.status !== 200) throw new Error('status ' + response.status)
      const json: unknown = JSON.parse(await readText(response.body!))
      request.answeredAt = Date.now()
      return json
    } finally {
      clearTimeout(timer)
      abort()
    }
  }
  const request: JsonRequest = { startedAt: Date.now(), answeredAt: NaN, json: read(), abort }
  return request
}
