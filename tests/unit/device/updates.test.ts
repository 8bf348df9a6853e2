import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { stopClock } from '../../support/dom'
import { startUpdates } from '../../../src/device/updates'
import { until } from '../../support/until'

const minute = 60_000

/** A browser with service workers, as a start of the app finds it. */
const startWith = (
  controller: object | null,
  isRefused: boolean | (() => boolean) = false,
  found: 'nothing' | 'a new build' | 'no sw.js' = 'nothing',
) => {
  const log: string[] = []
  const listeners: Record<string, () => void> = {}
  const workers = {
    controller,
    addEventListener: (type: string, listener: () => void) => (listeners[type] = listener),
    async register(url: string, options?: RegistrationOptions) {
      log.push(`register ${url} ${options?.updateViaCache}`)
      if (typeof isRefused === 'function' ? isRefused() : isRefused)
        throw new DOMException('insecure', 'SecurityError')
      return {
        async update() {
          log.push('update')
          if (found === 'no sw.js') throw new TypeError('404')
        },
        installing: found === 'a new build' ? {} : null,
        active: controller && { postMessage: (message: string) => log.push(message) },
      }
    },
  }
  const page = {
    hidden: false,
    addEventListener: (type: string, listener: () => void) => (listeners[type] = listener),
  }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers })
  const addEventListener = page.addEventListener
  Object.assign(globalThis, {
    addEventListener,
    document: page,
    location: { reload: () => log.push('reload') },
  })
  stopClock('2026-08-22T18:00:00Z')
  const registerIfMissing = startUpdates()
  registerIfMissing()
  return {
    registerIfMissing,
    log,
    takeCharge(worker: object) {
      workers.controller = worker
      listeners['controllerchange']?.()
    },
    goOnline: () => listeners['online']?.(),
    /** Leaves the app for some time and comes back. */
    leaveFor(ms: number) {
      page.hidden = true
      listeners['visibilitychange']?.()
      stopClock(Date.now() + ms)
      page.hidden = false
      listeners['visibilitychange']?.()
    },
  }
}

const register = 'register /sw.js none'

test('The worker is registered below the base path, past the caches, and a first visit looks no further', async () => {
  const { log } = startWith(null)
  assert.equal(log, [register])
})

test('A start under a worker, and every return to the foreground, looks for a new build', async () => {
  const { log, leaveFor } = startWith({})
  await until(() => log.length === 3, 'the search')
  leaveFor(minute)
  await until(() => log.length === 6, 'the search on return')
  assert.equal(log, [register, 'update', 'cache', register, 'update', 'cache'])
})

test('While a new build is installed, the old worker is not told to fill its cache, which would hold the new one up', async () => {
  const { log, leaveFor } = startWith({}, false, 'a new build')
  await until(() => log.length === 2, 'the search')
  leaveFor(minute)
  await until(() => log.length === 4, 'the search on return')
  assert.equal(log, [register, 'update', register, 'update'])
})

test('Where sw.js cannot be had, the worker in charge is asked to fill its cache all the same', async () => {
  const { log } = startWith({}, false, 'no sw.js')
  await until(() => log.length === 3, 'the search')
  assert.equal(log, [register, 'update', 'cache'])
})

test('The first worker to take charge is that of this page: no reload, however long the app was away', () => {
  const { log, takeCharge, leaveFor } = startWith(null)
  takeCharge({})
  leaveFor(60 * minute)
  assert.not.ok(log.includes('reload'))
})

test('A new build in charge reloads nothing under the finger, nor after a short absence', () => {
  const { log, takeCharge, leaveFor } = startWith({})
  takeCharge({})
  assert.not.ok(log.includes('reload'))
  leaveFor(30 * minute - 1)
  assert.not.ok(log.includes('reload'))
})

test('A new build in charge is taken up after half an hour away', () => {
  const { log, takeCharge, leaveFor } = startWith({})
  takeCharge({})
  leaveFor(30 * minute)
  assert.equal(
    log.filter((entry) => entry === 'reload'),
    ['reload'],
  )
})

test('A worker that was not to be had is asked for again when there is a connection, and when data have come, until it is there', async () => {
  let isThere = false
  const { log, goOnline, registerIfMissing } = startWith(null, () => !isThere)
  const pause = () => new Promise((resolve) => setImmediate(resolve))
  for (const ask of [goOnline, registerIfMissing, goOnline]) {
    const tries = log.length
    await pause()
    ask()
    assert.is(log.length, tries + 1)
  }
  isThere = true
  await pause()
  goOnline()
  await pause()
  const tries = log.length
  goOnline()
  registerIfMissing()
  assert.is(log.length, tries, 'once it is there, a start and a return look for newer ones')
})

test('Where workers are refused, or unknown, the app runs on without', async () => {
  const failures: unknown[] = []
  const note = (error: unknown) => failures.push(error)
  process.on('unhandledRejection', note)
  const { log, leaveFor } = startWith(null, true)
  leaveFor(minute)
  await until(() => log.length === 2, 'the second try')
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined })
  startUpdates()()
  await new Promise((resolve) => setImmediate(resolve))
  assert.equal(failures, [])
})

test.run()
