/** Where a chart's labels are. Positions (`x`) and widths are in percent of the chart's width. */
import type { TideMark } from './tide-marks'

/** The width of a label on the narrowest phones. */
const labelWidth = 16

/** The least distance of a label's middle from the line, or the boat, at the current time. */
const [besideLine, besideBoat] = [10, 13]

/** Returns the nearest x at which something of the given width, by default a label, fits into the chart. */
export const wholeAt = (x: number, width = labelWidth): number =>
  Math.max(width / 2, Math.min(x, 100 - width / 2))

/** Returns the x of a label, which steps aside for the current time; undefined if there is no room on its side. */
export const labelAt = (x: number, now: number | undefined, distance = besideLine): number | undefined => {
  const near = wholeAt(x)
  if (now === undefined || Math.abs(near - now) >= distance) return near
  const beside = x < now ? now - distance : now + distance
  return beside === wholeAt(beside) ? beside : undefined
}

/**
 * Returns the x of each mark's label; undefined if it has no room or would touch another. A high's label is above its
 * mark, a low's below, so these two never touch. Those above step aside for the boat (at `boatX`, if there is one).
 */
export const labelPositions = (
  marks: Pick<TideMark, 'tide' | 'x'>[],
  boatX: number | undefined,
): (number | undefined)[] => {
  const used = { High: [] as number[], Low: [] as number[] }
  return marks.map(({ tide: { type }, x }) => {
    const labelX = labelAt(x, type === 'High' ? boatX : undefined, besideBoat)
    const hasRoom =
      labelX !== undefined && used[type].every((other) => Math.abs(other - labelX) >= labelWidth)
    if (hasRoom) used[type].push(labelX)
    return hasRoom ? labelX : undefined
  })
}
