import { useLayoutEffect, useRef } from 'react'
import { useOpening } from './use-opening'

// Not by `offsetLeft`, whose reckoning changes while an animation runs.
const leftOf = (element: Element) => element.getBoundingClientRect().left

/**
 * A ref for a row that scrolls sideways. When its screen is opened, it begins with what is chosen or present; when it
 * comes to show something else (`shown`), with its first.
 */
export const useRowStart = <Row extends HTMLElement>(shown?: string) => {
  const row = useRef<Row>(null)
  useLayoutEffect(() => {
    row.current?.scrollTo(0, 0)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- that it changes is the reason
  }, [shown])
  useOpening(() => {
    const { current } = row
    const start = current?.querySelector('[aria-current],[aria-pressed=true]')
    if (start) current!.scrollLeft += leftOf(start) - leftOf(current!)
  })
  return row
}
