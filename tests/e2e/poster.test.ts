import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type jsQr from 'jsqr'
import type { Browser, Page } from 'playwright'
import { projectFolder } from '../../tools/files'
import { drawPoster, type PosterWords } from '../../tools/draw/draw-poster'
import { expect, test } from './fixtures'

const codeReader = path.join(projectFolder, 'node_modules/jsqr/dist/jsQR.js')

/** Returns what a phone reads from the poster's QR code at 96 pixels per inch, and the picture's size. */
const readCode = async (browser: Browser, png: Buffer) => {
  const page = await browser.newPage()
  try {
    await page.addScriptTag({ path: codeReader })
    return await page.evaluate(
      async (source) => {
        const image = new Image()
        image.src = source
        await image.decode()
        const canvas = document.createElement('canvas')
        const [width, height] = [(canvas.width = 794), (canvas.height = 1123)]
        const context = canvas.getContext('2d')!
        context.drawImage(image, 0, 0, width, height)
        const { jsQR } = window as unknown as { jsQR: typeof jsQr }
        const text = jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data
        return { text, sizes: [image.naturalWidth, image.naturalHeight] }
      },
      `data:image/png;base64,${png.toString('base64')}`,
    )
  } finally {
    await page.close()
  }
}

/** Returns the boxes of a PDF's pages, in points. */
const pagesOf = (pdf: Buffer): number[][] => {
  const text = pdf.toString('latin1')
  const count = text.match(/\/Type\s*\/Page\b/g)?.length ?? 0
  const boxes = [...text.matchAll(/\/MediaBox\s*\[([^\]]+)\]/g)]
  expect(boxes.length).toBe(count)
  return boxes.map(([, box]) => box!.trim().split(/\s+/).map(Number))
}

const longWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'

/** As many words as fit, which need the smallest text and the densest code. */
const manyWords: PosterWords = {
  name: `Gwersyll <Môn> & "Ynys" </script>, the Holiday Camp of ${longWord} and of All the Bays Around It`,
  description:
    `Weather, tides, places and calendar for everybody who stays at ${longWord}, day by day. `.repeat(3),
  url: `https://camp.example/${'a-long-path/'.repeat(22)}?x=1&y="2"`,
}

test('poster: many words make one A4 page with a readable code', async ({ browser }) => {
  const { pdf, png } = await drawPoster(browser, manyWords)
  expect(await readCode(browser, png)).toEqual({ text: manyWords.url, sizes: [2382, 3369] })
  const pages = pagesOf(pdf)
  expect(pages.length).toBe(1)
  const [left, bottom, width, height] = pages[0]!
  expect([left, bottom]).toEqual([0, 0])
  expect(Math.abs(width! - 595.28) < 1 && Math.abs(height! - 841.89) < 1, `${width} x ${height}`).toBe(true)
})

/** Fills the poster's template in an empty page; returns the page, and what does not fit. */
const fillPoster = async (page: Page, poster: object, edit = (html: string) => html) => {
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.setContent(edit(await readFile(path.join(projectFolder, 'tools/draw/poster.html'), 'utf8')))
  return page.evaluate(`fill(${JSON.stringify(poster)}, '')`)
}

/** The longest possible address, and one without slashes, which may break anywhere. */
const longAddresses = [
  { address: `camp.example/${'a-long-path/'.repeat(23)}x-y`, breaksAtSlashes: true },
  { address: `camp.example/${'no-slash-'.repeat(30)}`, breaksAtSlashes: false },
]

test('poster: a long address is legible', async ({ page }) => {
  for (const { address, breaksAtSlashes } of longAddresses) {
    const tooLong = await fillPoster(page, { name: 'Camp', description: 'An app', address })
    const { millimetres, broken } = await page.locator('.address').evaluate((element) => ({
      millimetres: (parseFloat(getComputedStyle(element).fontSize) * 25.4) / 96,
      broken: [...element.children].filter((part) => part.getClientRects().length > 1).length,
    }))
    expect(tooLong, address).toEqual([])
    expect(millimetres, `${millimetres} mm: ${address}`).toBeGreaterThan(4.99)
    expect(broken === 0, address).toBe(breaksAtSlashes)
  }
})

test('poster: rejects a name that cannot fit', async ({ browser }) => {
  const drawing = drawPoster(browser, { ...manyWords, name: longWord.repeat(60) })
  await expect(drawing).rejects.toThrow("poster: not enough room for the camp's name")
})

test("poster: rejects an organiser's own words that do not fit", async ({ page }) => {
  const words = { name: 'Camp', description: 'An app', address: 'camp.example' }
  const edit = (html: string) => html.replaceAll('</ol>', `${'<li>Open it once more.</li>'.repeat(20)}</ol>`)
  expect(await fillPoster(page, words, edit)).toEqual(['words'])
})
