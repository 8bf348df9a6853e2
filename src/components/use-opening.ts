import { useLayoutEffect } from 'react'

/**
 * Acts when the component is made, when `reason` changes, and whenever a screen comes into the page, be it the
 * component's own or another. What `act` reads of the component are refs: it is the one of the first time.
 */
export const useOpening = (act: () => void, reason?: unknown): void =>
  useLayoutEffect(() => {
    act()
    addEventListener('open', act)
    return () => removeEventListener('open', act)
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- see above
  }, [reason])
