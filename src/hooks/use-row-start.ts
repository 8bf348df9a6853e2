import { useLayoutEffect, useRef } from 'react'
import { useInSight } from './use-in-sight'

const stillAfterTouchMs = 60_000

/**
 * Returns a ref for a row that scrolls sideways, and `show`, which scrolls it to a cell. The row scrolls to its chosen or
 * present cell, else to its first, when its screen is shown, and, unless the visitor has just touched it, when `data`
 * changes and when the app returns to the foreground. Give a row with other content another key.
 */
export const useRowStart = <Row extends HTMLElement>(data: unknown) => {
  const row = useRef<Row>(null)
  const touchedAt = useRef(0)

  const scrollUnlessTouched = (isInSight: boolean) => {
    if (!isInSight) touchedAt.current = 0
    else if (row.current && Date.now() - touchedAt.current > stillAfterTouchMs) scrollToStart(row.current)
  }
  useInSight(row, scrollUnlessTouched, data, onReturn)
  useLayoutEffect(() => {
    const touch = () => {
      touchedAt.current = Date.now()
    }
    for (const type of ['pointerdown', 'wheel', 'keydown'])
      row.current?.addEventListener(type, touch, { passive: true })
  }, [])
  const show = (index: number) => {
    touchedAt.current = Date.now()
    row.current?.querySelectorAll('.hour')[index]?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }
  return { row, show }
}

function scrollToStart(row: Element) {
  const start = row.querySelector('[aria-current],[aria-pressed=true]') ?? row.firstElementChild
  if (start) row.scrollLeft += leftOf(start) - leftOf(row)
}

// `offsetLeft` is relative to another element while an animation runs.
function leftOf(element: Element) {
  return element.getBoundingClientRect().left
}

/** Also fires on leaving: hidden pages render no frames, so a listener that waits for one acts on return. */
function onReturn(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
