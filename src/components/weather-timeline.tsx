import { follows, hourWidth, type HourPoint, type WeatherPicture } from '../lib/weather-picture'
import { degrees } from '../lib/words'
import type { ForecastHour } from '../schemas'
import { Timeline, type Pin, type TimelineProps } from './timeline'

export interface WeatherTimelineProps extends Pick<TimelineProps, 'nights' | 'now'> {
  picture: WeatherPicture
  /** Called with the hour that was tapped. */
  onPick: (hour: ForecastHour) => void
}

/** A forecast day from 06:00 to 06:00: a curve of its temperatures, and a bar per hour for the chance of rain. */
export function WeatherTimeline({ picture, onPick, ...frame }: WeatherTimelineProps) {
  const { points, lowest, highest, inWords } = picture
  const pins = [pinOf(highest, 'dot')]
  if (lowest !== highest) pins.push(pinOf(lowest, 'dot below'))
  return (
    <Timeline
      {...frame}
      inWords={inWords}
      axis="06 12 18 00 06"
      area={points.map(rainBar).join('')}
      curve={points.map(curveTo).join('')}
      pins={pins}
      onTap={(tapX) => {
        const tapped = points.find(({ x }) => x <= tapX && tapX < x + hourWidth)
        if (tapped) onPick(tapped.hour)
      }}
    />
  )
}

function pinOf({ hour, x, y }: HourPoint, className: string): Pin {
  return { x, height: paintedAt(y), label: `${degrees(hour.temperature)}°`, className }
}

/** Converts a point's y (0 to 100) to a height in the timeline, in percent. */
function paintedAt(y: number): number {
  return y * 0.3 + 35
}

function rainBar({ hour, x }: HourPoint): string {
  const height = Math.max(0, Math.min(hour.chanceOfRain, 100)) * 0.3
  return `M${x},100v-${height}h${hourWidth}v${height}`
}

/** Returns a line from the previous hour, or a dot if that hour is missing. */
function curveTo(point: HourPoint, index: number, points: HourPoint[]): string {
  const position = `${point.x},${100 - paintedAt(point.y)}`
  return follows(point, points[index - 1]) ? `L${position}` : `M${position}h0`
}
