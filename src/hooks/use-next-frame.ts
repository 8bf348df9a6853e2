import { useEffect, useState } from 'react'

/** Returns false in a component's first frame and true from the next one on, for what is slow to draw and can wait. */
export const useNextFrame = (): boolean => {
  const [isNext, setNext] = useState(false)
  // An effect runs once the first frame is painted.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setNext(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isNext
}
