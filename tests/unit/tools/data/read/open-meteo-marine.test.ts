import { assert, test } from '#test'
import { forecastDays } from '../../../../../tools/data/camp-day'
import { marineRequest, readMarine } from '../../../../../tools/data/read/open-meteo-marine'
import { problemOf } from '../../../../support/invalid-response'
import { marineAnswer } from '../../../../support/open-meteo'

const position = { latitude: 50.6408, longitude: -1.9437 }
const good = marineAnswer('2026-08-18')

test('marine: requests both columns of a cell at sea', () => {
  const { origin, pathname, searchParams } = new URL(marineRequest(position).url)
  assert.is(origin + pathname, 'https://marine-api.open-meteo.com/v1/marine')
  assert.equal(Object.fromEntries(searchParams), {
    latitude: '50.6408',
    longitude: '-1.9437',
    hourly: 'sea_surface_temperature,wave_height',
    cell_selection: 'sea',
    timezone: 'Europe/London',
    timeformat: 'unixtime',
    forecast_days: String(forecastDays + 2),
  })
})

test('marine: reads temperature and waves at each stamp', () => {
  const answer = marineAnswer('2026-08-18', (_, index) =>
    index === 1 ? { wave_height: null, sea_surface_temperature: 0 } : {},
  )
  const { hours, notes } = readMarine(answer, position)
  assert.equal([hours.length, notes], [168, []])
  assert.equal(hours.slice(0, 2), [
    { at: Date.parse('2026-08-17T23:00:00Z'), celsius: 16.4, waveHeightInMetres: 0.5 },
    { at: Date.parse('2026-08-18T00:00:00Z'), celsius: 0, waveHeightInMetres: undefined },
  ])
})

const none =
  "Open-Meteo's marine API has none at 50.6408, -1.9437; if that is on land, set sources.weather.sea"
const noTemperature = `sea temperature left out: ${none}`
const noWaves = `waves left out: ${none}`

const unknown: [what: string, temperature: number | null, waves: number | null, ...notes: string[]][] = [
  ['land', 0, 0, noTemperature, noWaves],
  ['no model', null, null, noTemperature, noWaves],
  ['waves only', null, 0.4, noTemperature],
  ['temperature only', 15, 0, noWaves],
]

test('marine: land has nulls or zeros, which are a note', () => {
  for (const [what, temperature, waves, ...notes] of unknown) {
    const answer = marineAnswer('2026-08-18', () => ({
      sea_surface_temperature: temperature,
      wave_height: waves,
    }))
    const read = readMarine(answer, position)
    assert.equal(read.notes, notes, what)
    assert.equal(
      read.hours[0],
      {
        at: Date.parse('2026-08-17T23:00:00Z'),
        celsius: temperature || undefined,
        waveHeightInMetres: waves || undefined,
      },
      what,
    )
  }
})

test('marine: a column in another unit is ignored, with a note', () => {
  const answer = { ...good, hourly_units: { ...good.hourly_units, wave_height: 'ft' } }
  const { hours, notes } = readMarine(answer, position)
  assert.equal([hours[0]?.celsius, hours[0]?.waveHeightInMetres], [16.4, undefined])
  assert.equal(notes, [
    `waves left out: Open-Meteo's marine API: hourly_units.wave_height: expected "m" (found "ft")`,
  ])
})

const seas: [temperature: number | null, waves: number | null, isPossible: boolean][] = [
  [0.7, 17.5, false],
  [5.9, 6.1, false],
  [6, 6.1, true],
  [5.9, 6, true],
  // In winter, far from the grid of waves; a storm without temperatures.
  [5.9, null, true],
  [null, 6.1, true],
]

test('marine: swapped temperature and waves are left out', () => {
  for (const [temperature, waves, isPossible] of seas) {
    const answer = marineAnswer('2026-08-18', (_, index) => ({
      sea_surface_temperature: temperature,
      wave_height: index ? waves : null,
    }))
    const { hours, notes } = readMarine(answer, position)
    assert.is(hours.length > 0, isPossible, `${temperature} °C, ${waves} m`)
    if (!isPossible) assert.match(notes.join(), /^sea left out: temperature and waves of .* look swapped$/)
  }
})

test('marine: rejects another place', () => {
  assert.match(
    problemOf(() => readMarine({ ...good, latitude: 51.2 }, position)),
    /^Open-Meteo's marine API: latitude more than 0\.5°/,
  )
})
