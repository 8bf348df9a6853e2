/** Reads the files that `check-data` checks, from a folder or a host. */
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { maximumBytes, timeoutMs } from '../../../src/device/fetch-json'
import { userPath } from '../../command/options'
import { expectFolder, fileProblem } from '../../file-problem'
import { UsageError } from '../../fail'
import { hasTwoSchemes, isGitHubPage, localHint, readWebUrl } from '../../web-url'
import { fetchBytes, isPassing } from '../fetch-bytes'
import { throwInvalid, throwUnavailable } from '../read/source-errors'
import { similarFile } from '../similar-file'

/**
 * Returns a file's bytes. Rejects with an InvalidResponse, which says what to do, if there is no file, or an answer in its
 * place; with a SourceUnavailable if nothing is known about the file.
 */
export type Source = (fileName: string) => Promise<Uint8Array>

/**
 * Opens a folder or URL. Rejects with a UsageError if the folder is missing or the URL is invalid. The message never
 * quotes a URL, which may contain a password.
 */
export const openSource = async (argument: string): Promise<Source> => {
  if (/^[a-z][a-z\d+.-]*:\/\/|^https?:/i.test(argument)) {
    const base = readUrl(argument)
    return (fileName) => readFromHost(urlBelow(base, fileName))
  }
  const folder = userPath(argument)
  await expectFolder(folder, 'give a folder, or a URL that begins with https://')
  return (fileName) => readFromFolder(path.join(folder, fileName))
}

const exampleUrl = 'https://raw.githubusercontent.com/owner/repository/main/data'

function readUrl(argument: string): URL {
  if (!URL.canParse(argument)) throw new UsageError(`invalid URL; use one such as ${exampleUrl}`)
  if (/\s/.test(argument))
    throw new UsageError('URL with spaces; write it without them, or with %20 for each')
  const url = new URL(argument)
  if (isGitHubPage(url))
    throw new UsageError(`expected the URL of files, found a github.com page; use one such as ${exampleUrl}`)
  if (url.pathname.endsWith('.json'))
    throw new UsageError('expected the URL of a folder, found that of a file; leave out the name of the file')
  if (hasTwoSchemes(url)) throw new UsageError('URL with https:// twice; write it once')
  if (url.username || url.password) throw new UsageError('URL with a user name or password; remove them')
  if (!readWebUrl(argument))
    throw new UsageError(
      `invalid URL: unsupported protocol (${url.protocol}); use a URL such as ${exampleUrl} (${localHint})`,
    )
  return url
}

/** Returns the URL of a file in the folder at `base`, whose final slash is optional; keeps the query. */
function urlBelow(base: URL, fileName: string): string {
  const url = new URL(base)
  url.pathname = `${url.pathname.replace(/(?<!\/)\/+$/, '')}/${fileName}`
  return url.href
}

async function readFromHost(url: string): Promise<Uint8Array> {
  const { host } = new URL(url)
  const found = fetchBytes(url, { timeoutMs, maximumBytes })
  const { response, bytes } = await found.catch(({ message }: Error) =>
    throwUnavailable(`${host}: ${message}`),
  )
  const { status } = response
  if (status === 200) {
    rejectOtherOrigin(new URL(url), response)
    return bytes
  }
  if (status === 404) throwMissing(`check the address, publish it, or ${nameFewer}`)
  if (isPassing(status)) throwUnavailable(`${host}: status ${status}`)
  throwInvalid(
    `${host}: status ${status} instead of the file; check the address, and that anybody may read it`,
  )
}

/** Throws an InvalidResponse if a host has redirected to another one, where the page's `connect-src` stops the app. */
function rejectOtherOrigin(asked: URL, { url, headers }: Response): void {
  const final = new URL(url)
  // A page to sign in is reported as a web page in place of the file: its host has no data.
  if (final.origin === asked.origin || headers.get('content-type')?.includes('html')) return
  const blocked = "which the app's security policy blocks"
  if (!readWebUrl(final.origin))
    throwInvalid(
      `${asked.host}: redirects to ${final.origin}, ${blocked}; let it redirect to https, or not at all`,
    )
  throwInvalid(
    `${asked.host}: redirects to ${final.host}, ${blocked}; write ${final.origin} in place of ${asked.origin} in dataSource.host in src/camp.ts`,
  )
}

async function readFromFolder(file: string): Promise<Uint8Array> {
  const explain = async (error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? throwMissing(await hintFor(file)) : throwUnavailable(fileProblem(error))
  const stats = await stat(file).catch(explain)
  // Reading anything else, such as a pipe, may never end.
  if (!stats.isFile() && !stats.isDirectory()) throwUnavailable('not a regular file')
  return readFile(file).catch(explain)
}

function throwMissing(hint: string): never {
  throwInvalid(`not found; ${hint}`)
}

const nameFewer = 'name the files to check with --only'

/** Says what to do about a file that is not in its folder. */
async function hintFor(file: string): Promise<string> {
  const { dir, base } = path.parse(file)
  const similar = await similarFile(file)
  if (similar) return `rename ${similar} to ${base}`
  return existsSync(path.join(dir, 'data', base))
    ? "give the folder's subfolder data"
    : `check the folder, or ${nameFewer}`
}
