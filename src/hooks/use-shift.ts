import { useLayoutEffect, useState, type RefObject } from 'react'

/** How long taps are blocked, because they were aimed before the shift. */
const guardMs = 500

/** Returns whether an element's height has just changed; scrolls by the difference, so that the view stays put. */
export const useShift = (element: RefObject<Element | null>): boolean => {
  const [hasShifted, setShifted] = useState(false)
  useLayoutEffect(() => {
    const measure = () => element.current!.getBoundingClientRect().height
    let height = NaN
    // The offset before the change.
    let top = 0
    const onScroll = () => {
      // If the page got shorter, the browser may have reduced `scrollY` before it notifies the observer.
      if (!(measure() < height)) top = scrollY
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      const newHeight = measure()
      // NaN at first; 0 in Firefox, which reports the same size twice.
      const change = newHeight - height
      if (change) {
        if (top > 0) scrollTo(0, top + change)
        setShifted(true)
        clearTimeout(timer)
        timer = setTimeout(() => setShifted(false), guardMs)
      }
      height = newHeight
      top = scrollY
    })
    observer.observe(element.current!)
    addEventListener('scroll', onScroll)
    return () => {
      observer.disconnect()
      removeEventListener('scroll', onScroll)
    }
  }, [element])
  return hasShifted
}
