/** Reads a data file from a folder or a host, up to one byte more than the app accepts. */
import { open, stat } from 'node:fs/promises'
import path from 'node:path'
import { maximumBytes, timeoutMs } from '../../../src/device/fetch-json'
import { readBody } from './read-body'
import type { Source } from './source'

export type ReadFile =
  | { status: 'read'; bytes: Uint8Array }
  | { status: 'missing' }
  | { status: 'unreadable'; reason: string }

/** One byte more than the app accepts shows that a file is too long. */
const enoughBytes = maximumBytes + 1

/** Reads a file of a source; `limitMs` is the time-out for a host's complete response. */
export const readDataFile = (source: Source, fileName: string, limitMs = timeoutMs): Promise<ReadFile> =>
  source.from === 'folder'
    ? readFromFolder(path.join(source.folder, fileName))
    : readFromHost(urlBelow(source.url, fileName), limitMs)

async function readFromFolder(file: string): Promise<ReadFile> {
  try {
    if (!(await stat(file)).isFile()) return unreadable('not a regular file')
    const handle = await open(file)
    try {
      const bytes = new Uint8Array(enoughBytes)
      let byteCount = 0
      for (;;) {
        const { bytesRead } = await handle.read(bytes, byteCount, enoughBytes - byteCount)
        byteCount += bytesRead
        if (!bytesRead || byteCount === enoughBytes) {
          return { status: 'read', bytes: bytes.subarray(0, byteCount) }
        }
      }
    } finally {
      await handle.close()
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return code === 'ENOENT' ? { status: 'missing' } : unreadable(message)
  }
}

async function readFromHost(url: string, limitMs: number): Promise<ReadFile> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), limitMs)
  try {
    const response = await fetch(url, { signal: controller.signal })
    if (response.status === 404) return { status: 'missing' }
    if (response.status !== 200) return unreadable(`the host answered with status ${response.status}`)
    return { status: 'read', bytes: await readBody(response, enoughBytes) }
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error }
    return unreadable(
      controller.signal.aborted ? `no complete answer within ${limitMs / 1000} s` : cause?.message || message,
    )
  } finally {
    clearTimeout(timer)
    controller.abort()
  }
}

function unreadable(reason: string): ReadFile {
  return { status: 'unreadable', reason }
}

/** The URL of a file below another URL, which may end in a slash; keeps the query. */
function urlBelow(base: string, fileName: string): string {
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${fileName}`
  return url.href
}
