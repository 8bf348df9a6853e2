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

/** A day with a mark per tide at its time and height, highs point up, lows down; and under them the water's level. */
export function TideTimeline({ marks, levels, ...frame }: TideTimelineProps) {
  const { now } = frame
  const words = marks.map(
    ({ tide }) => `${tide.type} tide at ${tide.time}, ${roundedTo(tide.heightInMetres, 2)} metres`,
  )
  if (levels) words.push(`calculated level ${levels.inWords}`)
  const curve = levels?.points.map(({ x, y }) => `${x},${100 - paintedAt(y)}`).join('L')
  const pins = markPins(marks)
  if (now !== undefined && levels?.now !== undefined)
    pins.push({ x: now, height: paintedAt(levels.now), className: 'dot' })
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

/** How high something is painted, in percent of the timeline, of a height from 0 to 100. */
function paintedAt(y: number): number {
  return y * 0.4 + 15
}

/** How much of the day a label takes up on the narrowest phones, in percent. */
const labelWidth = 15.5

/** The distance from a low's mark to its label, in percent of the day. */
const labelGap = 2

/** The part of the day, in percent, after whose beginning a label has room on the left of its mark. */
const roomOnLeft = 10

/** Pins at the marks, with the time where it would not touch another's. */
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
      className: tide.type === 'High' ? 'mark above' : x < roomOnLeft ? 'mark early' : 'mark',
    }
  })
}

/** Whether the labels of two marks would touch; those of highs are above those of lows. */
function touch(a: TideMark, b: TideMark): boolean {
  return a.tide.type === b.tide.type && Math.abs(labelStart(a) - labelStart(b)) < labelWidth
}

/** Where a mark's label begins, in percent of the day: above a high, and beside a low. */
function labelStart({ tide, x }: TideMark): number {
  if (tide.type === 'High') return x - labelWidth / 2
  return x < roomOnLeft ? x + labelGap : x - labelWidth - labelGap
}
