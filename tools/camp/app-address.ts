/** The public address of an app, which `npm run poster` and `MOVED_TO` take. */
import { addressSchema } from '../../src/camp-schema'
import { UsageError } from '../fail'
import { readBasePath, type Environment } from '../settings'
import { hasInvisible } from '../visible-text'
import { isGitHubPage, isLocalHost, isPrivateHost, readWebUrl } from '../web-url'
import { isRight, mistakeIn, withoutInvisible } from './schema-problems'

/**
 * Checks and normalises an address that `readWebUrl` accepts. Throws a UsageError that begins with `name`, the
 * option or variable, and ends with `hint` if nothing better is known.
 */
export function readAppAddress(given: string, name: string, hint: string): string {
  const text = given.trim()
  const url = readWebUrl(text)
  const mistake = hasInvisible(text) ? withoutInvisible : mistakeIn(text, addressSchema)?.[1]
  if (!url || !(isLocalHost(url) || (!mistake && isRight(url.href, addressSchema))))
    throw new UsageError(`${name}: invalid URL "${given.replace(/\s/g, ' ')}"; ${mistake ?? hint}`)
  if (isGitHubPage(url)) {
    const [owner, repository] = url.pathname.split('/').filter(Boolean)
    const example = repository ? `https://${owner}.github.io/${repository}/` : 'https://me.github.io/camp/'
    throw new UsageError(
      `${name}: a github.com page, not your app; give the app's address, such as ${example}`,
    )
  }
  if (/\byour-(?:account|fork)\b|%3C.*%3E/i.test(url.host + url.pathname))
    throw new UsageError(`${name}: still the example address (${url.href}); ${hint}`)
  return url.href
}

/** Returns the address that the app has moved to (`MOVED_TO`); undefined if it has not moved. Throws a UsageError. */
export const readMovedTo = (environment: Environment): string | undefined => {
  const { MOVED_TO: value } = environment
  if (!value) return undefined
  const hint = 'give the new address of the app, such as https://new.example/'
  const url = readAppAddress(value, 'MOVED_TO', hint)
  if (!url.startsWith('https:')) throw new UsageError(`MOVED_TO: not an https: address (${url}); ${hint}`)
  if (isPrivateHost(new URL(url))) throw new UsageError(`MOVED_TO: phones cannot open ${url}; ${hint}`)
  if (url.toLowerCase().replace(/\/?$/, '/') === ownAddress(environment))
    throw new UsageError(`MOVED_TO: this app's own address (${url}); give the new one`)
  return url
}

/** Returns the app's address on GitHub Pages, in lower case; undefined if it is elsewhere or unknown. */
const ownAddress = ({ GITHUB_REPOSITORY = '', BASE_PATH }: Environment): string | undefined => {
  const [owner, repository] = GITHUB_REPOSITORY.toLowerCase().split('/')
  const site = `${owner}.github.io`
  const basePath = repository === site ? '/' : `/${repository}/`
  return readBasePath(BASE_PATH).toLowerCase() === basePath ? `https://${site}${basePath}` : undefined
}
