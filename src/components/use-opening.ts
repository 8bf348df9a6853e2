import { useLayoutEffect } from 'react'

/**
 * Acts when the component is made, when `reason` changes, and whenever a screen comes into the page, be it the
 * component's own or another. A later rendering does not replace `act`: what it reads of the component should be refs.
 */
export const useOpening = (act: () => void, reason?: unknown): void =>
  useLayoutEffect(() => {
    act()
    addEventListener('open', act)
    return () => removeEventListener('open', act)
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- see above
  }, [reason])
