/** Functions that run in the page and inspect its layout. */

interface TabLook {
  name: string
  /** Whether the name is visible; the app hides a name that would be cut off. */
  isNameSeen: boolean
  /** Which of the tab, its icon and its name are cut off. */
  faults: string[]
}

export const readBar = (): TabLook[] =>
  [...document.querySelectorAll('nav a')].map((tab) => {
    const text = document.createRange()
    text.selectNodeContents(tab.lastElementChild ?? tab)
    const line = (tab.lastElementChild ?? tab).getBoundingClientRect()
    const icon = (tab.firstElementChild ?? tab).getBoundingClientRect()
    const [box, words] = [tab.getBoundingClientRect(), text.getClientRects()]
    const name = words[words.length - 1] ?? line
    const isNameSeen = name.top < line.bottom - 0.5
    const isInside = (inner: DOMRect, outer: DOMRect) =>
      inner.width > 0 && inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5
    const page = new DOMRect(0, 0, document.documentElement.clientWidth, innerHeight)
    return {
      name: tab.textContent ?? '',
      isNameSeen,
      faults: [
        ...(isInside(box, page) && box.bottom <= innerHeight + 0.5 ? [] : ['the tab']),
        ...(isInside(icon, box) ? [] : ['the icon']),
        ...(isInside(name, line) || !isNameSeen ? [] : ['the name']),
      ],
    }
  })

/** Returns the open screen's heading's distance from the top of the document, in whole CSS pixels. */
export const headingTop = (): number =>
  Math.round(document.querySelector('main > :not([hidden]) h1')!.getBoundingClientRect().top + scrollY)

/** Returns the height that the hidden screens take up, in CSS pixels. */
export const hiddenHeight = (): number =>
  [...document.querySelectorAll('main > [hidden]')].reduce(
    (sum, screen) => sum + screen.getBoundingClientRect().height,
    0,
  )

/**
 * Whether the row has all its hours, not only those of the first frame, and begins at the current one; before 06:00, which
 * belongs to the day before, at the first one.
 */
export const hoursBeginNow = (): boolean => {
  const row = document.querySelector('[aria-label=Hours]')!
  const first = row.querySelector('[aria-current]') ?? row.firstElementChild!
  const distance = first.getBoundingClientRect().left - row.getBoundingClientRect().left
  return row.childElementCount > 20 && Math.abs(distance) < 2
}

export const scrollHoursToEnd = (): void => {
  document.querySelector('[aria-label=Hours]')!.scrollLeft = 100_000
}
