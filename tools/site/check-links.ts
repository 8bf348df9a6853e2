import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { UsageError } from '../fail'

/**
 * Throws a UsageError if the page or the web manifest links to a file below the base path that is missing or not the
 * image that it should be: browsers do not report such an icon.
 */
export function checkLinks(html: string, webManifest: string, basePath: string, folder: string): void {
  const linked = [
    ...html.matchAll(/<link rel="(?!preconnect)[^>]*? href="([^"]+)"/g),
    ...webManifest.matchAll(/"src": "([^"]+)"(?:,\s+"sizes": "([^"]+)")?/g),
  ]
  for (const [, address = '', size] of linked) {
    const file = address.slice(basePath.length)
    const problem = linkedProblem(path.join(folder, file), size)
    if (problem) throw new UsageError(`public/${file}: ${problem}; run npm run ${path.dirname(file)}`)
  }
}

/** Returns what is wrong with a linked file; undefined if nothing is. `size` is a PNG's, such as `192x192`. */
function linkedProblem(file: string, size: string | undefined): string | undefined {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return 'not found'
  const bytes = readFileSync(file)
  if (file.endsWith('.svg')) return bytes.includes('<svg') ? undefined : 'not an SVG drawing'
  if (!file.endsWith('.png')) return undefined
  // The first chunk begins with the width and the height, the last is IEND: https://www.w3.org/TR/png-3/#5DataRep
  if (bytes.indexOf('PNG\r\n') !== 1 || bytes.indexOf('IEND') < 24) return 'not a complete PNG'
  const found = `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
  return size === undefined || size === found ? undefined : `expected ${size} pixels, found ${found}`
}
