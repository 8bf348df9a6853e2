/**
 * The site of an app that has moved (`MOVED_TO`): a page with a link to the new address in the place of every page, and a
 * worker that removes the app from the phones that have it.
 */
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { camp } from '../../src/camp'
import { writeFolder } from '../files'
import { escapeHtml, hashSource } from '../page/page'
import type { Settings } from '../settings'
import { compressFiles } from './compress'
import { writeHostFiles } from './host-files'
import { bundleWorker } from './service-worker'

/** Writes the site into a folder. What was there stays until the site is complete. */
export function buildMovedSite(movedTo: string, settings: Settings, outputFolder: string): Promise<void> {
  return writeFolder(outputFolder, async (folder) => {
    await writeFile(path.join(folder, 'index.html'), movedPage(movedTo))
    await writeHostFiles(settings, policy, folder)
    await bundleWorker('sw/retire.ts', settings, path.join(folder, 'sw.js'))
    await compressFiles(folder)
  })
}

const style =
  'body{max-width:30rem;margin:3rem auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}'
const policy = `default-src 'none';img-src 'self';style-src ${hashSource(style)};base-uri 'none';form-action 'none'`

/** A link and no redirect: campers should see that the address has changed, and install the app from the new one. */
function movedPage(movedTo: string): string {
  const name = escapeHtml(camp.siteName)
  const address = escapeHtml(movedTo)
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${name}: moved</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>This app has moved</h1>
<p>The app of ${name} is now at <a href="${address}">${address}</a>.</p>
<p>Open it there and add it to your home screen, then remove this one.</p>
</main>
</body>
</html>
`
}
