import { assert, test } from '#test'
import { msPerHour } from '../../../../../src/lib/durations'
import { addLevels } from '../../../../../tools/data/make/predict-levels'
import { waterLevelOf } from '../../../../../tools/data/make/tide-curve'
import { readStation } from '../../../../../tools/data/read/read-station'
import { tide } from '../../../../support/files'
import { problemOf } from '../../../../support/invalid-response'
import { tideStation } from '../../../../support/tide-station'

const station = readStation('station.json', tideStation())
const levelAt = waterLevelOf(station)

test('levels: heights are measured from chart datum', () => {
  assert.ok(Math.abs(station.offsetInMetres - 1.7) < 1e-9)
  // Over a year, the tides of the Moon and the Sun average out to mean sea level.
  let sum = 0
  const count = (365 * 24) / 5
  for (let index = 0; index < count; index++) sum += levelAt(Date.UTC(2026, 0, 1) + index * 5 * msPerHour)
  assert.ok(Math.abs(sum / count - 1.7) < 0.005, `${sum / count}`)
})

test('levels: phases are in GMT', () => {
  const constituents = [{ name: 'S2', amplitude: 1, phase: 0 }]
  const sun = waterLevelOf({ ...station, offsetInMetres: 0, constituents })
  // S2 with phase 0 is high at noon and midnight GMT, on every day of every year.
  for (const at of [Date.UTC(2026, 7, 22), Date.UTC(2026, 0, 3, 12), Date.UTC(2031, 4, 5)]) {
    assert.ok(Math.abs(sun(at) - 1) < 0.01, `${sun(at)}`)
    assert.ok(Math.abs(sun(at + 6 * msPerHour) + 1) < 0.01)
  }
})

test('levels: one per half hour, over the entire day at the camp', () => {
  const days = ['2026-08-22', '2026-03-29', '2026-10-25', '2026-01-10'].map((date) => ({ date, tides: [] }))
  const levels = addLevels(days, levelAt).days.map((day) => day.levels!)
  const shapes = levels.map(
    ({ everyMinutes, heightsInMetres }) => `${everyMinutes}: ${heightsInMetres.length}`,
  )
  assert.equal(shapes, ['30: 49', '30: 47', '30: 51', '30: 49'])
  const { heightsInMetres } = levels[0]!
  assert.ok(Math.abs(heightsInMetres[0]! - levelAt(Date.parse('2026-08-21T23:00:00Z'))) <= 0.005)
  assert.ok(Math.abs(heightsInMetres[48]! - levelAt(Date.parse('2026-08-22T23:00:00Z'))) <= 0.005)
  for (const height of heightsInMetres) assert.is(Number(height.toFixed(2)), height)
})

test('levels: none for a day whose curve is over 0.25 m off a tide', () => {
  // In floating point, 0.3 + 0.25 - 0.3 is more than 0.25, and must be accepted all the same.
  const flat = () => 0.3
  const day = (date: string, ...metres: number[]) => ({
    date,
    tides: metres.map((each, index) => tide('High', `${date}T0${index + 5}:10`, 0.3 + each)),
  })
  const { days, notes } = addLevels(
    [
      day('2026-08-22', 0.25, -0.25),
      day('2026-08-23', 0, 0.251),
      day('2026-08-24', -0.4, 0, 0.3),
      day('2026-08-25'),
    ],
    flat,
  )
  assert.equal(
    days.map((each) => each.levels !== undefined),
    [true, false, false, true],
  )
  assert.equal(notes, [
    'no levels for 2026-08-23: the curve is 26 cm off the tide at 06:10',
    'no levels for 2026-08-24: the curve is 40 cm off the tide at 05:10',
  ])
  assert.is('levels' in days[1]!, false)
  // The app draws straight lines between the half-hours.
  const jagged = (at: number) => (at % (msPerHour / 2) ? 0.3 : 0.6)
  assert.equal(addLevels([day('2026-08-22', 0)], jagged).notes, [
    'no levels for 2026-08-22: the curve is 30 cm off the tide at 05:10',
  ])
})

test('levels: the station and its credit are one line each', () => {
  const file = { ...tideStation(), name: 'Tern\nBay', attribution: 'Nobody,\r\n::error::measured' }
  const { name, attribution } = readStation('station.json', file)
  assert.equal([name, attribution], ['Tern Bay', 'Nobody, ::error::measured'])
})

test('levels: reject an invalid station file', () => {
  const good = tideStation()
  const invalid: [file: unknown, problem: RegExp][] = [
    [{ ...good, harmonic_constituents: [] }, /harmonic_constituents: expected at least 1 item/],
    // The predictor would ignore an unknown constituent.
    [
      { ...good, harmonic_constituents: [{ name: 'X9', amplitude: 1, phase: 0 }] },
      /harmonic_constituents\[0\]\.name: expected a known name \(found "X9"\)/,
    ],
    [{ ...good, datums: { MSL: 1 } }, /datums/],
    [{ ...good, datums: { MSL: 1, LAT: null } }, /datums must give the chart datum \(LAT\) as a number/],
    [{ ...good, datums: { MSL: 1, LAT: '-1.2' } }, /as a number/],
    [{ ...good, chart_datum: 'L\nA' }, /the chart datum \(L A\) as a number/],
    [{ ...good, chart_datum: undefined }, /chart_datum/],
  ]
  for (const [file, problem] of invalid)
    assert.match(
      problemOf(() => readStation('station.json', file)),
      problem,
    )
})
