import { useEffect, useState } from 'react'

/**
 * Returns false in a component's first frame and true from the next one on, to defer what is slow to draw. While
 * `hasContent` is false, no frame counts.
 */
export const useNextFrame = (hasContent = true): boolean => {
  const [isNext, setNext] = useState(false)
  // An effect runs after the frame has been painted.
  useEffect(() => {
    if (!hasContent) return undefined
    const frame = requestAnimationFrame(() => setNext(true))
    return () => cancelAnimationFrame(frame)
  }, [hasContent])
  return isNext
}
