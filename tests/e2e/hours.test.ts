import type { Page } from 'playwright'
import { assert } from '#test'
import { forecastDay, forecastHour } from '../support/files'
import { rowOfHours } from '../support/page'
import { publish, siteSuite, visit } from '../support/site'

const test = siteSuite('hours')

/** The cells of the hours, without the dates between them. */
const hours = (page: Page) => rowOfHours(page).getByRole('listitem').filter({ hasText: '°C' })

test('hours: painted arrows point where the wind blows to', async ({ site }) => {
  const points = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ')
  const withWind = points.map((windDirection) => forecastHour({ windDirection }))
  publish(site, { weather: { data: [forecastDay('2026-08-22', { hours: withWind })] } })
  const { page } = await visit(site)
  await hours(page).first().waitFor()
  const painted = await hours(page).evaluateAll((cells) =>
    cells.map((cell) => {
      const arrow = cell.querySelector('[role=img][aria-label*=" from the "] path') as SVGPathElement
      // The painted angle, however it is set; an arrow without rotation points north.
      const { a, b } = arrow.getScreenCTM()!
      return (Math.round(((Math.atan2(b, a) * 180) / Math.PI) * 2) / 2 + 360) % 360
    }),
  )
  assert.equal(
    painted,
    points.map((_, index) => (index * 22.5 + 180) % 360),
  )
})

test('hours: a description instead of an icon fits its cell', async ({ site }) => {
  const descriptions = ['Fair', 'Thundery showers and a moderate breeze', 'Unwetterwarnung']
  const unknown = descriptions.map((weatherTypeDescription) =>
    forecastHour({ weatherType: 99, weatherTypeDescription }),
  )
  publish(site, { weather: { data: [forecastDay('2026-08-22', { hours: unknown })] } })
  const { page } = await visit(site)
  await hours(page).first().waitFor()
  const cells = await hours(page).evaluateAll((all) =>
    all.map((cell) => {
      const { left, right, bottom } = cell.getBoundingClientRect()
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      const lines: { text: string; top: number; bottom: number; isInside: boolean }[] = []
      while (texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        // Line ends are rectangles without width.
        const boxes = [...range.getClientRects()].filter(({ width }) => width)
        lines.push({
          text: texts.currentNode.textContent!.trim(),
          top: Math.min(...boxes.map((box) => box.top)),
          bottom: Math.max(...boxes.map((box) => box.bottom)),
          isInside: boxes.every((box) => box.left >= left && box.right <= right && box.bottom <= bottom),
        })
      }
      return lines
    }),
  )
  for (const [index, lines] of cells.entries()) {
    assert.is(lines[1]!.text, descriptions[index])
    assert.is(lines.length, 5, 'time, description, temperature, rain, wind')
    for (const [lineIndex, line] of lines.entries()) {
      assert.ok(line.isInside, `${line.text} is inside`)
      if (lineIndex)
        assert.ok(line.top >= lines[lineIndex - 1]!.bottom, `${line.text} is below the line before`)
    }
  }
})
