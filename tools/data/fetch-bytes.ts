/** Requests a URL with a timeout and a size limit; used by check-data for data hosts and by make-data for sources. */
import { singleSpaced } from '../visible-text'

export interface FetchLimits {
  /** Time allowed for the complete response. */
  timeoutMs: number
  maximumBytes: number
}

/** Says why there is no complete response. */
export class NoResponse extends Error {
  constructor(
    reason: string,
    /** Whether the same request may succeed later: false if the address is wrong. */
    readonly mayRecover: boolean,
    options?: ErrorOptions,
  ) {
    super(reason, options)
  }
}

/** Whether a response with this status is about the moment, not about the request: too slow, too many, or a host's fault. */
export const isPassing = (status: number): boolean => status === 408 || status === 429 || status >= 500

/**
 * Returns a response and its body. Reading stops only after the chunk that exceeds the limit, so that the caller can
 * tell from the length that the body is too long. Asks for an uncompressed response, because Node accepts a compressed
 * one that ends too early. Rejects with a NoResponse.
 */
export async function fetchBytes(
  url: string,
  { timeoutMs, maximumBytes }: FetchLimits,
  options: { headers?: Record<string, string>; redirect?: RequestRedirect } = {},
): Promise<{ response: Response; bytes: Uint8Array }> {
  const controller = new AbortController()
  const { signal } = controller
  const read = async () => {
    const headers = { 'accept-encoding': 'identity', ...options.headers }
    const response = await fetch(url, { ...options, headers, signal })
    return { response, bytes: await readBody(response, maximumBytes) }
  }
  const timedOut = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
  // Not AbortSignal.timeout, whose timer lets Node exit. Raced, because a body with corrupt compressed data may never end,
  // not even when it is aborted.
  const timer = setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), timeoutMs)
  try {
    return await Promise.race([read(), timedOut])
  } catch (error) {
    throw noResponse(error as Error, timeoutMs)
  } finally {
    clearTimeout(timer)
  }
}

/** Reads a body until it exceeds the limit; leaving the loop then closes the connection. */
async function readBody({ body }: Response, maximumBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let byteCount = 0
  for await (const chunk of body ?? []) {
    chunks.push(chunk)
    byteCount += chunk.length
    if (byteCount > maximumBytes) break
  }
  return Buffer.concat(chunks)
}

/** Why there is no complete response, by the code, name or message of the error that Node's fetch gives as its cause. */
const reasons: [cause: RegExp, reason: string, mayRecover: boolean][] = [
  [/^ENOTFOUND$/, 'unknown host, or no internet connection', false],
  [/^EAI_AGAIN$/, 'the name server does not answer', true],
  [
    /^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/,
    'nothing answers there',
    true,
  ],
  [/^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, 'the connection was lost', true],
  [/^UND_ERR_RES_CONTENT_LENGTH_MISMATCH$/, 'the response was cut off', true],
  [/^(?:ERR_SSL|EPROTO$)/, 'no https: connection', false],
  [/CERT|SIGNATURE/, 'no valid certificate', false],
  // Newer versions of Node give it no code.
  [/^HTTPParserError$/, 'not a web server', false],
  [/^(?:Z|ERR_)_/, 'corrupt compressed data', true],
  [/^redirect count exceeded$/, 'too many redirects', false],
  [/^bad port$/, 'a port that is not for web servers', false],
]

function noResponse(error: Error, timeoutMs: number): NoResponse {
  const options = { cause: error }
  if (error.name === 'TimeoutError')
    return new NoResponse(`no complete response within ${timeoutMs / 1000} s`, true, options)
  const { code, name, message } = (error.cause ?? {}) as NodeJS.ErrnoException
  const known = reasons.find(([pattern]) =>
    [code, name, message, error.message].some((text) => text && pattern.test(text)),
  )
  if (!known) return new NoResponse(singleSpaced(message || error.message), true, options)
  const [, reason, mayRecover] = known
  return new NoResponse(code ? `${reason} (${code})` : reason, mayRecover, options)
}
