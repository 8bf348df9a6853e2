import { assert, test } from '#test'
import { msPerHour } from '../../../../../src/lib/durations'
import { campInstant } from '../../../../../src/lib/camp-time'
import { withSea } from '../../../../../tools/data/make/sea-of-day'
import { forecastDay } from '../../../../support/files'
import type { SeaHour } from '../../../../../tools/data/read/source-forecast'

/** Returns a day's hours from midnight; `seaAt` is called with the clock hour. */
const hoursOf = (date: string, seaAt: (hour: number) => Partial<SeaHour>): SeaHour[] =>
  Array.from({ length: 24 }, (_, hour) => ({
    at: campInstant(date, '00:00') + hour * msPerHour,
    celsius: 16,
    waveHeightInMetres: 0.5,
    ...seaAt(hour),
  }))

/** Returns the sea's keys in a date's summary. */
const seaOfDay = (date: string, hours: SeaHour[]) => {
  const { seaTemperature, waveHeightInMetres } =
    withSea([forecastDay(date)], { hours, notes: [] }).days[0]?.summary ?? {}
  return [seaTemperature, waveHeightInMetres]
}

test('sea: mean temperature and highest waves, 06:00 to 22:00', () => {
  const sea = hoursOf('2026-08-18', (hour) => {
    if (hour < 6 || hour > 22) return { celsius: 30, waveHeightInMetres: 9 }
    return { celsius: hour === 22 ? 17.7 : 16, waveHeightInMetres: hour === 6 ? 1.26 : 0.5 }
  })
  assert.equal(seaOfDay('2026-08-18', sea), [16.1, 1.3])
  assert.equal(seaOfDay('2026-08-19', sea), [undefined, undefined], 'a day without hours')
  assert.equal(seaOfDay('2026-08-18', []), [undefined, undefined])
})

test('sea: needs twelve known hours of a value', () => {
  const known = (count: number) =>
    hoursOf('2026-08-18', (hour) => (hour >= 6 + count ? { celsius: undefined } : {}))
  assert.equal(seaOfDay('2026-08-18', known(12)), [16, 0.5])
  assert.equal(seaOfDay('2026-08-18', known(11)), [undefined, 0.5])
})

test('sea: 0 is a value', () => {
  const sea = hoursOf('2026-01-18', () => ({ celsius: -0.04, waveHeightInMetres: 0 }))
  assert.equal(seaOfDay('2026-01-18', sea), [0, 0])
})

test('sea: says if its hours are on other days', () => {
  const hours = hoursOf('2026-09-30', () => ({}))
  const notesOn = (date: string, notes: string[]) => withSea([forecastDay(date)], { hours, notes }).notes
  assert.equal(notesOn('2026-09-30', []), [])
  assert.equal(notesOn('2026-08-18', []), ['sea left out: the response has no hours on these days'])
  assert.equal(notesOn('2026-08-18', ['waves left out']), ['waves left out'])
})
