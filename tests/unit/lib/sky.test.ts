import { assert, test } from '#test'
import { daySkyOf, skyOf, type Sky } from '../../../src/lib/sky'

/** For each sky, one code per icon; for a cloudy one, also unknown codes. */
const skies: Partial<Record<Sky, number[]>> = {
  '--dark-sky': [0, 2],
  '--clear': [1, 3],
  '--cloudy': [5, 7, 8, 32, 48, -1, 1.5, NaN],
  '--wet': [4, 9, 11, 15, 16, 19, 22, 28, 45],
}

test('sky: follows the weather in daytime, and is dark at night', () => {
  for (const [sky, codes] of Object.entries(skies)) {
    for (const code of codes) {
      assert.is(skyOf(code, false), sky, `code ${code}`)
      assert.is(skyOf(code, true), '--dark-sky')
    }
  }
})

test("sky: in daylight, a night's code has the sky of a clear day", () => {
  for (const [sky, codes] of Object.entries(skies)) {
    const expected = sky === '--dark-sky' ? '--clear' : sky
    for (const code of codes) assert.is(daySkyOf(code), expected, `code ${code}`)
  }
})
