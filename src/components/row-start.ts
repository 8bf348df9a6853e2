import { useLayoutEffect, useRef } from 'react'

/**
 * A ref for a row that scrolls sideways. When first shown, it begins with the element that a selector finds; when
 * it comes to show something else (`shown`), with its first.
 */
export const useRowStart = <Row extends HTMLElement>(selector: string, shown: string) => {
  const row = useRef<Row>(null)
  const lastShown = useRef<string>(undefined)
  useLayoutEffect(() => {
    const { current } = row
    if (!current) return
    const start = lastShown.current === undefined && current.querySelector<HTMLElement>(selector)
    lastShown.current = shown
    current.scrollLeft = start ? start.offsetLeft - current.offsetLeft : 0
  }, [selector, shown])
  return row
}
