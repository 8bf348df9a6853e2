import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { looksLike } from '../looks-like'

/**
 * Returns the name of the file in the same folder that is probably meant instead of a missing one: `Locations.json`,
 * `location.json`, `locations (1).json` or `locations.json.txt`.
 */
export async function similarFile(missing: string): Promise<string | undefined> {
  const { dir, name, ext } = path.parse(missing)
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => [])
  return entries
    .filter((each) => each.isFile() && each.name.toLowerCase().includes(ext) && !each.name.startsWith('.'))
    .map((each) => each.name)
    .sort()
    .find((each) => each.split(/[^a-z]+/i).some((word) => looksLike(word, name)))
}
