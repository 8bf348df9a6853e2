import { useLayoutEffect, type RefObject } from 'react'

/** Calls `moveFocus` when the focused part of an element leaves the page, which would lose the focus. */
export const useKeptFocus = (element: RefObject<Element | null>, moveFocus: () => void): void => {
  // While a component renders, the page is still as before.
  const hadFocus = element.current?.contains(document.activeElement)
  useLayoutEffect(() => {
    if (hadFocus && document.activeElement === document.body) moveFocus()
  })
}
