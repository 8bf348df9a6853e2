import { useLayoutEffect, useRef } from 'react'

/** A ref for a row that scrolls sideways: when first shown, it begins with the element that a selector finds. */
export const useRowStart = <Row extends HTMLElement>(selector: string) => {
  const row = useRef<Row>(null)
  useLayoutEffect(() => {
    const start = row.current?.querySelector<HTMLElement>(selector)
    if (start) row.current!.scrollLeft = start.offsetLeft - row.current!.offsetLeft
  }, [selector])
  return row
}
