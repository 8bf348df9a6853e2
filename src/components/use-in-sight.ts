import { useLayoutEffect, type RefObject } from 'react'

/**
 * Acts when an element comes into sight: at first, when its screen is shown again, and when `reason` changes. By then
 * the browser has laid out the frame that it is about to paint, so that measuring and scrolling cost no layout of
 * their own. A later rendering does not replace `act`: what it reads should be refs and signals.
 */
export const useInSight = (element: RefObject<Element | null>, act: () => void, reason?: unknown): void =>
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return undefined
    let wasInSight = false
    const observer = new ResizeObserver(([entry]) => {
      // What is hidden has no size.
      const isInSight = entry!.contentRect.width > 0
      if (isInSight && !wasInSight) act()
      wasInSight = isInSight
    })
    observer.observe(current)
    return () => observer.disconnect()
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- see above
  }, [reason])
