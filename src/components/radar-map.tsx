import { useEffect, useRef, useState } from 'react'
import { ExternalLink } from './external-link'
import { useOpening } from './use-opening'

interface RadarMapProps {
  frameUrl: string
  pageUrl: string
  online: boolean
  savesData: () => boolean
}

/** How far below the screen, in pixels, the map may be when it is asked for. */
const nearMargin = '300px'

/** The radar map, fetched only when the visitor comes near it. */
export function RadarMap({ frameUrl, pageUrl, online, savesData }: RadarMapProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)

  const watch = useRef<IntersectionObserver>(undefined)

  // A frame that has left the page loads anew when it comes back: it is watched for anew, too.
  useOpening(() => {
    setNear(false)
    watch.current?.disconnect()
    watch.current = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: nearMargin },
    )
    watch.current.observe(place.current!)
  })
  useEffect(() => () => watch.current?.disconnect(), [])

  return (
    <div ref={place} className="radar">
      {!online ? (
        <p className="quiet">The radar map needs a connection.</p>
      ) : savesData() ? (
        <ExternalLink name="Radar map" url={pageUrl} />
      ) : (
        isNear && (
          <iframe
            src={frameUrl}
            title="Radar map"
            loading="lazy"
            referrerPolicy="no-referrer"
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        )
      )}
    </div>
  )
}
