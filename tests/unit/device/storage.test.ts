import { assert, test } from '#test'
import { readStored, writeStored } from '../../../src/device/storage'

const useStorage = (descriptor: PropertyDescriptor) =>
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...descriptor })

let attempts = 0
const deny = () => {
  attempts++
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

test('storage: reads what it wrote', () => {
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

for (const [what, descriptor] of Object.entries<PropertyDescriptor>({
  'is missing': { value: undefined },
  'is null': { value: null },
  'throws on access': { get: deny },
  'throws when used': { value: { getItem: deny, setItem: deny } },
})) {
  test(`storage: reads null if localStorage ${what}`, () => {
    attempts = 0
    useStorage(descriptor)
    assert.is(readStored('theme'), null)
    writeStored('theme', 'dark')
    if (what.startsWith('throws')) assert.is(attempts, 2)
  })
}
