import { roomOnLeft, type TimelineMark } from '../lib/timeline'
import { roundedTo } from '../lib/words'

interface Levels {
  /** From left to right, each with the x and y of a `TimelineMark`. */
  points: { x: number; y: number }[]
  /** The y of the present level; undefined on another day. */
  now: number | undefined
  inWords: string
}

interface TideTimelineProps {
  marks: TimelineMark[]
  /** Sunrise and sunset in percent of the day; undefined where nothing tells. */
  daylight: { sunrise: number; sunset: number } | undefined
  /** The present in percent of the day; undefined on another day. */
  now: number | undefined
  /** The calculated level of the water; undefined where it is not known well enough. */
  levels?: Levels | undefined
}

/** How high something is painted, in percent of the timeline, of a height from 0 to 100. */
const paintedAt = (y: number): number => y * 0.4 + 15

/**
 * A day of 24 hours with a mark per tide at its time and height, highs point up, lows down; and under them the water's
 * level.
 */
export function TideTimeline({ marks, daylight, now, levels }: TideTimelineProps) {
  const label = marks.map(
    ({ tide }) => `${tide.type} tide at ${tide.time}, ${roundedTo(tide.heightInMetres, 2)} metres`,
  )
  if (levels) label.push(`calculated level ${levels.inWords}`)
  return (
    <div role="img" aria-label={`The day's tides: ${label.join('; ')}`} className="timeline">
      {daylight && <div className="night" style={{ width: `${daylight.sunrise}%` }} />}
      {daylight && <div className="night" style={{ left: `${daylight.sunset}%`, right: '0' }} />}
      {levels && (
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="curve">
          <polyline
            points={`-1,101 ${levels.points.map(({ x, y }) => `${x},${100 - paintedAt(y)}`).join(' ')} 101,101`}
          />
        </svg>
      )}
      {now !== undefined && <div className="now-line" style={{ left: `${now}%` }} />}
      {marks.map(({ tide, x, y, isLabelled }, index) => (
        <div
          key={index}
          data-time={isLabelled ? tide.time : undefined}
          className={tide.type === 'High' ? 'mark high' : x < roomOnLeft ? 'mark early' : 'mark'}
          style={{ left: `${x}%`, height: `${paintedAt(y)}%` }}
        />
      ))}
      {levels?.now !== undefined && (
        <div className="level-now" style={{ left: `${now}%`, height: `${paintedAt(levels.now)}%` }} />
      )}
    </div>
  )
}
