/** Makes sure that the files are there that the page and its manifest link to: a browser does not report a missing icon. */
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
