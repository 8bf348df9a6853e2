/** What the environment and `src/camp.ts` say about a build, checked. */
import { execFileSync } from 'node:child_process'
import { dataSource } from '../src/camp'
import { UsageError } from './fail'

export interface Settings {
  /** Path that the app lives below, with a slash at both ends. */
  basePath: string
  /** Folder of the four files, with a slash at the end: an address, or a path on the app's own origin. */
  dataUrl: string
  buildId: string
}

type Environment = Record<string, string | undefined>

/** Where the sample camp's files are, below the base path: the same path shape as on the data host. */
export const samplePath = 'sample/camp/main/data/'

/** `/` or `/some/path/`. Throws a UsageError. */
const readBasePath = (value = '/'): string => {
  const path = `/${value}/`.replace(/\/+/g, '/')
  if (!/^[\w\-.~/]*$/.test(value)) {
    throw new UsageError(
      `BASE_PATH is "${value}": give a path such as /camp/, of letters, digits and - . _ ~`,
    )
  }
  return path
}

/** An address without a slash at the end: `https:`, or `http:` on this machine. Throws a UsageError. */
const readHost = (value: string, name: string): string => {
  const remedy =
    'give an address such as https://raw.githubusercontent.com (http only for localhost and 127.0.0.1)'
  if (!URL.canParse(value)) throw new UsageError(`${name} is "${value}": ${remedy}`)
  const url = new URL(value)
  const isLocal = url.protocol === 'http:' && ['localhost', '127.0.0.1'].includes(url.hostname)
  if ((url.protocol !== 'https:' && !isLocal) || url.search || url.hash || url.username) {
    throw new UsageError(`${name} is "${value}": ${remedy}`)
  }
  return url.href.replace(/\/+$/, '')
}

/** A part of the path on the data host. Throws a UsageError. */
const readName = (value: string, name: string): string => {
  if (!/^[\w\-.]*$/.test(value)) {
    throw new UsageError(`${name} is "${value}": give a name of letters, digits and - . _`)
  }
  return value
}

const readDataUrl = (environment: Environment, basePath: string): string => {
  const owner = readName(environment['DATA_OWNER'] ?? dataSource.owner, 'DATA_OWNER')
  const repository = readName(environment['DATA_REPO'] ?? dataSource.repository, 'DATA_REPO')
  const host = readHost(environment['DATA_HOST'] || dataSource.host, 'DATA_HOST')
  if (!owner && !repository) return basePath + samplePath
  if (!owner || !repository) {
    const missing = owner ? 'DATA_REPO' : 'DATA_OWNER'
    throw new UsageError(
      `${missing} is empty: give both DATA_OWNER and DATA_REPO (or owner and repository in src/camp.ts), or neither for the sample camp`,
    )
  }
  return `${host}/${owner}/${repository}/main/data/`
}

const readCommit = (): string | undefined => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return undefined
  }
}

/** The settings of a build. Throws a UsageError that names the variable and the remedy. */
export const readSettings = (environment: Environment): Settings => {
  const basePath = readBasePath(environment['BASE_PATH'])
  return {
    basePath,
    dataUrl: readDataUrl(environment, basePath),
    buildId: environment['BUILD_ID'] || readCommit() || 'dev0000',
  }
}

/** The settings of the sample camp, whatever `src/camp.ts` and the environment say of a data host. */
export const sampleSettings = (environment: Environment): Settings => ({
  ...readSettings({ ...environment, DATA_OWNER: '', DATA_REPO: '', DATA_HOST: undefined }),
})
