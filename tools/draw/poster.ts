/** `npm run poster -- --url URL`: draws the poster of the camp into the folder `poster`, as `poster.pdf` and `poster.png`. */
import { parseArgs } from 'node:util'
import { camp, manifest } from '../../src/camp'
import { launchBrowser } from '../dev/browser'
import { runCommand, UsageError } from '../fail'
import { replaceFiles } from '../files'
import { drawPoster, readAddress } from './draw-poster'

/** What `--url` says; other arguments are a mistake. Throws a UsageError. */
const readUrl = (): string | undefined => {
  try {
    return parseArgs({ options: { url: { type: 'string' } } }).values.url
  } catch {
    throw new UsageError('usage: npm run poster -- --url https://camp.example/')
  }
}

await runCommand(async () => {
  const url = readAddress(readUrl())
  const browser = await launchBrowser()
  const words = { name: camp.siteName, description: manifest.description, url }
  const { pdf, png } = await drawPoster(browser, words).finally(() => browser.close())
  await replaceFiles(
    'poster',
    new Map([
      ['poster.pdf', pdf],
      ['poster.png', png],
    ]),
  )
  console.log(`Drew poster/poster.pdf and poster/poster.png with the code of ${url}`)
})
