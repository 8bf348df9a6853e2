import type { TideMark } from '../lib/tide-marks'
import { roundedTo } from '../lib/words'
import { Timeline, type Pin, type TimelineProps } from './timeline'

interface Levels {
  /** From left to right, each with the x and y of a `TideMark`. */
  points: { x: number; y: number }[]
  /** The y of the present level; undefined on another day. */
  now: number | undefined
  inWords: string
}

interface TideTimelineProps extends Pick<TimelineProps, 'nights' | 'now'> {
  marks: TideMark[]
  /** The calculated level of the water; undefined where it is not known well enough. */
  levels?: Levels | undefined
}

/** A day with a mark for each tide at its time and height, and the curve of the water's level behind them. */
export function TideTimeline({ marks, levels, ...frame }: TideTimelineProps) {
  const { now } = frame
  const words = marks.map(
    ({ tide }) => `${tide.type} tide at ${tide.time}, ${roundedTo(tide.heightInMetres, 2)} metres`,
  )
  if (levels) words.push(`calculated level ${levels.inWords}`)
  const curve = levels?.points.map(({ x, y }) => `${x},${100 - paintedAt(y)}`).join('L')
  const pins = markPins(marks)
  if (now !== undefined && levels?.now !== undefined)
    pins.push({ x: now, height: paintedAt(levels.now), className: 'dot on-screen' })
  return (
    <Timeline
      {...frame}
      inWords={`The day's tides: ${words.join('; ')}`}
      axis="00 06 12 18 24"
      area={curve && `M0,100L${curve}V100`}
      curve={curve && `M${curve}`}
      pins={pins}
    />
  )
}

/** Height in the timeline, in percent of it, for a mark's y from 0 to 100. */
function paintedAt(y: number): number {
  return y * 0.35 + 20
}

/** How much of the day a label takes up on the narrowest phones, in percent. */
const labelWidth = 15.5

/** Pins at the marks, labelled with the time unless that would touch another label. */
function markPins(marks: TideMark[]): Pin[] {
  const labelled: TideMark[] = []
  return marks.map((mark) => {
    const { tide, x, y } = mark
    const isLabelled = !labelled.some((other) => touch(other, mark))
    if (isLabelled) labelled.push(mark)
    return {
      x,
      height: paintedAt(y),
      label: isLabelled ? tide.time : undefined,
      className: tide.type === 'High' ? 'dot' : 'dot below',
    }
  })
}

/** Whether the labels of two marks would touch: one above a high and one below a low never do. */
function touch(a: TideMark, b: TideMark): boolean {
  return a.tide.type === b.tide.type && Math.abs(a.x - b.x) < labelWidth
}
