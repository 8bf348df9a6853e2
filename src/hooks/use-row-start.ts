import { useLayoutEffect, useRef } from 'react'
import { useInSight } from './use-in-sight'

const stillAfterTouchMs = 60_000

/**
 * Returns a ref for a row that scrolls sideways, and `show`, which scrolls the row to one of its cells. The row starts
 * at the chosen or current cell, or else at the first one, and scrolls back there whenever its screen is shown again.
 * It also scrolls back when `data` changes or the app returns to the foreground, unless the visitor touched the row in
 * the last minute. Give another day's row a new `key`, so that it scrolls back despite a recent touch.
 */
export const useRowStart = <Row extends HTMLElement>(data: unknown) => {
  const row = useRef<Row>(null)
  const touchedAt = useRef(0)

  const scrollUnlessTouched = (isInSight: boolean) => {
    if (!isInSight) touchedAt.current = 0
    // The clock may have been set back since the touch.
    else if (row.current && Math.abs(Date.now() - touchedAt.current) > stillAfterTouchMs)
      scrollToStart(row.current)
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
  const side = isRightToLeft(row) ? 'right' : 'left'
  // `offsetLeft` is relative to another element while an animation runs.
  if (start) row.scrollLeft += start.getBoundingClientRect()[side] - row.getBoundingClientRect()[side]
}

/** A browser's translator may set the page from right to left. */
export const isRightToLeft = (row: Element): boolean => getComputedStyle(row).direction === 'rtl'

/** Calls the listener on leaving, too, but a hidden page renders no frames, so the observer reports only on return. */
function onReturn(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
