import { assert, test } from '#test'
import { roundedTo } from '../../../src/lib/figures'

test('rounding: drops trailing zeros', () => {
  for (const [value, decimals, shown] of [
    [21.456789, 1, '21.5'],
    [21, 1, '21'],
    [-7.96, 1, '-8'],
    [-0.04, 1, '0'],
    [1.4567891, 2, '1.46'],
    [1.5, 2, '1.5'],
    [1e308, 2, '1e+308'],
    [-1e308, 1, '-1e+308'],
  ] as const) {
    assert.is(String(roundedTo(value, decimals)), shown)
  }
})
