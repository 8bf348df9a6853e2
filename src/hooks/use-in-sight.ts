import { useLayoutEffect, type RefObject } from 'react'

/**
 * Calls `act` with whether the element's screen is shown: whenever that changes, `reason` changes, or `subscribe`
 * calls its listener. Uses a ResizeObserver, which runs after layout, so that measuring does not force a second
 * layout. Until `reason` changes, the first `act` and `subscribe` stay in use, so they may read only refs and signals.
 */
export const useInSight = (
  element: RefObject<Element | null>,
  act: (isInSight: boolean) => void,
  reason: unknown,
  subscribe: (listener: () => void) => () => void,
): void =>
  useLayoutEffect(() => {
    // The element itself keeps its size while its screen is hidden: see `styles/base.css`.
    const screen = element.current?.closest('main > *')
    if (!screen) return undefined
    let wasInSight: boolean | undefined
    const observer = new ResizeObserver(([entry]) => {
      // A hidden screen has no height.
      const isInSight = entry!.contentRect.height > 0
      if (isInSight !== wasInSight) act(isInSight)
      wasInSight = isInSight
    })
    const look = () => {
      wasInSight = undefined
      observer.disconnect()
      observer.observe(screen)
    }
    look()
    const unsubscribe = subscribe(look)
    return () => {
      unsubscribe()
      observer.disconnect()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- see above
  }, [reason])
