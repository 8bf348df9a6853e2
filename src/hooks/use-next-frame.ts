import { useEffect, useState } from 'react'

/** Returns false in a component's first frame and true from the next one on, to defer what is slow to draw. */
export const useNextFrame = (): boolean => {
  const [isNext, setNext] = useState(false)
  // An effect runs after the first frame has been painted.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setNext(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isNext
}
