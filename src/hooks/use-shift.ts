import { useLayoutEffect, useState, type RefObject } from 'react'

/** How long taps are blocked, because they were aimed before the shift. */
const guardMs = 500

/** Returns whether an element's height has just changed; scrolls by the difference, so that the view stays put. */
export const useShift = (element: RefObject<Element | null>): boolean => {
  const [hasShifted, setShifted] = useState(false)
  useLayoutEffect(() => {
    let height: number | undefined
    // The offset before the change: when the page gets shorter, the browser may have reduced `scrollY` already.
    let top = 0
    const onScroll = () => {
      top = scrollY
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(([entry]) => {
      const newHeight = entry!.contentRect.height
      // Firefox reports the same size twice.
      if (height !== undefined && newHeight !== height) {
        if (top > 0) scrollTo(0, top + newHeight - height)
        setShifted(true)
        clearTimeout(timer)
        timer = setTimeout(() => setShifted(false), guardMs)
      }
      height = newHeight
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
