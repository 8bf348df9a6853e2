import { assert, test } from '#test'
import { campInstant } from '../../../../../src/lib/camp-time'
import { seaOfDay } from '../../../../../tools/data/make/sea-of-day'
import type { SourceSea } from '../../../../../tools/data/read/source-forecast'

/** Returns a day's hours from midnight; `seaAt` is called with the clock hour. */
const hoursOf = (date: string, seaAt: (hour: number) => Partial<SourceSea>): SourceSea[] =>
  Array.from({ length: 24 }, (_, hour) => ({
    at: campInstant(date, '00:00') + hour * 3_600_000,
    celsius: 16,
    waveHeightInMetres: 0.5,
    ...seaAt(hour),
  }))

test('sea: mean temperature and highest waves, 06:00 to 22:00', () => {
  const sea = hoursOf('2026-08-18', (hour) => {
    if (hour < 6 || hour > 22) return { celsius: 30, waveHeightInMetres: 9 }
    return { celsius: hour === 22 ? 17.7 : 16, waveHeightInMetres: hour === 6 ? 1.26 : 0.5 }
  })
  assert.equal(seaOfDay('2026-08-18', sea), { seaTemperature: 16.1, waveHeightInMetres: 1.3 })
  assert.equal(seaOfDay('2026-08-19', sea), {}, 'a day without hours')
  assert.equal(seaOfDay('2026-08-18', []), {})
})

test('sea: needs twelve known hours of a value', () => {
  const known = (count: number) =>
    hoursOf('2026-08-18', (hour) => (hour >= 6 + count ? { celsius: undefined } : {}))
  assert.equal(seaOfDay('2026-08-18', known(12)), { seaTemperature: 16, waveHeightInMetres: 0.5 })
  assert.equal(seaOfDay('2026-08-18', known(11)), { waveHeightInMetres: 0.5 })
})

test('sea: 0 is a value', () => {
  const sea = hoursOf('2026-01-18', () => ({ celsius: -0.04, waveHeightInMetres: 0 }))
  assert.equal(seaOfDay('2026-01-18', sea), { seaTemperature: 0, waveHeightInMetres: 0 })
})
