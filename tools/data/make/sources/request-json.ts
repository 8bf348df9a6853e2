/** Requests JSON from a source. */
import { readBody } from '../../check/read-body'
import { InvalidResponse, SourceUnavailable } from './source-errors'

export interface SourceRequest {
  url: string
  headers?: Record<string, string>
  /** A text that no message may repeat, such as the key in a header. */
  secret?: string
}

export interface RequestOptions {
  /** For the request and the whole answer. */
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
 * The parsed answer of a source. After a time-out, a broken connection, a 429 or a 5xx it is asked once more; after that
 * it is for the next run. Rejects with a SourceUnavailable if there is no answer, with an InvalidResponse if there is one
 * that is not JSON, too long or of another status than 200. No message contains the secret.
 */
export async function requestJson(
  request: SourceRequest,
  changes: Partial<RequestOptions> = {},
): Promise<unknown> {
  const options = { ...defaultOptions, ...changes }
  const { host } = new URL(request.url)
  try {
    options.say(`asking ${host}`)
    const first = await tryOnce(request, options)
    if ('answer' in first) return first.answer
    if (first.retryAfterMs === undefined) throw first.error
    const seconds = first.retryAfterMs / 1000
    options.say(withoutSecret(`${first.error.message}; waiting ${seconds} s before asking again`, request))
    await options.wait(first.retryAfterMs)
    const second = await tryOnce(request, options)
    if ('answer' in second) return second.answer
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

/** Longer than the minute for which Open-Meteo refuses those who ask too often. */
const retryAfterLimitMs = 65_000

async function tryOnce(
  { url, headers }: SourceRequest,
  { timeoutMs, maximumBytes }: RequestOptions,
): Promise<{ answer: unknown } | Failure> {
  const { host } = new URL(url)
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      // A redirect would pass the headers, and a key in them, on to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const bytes = await readBody(response, maximumBytes + 1)
    const text = new TextDecoder().decode(bytes)
    if (response.status !== 200) return statusFailure(host, response, text)
    if (bytes.length > maximumBytes) {
      const size = maximumBytes.toLocaleString('en-GB')
      throw new InvalidResponse(`${host}: answer longer than ${size} bytes`)
    }
    return { answer: parse(host, text) }
  } catch (error) {
    if (error instanceof InvalidResponse) return { error, retryAfterMs: undefined }
    return connectionFailure(host, error as Error, timeoutMs)
  }
}

function statusFailure(host: string, { status, headers }: Response, text: string): Failure {
  const location = headers.get('location')
  const reason = location ? `: redirect to ${location}, not followed` : reasonIn(text)
  return {
    error: new InvalidResponse(`${host}: status ${status}${reason}`),
    retryAfterMs: status === 429 ? retryAfterLimitMs : status >= 500 ? retryAfterMs : undefined,
  }
}

/** What a source says about an error: `reason` is Open-Meteo's word, `message` that of Azure's gateways. */
function reasonIn(text: string): string {
  try {
    const { reason, message } = JSON.parse(text) as Record<string, unknown>
    const said = typeof reason === 'string' ? reason : message
    return typeof said === 'string' ? `: ${said.replace(/\s+/g, ' ').slice(0, 200)}` : ''
  } catch {
    return ''
  }
}

function parse(host: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const start = JSON.stringify(text.trim().slice(0, 40))
    throw new InvalidResponse(`${host}: answer is not JSON, or is cut off (it begins with ${start})`)
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
