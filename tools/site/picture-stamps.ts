/** Stamps: hashes stored next to the pictures, from which a build detects that the pictures are outdated. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { transform, type Loader } from 'esbuild'
import { camp } from '../../src/camp'
import { glob, projectFolder, readProjectFile } from '../files'
import { pictures } from './picture-list'

export const picturesFolder = path.join(projectFolder, 'public/pictures')

/** Returns the stamps for pictures taken now, by file name. */
export async function pictureStamps(): Promise<Map<string, string>> {
  const shownCamp = JSON.stringify([camp, pictures])
  const texts = (await shownFiles()).map(async (file) => codeOf(file, await readProjectFile(file)))
  return new Map([
    [campStamp, hash([shownCamp])],
    [sourcesStamp, hash([shownCamp, ...(await Promise.all(texts))])],
  ])
}

/** Returns whether the pictures in a folder are up to date, outdated or of another camp. */
export async function pictureState(
  folder = picturesFolder,
): Promise<'current' | 'outdated' | 'of another camp'> {
  const stamps = await pictureStamps()
  const isCurrent = async (name: string) =>
    (await readFile(path.join(folder, name), 'utf8').catch(() => '')) === stamps.get(name)
  if (!(await isCurrent(campStamp))) return 'of another camp'
  return (await isCurrent(sourcesStamp)) ? 'current' : 'outdated'
}

export const hasOwnPictures = async (): Promise<boolean> => (await pictureState()) !== 'of another camp'

/** Hash of the list of pictures and of the camp's settings, any of which a picture may show. */
const campStamp = 'camp.sha256'

/**
 * Hash of the sources that determine how a screen looks, and of the camp. Without the camp, a fork that merges our next
 * stamp would take its own outdated pictures for current ones.
 */
const sourcesStamp = 'sources.sha256'

/** Returns the files in `src/` and the sample camp's data. Leaves out `camp.ts`: its `camp` is hashed separately. */
export async function shownFiles(): Promise<string[]> {
  const found = await Promise.all(['src', 'tools/sample'].map((folder) => glob(folder, '')))
  return found.flat().filter((file) => /\.(?:tsx?|css|html|json)$/.test(file) && file !== 'src/camp.ts')
}

/** Returns a file without comments and formatting, which no picture shows; HTML stays as it is. */
export async function codeOf(file: string, text: string): Promise<string> {
  const extension = path.extname(file).slice(1)
  if (extension === 'html') return text
  return (await transform(text, { loader: extension as Loader, minifyWhitespace: true, jsx: 'preserve' }))
    .code
}

function hash(parts: string[]): string {
  const sha256 = createHash('sha256')
  for (const part of parts) sha256.update(part)
  return `${sha256.digest('hex')}\n`
}
