import '../../support/dom'
import { assert, test } from '#test'
import { isInIosBrowser, isInstalled, keepStorage } from '../../../src/device/installed'

const useWindow = (displayMode: string, standalone?: boolean) => {
  globalThis.matchMedia = (query: string) =>
    ({ matches: query.replaceAll(' ', '').includes(`(display-mode:${displayMode})`) }) as MediaQueryList
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: standalone })
}

test("installed: recognises display modes and iOS's own flag", () => {
  for (const [mode, standalone, expected] of [
    ['standalone', undefined, true],
    ['fullscreen', undefined, true],
    ['minimal-ui', undefined, true],
    ['browser', true, true],
    ['browser', undefined, false],
    ['browser', false, false],
  ] as const) {
    useWindow(mode, standalone)
    assert.is(isInstalled(), expected, `${mode} ${standalone}`)
  }
})

test('installed: recognises a browser on iOS', () => {
  const { userAgent } = navigator
  const useAgent = (value: string) =>
    Object.defineProperty(navigator, 'userAgent', { configurable: true, value })
  for (const [mode, standalone, agent, expected] of [
    ['browser', false, 'Macintosh', true],
    ['browser', undefined, 'iPhone; CPU iPhone OS 18_0 like Mac OS X', true],
    ['browser', true, 'iPhone', false],
    ['browser', undefined, 'iPad; CPU OS 16_0 like Mac OS X', true],
    ['standalone', undefined, 'iPad', false],
    ['browser', undefined, 'Macintosh', false],
  ] as const) {
    useWindow(mode, standalone)
    if (standalone === undefined) Reflect.deleteProperty(navigator, 'standalone')
    useAgent(agent)
    assert.is(isInIosBrowser(), expected, `${mode} ${standalone} ${agent}`)
  }
  useAgent(userAgent)
})

const useStorage = (value: unknown) =>
  Object.defineProperty(navigator, 'storage', { configurable: true, value })

test('installed: only an installed app requests persistent storage', async () => {
  for (const [mode, expected] of [
    ['browser', 0],
    ['standalone', 1],
  ] as const) {
    let requests = 0
    useWindow(mode)
    useStorage({ persist: async () => requests++ })
    await keepStorage()
    assert.is(requests, expected, mode)
  }
})

test('installed: tolerates browsers without persistent storage', async () => {
  useWindow('standalone')
  for (const storage of [undefined, { persist: () => Promise.reject(new Error('no')) }]) {
    useStorage(storage)
    assert.is(await keepStorage(), undefined)
  }
})
