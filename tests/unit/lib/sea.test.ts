import { assert, test } from '#test'
import { seaText } from '../../../src/lib/sea'
import { forecastDay } from '../../support/files'

test('sea: says how warm it is and how high the waves are', () => {
  for (const [seaTemperature, waveHeightInMetres, text] of [
    [17.2, 0.62, 'Sea 17 °C, waves up to 0.6 m'],
    [9.5, 2, 'Sea 10 °C, waves up to 2.0 m'],
    [-1.4, 0, 'Sea −1 °C, waves up to 0.0 m'],
    [-0.4, undefined, 'Sea 0 °C'],
    [0, undefined, 'Sea 0 °C'],
    [undefined, 1.25, 'Waves up to 1.3 m'],
    [undefined, undefined, ''],
  ] as const) {
    const known = {
      ...(seaTemperature === undefined ? {} : { seaTemperature }),
      ...(waveHeightInMetres === undefined ? {} : { waveHeightInMetres }),
    }
    const unbroken = text.replaceAll(/ (?=°C|m$)/g, '\u00a0')
    assert.is(seaText(forecastDay('2026-08-22', { summary: known }).summary), unbroken)
  }
})
