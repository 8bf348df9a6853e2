import { useEffect, useRef, useState } from 'react'
import { ExternalLink } from './external-link'

interface RadarMapProps {
  frameUrl: string
  pageUrl: string
  isOnline: boolean
  /** False while the first data requests use the connection. */
  isReady: boolean
  savesData: boolean
}

const nearMargin = '200px'

/**
 * Loads the radar map when it is about to scroll into view, and again after a lost connection. A frame does not report
 * failures, such as a blocked windy.com, so there is always a link, too.
 */
export function RadarMap({ frameUrl, pageUrl, isOnline, isReady, savesData }: RadarMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [wasNear, setNear] = useState(false)

  useEffect(() => {
    if (!isOnline || !frame.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: nearMargin },
    )
    observer.observe(frame.current)
    return () => {
      observer.disconnect()
      setNear(false)
    }
  }, [isOnline])

  const content = () => {
    if (!isOnline) return <p className="quiet">The radar map needs a connection.</p>
    if (!wasNear || !isReady) return null
    return (
      <iframe
        src={frameUrl}
        title="Radar map"
        loading="lazy"
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      />
    )
  }
  return (
    <>
      {!savesData && (
        <div ref={frame} className="radar card">
          {content()}
        </div>
      )}
      <p className="on-screen">
        <ExternalLink name="Radar map" url={pageUrl} />
      </p>
    </>
  )
}
