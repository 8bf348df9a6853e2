import { fetchBytes, type FetchLimits } from '../fetch-bytes'
import { InvalidResponse, SourceUnavailable } from './source-errors'

export interface SourceRequest {
  url: string
  headers?: Record<string, string>
  /** A string that must not appear in any message, such as the key in a header. */
  secret?: string
  /**
   * Whether to follow redirects. If false, a redirect is an error: it would send the headers (with any key) elsewhere.
   */
  followsRedirects?: boolean
}

/**
 * Downloads a response, or reads the recorded one from the file `fileName` (`open-meteo.json`). Rejects with a
 * SourceUnavailable or an InvalidResponse.
 */
export type Download = (fileName: string, request: () => SourceRequest) => Promise<Uint8Array>

const sourceLimits: FetchLimits = { timeoutMs: 20_000, maximumBytes: 2_000_000 }

/**
 * Returns the body of a source's response. Rejects with a SourceUnavailable if there is no response, and with an
 * InvalidResponse if the body is too long, a redirect is not followed or the last status is not 200. Hides the secret
 * in messages that quote the response. Does not retry: the next scheduled run makes a new request.
 */
export async function requestBytes(
  request: SourceRequest,
  limits = sourceLimits,
  redirectCount = 0,
): Promise<Uint8Array> {
  const { url, headers = {}, secret, followsRedirects = false } = request
  const { host } = new URL(url)
  // Redirects are followed here, because fetch would also follow insecure ones.
  const found = fetchBytes(url, limits, { headers, redirect: 'manual' })
  const { response, bytes } = await found.catch((error: Error) => {
    throw new SourceUnavailable(`${host}: ${error.message}`)
  })
  const { status } = response
  const location = response.headers.get('location')
  if (location && followsRedirects) {
    if (redirectCount === maximumRedirects) throw new InvalidResponse(`${host}: too many redirects`)
    return requestBytes({ ...request, url: redirectTarget(url, location) }, limits, redirectCount + 1)
  }
  if (status !== 200) {
    const reason = location ? `redirect to ${location}, not followed` : reasonIn(bytes)
    // The secret is replaced before the text is cut, so that no part of it is left.
    const shown = (secret ? reason.replaceAll(secret, '(the key)') : reason).slice(0, 200)
    throw new InvalidResponse(`${host}: status ${status}${shown && ': '}${shown}`)
  }
  if (bytes.length > limits.maximumBytes) {
    const size = limits.maximumBytes.toLocaleString('en-GB')
    throw new InvalidResponse(`${host}: response longer than ${size} bytes`)
  }
  return bytes
}

const maximumRedirects = 10

function redirectTarget(url: string, location: string): string {
  const { host } = new URL(url)
  if (!URL.canParse(location, url)) throw new InvalidResponse(`${host}: redirect to an invalid URL`)
  const next = new URL(location, url)
  if (next.protocol !== 'https:' && !(isOnThisMachine(next) && isOnThisMachine(new URL(url)))) {
    throw new InvalidResponse(
      `${host}: redirect to ${next.protocol}//${next.host}, not followed because it is not https:`,
    )
  }
  return next.href
}

function isOnThisMachine({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname)
}

/** Returns a source's own description of an error: `reason` from Open-Meteo, `message` from Azure's gateways. */
function reasonIn(bytes: Uint8Array): string {
  try {
    const { reason, message } = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>
    const said = typeof reason === 'string' ? reason : message
    return typeof said === 'string' ? said.replace(/\s+/g, ' ') : ''
  } catch {
    return ''
  }
}
