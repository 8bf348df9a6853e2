import { all, one, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { DaySummary } from '../../../src/components/day-summary'
import { forecastDay } from '../../support/files'

const renderSummary = (changes: Partial<ReturnType<typeof forecastDay>['summary']> = {}) =>
  render(<DaySummary summary={forecastDay('2026-08-22', { summary: changes }).summary} />)

test('day summary: has maximum, minimum and description', async () => {
  const text = textOf(await renderSummary())
  assert.match(text, /21°C.*12°C.*Sunny intervals and a gentle breeze/)
})

test('day summary: shows zero and negative temperatures', async () => {
  const text = textOf(await renderSummary({ maximumTemperature: 0, minimumTemperature: -7 }))
  assert.match(text, /(^|\s)0°C\s*−7°C/)
})

test('day summary: temperatures have at most one decimal', async () => {
  const text = textOf(await renderSummary({ maximumTemperature: 21.456789, minimumTemperature: -0.04 }))
  assert.match(text, /(^|\s)21\.5°C\s*0°C/)
})

test('day summary: icons have names', async () => {
  const labels = all(await renderSummary(), '[role=img]').map((icon) => icon.getAttribute('aria-label'))
  assert.equal(labels, ['Sunny intervals and a gentle breeze', 'Maximum', 'Minimum'])
})

test('day summary: maximum points up, minimum down', async () => {
  const container = await renderSummary()
  const turnOf = (label: string) => one(container, `[aria-label=${label}] path`).getAttribute('transform')
  assert.is(turnOf('Maximum'), null)
  assert.match(turnOf('Minimum') ?? '', /^rotate\(180 /)
})

test('day summary: without an icon the description remains', async () => {
  const container = await renderSummary({ weatherType: 99 })
  assert.equal(
    all(container, '[role=img]').map((icon) => icon.getAttribute('aria-label')),
    ['Maximum', 'Minimum'],
  )
  assert.match(textOf(container), 'Sunny intervals')
})

test("day summary: UV from 3 has the WHO's word", async () => {
  for (const [uvIndexMax, uv] of [
    [2.4, undefined],
    [2.5, 'UV 3, moderate'],
    [5, 'UV 5, moderate'],
    [6, 'UV 6, high'],
    [8, 'UV 8, very high'],
    [11, 'UV 11, extreme'],
  ] as const) {
    const paragraphs = all(await renderSummary({ uvIndexMax }), 'p').map(textOf)
    assert.is(paragraphs[2], uv)
  }
})
