import { isRecord } from '../../is-record'
import { isOnThisMachine } from '../../web-url'
import { fetchBytes, isPassing, type FetchLimits, type NoResponse } from '../fetch-bytes'
import { throwInvalid, throwUnavailable } from './source-errors'

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
 * Returns the body of a source's response. Rejects with a SourceUnavailable if there is no response or its status is
 * 408, 429 or 5xx, and with an InvalidResponse for any other status but 200, a body that is too long, or a redirect that
 * is not followed. Hides the secret in messages that quote the response. Does not retry: the next scheduled run makes a
 * new request.
 */
export async function downloadBytes(
  request: SourceRequest,
  limits = sourceLimits,
  redirectCount = 0,
): Promise<Uint8Array> {
  const { url, headers = {}, secret, followsRedirects = false } = request
  const { host } = new URL(url)
  // Redirects are followed here, because fetch would also follow insecure ones.
  const found = fetchBytes(url, limits, { headers, redirect: 'manual' })
  const { response, bytes } = await found.catch(({ message, mayRecover }: NoResponse) =>
    throwUnavailable(`${host}: ${message}${mayRecover ? `; ${retryHint}` : ''}`),
  )
  const { status } = response
  const location = response.headers.get('location')
  if (location && followsRedirects) {
    if (redirectCount === maximumRedirects) throwInvalid(`${host}: too many redirects`)
    return downloadBytes({ ...request, url: redirectTarget(url, location) }, limits, redirectCount + 1)
  }
  if (status !== 200) {
    const reason = location ? `redirect to ${location}, not followed` : reasonIn(bytes)
    // The secret is replaced before the text is cut, so that no part of it is left.
    const shown = (secret ? reason.replaceAll(secret, '(the key)') : reason).slice(0, 200)
    const problem = `${host}: status ${status}${shown && ': '}${shown}`
    if (isPassing(status)) throwUnavailable(`${problem}; ${retryHint}`)
    throwInvalid(problem)
  }
  const encoding = response.headers.get('content-encoding') ?? 'identity'
  if (encoding !== 'identity') {
    throwInvalid(
      `${host}: compresses its responses (${encoding}) although asked not to, and a cut one would go unnoticed; use another host`,
    )
  }
  if (bytes.length > limits.maximumBytes) {
    const size = limits.maximumBytes.toLocaleString('en-GB')
    throwInvalid(`${host}: response longer than ${size} bytes`)
  }
  return bytes
}

const retryHint = 'the next run tries again'

const maximumRedirects = 10

function redirectTarget(url: string, location: string): string {
  const { host } = new URL(url)
  if (!URL.canParse(location, url)) throwInvalid(`${host}: redirect to an invalid URL`)
  const next = new URL(location, url)
  if (next.protocol !== 'https:' && !(isOnThisMachine(next) && isOnThisMachine(new URL(url)))) {
    throwInvalid(`${host}: redirect to ${next.protocol}//${next.host}, not followed because it is not https:`)
  }
  return next.href
}

/** Throws an InvalidResponse with the reason if an answer is an error object. */
export function rejectError(source: string, answer: unknown): void {
  const error = errorIn(answer)
  if (error === undefined) return
  throwInvalid(`${source}: error response (${error.slice(0, 200) || 'no reason given'})`)
}

/** Returns the reason in the body of an error response; an empty text if there is none. */
function reasonIn(bytes: Uint8Array): string {
  try {
    return errorIn(JSON.parse(new TextDecoder().decode(bytes))) ?? ''
  } catch {
    return ''
  }
}

/**
 * Returns the reason in an error object: `reason` from Open-Meteo, `message` from Azure's gateways; an empty text if
 * there is none. Undefined if the answer is not an error object.
 */
function errorIn(answer: unknown): string | undefined {
  if (!isRecord(answer)) return undefined
  const { error, reason, message } = answer
  const said = typeof reason === 'string' ? reason : message
  // One line, without control characters, which a terminal would obey.
  if (typeof said === 'string') return said.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return error ? '' : undefined
}
