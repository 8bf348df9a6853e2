import { stopClock } from '../../support/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { now, startClock, today } from '../../../src/stores/clock'

let tick: (() => void) | undefined
let tickMs: number | undefined
const running = new Set<unknown>()

test.before(() => {
  globalThis.setInterval = ((run: () => void, ms?: number) => {
    tick = run
    tickMs = ms
    running.add(run)
    return run
  }) as unknown as typeof setInterval
  globalThis.clearInterval = (timer) => {
    running.delete(timer)
  }
  startClock()
})

test('Today: it is the date at the camp, and changes at midnight there while the app is open', () => {
  stopClock('2026-08-22T22:59:59.999Z')
  tick?.()
  assert.is(today.value, '2026-08-22')
  stopClock('2026-08-22T23:00:00.000Z')
  tick?.()
  assert.is(today.value, '2026-08-23')
})

test('Relative time: the clock is kept current, at least once a second', () => {
  assert.ok(tickMs && tickMs <= 1000, `every ${tickMs} ms`)
  stopClock('2026-08-22T12:00:00Z')
  tick?.()
  assert.is(now.value, Date.parse('2026-08-22T12:00:00Z'))
})

test('A return to the foreground ticks at once, because a phone stops timers in the background', () => {
  stopClock('2026-08-25T12:00:00Z')
  document.dispatchEvent(new Event('visibilitychange'))
  assert.is(today.value, '2026-08-25')
})

test('However often the app comes and goes, one timer runs in front and none in the background', () => {
  const isHidden = Object.getOwnPropertyDescriptor(document, 'hidden')
  const show = (isShown: boolean) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: !isShown })
    document.dispatchEvent(new Event('visibilitychange'))
    return running.size
  }
  for (const _ of [1, 2, 3]) {
    assert.is(show(false), 0)
    assert.is(show(true), 1)
    assert.is(show(true), 1)
  }
  if (isHidden) Object.defineProperty(document, 'hidden', isHidden)
  else Reflect.deleteProperty(document, 'hidden')
})

test('A clock that is set back is followed', () => {
  stopClock('2026-08-20T12:00:00Z')
  tick?.()
  assert.is(today.value, '2026-08-20')
})

test.run()
