/** `npm run poster -- --url URL`: draws the camp's poster to `poster/poster.pdf` and `poster/poster.png`. */
import * as campFile from '../../src/camp'
import { withBrowser } from '../browser'
import { checkCamp } from '../camp/check-camp'
import { flags } from '../command/options'
import { runTool } from '../command/run-tool'
import { replaceFiles } from '../replace'
import { addressWarnings, drawPoster, readAddress } from './draw-poster'

const usage = 'usage: npm run poster -- --url https://camp.example/'

await runTool(usage, flags({ url: { type: 'string' } }), async (given) => {
  const url = readAddress(given.url)
  checkCamp(campFile)
  const { camp, manifest } = campFile
  const words = { name: camp.siteName, description: manifest.description, url }
  const { pdf, png } = await withBrowser((browser) => drawPoster(browser, words))
  await replaceFiles(
    'poster',
    new Map([
      ['poster.pdf', pdf],
      ['poster.png', png],
    ]),
  )
  const drawn = `drew poster/poster.pdf and poster/poster.png with the QR code for ${url}`
  return { lines: [drawn, ...addressWarnings(url)], exitCode: 0 }
})
