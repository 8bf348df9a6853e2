/** Renders elements as the app does, under whichever runtime the test was bundled with. */
import './dom'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

/** Waits until a condition holds; rejects with what it was after two seconds. */
export const until = async (condition: () => unknown, what: string): Promise<void> => {
  const end = performance.now() + 2000
  while (!condition()) {
    if (performance.now() > end) throw new Error(`never: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** Renders into a new element and resolves when it shows something. */
export const render = async (element: ReactNode): Promise<HTMLElement> => {
  const container = document.createElement('div')
  document.body.append(container)
  createRoot(container).render(element)
  await until(() => container.childNodes.length, 'something rendered')
  return container
}

/** The text of an element with white space folded, as a reader sees it. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
