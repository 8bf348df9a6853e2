/**
 * The site of an app that has moved (`MOVED_TO`): a page with a link to the new address, at every path, and a worker
 * that removes the app from the phones that have it.
 */
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { camp } from '../../src/camp'
import { projectFolder } from '../files'
import { colourProperties } from '../page/colours'
import { escapeHtml, hashSource } from '../page/page'
import { writeFolder } from '../replace'
import type { Settings } from '../settings'
import { compressFiles } from './compress'
import { writeHostFiles } from './host-files'
import { bundleWorker } from './service-worker'

/** Writes the site into a folder. Replaces the old content only when the site is complete. */
export function buildMovedSite(movedTo: string, settings: Settings, outputFolder: string): Promise<void> {
  return writeFolder(outputFolder, async (folder) => {
    const icon = path.join(folder, iconFile)
    await mkdir(path.dirname(icon))
    await copyFile(path.join(projectFolder, 'public', iconFile), icon)
    await writeFile(path.join(folder, 'index.html'), movedPage(movedTo, settings.basePath))
    await writeHostFiles(settings, policy, folder)
    await bundleWorker('sw/retire.ts', settings, path.join(folder, 'sw.js'))
    await compressFiles(folder)
  })
}

const iconFile = 'icons/icon.svg'

/** Makes the page look like the app's own screens. */
const style = `
:root{color-scheme:light dark;${colourProperties('light')}}
@media(prefers-color-scheme:dark){:root{${colourProperties('dark')}}}
body{margin:0;background:linear-gradient(var(--water),transparent 16rem) no-repeat var(--paper);color:var(--ink);font:1.125rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:30rem;margin:auto;padding:max(3rem,12vh) 1.25rem 3rem}
img{display:block;width:4.5rem;height:4.5rem}
h1{margin:1.5rem 0 0;font-size:1.75rem;line-height:1.2}
p{margin:1rem 0 0;text-wrap:balance}
a{display:block;margin-top:1rem;padding:.75rem 1.25rem;border-radius:1rem;background:var(--sea);color:var(--on-sea);font-weight:700}
.quiet{color:var(--quiet);font-size:1rem}
`
const policy = `default-src 'none';img-src 'self';style-src ${hashSource(style)};base-uri 'none';form-action 'none'`

/**
 * Returns a page with a link instead of a redirect, so that campers see that the address has changed and install the
 * app from the new one.
 */
function movedPage(movedTo: string, basePath: string): string {
  const name = escapeHtml(camp.siteName)
  const address = escapeHtml(movedTo)
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${basePath}${iconFile}">
<title>${name}: moved</title>
<style>${style}</style>
</head>
<body>
<main>
<img src="${basePath}${iconFile}" alt="">
<h1>This app has moved</h1>
<p>The ${name} app is now at</p>
<a href="${address}">${address}</a>
<p class="quiet">Open it there, add it to your home screen, and remove the old icon.</p>
</main>
</body>
</html>
`
}
