import type { Page } from 'playwright'

/**
 * Returns the words of the open screen that are broken across lines, except words of 16 characters or more, which may
 * be wider than a line. A figure and its unit, such as 0.6 m, are one word. A break after a hyphen in the word, as in
 * Open-Meteo.com, is allowed.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const screen = document.querySelector('main > :not([hidden])')!
    const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode
      for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/\d\S*\s(?:°C|m)(?!\w)|[^\s-]+-?/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1 && word.length < 16) broken.push(word)
      }
    }
    return broken
  })

export const fitsAcross = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)
