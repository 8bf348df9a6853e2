/** `npm run pictures`: takes the pictures in `picture-list.ts`, which show the built app with the sample camp. */
import path from 'node:path'
import type { Browser } from 'playwright'
import { build } from '../../build'
import { installHintKey } from '../../src/device/installed'
import type { DatasetName } from '../../src/schemas'
import { tabsByName } from '../../src/tabs'
import { withBrowser } from '../browser'
import { flags } from '../command/options'
import { runTool } from '../command/run-tool'
import { projectFolder } from '../files'
import { replaceFiles } from '../replace'
import { pictures } from '../site/picture-list'
import { pictureStamp, stampFile } from '../site/picture-stamp'
import { sampleFile } from '../sample/sample-camp'
import { portOf, serve } from '../dev/server'
import { sampleSettings } from '../settings'

/** A summer's day on which the sample camp shows its files' own values. */
const moment = Date.parse('2026-08-22T13:20:00Z')

/** Takes the pictures of the app at an address; returns them by file name. */
const takePictures = async (browser: Browser, address: string): Promise<Map<string, Buffer>> => {
  const taken = new Map<string, Buffer>()
  for (const { file, screen, widthPixels, heightPixels, scale, scheme } of pictures) {
    const context = await browser.newContext({
      viewport: { width: widthPixels, height: heightPixels },
      deviceScaleFactor: scale,
      colorScheme: scheme,
    })
    // The map comes from another site, so its frame stays empty.
    await context.route('https://**', (request) => request.fulfill({ contentType: 'text/html', body: '' }))
    await context.addInitScript(({ key, record }) => localStorage.setItem(key, record), {
      key: installHintKey,
      record: JSON.stringify({ lastDismissedUtc: new Date(moment) }),
    })
    const page = await context.newPage()
    await page.clock.install({ time: moment })
    await page.goto(address + tabsByName[screen].path.slice(1))
    await page.waitForLoadState('networkidle')
    taken.set(file, await page.screenshot({ animations: 'disabled' }))
    await context.close()
  }
  return taken
}

await runTool('usage: npm run pictures', flags({}), async () => {
  const settings = { ...sampleSettings({}), buildId: 'picture' }
  const appFolder = path.join(projectFolder, '.cache/pictures')
  // Without the old pictures: a damaged one would stop the build.
  await build(settings, appFolder, { withPictures: false })
  const readData = (fileName: string) => {
    const file = sampleFile(path.basename(fileName, '.json') as DatasetName, moment)
    // Without the calendar's notice, so that the pictures show the screens themselves.
    return Promise.resolve(JSON.stringify({ ...file, notice: undefined }))
  }
  const server = await serve({ folder: appFolder, basePath: settings.basePath, readData }, 0)
  const address = `http://localhost:${portOf(server)}/`
  const taken = await withBrowser((browser) => takePictures(browser, address)).finally(() => {
    server.closeAllConnections()
    server.close()
  })

  // Writes only after all pictures are taken, so that a failure leaves the old ones unchanged.
  await replaceFiles(
    'public/pictures',
    new Map<string, Buffer | string>([...taken, [stampFile, pictureStamp()]]),
  )
  console.log(`wrote ${taken.size} pictures to public/pictures`)
})
