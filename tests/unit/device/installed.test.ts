import '../../support/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isInstalled, keepStorage } from '../../../src/device/installed'

/** A window whose display mode is the given one. */
const useWindow = (displayMode: string, standalone?: boolean) => {
  globalThis.matchMedia = (query: string) =>
    ({ matches: query.replaceAll(' ', '').includes(`(display-mode:${displayMode})`) }) as MediaQueryList
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: standalone })
}

test('Installed: the display modes standalone, fullscreen and minimal-ui are the installed app', () => {
  for (const mode of ['standalone', 'fullscreen', 'minimal-ui']) {
    useWindow(mode)
    assert.is(isInstalled(), true, mode)
  }
})

test('Installed: on iOS navigator.standalone alone says so', () => {
  useWindow('browser', true)
  assert.is(isInstalled(), true)
})

test('Installed: a browser window is not the installed app', () => {
  useWindow('browser')
  assert.is(isInstalled(), false)
  useWindow('browser', false)
  assert.is(isInstalled(), false)
})

test('Only the installed app asks the browser to keep its data, and only where that is not granted yet', async () => {
  let requests = 0
  const useStorage = (persisted: () => Promise<boolean>) =>
    Object.defineProperty(navigator, 'storage', {
      configurable: true,
      value: { persisted, persist: async () => ++requests > 0 },
    })
  useStorage(async () => false)
  useWindow('browser')
  await keepStorage()
  assert.is(requests, 0)
  useWindow('standalone')
  await keepStorage()
  assert.is(requests, 1)
  useStorage(async () => true)
  await keepStorage()
  assert.is(requests, 1)
})

test('A browser that cannot keep data, or refuses to say, is left in peace', async () => {
  useWindow('standalone')
  for (const storage of [undefined, { persisted: () => Promise.reject(new Error('no')) }]) {
    Object.defineProperty(navigator, 'storage', { configurable: true, value: storage })
    assert.is(await keepStorage(), undefined)
  }
})

test.run()
