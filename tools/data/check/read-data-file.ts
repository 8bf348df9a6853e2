/** Reads a data file from a folder or a host. */
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { maximumBytes, timeoutMs } from '../../../src/device/fetch-json'
import { fetchBytes } from '../fetch-bytes'
import type { Source } from './source'

export type ReadFile =
  | { status: 'read'; bytes: Uint8Array }
  | { status: 'missing' }
  | { status: 'unreadable'; reason: string }

/** Reads a file of a source; `limitMs` is the timeout for a host's complete response. */
export const readDataFile = (source: Source, fileName: string, limitMs = timeoutMs): Promise<ReadFile> =>
  source.from === 'folder'
    ? readFromFolder(path.join(source.folder, fileName))
    : readFromHost(urlBelow(source.url, fileName), limitMs)

async function readFromFolder(file: string): Promise<ReadFile> {
  try {
    if (!(await stat(file)).isFile()) return unreadable('not a regular file')
    return { status: 'read', bytes: await readFile(file) }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return code === 'ENOENT' ? { status: 'missing' } : unreadable(message)
  }
}

async function readFromHost(url: string, limitMs: number): Promise<ReadFile> {
  try {
    const { response, bytes } = await fetchBytes(url, { timeoutMs: limitMs, maximumBytes })
    if (response.status === 404) return { status: 'missing' }
    if (response.status !== 200) return unreadable(`the host answered with status ${response.status}`)
    return { status: 'read', bytes }
  } catch (error) {
    return unreadable((error as Error).message)
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
