import { useEffect, useLayoutEffect, useRef } from 'react'
import { useInSight } from './use-in-sight'

/** How long a row that the visitor has scrolled stays where it is, in milliseconds. */
const justMovedMs = 60_000

// `offsetLeft` changes its meaning while an animation runs.
const leftOf = (element: Element) => element.getBoundingClientRect().left

/**
 * A ref for a row that scrolls sideways. The row is scrolled to its chosen or present cell, else to its first: when it
 * comes into sight, when it shows another day (`shown`), and, unless the visitor has just scrolled it, when the data
 * change (`data`) and when the app returns to the foreground.
 */
export const useRowStart = <Row extends HTMLElement>(shown: unknown, data: unknown) => {
  const row = useRef<Row>(null)
  const startLeft = useRef(0)
  // Infinity until the row was first scrolled to its start: until then nothing else scrolls it.
  const movedAt = useRef(Infinity)

  const scrollToStart = () => {
    const { current } = row
    if (!current) return
    const start = current.querySelector('[aria-current],[aria-pressed=true]')
    current.scrollLeft = start ? current.scrollLeft + leftOf(start) - leftOf(current) : 0
    startLeft.current = current.scrollLeft
    movedAt.current = -Infinity
  }
  const scrollUnlessMoved = () => {
    if (Date.now() - movedAt.current > justMovedMs) scrollToStart()
  }

  useInSight(row, scrollToStart, shown)
  // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- that it changes is
  // the reason
  useLayoutEffect(scrollUnlessMoved, [data])
  useEffect(() => {
    const { current } = row
    current?.addEventListener('scroll', () => {
      if (current.scrollLeft !== startLeft.current) movedAt.current = Date.now()
    })
    // Frames are only made while the page can be seen; by the next one, the row has been rendered for the present.
    const scrollOnReturn = () => requestAnimationFrame(scrollUnlessMoved)
    document.addEventListener('visibilitychange', scrollOnReturn)
    return () => document.removeEventListener('visibilitychange', scrollOnReturn)
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- it reads refs alone
  }, [])
  return row
}
