/** Writes `licenses.txt`: the notices that the libraries in the page ask for, from `node_modules`. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Metafile } from 'esbuild'
import { UsageError } from '../fail'
import { projectFolder } from '../files'

/** Folders (from the project's, sorted) of the packages that a bundle was made of: `node_modules/preact`. */
const packageFolders = ({ inputs }: Metafile): string[] => {
  const folders = Object.keys(inputs).map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0])
  return [...new Set(folders)].filter((folder) => folder !== undefined).sort()
}

/** A package's name, version and licence. Throws a UsageError when it comes without a text of its licence. */
const readNotice = async (folder: string): Promise<string> => {
  const inPackage = (file: string) => path.join(projectFolder, folder, file)
  const { name, version, license } = JSON.parse(await readFile(inPackage('package.json'), 'utf8'))
  const file = (await readdir(inPackage('.'))).find((each) => /^licen[cs]e(?:\.\w+)?$/i.test(each))
  if (!file) throw new UsageError(`${folder} ships in the page and has no licence file`)
  return `${name} ${version} (${license})\n\n${(await readFile(inPackage(file), 'utf8')).trim()}\n`
}

/** Writes the notices of all packages that a page's scripts are made of. Rejects with a UsageError. */
export const writeLicenses = async (metafile: Metafile, outputFolder: string): Promise<void> => {
  const notices = await Promise.all(packageFolders(metafile).map(readNotice))
  await writeFile(path.join(outputFolder, 'licenses.txt'), notices.join(`\n${'-'.repeat(70)}\n\n`))
}
