import '../../support/dom'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { online, savesData, startConnection } from '../../../src/stores/connection'

const setNavigator = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value })

test.before(() => startConnection())

test('Radar map: going offline and coming back is noticed', () => {
  setNavigator('onLine', false)
  dispatchEvent(new Event('offline'))
  assert.is(online.value, false)
  setNavigator('onLine', true)
  dispatchEvent(new Event('online'))
  assert.is(online.value, true)
})

test('Radar map: Data Saver counts where the browser tells of it', () => {
  for (const [connection, expected] of [
    [undefined, false],
    [{}, false],
    [{ saveData: false }, false],
    [{ saveData: true }, true],
  ] as const) {
    setNavigator('connection', connection)
    assert.is(savesData(), expected, JSON.stringify(connection))
  }
})

test.run()
