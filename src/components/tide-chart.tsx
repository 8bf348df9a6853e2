import { labelPositions, wholeAt } from '../lib/chart-labels'
import { wholeDay } from '../lib/day-axis'
import type { TideMark } from '../lib/tide-marks'
import { roundedTo, withMinus } from '../lib/words'
import { DayChart, type DayChartProps } from './day-chart'

interface Levels {
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
  levels?: Levels | undefined
}

/**
 * A day's tides under its sky. With levels, the water stands at its level and a boat rides on it at the current time.
 * Without them, there is a column of water per tide: nobody knows the level in between.
 */
export function TideChart({ marks, now, levelNow, hasSun, levels, nights, sky }: TideChartProps) {
  const words = marks.map(
    ({ tide }) => `${tide.type} tide at ${tide.time}, ${withMinus(roundedTo(tide.heightInMetres, 2))} metres`,
  )
  if (levels) words.push(`calculated level ${levels.inWords}`)
  const curve = levels?.points.map(({ x, y }) => `${x},${100 - paintedAt(y)}`).join('L')
  const labels = labelPositions(marks, levels && now)
  const pins = marks.map(({ tide, x, y }, index) => ({
    x,
    height: paintedAt(y),
    label: tide.time,
    labelX: labels[index],
    isBelow: tide.type === 'Low',
  }))
  return (
    <DayChart
      nights={nights}
      sky={sky}
      inWords={`The day's tides: ${words.join('; ')}`}
      axis={wholeDay}
      areaOf={curve ? 'water' : 'bars'}
      area={curve ? `M0,100L${curve}V100` : marks.map(column).join('')}
      curve={curve && `M${curve}`}
      pins={pins}
    >
      {now !== undefined &&
        (levelNow === undefined ? (
          <div className="past-hours on-screen" style={{ width: `${now}%` }} />
        ) : (
          <>
            {hasSun && <div className="sun-now on-screen" style={{ left: `${now}%` }} />}
            <div
              className="boat on-screen"
              style={{ left: `${wholeAt(now, boatWidth)}%`, bottom: `${paintedAt(levelNow)}%` }}
            />
          </>
        ))}
    </DayChart>
  )
}

/**
 * Converts a mark's y (0 to 100) to a height in the chart, in percent: from 28, above the labels of the axis and of the
 * lows, to 64, below the sun and the labels of the highs.
 */
function paintedAt(y: number): number {
  return y * 0.36 + 28
}

/** In percent of the chart. */
const [boatWidth, columnWidth] = [8, 4]

function column({ x, y }: TideMark): string {
  return `M${x - columnWidth / 2},100V${100 - paintedAt(y)}h${columnWidth}V100`
}
