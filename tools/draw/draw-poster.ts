/** Draws the poster for the notice board and the welcome letter: `poster.html`, with a camp's words and a QR code. */
import type { Browser } from 'playwright'
import { renderSVG } from 'uqr'
import { readAppAddress } from '../camp/app-address'
import { UsageError } from '../fail'
import { readProjectFile } from '../files'
import { colourProperties } from '../page/colours'
import { isPrivateHost, localHint } from '../web-url'

export interface PosterWords {
  name: string
  /** What the app is for, in a sentence. */
  description: string
  /** The app's address, from `readAddress`. */
  url: string
}

/** A4 at 96 pixels per inch. */
const sheet = { width: 794, height: 1123 }

/** Device pixels per CSS pixel: this makes 288 per inch, which prints well. */
const scale = 3

/** With more characters, the code's squares would be too small to scan at arm's length. */
const longestAddress = 300

/** Checks and normalises the app's address. Throws a UsageError that says what to give. */
export const readAddress = (given: string | undefined): string => {
  const hint = `give your app's address, such as https://camp.example/ (${localHint})`
  if (!given) throw new UsageError(`--url: missing; ${hint}`)
  const url = readAppAddress(given, '--url', hint)
  if (url.length > longestAddress) {
    throw new UsageError(
      `--url: too long (${url.length} characters); give up to ${longestAddress}, or phones cannot scan the code`,
    )
  }
  return url
}

/** Returns a warning about an address on this machine, in its network or at an example's host (RFC 2606). */
export function addressWarnings(address: string): string[] {
  const url = new URL(address)
  if (!isPrivateHost(url) && !url.hostname.endsWith('.example')) return []
  return [`warning: phones cannot open ${address}; draw the poster again with your app's address`]
}

/** Returns a QR code as SVG, with a quiet zone of four squares. */
export const codeMarkup = (url: string): string => renderSVG(url, { ecc: 'M', border: 4, pixelSize: 1 })

/** Draws the poster as a one-page PDF and as a picture. Throws a UsageError if some of the text does not fit. */
export const drawPoster = async (
  browser: Browser,
  { name, description, url }: PosterWords,
): Promise<{ pdf: Buffer; png: Buffer }> => {
  const html = await readProjectFile('tools/draw/poster.html')
  const page = await browser.newPage({ viewport: sheet, deviceScaleFactor: scale, colorScheme: 'light' })
  try {
    await page.setContent(html)
    await page.addStyleTag({ content: `:root { ${colourProperties('light')} }` })
    // Browsers add https:// and the last slash, so nobody has to type them.
    const address = url.replace(/^https:\/\//, '').replace(/\/$/, '')
    const words = JSON.stringify({ name, description, address })
    const tooLong = await page.evaluate<string[]>(`fill(${words}, ${JSON.stringify(codeMarkup(url))})`)
    if (tooLong.length)
      throw new UsageError(`poster: not enough room for the camp's ${tooLong.join(', ')}; shorten it`)
    const png = await page.screenshot()
    return { png, pdf: await page.pdf({ preferCSSPageSize: true }) }
  } finally {
    await page.close()
  }
}
