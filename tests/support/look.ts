/** What is wrong with the layout of the open screen. Each check runs in the page, in any engine. */

/**
 * Returns the words that are broken across lines, except words of 16 characters or more, which may be wider than a line.
 * A figure and its unit, such as 0.6 m, are one word. A break after a hyphen in the word, as in Open-Meteo.com, is
 * allowed.
 */
export const brokenWords = (): string[] => {
  const screen = document.querySelector('main > :not([hidden])')!
  const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode
    for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/\d\S*\s(?:°C|m)(?!\w)|[^\s-]+-?/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      // Rectangles of zero width are line breaks.
      const rectangles = [...range.getClientRects()].filter(({ width }) => width)
      const lines = new Set(rectangles.map(({ top }) => Math.round(top)))
      if (lines.size > 1 && word.length < 16) broken.push(word)
    }
  }
  return broken
}

/** Describes what overflows the page sideways, except inside rows that scroll. */
export const overflow = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement
  const outside = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return !element.closest('.scroll-x, svg') && width && (left < -0.5 || right > clientWidth + 0.5)
  })
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
    ...outside.map((element) => `outside: ${element.outerHTML.slice(0, 120)}`),
  ]
}

const cutElements = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('body *:not(svg, svg *)')]
    .filter(
      (element) =>
        ['hidden', 'clip'].includes(getComputedStyle(element).overflowX) &&
        element.scrollWidth > element.clientWidth,
    )
    .map((element) => `cut off: ${element.outerHTML.slice(0, 200)}`)

/** Returns texts that touch the left edge of what is painted behind them, such as a card, or leave it on the right. */
const crowdedTexts = (): string[] => {
  const screen = document.querySelector('main > :not([hidden])')!
  const walker = document.createTreeWalker(screen, NodeFilter.SHOW_TEXT)
  const crowded: string[] = []
  while (walker.nextNode()) {
    let box = walker.currentNode.parentElement!
    while (box !== screen && getComputedStyle(box).backgroundColor === 'rgba(0, 0, 0, 0)')
      box = box.parentElement!
    if (box === screen || box.scrollWidth > box.clientWidth) continue
    const { left, right } = box.getBoundingClientRect()
    const text = document.createRange()
    text.selectNodeContents(walker.currentNode)
    const isInside = [...text.getClientRects()].every(
      (line) => !line.width || (line.left >= left + 1 && line.right <= right + 0.5),
    )
    if (!isInside) crowded.push(`crowded: ${box.outerHTML.slice(0, 120)}`)
  }
  return crowded
}

/** Returns blocks of the screen that overlap the one before, and buttons and hours with text outside. */
const misplaced = (): string[] => {
  const screen = document.querySelector('main > :not([hidden])')!
  // The sky lies behind the other blocks on purpose.
  const blocks = [...screen.querySelectorAll<HTMLElement>(':scope > :not(.sky)')]
  const boxes = blocks.map((block) => block.getBoundingClientRect())
  const covering = blocks.filter((_, index) => index > 0 && boxes[index]!.top < boxes[index - 1]!.bottom - 1)
  const overflowing = [...screen.querySelectorAll('button, [aria-label=Hours] > li')].filter((box) => {
    const { left, right, bottom } = box.getBoundingClientRect()
    const text = document.createRange()
    text.selectNodeContents(box)
    // Ignores rectangles of zero width, which are line breaks.
    return [...text.getClientRects()].some(
      (line) => line.width && (line.left < left || line.right > right || line.bottom > bottom),
    )
  })
  return [...covering, ...overflowing].map((element) => `misplaced: ${element.outerHTML.slice(0, 120)}`)
}

/** Returns the events in the calendar that touch the one before in their day. */
export const touchingEvents = (): string[] =>
  [...document.querySelectorAll('main > :not([hidden]) li')].flatMap((day) => {
    const bars = [...day.querySelectorAll('p')]
    const boxes = bars.map((bar) => bar.getBoundingClientRect())
    return bars.flatMap((bar, index) => {
      const [box, before] = [boxes[index]!, boxes[index - 1]]
      const isApart = !before || box.left > before.right + 1 || box.top > before.bottom + 1
      return isApart ? [] : (bar.textContent ?? '')
    })
  })

/** Scrolls 300 px into the calendar's first day, and returns how far its date is from the top of the window, in CSS pixels. */
export const dateTopInsideDay = (): number => {
  const day = document.querySelector('main > :not([hidden]) li')!
  scrollTo(0, scrollY + day.getBoundingClientRect().top + 300)
  return day.querySelector('time')!.getBoundingClientRect().top
}

/** Runs all checks; `evaluate` calls a function in the page. */
export const misfits = async (evaluate: (check: () => string[]) => Promise<string[]>): Promise<string[]> => {
  const found: string[] = []
  for (const check of [overflow, cutElements, brokenWords, crowdedTexts, misplaced])
    found.push(...(await evaluate(check)))
  return found
}
