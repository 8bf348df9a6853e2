import { useLayoutEffect, type RefObject } from 'react'

/**
 * Calls `act` when an element comes into sight: at first, when its screen is shown again, and when `reason` changes. It
 * is called from a ResizeObserver, after the browser has laid out the next frame, so that measuring and scrolling force
 * no further layout. The `act` of the first rendering is kept: it should read refs and signals alone.
 */
export const useInSight = (element: RefObject<Element | null>, act: () => void, reason?: unknown): void =>
  useLayoutEffect(() => {
    // The element itself keeps its size while its screen is hidden: see `styles/base.css`.
    const screen = element.current?.closest('main > *')
    if (!screen) return undefined
    let wasInSight = false
    const observer = new ResizeObserver(([entry]) => {
      // A hidden screen has no height.
      const isInSight = entry!.contentRect.height > 0
      if (isInSight && !wasInSight) act()
      wasInSight = isInSight
    })
    observer.observe(screen)
    return () => observer.disconnect()
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- see above
  }, [reason])
