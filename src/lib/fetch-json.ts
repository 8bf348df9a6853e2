/** Adapter of the network. */

export const timeoutMs = 10_000
export const maximumBytes = 1_000_000

/**
 * The parsed body of a JSON file, whatever its content type. Rejects on a status other than 200, on a body
 * over 1 MB, on text that is not JSON, and when the whole exchange, body included, takes longer than 10 s.
 */
export const fetchJson = async (url: string): Promise<unknown> => {
  const exchange = new AbortController()
  const timer = setTimeout(() => exchange.abort(), timeoutMs)
  try {
    const response = await fetch(url, { signal: exchange.signal })
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
    return JSON.parse(await new Blob(chunks).text())
  } finally {
    clearTimeout(timer)
    exchange.abort()
  }
}
