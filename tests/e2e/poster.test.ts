import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type jsQr from 'jsqr'
import type { Browser } from 'playwright'
import { UsageError } from '../../tools/fail'
import { projectFolder } from '../../tools/files'
import { codeMarkup, drawPoster, readAddress, type PosterWords } from '../../tools/draw/draw-poster'
import { expect, test } from './fixtures'

const words: PosterWords = {
  name: 'Tern Cove Camp',
  description: 'Weather, tides, places and calendar.',
  url: 'https://camp.example/',
}

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

const cases: Record<string, PosterWords> = {
  'usual words': words,
  'long words with HTML syntax': {
    name: `Gwersyll <Môn> & "Ynys" </script>, the Holiday Camp of ${longWord} and of All the Bays Around It`,
    description:
      `Weather, tides, places and calendar for everybody who stays at ${longWord}, day by day. `.repeat(3),
    url: `https://camp.example/${'a-long-path/'.repeat(22)}?x=1&y="2"`,
  },
}

for (const [title, poster] of Object.entries(cases)) {
  test(`poster: is one A4 page with a readable code (${title})`, async ({ browser }) => {
    const { pdf, png } = await drawPoster(browser, poster)
    expect(await readCode(browser, png)).toEqual({ text: poster.url, sizes: [2382, 3369] })
    const pages = pagesOf(pdf)
    expect(pages.length).toBe(1)
    const [left, bottom, width, height] = pages[0]!
    expect([left, bottom]).toEqual([0, 0])
    expect(Math.abs(width! - 595.28) < 1 && Math.abs(height! - 841.89) < 1, `${width} x ${height}`).toBe(true)
  })
}

test('poster: the QR code has a quiet zone of four modules', () => {
  const markup = codeMarkup(words.url)
  const size = Number(/viewBox="0 0 (\d+) /.exec(markup)?.[1])
  const positions = [...markup.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
  expect([Math.min(...positions), Math.max(...positions)]).toEqual([4, size - 5])
})

/** The longest possible address, and one without slashes, which may break anywhere. */
const longAddresses = [
  { address: `camp.example/${'a-long-path/'.repeat(23)}x-y`, breaksAtSlashes: true },
  { address: `camp.example/${'no-slash-'.repeat(30)}`, breaksAtSlashes: false },
]

for (const { address, breaksAtSlashes } of longAddresses) {
  test(`poster: a long address is legible (${address.slice(0, 20)}…)`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 794, height: 1123 } })
    await page.setContent(await readFile(path.join(projectFolder, 'tools/draw/poster.html'), 'utf8'))
    const tooLong = await page.evaluate(
      `fill(${JSON.stringify({ name: 'Camp', description: 'An app', address })}, '')`,
    )
    const { millimetres, broken } = await page.locator('.address').evaluate((element) => ({
      millimetres: (parseFloat(getComputedStyle(element).fontSize) * 25.4) / 96,
      broken: [...element.children].filter((part) => part.getClientRects().length > 1).length,
    }))
    await page.close()
    expect(tooLong).toEqual([])
    expect(millimetres, `${millimetres} mm`).toBeGreaterThan(4.99)
    expect(broken === 0).toBe(breaksAtSlashes)
  })
}

test('poster: rejects a name that cannot fit', async ({ browser }) => {
  const drawing = drawPoster(browser, { ...words, name: longWord.repeat(60) })
  await expect(drawing).rejects.toThrow("poster: not enough room for the camp's name")
})

test("poster: rejects an organiser's own words that do not fit", async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 } })
  const html = await readFile(path.join(projectFolder, 'tools/draw/poster.html'), 'utf8')
  await page.setContent(html.replaceAll('</ol>', `${'<li>Open it once more.</li>'.repeat(20)}</ol>`))
  const { name, description, url } = words
  expect(await page.evaluate(`fill(${JSON.stringify({ name, description, address: url })}, '')`)).toEqual([
    'words',
  ])
  await page.close()
})

test('poster: rejects insecure or long addresses, and passwords', () => {
  expect(readAddress('https://Camp.example/app')).toBe('https://camp.example/app')
  expect(readAddress('http://localhost:4173')).toBe('http://localhost:4173/')
  expect(readAddress(`https://camp.example/${'a'.repeat(279)}`).length).toBe(300)
  const wrong = [undefined, '', 'camp.example', 'http://camp.example/', 'http://localhost.camp.example/']
  const moreWrong = ['ftp://camp.example', 'https://', 'https://me:secret@camp.example/', 'https://a b/\nc']
  const examples = ['https://your-account.github.io/your-fork/', 'https://me.github.io/<your-fork>/']
  for (const url of [...wrong, ...moreWrong, ...examples, `https://camp.example/${'a'.repeat(280)}`]) {
    expect(() => readAddress(url), url).toThrow(UsageError)
    expect(() => readAddress(url), url).toThrow(/^--url: [^\n]+; give [^\n]+$/)
  }
  const code = 'https://github.com/me/fork/tree/main'
  expect(() => readAddress(code)).toThrow(/a page of github\.com.* such as https:\/\/me\.github\.io\/fork\/$/)
})
