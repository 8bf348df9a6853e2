import { assert, test } from '#test'
import type { DatasetName } from '../../../src/schemas'
import { datasetNames } from '../../support/app-tables'
import { stopTime } from '../../support/dom'
import { precachedFiles } from '../../../src/precached-files'
import { isPageCached, startUpdates } from '../../../src/device/updates'
import { msPerMinute } from '../../../src/lib/durations'

const page = '/'
const others = precachedFiles.map((file) => `/${file}`)

/** A worker; the state `redundant` means that its install failed. */
interface FakeWorker {
  state: ServiceWorkerState
  postMessage: () => void
}

interface World {
  controller: FakeWorker | null
  /** Whether a worker is installed, although a forced reload leaves it without control. */
  isForcedReload: boolean
  registers: boolean
  /** What a check for updates finds. */
  update: 'nothing' | 'a new build' | 'no sw.js'
  /** The paths in each of the origin's caches, by the cache's name. */
  caches: Record<string, string[]>
  /** The data files that are in local storage. */
  stored: DatasetName[]
}

/** Starts the app's updates in a fake browser, which records the app's calls. */
const start = (changes: Partial<World> = {}) => {
  const log: string[] = []
  const createWorker = (): FakeWorker => ({
    state: 'installing',
    postMessage: () => log.push('message'),
  })
  const world: World = {
    controller: createWorker(),
    isForcedReload: false,
    registers: true,
    update: 'nothing',
    caches: { 'strandline:/:build': [page, ...others] },
    stored: datasetNames,
    ...changes,
  }
  const registration = {
    active: world.isForcedReload ? createWorker() : world.controller,
    installing: null as FakeWorker | null,
    async update() {
      log.push('update')
      await tick()
      if (world.update === 'no sw.js') throw new TypeError('404')
      if (world.update === 'a new build') registration.installing = createWorker()
    },
  }
  const listeners = new Map<string, () => void>()
  const addEventListener = (type: string, listener: () => void) => void listeners.set(type, listener)
  const serviceWorker = {
    get controller() {
      return world.controller
    },
    addEventListener,
    async register(url: string, options: RegistrationOptions) {
      log.push(`register ${url} ${options.updateViaCache}`)
      if (!world.registers) throw new DOMException('insecure', 'SecurityError')
      if (!registration.active) registration.installing ??= createWorker()
      return registration
    },
  }
  const document = { hidden: false, addEventListener }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  Object.assign(globalThis, {
    addEventListener,
    document,
    location: { pathname: page, reload: () => log.push('reload') },
    localStorage: {
      getItem: (key: string) => (world.stored.some((name) => key.endsWith(name)) ? '{}' : null),
    },
    caches: {
      keys: async () => Object.keys(world.caches),
      match: async (path: string, { cacheName = '' }: MultiCacheQueryOptions) =>
        world.caches[cacheName]?.includes(path),
    },
  })
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: true })
  stopTime('2026-08-22T18:00:00Z')
  const reports: (boolean | undefined)[] = []
  const onData = startUpdates((opensOffline) => reports.push(opensOffline))
  const settled = async (act: () => void): Promise<string[]> => {
    log.length = 0
    act()
    for (let rounds = 0; rounds < 3; rounds++) await tick()
    return log
  }
  return {
    world,
    reports,
    /** Simulates the arrival of newer data; returns the app's calls, in order. */
    onData: () => settled(onData),
    /** Fires the `online` event; returns the app's calls, in order. */
    onOnline: () => settled(() => listeners.get('online')?.()),
    /** Simulates a return from the background; returns the app's calls, in order. */
    onReturn: (awayMs: number) =>
      settled(() => {
        document.hidden = true
        listeners.get('visibilitychange')?.()
        stopTime(Date.now() + awayMs)
        document.hidden = false
        listeners.get('visibilitychange')?.()
      }),
    /** Simulates the worker's message that it has cached missing files. */
    onMessage: () => settled(() => listeners.get('message')?.()),
    takeControl() {
      world.controller = createWorker()
      listeners.get('controllerchange')?.()
    },
    failInstall() {
      registration.installing!.state = 'redundant'
      registration.installing = null
    },
  }
}

const tick = () => new Promise((resolve) => setImmediate(resolve))

const register = 'register /sw.js none'
const check = [register, 'update']

test('updates: a first visit only registers the worker', async () => {
  const { onData } = start({ controller: null })
  assert.equal(await onData(), [register])
})

test('updates: on return, checks at most every five minutes', async () => {
  const { onData, onReturn } = start()
  assert.equal(await onData(), check)
  assert.equal(await onReturn(5 * msPerMinute - 1), [])
  assert.equal(await onReturn(1), check)
  assert.equal(await onReturn(-5 * msPerMinute), check, 'the clock was set back')
})

test('updates: retries a failed check at every opportunity', async () => {
  const { world, onData, onOnline, onReturn } = start({ update: 'no sw.js' })
  await onData()
  assert.equal(await onOnline(), check)
  assert.equal(await onReturn(0), check)
  world.update = 'nothing'
  assert.equal(await onData(), check)
  assert.equal(await onData(), [])
})

test('updates: retries a failed registration at every opportunity', async () => {
  const { world, onData, onOnline } = start({ controller: null, registers: false })
  assert.equal(await onData(), [register])
  assert.equal(await onOnline(), [register])
  world.registers = true
  assert.equal(await onData(), [register])
  assert.equal(await onData(), [])
})

for (const kind of ['first', 'later'] as const) {
  test(`updates: retries a failed ${kind} install at every opportunity`, async () => {
    const isFirst = kind === 'first'
    const { onData, onOnline, failInstall } = start(
      isFirst ? { controller: null } : { update: 'a new build' },
    )
    const calls = isFirst ? [register] : check
    assert.equal(await onData(), calls)
    assert.equal(await onOnline(), [], 'while it installs')
    failInstall()
    assert.equal(await onOnline(), calls)
    failInstall()
    assert.equal(await onData(), calls)
  })
}

test('updates: messages the worker only if cached files are lost', async () => {
  const { world, onData, onReturn } = start()
  assert.not((await onData()).includes('message'))
  for (const cached of [
    others,
    ...others.map((lost) => [page, ...others.filter((file) => file !== lost)]),
    [],
  ]) {
    world.caches['strandline:/:build'] = cached
    assert.ok((await onReturn(5 * msPerMinute)).includes('message'), `cached: ${cached}`)
  }
})

test('updates: recovers lost files even without sw.js', async () => {
  const { onData } = start({ update: 'no sw.js', caches: {} })
  assert.equal(await onData(), [...check, 'message'])
})

test('updates: does not recover files while a build installs', async () => {
  const { onData } = start({ update: 'a new build', caches: {} })
  assert.equal(await onData(), check)
})

test("updates: ignores copies of the page in other apps' caches", async () => {
  const others = { 'another-app': [page], 'strandline:/camp/:build': [page, '/camp/'] }
  const { world } = start({ caches: others })
  assert.not(await isPageCached())
  world.caches = { ...others, 'strandline:/:build': [page] }
  assert.ok(await isPageCached())
})

test('updates: the first worker to take control is not an update', async () => {
  const { takeControl, onReturn } = start({ controller: null })
  takeControl()
  assert.not((await onReturn(60 * msPerMinute)).includes('reload'))
  takeControl()
  assert.equal(await onReturn(60 * msPerMinute), ['reload'])
})

test('updates: loads a newer build after half an hour away', async () => {
  const { takeControl, onReturn } = start()
  takeControl()
  for (let absence = 1; absence <= 2; absence++) {
    assert.not((await onReturn(30 * msPerMinute - 1)).includes('reload'), `absence ${absence}`)
  }
  assert.equal(await onReturn(30 * msPerMinute), ['reload'])
  assert.equal(await onReturn(-60 * msPerMinute), ['reload'], 'the clock was set back')
})

test('updates: offline, reloads only a page that is cached', async () => {
  for (const [onLine, caches, isReloaded] of [
    [true, {}, true],
    [false, {}, false],
    [false, { 'strandline:/:build': [page] }, true],
  ] as const) {
    const { world, takeControl, onReturn } = start()
    takeControl()
    Object.assign(world, { caches })
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine })
    assert.is((await onReturn(30 * msPerMinute)).includes('reload'), isReloaded, JSON.stringify(caches))
  }
})

test('updates: does not reload data that are not stored', async () => {
  for (const missing of datasetNames) {
    const { takeControl, onReturn } = start({ stored: datasetNames.filter((name) => name !== missing) })
    takeControl()
    assert.not((await onReturn(30 * msPerMinute)).includes('reload'), missing)
  }
})

test('updates: tolerates browsers without workers', async () => {
  const { onData } = start({ controller: null, registers: false })
  await onData()
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: undefined })
  startUpdates(() => {})()
})

test('updates: reports an eviction at any time, and its repair', async () => {
  const { world, reports, onData, onMessage } = start()
  await onData()
  world.caches = {}
  await onData()
  assert.is(reports.at(-1), false, 'even soon after a check')
  world.caches = { 'strandline:/:build': [page] }
  await onMessage()
  assert.is(reports.at(-1), true)
})

test('updates: reports whether the page opens offline', async () => {
  const firstVisit = start({ controller: null, caches: {} })
  await firstVisit.onData()
  assert.equal(firstVisit.reports, [false])
  firstVisit.world.caches = { 'strandline:/:build': [page, ...others] }
  firstVisit.takeControl()
  await tick()
  assert.equal(firstVisit.reports, [false, true])

  const visits: [title: string, changes: Partial<World>, last: boolean | undefined][] = [
    ['a later visit', {}, true],
    ['a forced reload', { controller: null, isForcedReload: true }, true],
    ['the caches of a worker that is gone', { controller: null }, false],
    ['an evicted page', { caches: { 'strandline:/:build': others } }, false],
    ['workers are blocked', { controller: null, registers: false }, undefined],
    ['the page is saved, but registration fails', { registers: false }, true],
  ]
  for (const [title, changes, last] of visits) {
    const visit = start(changes)
    await visit.onData()
    assert.is(visit.reports.at(-1), last, title)
  }
})
