import { useEffect, useLayoutEffect, useRef } from 'react'
import { useInSight } from './use-in-sight'

/** How long what the visitor has moved stays where it is. */
const justMovedMs = 60_000

// `offsetLeft` changes its meaning while an animation runs.
const leftOf = (element: Element) => element.getBoundingClientRect().left

/**
 * A ref for a row that scrolls sideways. The row begins with what is chosen or present, else with its first: when it
 * comes into sight and when it comes to show something else (`shown`); and, unless the visitor has just moved it, when
 * what it shows has changed (`data`) and when the app returns to the foreground.
 */
export const useRowStart = <Row extends HTMLElement>(shown: unknown, data: unknown) => {
  const row = useRef<Row>(null)
  const startLeft = useRef(0)
  // A row that is not yet placed is left alone.
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
  // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- that it changes is the reason
  useLayoutEffect(scrollUnlessMoved, [data])
  useEffect(() => {
    const { current } = row
    current?.addEventListener('scroll', () => {
      if (current.scrollLeft !== startLeft.current) movedAt.current = Date.now()
    })
    // The next frame comes when the page can be seen again, and by then the row shows the present.
    const scrollOnReturn = () => requestAnimationFrame(scrollUnlessMoved)
    document.addEventListener('visibilitychange', scrollOnReturn)
    return () => document.removeEventListener('visibilitychange', scrollOnReturn)
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- it reads refs alone
  }, [])
  return row
}
