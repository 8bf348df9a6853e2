import { readBody } from '../../check/read-body'
import { InvalidResponse, SourceUnavailable } from './source-errors'

export interface SourceRequest {
  url: string
  headers?: Record<string, string>
  /** A text that no message may repeat, such as the key in a header. */
  secret?: string
  /** By default redirects are errors: they would send the headers, and a key in them, to another host. */
  followsRedirects?: boolean
}

export interface RequestOptions {
  /** For the complete response. */
  timeoutMs: number
  maximumBytes: number
  /** Shows the user what the command waits for. */
  say: (progress: string) => void
  wait: (ms: number) => Promise<void>
}

const defaultOptions: RequestOptions = {
  timeoutMs: 20_000,
  maximumBytes: 2_000_000,
  say: (progress) => console.error(progress),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

/**
 * The body of a source's response. Retries once after a time-out, a broken connection, a 429 or a 5xx. Rejects with a
 * SourceUnavailable without a response, and with an InvalidResponse if it is too long or its status is not 200. No
 * message contains the secret.
 */
export async function requestBytes(
  request: SourceRequest,
  changes: Partial<RequestOptions> = {},
): Promise<Uint8Array> {
  const options = { ...defaultOptions, ...changes }
  const { host } = new URL(request.url)
  try {
    options.say(`asking ${host}`)
    const first = await tryOnce(request, options)
    if ('bytes' in first) return first.bytes
    if (first.retryAfterMs === undefined) throw first.error
    const seconds = first.retryAfterMs / 1000
    options.say(withoutSecret(`${first.error.message}; waiting ${seconds} s before asking again`, request))
    await options.wait(first.retryAfterMs)
    const second = await tryOnce(request, options)
    if ('bytes' in second) return second.bytes
    throw second.error
  } catch (error) {
    if (error instanceof Error) error.message = withoutSecret(error.message, request)
    throw error
  }
}

interface Failure {
  error: Error
  /** Undefined when another try would fail in the same way. */
  retryAfterMs: number | undefined
}

const retryAfterMs = 10_000

/** After a 429: longer than Open-Meteo's limit per minute lasts. */
const retryAfterLimitMs = 65_000

async function tryOnce(
  request: SourceRequest,
  { timeoutMs, maximumBytes }: RequestOptions,
): Promise<{ bytes: Uint8Array } | Failure> {
  const { host } = new URL(request.url)
  try {
    const response = await fetchFollowing(request, AbortSignal.timeout(timeoutMs))
    const bytes = await readBody(response, maximumBytes + 1)
    if (response.status !== 200) return statusFailure(host, response, new TextDecoder().decode(bytes))
    if (bytes.length > maximumBytes) {
      const size = maximumBytes.toLocaleString('en-GB')
      throw new InvalidResponse(`${host}: answer longer than ${size} bytes`)
    }
    return { bytes }
  } catch (error) {
    if (error instanceof InvalidResponse) return { error, retryAfterMs: undefined }
    return connectionFailure(host, error as Error, timeoutMs)
  }
}

const maximumRedirects = 10

/** Follows redirects itself, because `fetch` would follow insecure ones, too. */
async function fetchFollowing(request: SourceRequest, signal: AbortSignal): Promise<Response> {
  const { url: firstUrl, headers = {}, followsRedirects = false } = request
  let url = firstUrl
  for (let redirectCount = 0; ; redirectCount++) {
    const response = await fetch(url, { headers, redirect: 'manual', signal })
    const location = response.headers.get('location')
    if (!followsRedirects || !redirectStatuses.includes(response.status) || !location) return response
    await response.body?.cancel()
    const { host } = new URL(url)
    if (redirectCount === maximumRedirects) throw new InvalidResponse(`${host}: too many redirects`)
    if (!URL.canParse(location, url)) throw new InvalidResponse(`${host}: redirect to an invalid URL`)
    const next = new URL(location, url)
    if (next.protocol !== 'https:' && !(isOnThisMachine(next) && isOnThisMachine(new URL(url)))) {
      throw new InvalidResponse(`${host}: redirect to ${next.origin}, not followed because it is not https:`)
    }
    url = next.href
  }
}

const redirectStatuses = [301, 302, 303, 307, 308]

function isOnThisMachine({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname)
}

function statusFailure(host: string, { status, headers }: Response, text: string): Failure {
  const location = headers.get('location')
  const reason = location ? `: redirect to ${location}, not followed` : reasonIn(text)
  return {
    error: new InvalidResponse(`${host}: status ${status}${reason}`),
    retryAfterMs: status === 429 ? retryAfterLimitMs : status >= 500 ? retryAfterMs : undefined,
  }
}

/** A source's own description of an error: `reason` from Open-Meteo, `message` from Azure's gateways. */
function reasonIn(text: string): string {
  try {
    const { reason, message } = JSON.parse(text) as Record<string, unknown>
    const said = typeof reason === 'string' ? reason : message
    return typeof said === 'string' ? `: ${said.replace(/\s+/g, ' ').slice(0, 200)}` : ''
  } catch {
    return ''
  }
}

function connectionFailure(host: string, error: Error, timeoutMs: number): Failure {
  const cause = error.cause as NodeJS.ErrnoException | undefined
  const isUnknownHost = cause?.code === 'ENOTFOUND' || cause?.code === 'EAI_AGAIN'
  const problem =
    error.name === 'TimeoutError' ? `no answer within ${timeoutMs / 1000} s` : cause?.message || error.message
  return {
    error: new SourceUnavailable(`${host}: ${isUnknownHost ? `unknown host (${cause?.code})` : problem}`),
    retryAfterMs: isUnknownHost ? undefined : retryAfterMs,
  }
}

function withoutSecret(message: string, { secret }: SourceRequest): string {
  return secret ? message.replaceAll(secret, '(the key)') : message
}
