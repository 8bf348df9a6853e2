import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { forecastDay, forecastHour } from '../support/files'
import { fitsAcross } from '../support/look'
import { rowOfHours, wordsOf } from '../support/page'
import { publish, siteSuite, visit } from '../support/site'

const test = siteSuite('hours')

/** The cells of the hours, without the dates between them. */
const hours = (page: Page) => rowOfHours(page).getByRole('listitem').filter({ hasText: '°C' })

test('Weather: each hour has its time, icon, °C, %, mph and arrow, in the order of the file', async ({
  site,
}) => {
  const cells = [
    forecastHour({
      time: '22:00',
      temperature: -1,
      chanceOfRain: 0,
      windSpeedMph: 9,
      weatherTypeDescription: 'Clear Night',
    }),
    forecastHour({ time: '05:00', temperature: 12, chanceOfRain: 100, windSpeedMph: 43, weatherType: 15 }),
    forecastHour({ time: '06:00', temperature: 31, chanceOfRain: 7, windSpeedMph: 1, windDirection: 'N' }),
  ]
  publish(site, { weather: { data: [forecastDay('2026-08-22', { hours: cells })] } })
  const { page } = await visit(site)
  await hours(page).first().waitFor()
  assert.equal(await wordsOf(hours(page)), [
    '22:00 -1°C 0% 9 mph',
    '05:00 12°C 100% 43 mph',
    '06:00 31°C 7% 1 mph',
  ])
  const icons = (index: number) =>
    hours(page)
      .nth(index)
      .getByRole('img')
      .evaluateAll((all) => all.map((icon) => icon.getAttribute('aria-label')))
  assert.equal(await icons(0), ['Clear Night', 'Chance of rain', '9 miles per hour from the south-west'])
  assert.equal(await icons(2), ['Sunny Intervals', 'Chance of rain', '1 mile per hour from the north'])
})

test('Weather: the row of hours scrolls sideways, by keyboard too, and the page does not', async ({
  site,
}) => {
  const { page } = await visit(site)
  const row = rowOfHours(page)
  await row.waitFor()
  assert.ok(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > 2 * clientWidth))
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await page.waitForFunction(() => document.querySelector('[aria-label=Hours]')!.scrollLeft > 0)
  assert.ok(await fitsAcross(page))
})

test('Wind: for each of the 16 points the arrow points where the wind blows to, and its name says where from', async ({
  site,
}) => {
  const points = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ')
  const withWind = points.map((windDirection) => forecastHour({ windDirection }))
  publish(site, { weather: { data: [forecastDay('2026-08-22', { hours: withWind })] } })
  const { page } = await visit(site)
  await hours(page).first().waitFor()
  const arrows = await hours(page).evaluateAll((cells) =>
    cells.map((cell) => {
      const arrow = cell.querySelector('[role=img][aria-label*=" from the "]')!
      // As it is painted, wherever the turn stands: an arrow that is not turned points up, to the north.
      const { a, b } = arrow.querySelector('path')!.getScreenCTM()!
      return {
        name: arrow.getAttribute('aria-label')!.replace('9 miles per hour from the ', ''),
        to: (Math.round(((Math.atan2(b, a) * 180) / Math.PI) * 2) / 2 + 360) % 360,
      }
    }),
  )
  const words: Record<string, string> = { N: 'north', E: 'east', S: 'south', W: 'west' }
  assert.equal(
    arrows,
    points.map((point, index) => ({
      name: [...point].map((letter) => words[letter]).join('-'),
      to: (index * 22.5 + 180) % 360,
    })),
  )
})

test('Weather: a description in the place of an icon has lines of its own, within its cell', async ({
  site,
}) => {
  const descriptions = ['Fair', 'Thundery showers and a moderate breeze', 'Unwetterwarnung']
  publish(site, {
    weather: {
      data: [
        forecastDay('2026-08-22', {
          hours: descriptions.map((weatherTypeDescription) =>
            forecastHour({ weatherType: 99, weatherTypeDescription }),
          ),
        }),
      ],
    },
  })
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
        // The end of a line is a rectangle too, of no width.
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

test.run()
