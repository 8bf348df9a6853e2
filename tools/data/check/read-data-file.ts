/** Reads a data file from a folder or from below an address, up to the length that the app takes. */
import { open, stat } from 'node:fs/promises'
import path from 'node:path'
import { maximumBytes, timeoutMs } from '../../../src/device/fetch-json'
import { readBody } from './read-body'

export type ReadFile =
  | { bytes: Uint8Array }
  | { missing: true }
  /** Why it cannot be read. */
  | { unreadable: string }

/** One byte more than the app takes: a file that is so long is too long, and the rest need not be read. */
const enoughBytes = maximumBytes + 1

const isAddress = (source: string) => /^https?:\/\//i.test(source)

const readFromFolder = async (folder: string, fileName: string): Promise<ReadFile> => {
  const file = path.join(folder, fileName)
  try {
    if (!(await stat(file)).isFile()) return { unreadable: 'it is no file' }
    const handle = await open(file)
    try {
      const bytes = new Uint8Array(enoughBytes)
      let byteCount = 0
      for (;;) {
        const { bytesRead } = await handle.read(bytes, byteCount, enoughBytes - byteCount)
        byteCount += bytesRead
        if (!bytesRead || byteCount === enoughBytes) return { bytes: bytes.subarray(0, byteCount) }
      }
    } finally {
      await handle.close()
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return code === 'ENOENT' || code === 'ENOTDIR' ? { missing: true } : { unreadable: message }
  }
}

const readFromAddress = async (address: string, limitMs: number): Promise<ReadFile> => {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), limitMs)
  try {
    const response = await fetch(address, { signal: controller.signal })
    if (response.status === 404) return { missing: true }
    if (response.status !== 200) return { unreadable: `the host answers with status ${response.status}` }
    return { bytes: await readBody(response, enoughBytes) }
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error }
    return {
      unreadable: controller.signal.aborted
        ? `it did not come within ${limitMs / 1000} s`
        : cause?.message || message,
    }
  } finally {
    clearTimeout(timer)
    controller.abort()
  }
}

/** Address of a file below another address, whether or not that ends with a slash. */
const addressBelow = (address: string, fileName: string): string => {
  const url = new URL(address)
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${fileName}`
  return url.href
}

/** A file of a folder or below an address; `limitMs` is for a host's whole answer, and `source` a folder or an address. */
export const readDataFile = async (
  source: string,
  fileName: string,
  limitMs = timeoutMs,
): Promise<ReadFile> => {
  if (!isAddress(source)) return readFromFolder(source, fileName)
  if (!URL.canParse(source)) return { unreadable: 'the address is none' }
  return readFromAddress(addressBelow(source, fileName), limitMs)
}
