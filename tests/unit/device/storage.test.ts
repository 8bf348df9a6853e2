import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readStored, writeStored } from '../../../src/device/storage'

const useStorage = (descriptor: PropertyDescriptor) =>
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...descriptor })

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test('What is written is read, and a key that was never written is null', () => {
  const entries = new Map<string, string>()
  useStorage({
    value: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, text: string) => entries.set(key, text),
    },
  })
  writeStored('theme', 'dark')
  assert.equal([...entries], [['theme', 'dark']])
  assert.is(readStored('theme'), 'dark')
  assert.is(readStored('cache:tides'), null)
})

test('Storage unavailable: a browser without it reads null and writes nothing', () => {
  useStorage({ value: undefined })
  assert.is(readStored('theme'), null)
  writeStored('theme', 'dark')
  useStorage({ value: null })
  assert.is(readStored('theme'), null)
  writeStored('theme', 'dark')
})

test('Storage unavailable: a browser that throws on access reads null and writes nothing', () => {
  let accesses = 0
  useStorage({
    get() {
      accesses++
      return refuse()
    },
  })
  assert.is(readStored('theme'), null)
  writeStored('theme', 'dark')
  assert.is(accesses, 2)
})

test('Storage unavailable: a throwing read is null, a throwing write is ignored', () => {
  let attempts = 0
  const count = () => {
    attempts++
    return refuse()
  }
  useStorage({ value: { getItem: count, setItem: count } })
  assert.is(readStored('theme'), null)
  writeStored('theme', 'dark')
  assert.is(attempts, 2)
})

test('Storage full: a write that does not fit leaves what was stored', () => {
  useStorage({
    value: {
      getItem: () => 'old',
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
    },
  })
  writeStored('cache:tides', 'x'.repeat(10_000))
  assert.is(readStored('cache:tides'), 'old')
})

test.run()
