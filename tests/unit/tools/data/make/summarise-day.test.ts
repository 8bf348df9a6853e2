import { assert, test } from '#test'
import { msPerHour } from '../../../../../src/lib/durations'
import type { Conditions } from '../../../../../tools/data/read/source-forecast'
import { daySentence, summariseDay } from '../../../../../tools/data/make/summarise-day'
import { conditionsByCode } from '../../../../../tools/data/read/weather-codes'
import { campInstant } from '../../../../../src/lib/camp-time'
import { sourceHour } from '../../../../support/source-forecast'

/** Returns a forecast day's 24 hours, from 06:00. `changeAt` is called with the clock hour, from 0 to 23. */
const day = (changeAt: (clockHour: number) => { wmoCode?: number; windSpeedMph?: number; isDay?: boolean }) =>
  Array.from({ length: 24 }, (_, index) => {
    const { wmoCode = 2, ...changes } = changeAt((index + 6) % 24)
    const conditions = conditionsByCode.get(wmoCode) as Conditions
    return sourceHour(campInstant('2026-08-18', '06:00') + index * msPerHour, { conditions, ...changes })
  })

test('summary: uses the most frequent code from 06:00 to 20:00', () => {
  const rainy = day((hour) => ({ wmoCode: hour > 20 || hour < 6 ? 65 : hour < 14 ? 3 : 61 }))
  assert.equal(summariseDay(rainy), { description: 'Thick cloud and light winds', weatherType: 8 })
})

test('summary: prefers the highest of equally frequent codes', () => {
  const even = day((hour) => ({ wmoCode: hour === 13 ? 0 : hour > 12 ? 61 : 3 }))
  assert.is(summariseDay(even).weatherType, 12)
})

test("summary: uses a code's most frequent words", () => {
  // Rain (63) and light showers (80) have the same app code, 10.
  const wet = day((hour) => ({ wmoCode: hour < 10 ? 63 : 80 }))
  assert.equal(summariseDay(wet), { description: 'Light rain showers and light winds', weatherType: 10 })
})

test('summary: describes the night only if no daylight is left', () => {
  const winter = day((hour) => ({ wmoCode: 0, isDay: hour > 8 && hour < 16 }))
  assert.is(summariseDay(winter).weatherType, 1)
  assert.equal(summariseDay(winter.slice(13)), { description: 'A clear sky and light winds', weatherType: 0 })
})

test('summary: describes the strongest wind until 21:00', () => {
  const speeds: [mph: number, sentence: string][] = [
    [0, 'Sunny and light winds'],
    [7, 'Sunny and light winds'],
    [8, 'Sunny and a gentle breeze'],
    [12, 'Sunny and a gentle breeze'],
    [13, 'Sunny and a moderate breeze'],
    [18, 'Sunny and a moderate breeze'],
    [19, 'Sunny and a fresh breeze'],
    [24, 'Sunny and a fresh breeze'],
    [25, 'Strong winds and sunny'],
  ]
  for (const [mph, sentence] of speeds) assert.is(daySentence('Sunny', mph), sentence)
  assert.is(daySentence('Light rain', 40), 'Strong winds and rain')
  assert.equal([daySentence('', 12), daySentence('', 25)], ['A gentle breeze', 'Strong winds'])
  const windy = day((hour) => ({ windSpeedMph: hour === 21 ? 18.5 : hour === 22 ? 40 : 3 }))
  assert.is(summariseDay(windy).description, 'Sunny intervals and a fresh breeze')
})
