import type { CSSProperties, ReactNode } from 'react'
import { useNextFrame } from '../hooks/use-next-frame'
import { axisLabels, type DayAxis, type Night } from '../lib/day-axis'

/** A position in a chart; x and height are percentages of its size. */
export interface Pin {
  x: number
  height: number
  /** Whether the label is below the pin instead of above it. */
  isBelow: boolean
  label: string
  /** Where the label is; undefined if there is no room for it. */
  labelX: number | undefined
}

export interface DayChartProps {
  /** What the chart shows, in words. */
  inWords: string
  axis: DayAxis
  nights: Night[]
  /** The names of the day's colour and the area's. */
  sky: string
  areaColour: string
  /** SVG paths in percent of the chart, from its top left: the area is filled, the curve stroked. */
  area?: string | undefined
  curve?: string | undefined
  pins: Pin[]
  /** What marks the current time. */
  children?: ReactNode
  /** Called with a tap's x, in percent of the width. */
  onTap?: (x: number) => void
}

/** A chart of a day: the sky with its nights, an area and a curve, and pins with labels. */
export function DayChart(props: DayChartProps) {
  const { inWords, axis, nights, sky, areaColour, area, curve, pins, children, onTap } = props
  // Drawn in the second frame, so that a slow phone shows the figures sooner.
  const isDrawn = useNextFrame()
  const labels = axisLabels(axis)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the row above works with the keyboard
    <div
      role="img"
      aria-label={inWords}
      className="chart"
      style={{
        background: `${linesAt(labels.length)},${nightsGradient(nights)},linear-gradient(var(${sky}) 30%,var(--card))`,
      }}
      onClick={({ nativeEvent, currentTarget }) =>
        onTap?.((nativeEvent.offsetX / currentTarget.clientWidth) * 100)
      }
    >
      {isDrawn && (
        <>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none">
            <path d={area} fill={`var(${areaColour})`} stroke="none" />
            <path d={curve} />
          </svg>
          {pins.map(({ x, height, isBelow, label, labelX }, index) => (
            <div
              key={index}
              data-label={labelX === undefined ? undefined : label}
              className={isBelow ? 'pin below' : 'pin'}
              style={{ height: `${height}%`, '--x': `${x}%`, '--label-x': `${labelX}%` } as CSSProperties}
            />
          ))}
          {children}
          <div
            data-axis={labels.join('\n')}
            className="axis"
            style={{ '--steps': labels.length } as CSSProperties}
          />
        </>
      )}
    </div>
  )
}

/** Height of the axis labels below the drawing, in percent of the chart. */
export const axisHeight = 16

/** Returns the path of a bar on the axis, to the right of `x`; all in percent of the chart. */
export const bar = (x: number, width: number, height: number): string =>
  `M${x},${100 - axisHeight}v-${height}h${width}v${height}`

/** Returns a background of thin lines at the beginning of each step of the axis. */
const linesAt = (steps: number): string =>
  `repeating-linear-gradient(90deg,var(--line) 0,var(--line) 1px,#0000 0 ${100 / steps}%)`

/** How far the sky glows on either side of a night's edge, in percent of the width. */
const glow = 6

/** Returns a gradient from left to right: dark at night, transparent by day. */
function nightsGradient(nights: Night[]): string {
  const stops = nights.flatMap(([fromX, toX]) => [
    `#0000 ${fromX - glow}%`,
    `var(--glow) ${fromX}%`,
    `var(--dark-sky) ${fromX + glow}% ${toX - glow}%`,
    `var(--glow) ${toX}%`,
    `#0000 ${toX + glow}%`,
  ])
  return `linear-gradient(90deg,${['#0000', ...stops, '#0000'].join()})`
}
