/** Requests JSON from a source. */
import { requestBytes, type RequestOptions, type SourceRequest } from './request-bytes'
import { InvalidResponse } from './source-errors'

/** The parsed answer of a source. Rejects as `requestBytes` does, and with an InvalidResponse if it is not JSON. */
export async function requestJson(
  request: SourceRequest,
  changes: Partial<RequestOptions> = {},
): Promise<unknown> {
  const headers = { accept: 'application/json', ...request.headers }
  const text = new TextDecoder().decode(await requestBytes({ ...request, headers }, changes))
  try {
    return JSON.parse(text)
  } catch {
    const { host } = new URL(request.url)
    const start = JSON.stringify(text.trim().slice(0, 40))
    throw new InvalidResponse(`${host}: answer is not JSON, or is cut off (it begins with ${start})`)
  }
}
