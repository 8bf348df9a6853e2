import { fittedX, labelPositions } from '../lib/chart-labels'
import { wholeDay } from '../lib/day-axis'
import type { TideMark } from '../lib/tide-marks'
import { heightText } from '../lib/levels'
import { axisHeight, bar, DayChart, type DayChartProps } from './day-chart'

/* In percent of the chart. */

/** Where a y of 0 is if there are levels: above the labels of the axis and of the lows. Columns begin at the axis. */
const waterFoot = 32

/** Where a y of 100 is: below the sun and the labels of the highs. */
const highest = 64

const boatWidth = 8
const columnWidth = 5

interface DrawnLevels {
  /** From left to right; x and y are scaled as in a `TideMark`. */
  points: { x: number; y: number }[]
  inWords: string
}

interface TideChartProps extends Pick<DayChartProps, 'nights' | 'sky'> {
  marks: TideMark[]
  /** The position of the current time, in percent of the width; undefined on another day. */
  now: number | undefined
  /** The y of today's current level; undefined if unknown. */
  levelNow?: number | undefined
  hasSun: boolean
  /** The calculated water level; undefined if there is none, or if it does not fit the tides. */
  levels?: DrawnLevels | undefined
}

/**
 * A day's tides under its sky. With levels, it shows the water through the day, and a boat on it at the current time.
 * Without them, it shows a column of water for each tide, because the levels in between are unknown.
 */
export function TideChart({ marks, now, levelNow, hasSun, levels, nights, sky }: TideChartProps) {
  const words = marks.map(
    ({ tide }) => `${tide.type} tide at ${tide.time}, ${heightText(tide.heightInMetres)} metres`,
  )
  if (levels) words.push(`calculated level ${levels.inWords}`)
  const foot = levels ? waterFoot : axisHeight
  const paintedAt = (y: number) => foot + (y * (highest - foot)) / 100
  const curve = levels?.points.map(({ x, y }) => `${x},${100 - paintedAt(y)}`).join('L')
  const dots = marks.map(({ tide, x, y }) => {
    const height = paintedAt(y)
    return { x, height, label: tide.time, isBelow: tide.type === 'Low' && height >= waterFoot }
  })
  const labels = labelPositions(dots, levels && now)
  return (
    <DayChart
      nights={nights}
      sky={sky}
      inWords={`The day's tides: ${words.join('; ')}`}
      axis={wholeDay}
      areaColour="--bay"
      area={curve ? `M0,100L${curve}V100` : dots.map(column).join('')}
      curve={curve && `M${curve}`}
      pins={dots.map((dot, index) => ({ ...dot, labelX: labels[index] }))}
    >
      {now !== undefined &&
        (levelNow === undefined ? (
          <div className="past-hours on-screen" style={{ width: `${now}%` }} />
        ) : (
          <>
            {hasSun && <div className="sun-now on-screen" style={{ left: `${now}%` }} />}
            <div
              className="boat on-screen"
              style={{ left: `${fittedX(now, boatWidth)}%`, bottom: `${paintedAt(levelNow)}%` }}
            />
          </>
        ))}
    </DayChart>
  )
}

function column({ x, height }: { x: number; height: number }): string {
  return bar(x - columnWidth / 2, columnWidth, height - axisHeight)
}
