/** Where a chart's labels are. Positions (`x`) and widths are in percent of the chart's width. */

/** The width of a label on the narrowest phones. */
const labelWidth = 15

/** The shortest distance between a label's middle and the line, or the boat, at the current time. */
export const besideLine = 8
const besideBoat = 12

/** Returns the nearest x at which something of a given width fits into the chart. */
export const fittedX = (x: number, width: number): number => Math.max(width / 2, Math.min(x, 100 - width / 2))

/** Returns the x of a label, which makes way for the current time; undefined if there is no room on its side. */
export const labelAt = (x: number, now: number | undefined, distance: number): number | undefined => {
  const near = fittedX(x, labelWidth)
  if (now === undefined || Math.abs(near - now) >= distance) return near
  const beside = x < now ? now - distance : now + distance
  return beside === fittedX(beside, labelWidth) ? beside : undefined
}

/**
 * Returns the x of each dot's label; undefined if there is no room or it would touch another. Labels above and below
 * their dots never touch each other. Those above make way for the boat (at `boatX`, if there is one).
 */
export const labelPositions = (
  dots: { x: number; isBelow: boolean }[],
  boatX: number | undefined,
): (number | undefined)[] => {
  const [above, below]: [number[], number[]] = [[], []]
  return dots.map(({ x, isBelow }) => {
    const labelX = labelAt(x, isBelow ? undefined : boatX, besideBoat)
    const others = isBelow ? below : above
    if (labelX === undefined || others.some((other) => Math.abs(other - labelX) < labelWidth))
      return undefined
    others.push(labelX)
    return labelX
  })
}
