/** Requests JSON from a source: with a time-out, three tries, and waits between them. */
import { readBody } from '../../check/read-body'
import { BadAnswer, NoAnswer } from './source-errors'

/** How long a source may take, and how often it is asked; the tests shorten all of it. */
export interface RetryPolicy {
  /** For the request and the whole answer. */
  timeoutMs: number
  /** Waits before the second try and before the third. */
  waitsMs: number[]
  /** A source that asks for a longer wait (`Retry-After`) is left for the next run. */
  longestWaitMs: number
  maximumBytes: number
  wait: (ms: number) => Promise<void>
}

export const defaultRetryPolicy: RetryPolicy = {
  timeoutMs: 20_000,
  // The second is longer than the minute for which Open-Meteo refuses those who ask too often.
  waitsMs: [5_000, 65_000],
  longestWaitMs: 120_000,
  maximumBytes: 2_000_000,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

export interface SourceRequest {
  url: string
  headers?: Record<string, string>
  /** A text that no message may repeat, such as the key in a header. */
  secret?: string
}

/** Why there is no answer, and whether another try may help. */
interface Failure {
  reason: string
  mayPass: boolean
  /** How long the source asks to wait; 0 when it does not ask. */
  retryAfterMs: number
}

const readText = async (response: Response, maximumBytes: number): Promise<string> => {
  const bytes = await readBody(response, maximumBytes + 1)
  if (bytes.length > maximumBytes) {
    throw new BadAnswer(`its answer is longer than ${maximumBytes.toLocaleString('en-GB')} bytes`)
  }
  return new TextDecoder().decode(bytes)
}

/** `Retry-After` in milliseconds, of seconds or of a date; 0 without it. */
const retryAfterMs = (value: string | null): number => {
  if (value === null) return 0
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return ms > 0 ? ms : 0
}

/** What a source says of an error: `reason` is Open-Meteo's word, `message` that of Azure's gateways. */
const reasonIn = (text: string): string => {
  try {
    const { reason, message } = JSON.parse(text) as Record<string, unknown>
    const said = typeof reason === 'string' ? reason : message
    return typeof said === 'string' ? `: ${said.replace(/\s+/g, ' ').slice(0, 200)}` : ''
  } catch {
    return ''
  }
}

const failureOf = async (response: Response, maximumBytes: number): Promise<Failure> => {
  const { status } = response
  const text = await readText(response, maximumBytes).catch(() => '')
  return {
    reason: `it answers with status ${status}${reasonIn(text)}`,
    mayPass: status === 429 || status >= 500,
    retryAfterMs: retryAfterMs(response.headers.get('retry-after')),
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    const start = JSON.stringify(text.trim().slice(0, 40))
    throw new BadAnswer(`its answer is no JSON, or was cut off: it begins with ${start}`)
  }
}

const tryOnce = async (
  request: SourceRequest,
  policy: RetryPolicy,
): Promise<{ answer: unknown } | Failure> => {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), policy.timeoutMs)
  try {
    const response = await fetch(request.url, {
      headers: { accept: 'application/json', ...request.headers },
      // A redirect would take the headers, and a key in them, to whoever it leads to.
      redirect: 'error',
      signal: controller.signal,
    })
    if (response.status !== 200) return await failureOf(response, policy.maximumBytes)
    return { answer: parse(await readText(response, policy.maximumBytes)) }
  } catch (error) {
    if (error instanceof BadAnswer) throw error
    const { cause, message } = error as Error & { cause?: Error }
    const reason = controller.signal.aborted
      ? `its answer did not come within ${policy.timeoutMs / 1000} s`
      : `the connection failed: ${cause?.message || message}`
    return { reason, mayPass: true, retryAfterMs: 0 }
  } finally {
    clearTimeout(timer)
    controller.abort()
  }
}

const requestWithRetries = async (request: SourceRequest, policy: RetryPolicy): Promise<unknown> => {
  for (let tries = 1; ; tries++) {
    const outcome = await tryOnce(request, policy)
    if ('answer' in outcome) return outcome.answer
    const usualWaitMs = policy.waitsMs[tries - 1]
    const waitMs = Math.max(usualWaitMs ?? 0, outcome.retryAfterMs)
    if (!outcome.mayPass || usualWaitMs === undefined || waitMs > policy.longestWaitMs) {
      const asksFor = outcome.retryAfterMs
        ? `; it asks to wait for ${Math.ceil(outcome.retryAfterMs / 1000)} s`
        : ''
      throw new NoAnswer(`${outcome.reason}${asksFor}${tries > 1 ? ` (tried ${tries} times)` : ''}`)
    }
    await policy.wait(waitMs)
  }
}

/**
 * The parsed answer of a source. Rejects with a NoAnswer when it cannot be had: after three tries where another may
 * help (429, 5xx, a time-out, a broken connection), else at once. Rejects with a BadAnswer when what comes with status
 * 200 is no JSON or too long. No message has the secret in it.
 */
export const requestJson = async (request: SourceRequest, policy = defaultRetryPolicy): Promise<unknown> => {
  try {
    return await requestWithRetries(request, policy)
  } catch (error) {
    const { secret } = request
    if (secret && error instanceof Error) error.message = error.message.replaceAll(secret, '(the key)')
    throw error
  }
}
