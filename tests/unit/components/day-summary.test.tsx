import { all, one, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { DaySummary } from '../../../src/components/day-summary'
import { forecastDay } from '../../support/files'

const renderSummary = (changes: Partial<ReturnType<typeof forecastDay>['summary']> = {}) =>
  render(<DaySummary summary={forecastDay('2026-08-22', { summary: changes }).summary} />)

const labelsOf = (container: HTMLElement) =>
  all(container, '[role=img]').map((icon) => icon.getAttribute('aria-label'))

test('day summary: shows maximum, minimum and description', () => {
  for (const [maximumTemperature, minimumTemperature, text] of [
    [21, 12, '21°C12°C'],
    [0, -7, '0°C−7°C'],
    [21.456789, -0.04, '21.5°C0°C'],
  ] as const) {
    const container = renderSummary({ maximumTemperature, minimumTemperature })
    assert.is(textOf(container), `${text}Sunny intervals and a gentle breeze`)
  }
})

test('day summary: icons have names, and arrows a direction', () => {
  const container = renderSummary()
  assert.equal(labelsOf(container), ['Sunny intervals and a gentle breeze', 'Maximum', 'Minimum'])
  const turnOf = (label: string) => one(container, `[aria-label=${label}] path`).getAttribute('transform')
  assert.is(turnOf('Maximum'), null)
  assert.match(turnOf('Minimum') ?? '', /^rotate\(180 /)
  assert.equal(labelsOf(renderSummary({ weatherType: 99 })), ['Maximum', 'Minimum'])
})

test("day summary: shows UV of 3 or more with the WHO's category", () => {
  for (const [uvIndexMax, uv] of [
    [2.4, undefined],
    [2.5, 'UV 3, moderate'],
    [5, 'UV 5, moderate'],
    [7, 'UV 7, high'],
    [8, 'UV 8, very high'],
    [10, 'UV 10, very high'],
    [11, 'UV 11, extreme'],
  ] as const) {
    const paragraphs = all(renderSummary({ uvIndexMax }), 'p').map(textOf)
    assert.is(paragraphs[2], uv)
  }
})

test('day summary: shows the sea after UV', () => {
  const sea = { uvIndexMax: 7, seaTemperature: 17, waveHeightInMetres: 0.6 }
  assert.equal(all(renderSummary(sea), 'p').map(textOf).slice(2), [
    'UV 7, high',
    'Sea 17 °C, waves up to 0.6 m',
  ])
})
