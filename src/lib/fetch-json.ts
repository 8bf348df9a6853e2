/** Adapter of the network. */

export const timeoutMs = 10_000
export const maximumBytes = 1_000_000

/** A request for a JSON file, under way or ended. */
export interface JsonRequest {
  /** Epoch milliseconds. */
  startedAt: number
  /**
   * The parsed body, whatever its content type. Rejects on a status other than 200, on a body over 1 MB, on text that
   * is not JSON, and when the whole exchange, body included, takes longer than 10 s.
   */
  json: Promise<unknown>
  /** Gives it up; `json` rejects. */
  abort: () => void
}

/** Asks for a JSON file. What the browser has of it counts only when the host confirms it. */
export const requestJson = (url: string): JsonRequest => {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const read = async () => {
    const timer = setTimeout(abort, timeoutMs)
    try {
      const response = await fetch(url, { cache: 'no-cache', signal: controller.signal })
      if (response.status !== 200) throw new Error('status ' + response.status)
      const reader = response.body!.getReader()
      const chunks: Uint8Array<ArrayBuffer>[] = []
      let byteCount = 0
      for (;;) {
        const { value } = await reader.read()
        if (!value) break
        chunks.push(value)
        byteCount += value.length
        if (byteCount > maximumBytes) throw new Error('more than 1 MB')
      }
      return JSON.parse(await new Blob(chunks).text()) as unknown
    } finally {
      clearTimeout(timer)
      abort()
    }
  }
  return { startedAt: Date.now(), json: read(), abort }
}
