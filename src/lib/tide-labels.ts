import { labelWidth, wholeAt } from './day-axis'
import type { TideMark } from './tide-marks'

/** The least distance between the middles of a label and the boat, in percent of the chart. */
const besideBoat = 13

/**
 * Returns the x of each mark's label; undefined for one that would touch another. A high's label is above its mark, a
 * low's below, so these two never touch. A high's label steps aside for the boat (at `boatX`, if there is one).
 */
export const labelPositions = (
  marks: Pick<TideMark, 'tide' | 'x'>[],
  boatX: number | undefined,
): (number | undefined)[] => {
  const used = { High: [] as number[], Low: [] as number[] }
  return marks.map(({ tide: { type }, x }) => {
    const labelX = type === 'High' && boatX !== undefined ? clearOf(boatX, x) : wholeAt(x)
    if (used[type].some((other) => Math.abs(other - labelX) < labelWidth)) return undefined
    used[type].push(labelX)
    return labelX
  })
}

/** Returns x, moved away from the boat if it is too near, on the side that has room. */
function clearOf(boatX: number, x: number): number {
  const near = wholeAt(x)
  if (Math.abs(near - boatX) >= besideBoat) return near
  const [left, right] = [boatX - besideBoat, boatX + besideBoat]
  return left !== wholeAt(left) || (x >= boatX && right === wholeAt(right)) ? right : left
}
