/** Builds `sw.js`: bundles the hand-written worker, into which Workbox writes the list of files to cache. */
import { hash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build as esbuild } from 'esbuild'
import { precachedFiles } from '../../src/precached-files'
import { tabs } from '../../src/tabs'
import { UsageError } from '../fail'
import { projectFolder } from '../files'
import { browsers } from '../page/bundle-options'
import type { Settings } from '../settings'

/** The files to cache. No scripts or styles, because the page contains the entire app. */
const files = ['index.html', ...precachedFiles]

/** Writes `sw.js` beside the page in `outputFolder`. */
export const buildServiceWorker = async (settings: Settings, outputFolder: string): Promise<void> => {
  // Imported only here, because `npm run dev` does not need it, and not from Workbox's index, which loads for 0.6 s.
  const { injectManifest } = await import('workbox-build/build/inject-manifest.js')
  const temporaryFolder = await mkdtemp(path.join(tmpdir(), 'strandline-'))
  const addressAndHash = async <Entry extends { url: string }>(entry: Entry) => {
    const content = await readFile(path.join(outputFolder, entry.url))
    // The page is listed by its folder's URL, because some hosts redirect from `index.html`.
    const url = settings.basePath + entry.url.replace('index.html', '')
    return { ...entry, url, revision: hash('sha256', content, 'base64') }
  }
  try {
    const bundled = path.join(temporaryFolder, 'worker.js')
    await bundleWorker('sw/worker.ts', settings, bundled)
    const { count, warnings } = await injectManifest({
      swSrc: bundled,
      swDest: path.join(outputFolder, 'sw.js'),
      globDirectory: outputFolder,
      globPatterns: files,
      manifestTransforms: [
        async (entries) => ({ manifest: await Promise.all(entries.map(addressAndHash)), warnings: [] }),
      ],
    })
    if (count !== files.length) {
      throw new UsageError(
        `sw.js: expected ${files.join(', ')} to cache, found ${count} of ${files.length} (${warnings.join('; ')})`,
      )
    }
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true })
  }
}

/** Bundles one of the workers in `sw/` into a file. */
export async function bundleWorker(entry: string, { basePath }: Settings, outfile: string): Promise<void> {
  await esbuild({
    absWorkingDir: projectFolder,
    entryPoints: [entry],
    outfile,
    bundle: true,
    minify: true,
    format: 'iife',
    target: browsers,
    logLevel: 'silent',
    define: {
      BASE_PATH: JSON.stringify(basePath),
      ROUTES: JSON.stringify(tabs.map((tab) => tab.path)),
    },
  })
}
