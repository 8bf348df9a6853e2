/** Renders elements the way the app does, with the runtime that the test was bundled for. */
import { takeErrors } from './dom'
import { test } from '#test'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { drawn } from './drawn'
import { until } from './until'

/** A React element rendered into the page; `update` renders another one in its place. */
export interface Mounted {
  container: HTMLElement
  update: (element: ReactNode) => void
  unmount: () => void
}

/** What the present test has rendered. It must not stay, because each change of a store would render it again. */
const mounted: Mounted[] = []
test.before.each(() => void mounted.splice(0))
test.after.each(() => mounted.forEach(({ unmount }) => unmount()))

/** Renders a React element into a new `div` of the page, until the test ends, or the file if called before tests. */
export const mount = (first: ReactNode): Mounted => {
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  const update = (next: ReactNode) => flushSync(() => root.render(next))
  update(first)
  const unmount = () => {
    flushSync(() => root.unmount())
    container.remove()
  }
  const result = { container, update, unmount }
  mounted.push(result)
  return result
}

/** Throws if anything was logged with `console.error`, such as React's warnings about keys. */
export const failOnComplaints = (): void => {
  const errors = takeErrors()
  if (errors.length) throw new Error(`console.error: ${errors.join('\n')}`)
}

/** Mounts a React element, and returns its container; throws on warnings from React. */
export const render = (element: ReactNode): HTMLElement => {
  const { container } = mount(element)
  failOnComplaints()
  return container
}

/** Renders an element that contains a chart, and waits until the chart is drawn. */
export const renderDrawn = async (element: ReactNode): Promise<HTMLElement> => {
  const container = render(element)
  await until(() => container.querySelector(`${drawn.chart} svg`), 'the chart is drawn')
  return container
}

export const all = (container: ParentNode, selector: string): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>(selector),
]

/** Returns the only element that matches a selector; throws if there is not exactly one. */
export const one = (container: ParentNode, selector: string): HTMLElement => {
  const found = all(container, selector)
  if (found.length !== 1) throw new Error(`${selector}: expected one element, found ${found.length}`)
  return found[0]!
}

/** Returns the text of an element with white space collapsed. */
export const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
