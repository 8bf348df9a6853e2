import '../../support/dom'
import { assert, test } from '#test'
import { online, savesData, startConnection } from '../../../src/stores/connection'

const setNavigator = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value })

test.before(() => startConnection())

test('connection: follows the online and offline events', () => {
  setNavigator('onLine', false)
  dispatchEvent(new Event('offline'))
  assert.is(online.value, false)
  setNavigator('onLine', true)
  dispatchEvent(new Event('online'))
  assert.is(online.value, true)
})

test('connection: reports Data Saver where the browser does', () => {
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
