/** The longest time for a request with its body. */
export const timeoutMs = 10_000
/** The largest body. */
export const maximumBytes = 1_000_000

/** A request for a JSON file, pending or settled. */
export interface JsonRequest {
  /** Epoch milliseconds. */
  startedAt: number
  /**
   * The parsed body, whatever its content type. Rejects on a status other than 200, on a body over 1 MB, on text that
   * is not JSON, and when the whole request, body included, takes longer than 10 s.
   */
  json: Promise<unknown>
  /** Aborts the request; `json` rejects. */
  abort: () => void
}

/**
 * Requests a JSON file. The browser revalidates its HTTP cache: what it has cached counts once the host confirms it.
 */
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
