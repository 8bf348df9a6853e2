/** Writes `licenses.txt`: the notices that the licences of the page's libraries and of the tide gauge require. */
import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Metafile } from 'esbuild'
import { UsageError } from '../fail'
import { projectFolder, readProjectFile } from '../files'

/**
 * Writes the notices of all packages in a page's scripts, from `node_modules`, followed by further notices. Rejects
 * with a UsageError if a package has no licence file.
 */
export async function writeLicenses(
  metafile: Metafile,
  outputFolder: string,
  furtherNotices: string[] = [],
): Promise<void> {
  const packageNotices = await Promise.all(packageFolders(metafile).map(readNotice))
  const notices = [...packageNotices, ...furtherNotices.map((notice) => `${notice}\n`)]
  await writeFile(path.join(outputFolder, 'licenses.txt'), notices.join(`\n${'-'.repeat(70)}\n\n`))
}

/** Returns the folders of the packages in a bundle (`node_modules/preact`), sorted. */
function packageFolders({ inputs }: Metafile): string[] {
  const folders = Object.keys(inputs).map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0])
  return [...new Set(folders)].filter((folder) => folder !== undefined).sort()
}

async function readNotice(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readProjectFile(`${folder}/package.json`))
  const file = (await readdir(path.join(projectFolder, folder))).find((each) =>
    /^licen[cs]e(?:\.\w+)?$/i.test(each),
  )
  if (!file) {
    throw new UsageError(
      `${folder}: no licence file, but the page contains it; use another version or package`,
    )
  }
  return `${name} ${version} (${license})\n\n${(await readProjectFile(`${folder}/${file}`)).trim()}\n`
}
