/** The public address of an app, which `npm run poster` and `MOVED_TO` take. */
import { addressSchema } from '../src/camp-schema'
import { isRight, mistakeIn, withoutInvisible } from './camp/schema-problems'
import { UsageError } from './fail'
import { hasInvisible } from './visible-text'
import { isGitHubPage, isLocalHost, readWebUrl } from './web-url'

/**
 * Checks and normalises an address (`https:`, or `http:` on this machine). Throws a UsageError that begins with `name`, the
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
