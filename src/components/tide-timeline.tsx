import { roomOnLeft, type TimelineMark } from '../lib/timeline'

interface TideTimelineProps {
  marks: TimelineMark[]
  /** Sunrise and sunset in percent of the day; undefined where nothing tells. */
  light: { sunrise: number; sunset: number } | undefined
  /** The present in percent of the day; undefined on another day. */
  now: number | undefined
}

/** A day of 24 hours with a mark per tide at its time and height: highs point up, lows down. */
export function TideTimeline({ marks, light, now }: TideTimelineProps) {
  const label = marks.map(({ tide }) => `${tide.type} tide at ${tide.time}, ${tide.heightInMetres} metres`)
  return (
    <div role="img" aria-label={`The day's tides: ${label.join('; ')}`} className="timeline">
      {light && <div className="night" style={{ width: `${light.sunrise}%` }} />}
      {light && <div className="night" style={{ left: `${light.sunset}%`, right: '0' }} />}
      {now !== undefined && <div className="now-line" style={{ left: `${now}%` }} />}
      {marks.map(({ tide, x, y, isLabelled }, index) => (
        <div
          key={index}
          data-time={isLabelled ? tide.time : undefined}
          className={tide.type === 'High' ? 'mark high' : x < roomOnLeft ? 'mark early' : 'mark'}
          style={{ left: `${x}%`, height: `${y * 0.4 + 15}%` }}
        />
      ))}
    </div>
  )
}
