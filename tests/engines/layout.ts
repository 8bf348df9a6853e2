/** What a page can say of its own layout; each of these runs in the page. */

/** What stands out to the left or to the right of the page, but for rows that can be scrolled. */
export const overflow = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement
  const outside = [...document.querySelectorAll('body *')]
    .filter((element) => !element.closest('.scroll-x, svg'))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width && (box.left < -0.5 || box.right > clientWidth + 0.5))
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []),
    ...outside.map(({ element }) => element.outerHTML.slice(0, 120)),
  ]
}

export interface TabLook {
  name: string
  /** Whether the name is read whole; where it is not, it should not be seen at all. */
  isNameSeen: boolean
  /** What is cut off. */
  faults: string[]
}

/** How each tab of the bar looks. */
export const readBar = (): TabLook[] =>
  [...document.querySelectorAll('nav a')].map((tab) => {
    const text = document.createRange()
    text.selectNodeContents(tab.lastElementChild ?? tab)
    const line = (tab.lastElementChild ?? tab).getBoundingClientRect()
    const icon = (tab.firstElementChild ?? tab).getBoundingClientRect()
    const [box, words] = [tab.getBoundingClientRect(), text.getClientRects()]
    const name = words[words.length - 1] ?? line
    const isNameSeen = name.top < line.bottom - 0.5
    const isInside = (part: DOMRect, whole: DOMRect) =>
      part.width > 0 && part.left >= whole.left - 0.5 && part.right <= whole.right + 0.5
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
