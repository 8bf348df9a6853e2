import { useNextFrame } from '../hooks/use-next-frame'
import type { Night } from '../lib/timeline'

/** A position in a timeline; x and height are percentages of its size. */
export interface Pin {
  x: number
  height: number
  label?: string | undefined
  className: string
}

export interface TimelineProps {
  /** What the timeline shows, in words. */
  inWords: string
  /** The hours at the timeline's start, quarters and end, such as `00 06 12 18 24`. */
  axis: string
  nights: Night[]
  /** The position of the current time, in percent of the width; undefined on another day. */
  now: number | undefined
  /** SVG paths in percent of the timeline, from its top left: the area is filled, the curve stroked. */
  area?: string | undefined
  curve?: string | undefined
  pins: Pin[]
  /** Called with a tap's x, in percent of the width. */
  onTap?: (x: number) => void
}

/** A chart of 24 hours: nights, an area and a curve, the current time, and pins with labels. */
export function Timeline({ inWords, axis, nights, now, area, curve, pins, onTap }: TimelineProps) {
  // Drawn in the second frame, so that a slow phone shows the figures sooner.
  const isDrawn = useNextFrame()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the row below works with the keyboard
    <div
      role="img"
      aria-label={inWords}
      data-axis={axis}
      className="timeline"
      onClick={({ nativeEvent, currentTarget }) =>
        onTap?.((nativeEvent.offsetX / currentTarget.clientWidth) * 100)
      }
    >
      {isDrawn && (
        <>
          {nights.map(({ from, to }) => (
            <div key={from} className="night" style={{ left: `${from}%`, width: `${to - from}%` }} />
          ))}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="drawing">
            <path d={area} className="area" />
            <path d={curve} />
          </svg>
          {now !== undefined && <div className="now-line" style={{ left: `${now}%` }} />}
          {pins.map(({ x, height, label, className }, index) => (
            <div
              key={index}
              data-label={label}
              className={className}
              style={{ left: `${x}%`, height: `${height}%` }}
            />
          ))}
        </>
      )}
    </div>
  )
}
