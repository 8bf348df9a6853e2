import type { TimedHour } from './hours'
import { windText } from './wind'

/**
 * Returns the part of a list to draw in the first frame, because no window shows more: `count` items from the index
 * `start` on, or the last ones if fewer follow.
 */
export const firstPart = <Item>(items: Item[], start: number, count: number): Item[] => {
  const first = Math.max(0, Math.min(start, items.length - count))
  return items.slice(first, first + count)
}

/** The most cells that a row can show, the last one in part. */
const hourCount = 7

/** Returns the cells from the present hour on, plus the one that determines the row's height if it is not among them. */
export const firstHours = (cells: TimedHour[]): TimedHour[] => {
  const start = cells.findIndex(({ when }) => when === 'now')
  const part = firstPart(cells, start, hourCount)
  // Gusts lengthen the wind's text, which makes the cell a line taller.
  const lengthOf = ({ hour }: TimedHour) => windText(hour).length
  const longest = Math.max(...cells.map(lengthOf))
  const tallest = [...part, ...cells].find((cell) => lengthOf(cell) === longest)
  return cells.filter((cell) => cell === tallest || part.includes(cell))
}
