import { existsSync } from 'node:fs'
import path from 'node:path'
import { UsageError } from '../fail'

/**
 * Throws a UsageError if the page or the web manifest links to a missing file below the base path: browsers do not
 * report a missing icon.
 */
export function checkLinks(html: string, webManifest: string, basePath: string, folder: string): void {
  const linked = [
    ...html.matchAll(/<link rel="(?!preconnect)[^>]*? href="([^"]+)"/g),
    ...webManifest.matchAll(/"src": "([^"]+)"/g),
  ].map(([, address]) => address!)
  for (const address of linked) {
    const file = address.slice(basePath.length)
    if (!existsSync(path.join(folder, file))) {
      throw new UsageError(`public/${file}: not found; run npm run ${path.dirname(file)}`)
    }
  }
}
