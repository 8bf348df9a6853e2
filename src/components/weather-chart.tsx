import { besideLine, labelAt } from '../lib/chart-labels'
import { follows, hourWidth, type HourPoint, type HourPoints } from '../lib/hour-points'
import { degrees } from '../lib/figures'
import type { ForecastHour } from '../schemas'
import { bar, DayChart, type DayChartProps, type Pin } from './day-chart'

interface WeatherChartProps extends Pick<DayChartProps, 'nights'> {
  hours: HourPoints
  /** The position of the current time, in percent of the width; undefined on another day. */
  now: number | undefined
  /** Called with the hour that was tapped. */
  onPick: (hour: ForecastHour) => void
}

/** A forecast day until 06:00: a curve of its temperatures, and a bar per hour for the chance of rain. */
export function WeatherChart({ hours, nights, now, onPick }: WeatherChartProps) {
  const { axis, points, lowest, highest, inWords } = hours
  const width = hourWidth(axis)
  const pinOf = ({ hour, x, y }: HourPoint, isBelow: boolean): Pin => ({
    x,
    height: paintedAt(y),
    isBelow,
    label: `${degrees(hour.temperature)}°`,
    labelX: labelAt(x, now, besideLine),
  })
  const pins = [pinOf(highest, false)]
  if (lowest !== highest) pins.push(pinOf(lowest, true))
  return (
    <DayChart
      inWords={inWords}
      axis={axis}
      nights={nights}
      sky="--card"
      areaColour="--bars"
      area={points.map((point) => rainBar(point, width)).join('')}
      curve={points.map((point, index) => curveTo(point, follows(point, points[index - 1], width))).join('')}
      pins={pins}
      onTap={(tapX) => {
        const tapped = points.find(({ x }) => x <= tapX && tapX < x + width)
        if (tapped) onPick(tapped.hour)
      }}
    >
      {now !== undefined && <div className="past-hours on-screen" style={{ width: `${now}%` }} />}
    </DayChart>
  )
}

/** Converts a point's y (0 to 100) to a height in the chart, in percent: from 48, above the bars, to 78. */
function paintedAt(y: number): number {
  return y * 0.3 + 48
}

/** Returns an hour's bar, up to 30 percent of the chart tall: below the curve. */
function rainBar({ hour, x }: HourPoint, width: number): string {
  return bar(x, width, Math.max(0, Math.min(hour.chanceOfRain, 100)) * 0.3)
}

/** Returns a line from the previous hour, or a dot if that hour is missing. */
function curveTo({ x, y }: HourPoint, isJoined: boolean): string {
  const position = `${x},${100 - paintedAt(y)}`
  return isJoined ? `L${position}` : `M${position}h0`
}
