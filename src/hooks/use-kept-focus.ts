import { useLayoutEffect } from 'react'

/** Focuses the heading of the open screen. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>('main > :not([hidden]) h1')?.focus({ preventScroll: true })

/**
 * When a change to a component removes the element with the focus, focuses the chosen day if the element was in a row of
 * days, or else the heading.
 */
export const useKeptFocus = (): void => {
  // While a component renders, the page has not changed yet.
  const focused = document.activeElement
  const days = focused?.closest('[role=toolbar]')
  const isLost = () => document.activeElement === document.body
  const hadFocus = !isLost()
  useLayoutEffect(() => {
    if (!hadFocus) return
    if (isLost()) days?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
    // The days may be gone, too.
    if (isLost()) focusHeading()
  })
}
