import { useLayoutEffect, type RefObject } from 'react'

/** Focuses the heading of the open screen. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('main > :not([hidden]) h1')?.focus({ preventScroll: true })

/**
 * Calls `moveFocus` when a change to a component removes the element with the focus, which would be lost. With `within`,
 * the element must be a part of that one.
 */
export const useKeptFocus = (moveFocus: () => void, within?: RefObject<Element | null>): void => {
  // While a component renders, the page is still as before.
  const focused = document.activeElement
  const hadFocus = within ? within.current?.contains(focused) : focused !== document.body
  useLayoutEffect(() => {
    if (hadFocus && document.activeElement === document.body) moveFocus()
  })
}
