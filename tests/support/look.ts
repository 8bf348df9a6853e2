import type { Page } from 'playwright'

/**
 * The words of the open screen that are broken across lines, except words wider than a line. A break after a hyphen in
 * the word, as in Open-Meteo.com, is allowed.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const screen = document.querySelector('main > :not([hidden])')!
    const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode
      for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/[^\s-]+-?/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1 && word.length < 16) broken.push(word)
      }
    }
    return broken
  })

/** Whether the page is no wider than its window. */
export const fitsAcross = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

/** The elements whose content is cut off sideways. */
export const cutElements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *:not(svg, svg *)')]
      .filter(
        (element) =>
          ['hidden', 'clip'].includes(getComputedStyle(element).overflowX) &&
          element.scrollWidth > element.clientWidth,
      )
      .map((element) => `cut off: ${element.outerHTML.slice(0, 200)}`),
  )

/** The classes in the page that its stylesheet does not contain. */
export const unknownClasses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const known = rules.map(({ cssText }) => cssText.match(/\.(?:\\.|[\w-])+/g) ?? []).flat()
    const named = [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList])
    return [...new Set(named)].filter((name) => !known.includes(`.${CSS.escape(name)}`))
  })
