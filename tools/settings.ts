/** Reads a build's settings from the environment and from `dataSource` in `src/camp.ts`, and checks them. */
import { dataSource } from '../src/camp'
import type { DataSource } from '../src/camp-schema'
import { askGit } from './ask-git'
import { UsageError } from './fail'
import { projectFolder } from './files'
import { findOwnData, findRepository } from './own-data'
import { localHint, readWebUrl } from './web-url'

export interface Settings {
  /** The path that the app is served from, with a slash at both ends. */
  basePath: string
  /** The folder of the data files, with a slash at the end: a URL, or a path on the app's own origin. */
  dataUrl: string
  buildId: string
  /** The module with the settings of the page's camp, relative to the project's folder; by default `src/camp.ts`. */
  campFile?: string
  /** What Info credits besides the camp's own credits: the gauge that the tides are predicted from. */
  tideCredit?: { name: string; url: string } | undefined
}

export type Environment = Record<string, string | undefined>

/** The path of the sample camp's files below the base path, built like a data host's `owner/repository/main/data/`. */
export const samplePath = 'sample/camp/main/data/'

/** A segment in a URL's path: letters, digits, `-`, `_`, `~` and full stops, but not full stops alone. */
const segment = String.raw`(?!\.+(?:/|$))[\w\-.~]+`

const matches = (value: string, pattern: string) => new RegExp(`^${pattern}$`).test(value)

/** Throws a one-line UsageError, even if the value has several lines. */
function throwInvalid(name: string, value: string, hint: string): never {
  throw new UsageError(`${name}: invalid value "${value.replace(/\s/g, ' ')}"; give ${hint}`)
}

/** Returns the base path as `/` or `/some/path/`. Throws a UsageError. */
export const readBasePath = (value = '/'): string => {
  const basePath = `/${value}/`.replace(/\/+/g, '/')
  if (!matches(basePath, `/(?:${segment}/)*`)) {
    throwInvalid('BASE_PATH', value, 'a path such as /camp/, of letters, digits and - . _ ~')
  }
  if (/\.html?\/$/i.test(basePath)) throwInvalid('BASE_PATH', value, 'the folder of the page, such as /camp/')
  return basePath
}

/** Hosts that people copy from the browser. Most serve pages; a GitHub or GitLab site has no folder of its owner's name. */
const servesPages =
  /^https?:\/\/(?:(?:[\w-]+\.)*(?:github\.com|github\.io|gitlab\.com|gitlab\.io|bitbucket\.org|codeberg\.org|dropbox\.com|google\.com)(?:[:/]|$)|raw\.githubusercontent\.com\/)/i

/** Returns a URL that `readWebUrl` accepts, without its trailing slash. Throws a UsageError. */
const readHost = (value: string, name: string): string => {
  const address = String.raw`https?://[\w\-.]+(?::\d+)?(?:/${segment})*`
  const [, host = ''] = new RegExp(`^(${address})/*$`).exec(value) ?? []
  if (!host || !readWebUrl(value)) {
    throwInvalid(name, value, `an address such as https://raw.githubusercontent.com (${localHint})`)
  }
  if (servesPages.test(host)) {
    throw new UsageError(
      `${name}: no data files are at ${host}/owner/repository/main/data/; write https://raw.githubusercontent.com for a repository on GitHub`,
    )
  }
  return host
}

/** Checks an owner or repository, which may be empty. Throws a UsageError. */
const checkName = (value: string, name: string): void => {
  if (value && !matches(value, segment))
    throwInvalid(name, value, 'the name alone, of letters, digits and - . _ ~')
  if (value.endsWith('.git')) throwInvalid(name, value, 'the name without .git')
}

/**
 * Reads the data source; owner and repository are both empty or both given. Throws a UsageError that names the variable
 * or the setting.
 */
export const readDataSource = (environment: Environment, source: DataSource = dataSource): DataSource => {
  /** Returns a value and the name of the setting it comes from. */
  const read = (variable: string, key: keyof DataSource): [value: string, name: string] => {
    const given = environment[variable]
    // An empty DATA_HOST is ignored. Empty DATA_OWNER and DATA_REPO are not: they override the names in src/camp.ts.
    return given || (given === '' && key !== 'host')
      ? [given, variable]
      : [source[key], `src/camp.ts: dataSource.${key}`]
  }
  const [owner, ownerName] = read('DATA_OWNER', 'owner')
  const [repository, repositoryName] = read('DATA_REPO', 'repository')
  checkName(owner, ownerName)
  checkName(repository, repositoryName)
  const host = readHost(...read('DATA_HOST', 'host'))
  if (Boolean(owner) === Boolean(repository)) return { host, owner, repository }
  const [missing, variable, givenName] = owner
    ? [repositoryName, 'DATA_REPO', ownerName]
    : [ownerName, 'DATA_OWNER', repositoryName]
  // If only one of owner and repository is set in the environment, the other was probably forgotten there.
  const name = givenName.startsWith('src/') ? missing : variable
  throw new UsageError(
    `${name}: empty; give both owner and repository in src/camp.ts, or both DATA_OWNER and DATA_REPO, or neither for the folder data/ or the sample camp`,
  )
}

/**
 * Returns a build's settings. Without an owner and a repository, the data files are those in the folder `data/`, if
 * there is one, else the sample camp's. Throws a UsageError that names the variable or the setting in `src/camp.ts`.
 */
export const readSettings = (
  environment: Environment,
  source: DataSource = dataSource,
  folder = projectFolder,
): Settings => {
  const settings = sampleSettings(environment)
  const given = readDataSource(environment, source)
  if (!given.owner && !findOwnData(folder)) return settings
  const { host, owner, repository } = given.owner
    ? given
    : { ...given, ...findRepository(environment, folder) }
  return { ...settings, dataUrl: `${host}/${owner}/${repository}/main/data/` }
}

/** Returns the settings for a sample-camp build; the configured data source is ignored. Throws a UsageError. */
export const sampleSettings = (environment: Environment): Settings => {
  const basePath = readBasePath(environment['BASE_PATH'])
  return {
    basePath,
    dataUrl: basePath + samplePath,
    buildId: environment['BUILD_ID'] || askGit(projectFolder, 'rev-parse', 'HEAD') || 'dev0000',
  }
}

/** Whether a build with these settings shows the sample camp. */
export const showsSample = ({ basePath, dataUrl }: Settings): boolean => dataUrl === basePath + samplePath
