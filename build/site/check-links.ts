/** Makes sure that what a page and its manifest link to is there: a missing icon is seen by nobody but the phones. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { UsageError } from '../fail'

/** Throws a UsageError when the page, or the web manifest, names a file below the base path that a folder lacks. */
export const checkLinks = (html: string, webManifest: string, basePath: string, folder: string): void => {
  const named = [
    ...html.matchAll(/<link rel="(?!preconnect)[^>]*? href="([^"]+)"/g),
    ...webManifest.matchAll(/"src": "([^"]+)"/g),
  ].map(([, address]) => address!)
  for (const address of named) {
    const file = address.slice(basePath.length)
    if (!existsSync(path.join(folder, file))) {
      throw new UsageError(`public/${file} is missing: npm run ${path.dirname(file)} makes it anew`)
    }
  }
}
