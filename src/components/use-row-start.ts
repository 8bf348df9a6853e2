import { useRef } from 'react'
import { useInSight } from './use-in-sight'

// `offsetLeft` changes its meaning while an animation runs.
const leftOf = (element: Element) => element.getBoundingClientRect().left

/**
 * A ref for a row that scrolls sideways. When it comes into sight, and when what it shows changes (`shown`), it begins
 * with what is chosen or present, else with its first.
 */
export const useRowStart = <Row extends HTMLElement>(shown?: string) => {
  const row = useRef<Row>(null)
  useInSight(
    row,
    () => {
      const { current } = row
      const start = current?.querySelector('[aria-current],[aria-pressed=true]')
      if (current) current.scrollLeft = start ? current.scrollLeft + leftOf(start) - leftOf(current) : 0
    },
    shown,
  )
  return row
}
