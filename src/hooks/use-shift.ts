import { useLayoutEffect, useState, type RefObject } from 'react'

/** How long taps are to be ignored after a shift, in milliseconds: a finger may be on its way to what was there. */
const guardMs = 500

/**
 * Whether what follows an element has just been moved, because the element has grown or shrunk. A page that was
 * scrolled keeps its content in place.
 */
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
