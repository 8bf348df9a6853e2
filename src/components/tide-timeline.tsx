import type { TideMark } from '../lib/tide-marks'
import { roundedTo } from '../lib/words'
import { Timeline, type Pin, type TimelineProps } from './timeline'

interface Levels {
  /** From left to right; x and y are scaled as in a `TideMark`. */
  points: { x: number; y: number }[]
  /** The y of the current level; undefined unless the day is today. */
  now: number | undefined
  inWords: string
}

interface TideTimelineProps extends Pick<TimelineProps, 'nights' | 'now'> {
  marks: TideMark[]
  /** The calculated water level; undefined if there is none, or if it does not fit the tides. */
  levels?: Levels | undefined
}

/** A day's tides, marked at their times and heights, over the water level's curve. */
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

/** Converts a mark's y (0 to 100) to a height in the timeline, in percent. */
function paintedAt(y: number): number {
  return y * 0.35 + 20
}

/** The width of a label on the narrowest phones, in percent of the timeline. */
const labelWidth = 15.5

/** Returns pins at the marks, labelled with the time unless the label would touch another. */
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

/** Returns whether the labels of two marks would touch: a label above a high and one below a low never do. */
function touch(a: TideMark, b: TideMark): boolean {
  return a.tide.type === b.tide.type && Math.abs(a.x - b.x) < labelWidth
}
