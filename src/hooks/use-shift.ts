import { useLayoutEffect, useState, type RefObject } from 'react'

/** A finger may already be on its way to what was there. */
const guardMs = 500

/** Whether an element has just changed its height. Scrolls by the difference, so that the content in view stays put. */
export const useShift = (element: RefObject<Element | null>): boolean => {
  const [hasShifted, setShifted] = useState(false)
  useLayoutEffect(() => {
    let height: number | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(([entry]) => {
      const newHeight = entry!.contentRect.height
      // Firefox calls again with the same size.
      if (height !== undefined && newHeight !== height) {
        if (scrollY > 0) scrollBy(0, newHeight - height)
        setShifted(true)
        clearTimeout(timer)
        timer = setTimeout(() => setShifted(false), guardMs)
      }
      height = newHeight
    })
    observer.observe(element.current!)
    return () => observer.disconnect()
  }, [element])
  return hasShifted
}
