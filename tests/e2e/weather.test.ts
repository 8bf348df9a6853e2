import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { camp } from '../../src/camp'
import { chosenButton, chosenDay, dateStrip, dayButtons, firstHourInSight, loaded, nextFrame, openedScreen, openScreen, rowOfHours, statusShows, wordsOf } from '../support/page'
import { answerAll, publish, siteSuite, visit } from '../support/site'
import { until } from '../support/until'
import { handled } from '../support/faults'
import { forecastDay, forecastHour, forecastHours, weatherCodeRows, weatherFile } from '../support/files'
import { comeBack, goAway } from '../support/phone'
import { silence } from '../support/data-host'
import { fitsAcross } from '../support/look'

const test = siteSuite('weather')

/** The cells of the hours, without the dates between them. */
const hours = (page: Page) => rowOfHours(page).getByRole('listitem').filter({ hasText: '°C' })

test('Weather: the header has the place name and a link to a weather site', async ({ site }) => {
  const { page } = await visit(site)
  assert.equal(await wordsOf(page.getByRole('heading', { level: 1 })), [camp.placeName])
  const link = page.getByRole('main').getByRole('link')
  assert.equal(await wordsOf(link), [camp.links.weather.name])
  assert.is(await link.getAttribute('href'), camp.links.weather.url)
})

test('Weather: the strip has a button a day, with weekday, day number and month name; today is chosen', async ({
  site,
}) => {
  publish(site, { weather: weatherFile('2026-08-30') })
  const { page } = await visit(site, { clock: '2026-08-31T12:00:00Z' })
  await chosenButton(page).waitFor()
  assert.equal(await wordsOf(dayButtons(page)), [
    'Sun 30 August',
    'Mon 31 August',
    'Tue 1 September',
    'Wed 2 September',
    'Thu 3 September',
  ])
  assert.is(await chosenDay(page), 'Mon 31 August')
  assert.is(await openedScreen(page).locator('button[aria-pressed=false]').count(), 4)
})

test('Weather: without today, the last day is chosen, though all have passed', async ({ site }) => {
  const { page } = await visit(site, { clock: '2027-03-10T12:00:00Z' })
  assert.is(await chosenDay(page), 'Wed 26 August')
})

test('Weather: a day chosen in the strip is shown, by touch and by keyboard', async ({ site }) => {
  const { page } = await visit(site)
  await dayButtons(page).nth(2).click()
  await page.getByText('23°C').waitFor()
  assert.is(await chosenDay(page), 'Mon 24 August')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByText('24°C').waitFor()
  assert.is(await chosenDay(page), 'Tue 25 August')
})

test('Date selection: Weather and Tides each keep their chosen day across navigation, and forget it at the next start', async ({
  site,
}) => {
  const { page } = await visit(site)
  await dayButtons(page).nth(1).click()
  await openScreen(page, 'Tides')
  assert.is(await chosenDay(page), 'Sat 22 August')
  await dayButtons(page).nth(2).click()
  await openScreen(page, 'Info')
  await openScreen(page, 'Weather')
  assert.is(await chosenDay(page), 'Sun 23 August')
  await page.getByText('22°C').waitFor()
  await openScreen(page, 'Tides')
  assert.is(await chosenDay(page), 'Mon 24 August')
  for (const name of ['Tides', 'Weather']) {
    await page.reload()
    await openScreen(page, name)
    assert.is(await chosenDay(page), 'Sat 22 August', name)
  }
})

test('Date selection: at midnight the default moves to the new day, and a chosen day stays', async ({
  site,
}) => {
  const { page } = await visit(site, { clock: '2026-08-22T22:59:00Z' })
  assert.is(await chosenDay(page), 'Sat 22 August')
  await page.clock.fastForward('01:00')
  await chosenButton(page).filter({ hasText: '23' }).waitFor()
  await page.getByText('22°C').waitFor()
  await dayButtons(page).nth(3).click()
  assert.is(await chosenDay(page), 'Tue 25 August')
  await page.clock.fastForward('24:00:00')
  await dayButtons(page).first().and(page.locator('[aria-pressed=false]')).waitFor()
  await loaded(page)
  assert.is(await chosenDay(page), 'Tue 25 August')
})

test('Date selection: a chosen today stays chosen at midnight too', async ({ site }) => {
  const { page } = await visit(site, { clock: '2026-08-22T22:59:00Z' })
  await dayButtons(page).nth(0).click()
  await page.clock.fastForward('01:30')
  await statusShows(page, 'Last updated 1 minute ago')
  assert.is(await chosenDay(page), 'Sat 22 August')
})

test('Date selection: a chosen day that has left the data falls back to the default', async ({ site }) => {
  const { page } = await visit(site)
  await dayButtons(page).nth(4).click()
  await page.getByText('25°C').waitFor()
  publish(site, { weather: weatherFile('2026-08-21') })
  await page.clock.fastForward('06:00')
  await comeBack(page)
  await dayButtons(page).filter({ hasText: '21' }).waitFor()
  assert.is(await chosenDay(page), 'Sat 22 August')
  await page.getByText('22°C').waitFor()
  handled('time: a chosen day that leaves the data')
})

test('Weather: the summary has the icon, maximum and minimum in °C and the description', async ({ site }) => {
  const summary = {
    description: 'A clear sky & <b>light</b> winds',
    weatherType: 1,
    maximumTemperature: 3,
    minimumTemperature: -4,
  }
  publish(site, { weather: { data: [forecastDay('2026-08-22', { summary, hours: [] })] } })
  const { page } = await visit(site)
  const description = page.getByText(summary.description, { exact: true })
  await description.waitFor()
  assert.is(await page.getByRole('img', { name: summary.description }).count(), 1)
  const [temperatures] = await wordsOf(page.getByText('°C').first().locator('..'))
  assert.equal(temperatures!.match(/-?\d+ ?°C/g), ['3°C', '-4°C'])
  assert.is(await page.getByRole('img', { name: /max/i }).count(), 1)
  assert.is(await page.getByRole('img', { name: /min/i }).count(), 1)
})

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

test('Weather: hours that are not in order, or doubled, are shown as delivered', async ({ site }) => {
  const times = ['09:00', '07:00', '09:00', '00:00']
  const unsorted = forecastDay('2026-08-22', { hours: times.map((time) => forecastHour({ time })) })
  publish(site, { weather: { data: [unsorted] } })
  const { page, logged } = await visit(site)
  await hours(page).first().waitFor()
  assert.equal(
    (await wordsOf(hours(page))).map((text) => text.slice(0, 5)),
    times,
  )
  assert.equal(logged, [])
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

test('Wind: a direction outside the 16 points has no arrow; the speed stays', async ({ site }) => {
  const directions = ['-99', '', 'sw', 'VRB', 'constructor']
  const withWind = directions.map((windDirection) => forecastHour({ windDirection, windSpeedMph: 12 }))
  publish(site, { weather: { data: [forecastDay('2026-08-22', { hours: withWind })] } })
  const { page } = await visit(site)
  await hours(page).first().waitFor()
  for (const [index, text] of (await wordsOf(hours(page))).entries()) {
    assert.match(text, /12 mph$/)
    assert.is(await hours(page).nth(index).locator('svg').count(), 2, 'only weather and rain')
  }
  assert.is(await hours(page).count(), directions.length)
})

test('Weather: each known type code has an icon; an unknown one shows its description as text', async ({
  site,
}) => {
  const known = Array.from({ length: 48 }, (_, code) => code)
  const codes = [...known, 48, 99, -1, 1.5]
  const cells = codes.map((weatherType) =>
    forecastHour({ weatherType, weatherTypeDescription: `Sky ${weatherType}` }),
  )
  const summary = { weatherType: 1000, description: 'Raining cats' }
  publish(site, { weather: { data: [forecastDay('2026-08-22', { summary, hours: cells })] } })
  const { page } = await visit(site)
  await hours(page).first().waitFor()
  const shown = await hours(page).evaluateAll((all) =>
    all.map((cell) => {
      const icon = cell.querySelector('[role=img][aria-label^=Sky]')
      return { drawing: icon?.innerHTML ?? '', text: (cell as HTMLElement).innerText }
    }),
  )
  for (const [index, code] of codes.entries()) {
    const hasIcon = code >= 0 && code < 48 && Number.isInteger(code)
    assert.is(shown[index]!.drawing !== '', hasIcon, `icon of code ${code}`)
    assert.is(shown[index]!.text.includes(`Sky ${code}`), !hasIcon, `text of code ${code}`)
  }
  // Rows of the table: codes of one row share an icon, and no two rows do.
  assert.equal(
    weatherCodeRows.flat().sort((a, b) => a - b),
    known,
  )
  for (const row of weatherCodeRows) {
    assert.is(new Set(row.map((code) => shown[code]!.drawing)).size, 1, `one icon for ${row}`)
  }
  assert.is(new Set(known.map((code) => shown[code]!.drawing)).size, weatherCodeRows.length)
  assert.is(await page.getByText('Raining cats').count(), 2, 'in the place of the icon, and beside it')
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
    for (const [place, line] of lines.entries()) {
      assert.ok(line.isInside, `${line.text} is inside`)
      if (place) assert.ok(line.top >= lines[place - 1]!.bottom, `${line.text} is below the line before`)
    }
  }
})

test('Weather: sunrise and sunset are shown as the file writes them, with a gradient bar', async ({
  site,
}) => {
  const summary = { sunrise: '05:59', sunset: '20.17 <i>' }
  publish(site, { weather: { data: [forecastDay('2026-08-22', { summary })] } })
  const { page } = await visit(site)
  await page.getByText('Sunrise 05:59', { exact: true }).waitFor()
  await page.getByText('Sunset 20.17 <i>', { exact: true }).waitFor()
  const gradients = await page
    .locator('main *')
    .evaluateAll(
      (all) => all.filter((each) => getComputedStyle(each).backgroundImage.includes('gradient')).length,
    )
  assert.is(gradients, 2, 'the light of the day, and the sky')
})

test('Reliability: a day without hours and a file without days are valid, and the screen says what is missing', async ({
  site,
}) => {
  publish(site, { weather: { data: [forecastDay('2026-08-22', { hours: [] })] } })
  const { page } = await visit(site)
  await page.getByText('There is no hourly forecast for this day.').waitFor()
  await page.getByText('21°C').waitFor()
  assert.is(await rowOfHours(page).count(), 0)
  publish(site, { weather: { data: [] } })
  await page.clock.fastForward('06:00')
  await comeBack(page)
  await page.getByText('There is no forecast.').waitFor()
  await loaded(page)
  assert.is(await dayButtons(page).count(), 0)
  await page.getByTitle('Radar map').waitFor()
  handled('data: lists that are empty')
})

test('Reliability: unsorted and doubled dates give one button a day, in order, and each shows its day', async ({
  site,
}) => {
  const dates = ['2026-08-24', '2026-08-22', '2026-08-23', '2026-08-22', '2026-08-24']
  publish(site, {
    weather: {
      data: dates.map((date, index) => forecastDay(date, { summary: { maximumTemperature: 30 + index } })),
    },
  })
  const { page, logged } = await visit(site)
  await chosenButton(page).waitFor()
  assert.equal(await wordsOf(dayButtons(page)), ['Sat 22 August', 'Sun 23 August', 'Mon 24 August'])
  for (const [index, temperature] of ['31°C', '32°C', '30°C'].entries()) {
    await dayButtons(page).nth(index).click()
    await page.getByText(temperature).waitFor()
  }
  assert.equal(logged, [])
  handled('data: days, hours and tides unsorted or doubled')
})

test('Below everything stands the radar map', async ({ site }) => {
  const { page } = await visit(site)
  const frame = page.locator('iframe')
  await frame.scrollIntoViewIfNeeded()
  const [map, sunset] = await Promise.all([frame.boundingBox(), page.getByText('Sunset').boundingBox()])
  assert.ok(map!.y > sunset!.y + sunset!.height)
})

test('Date strip: nine days of a short month keep 44 pixels a day, and the strip scrolls', async ({
  site,
}) => {
  const data = Array.from({ length: 9 }, (_, index) => forecastDay(`2026-05-${10 + index}`))
  publish(site, { weather: { data } })
  for (const width of [320, 360]) {
    const viewport = { width, height: 640 }
    await visit(site, { viewport, clock: '2026-05-12T12:00:00Z' }, async ({ page }) => {
      await dayButtons(page).first().waitFor()
      const boxes = await dayButtons(page).evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect().width),
      )
      assert.is(boxes.length, 9)
      assert.ok(Math.min(...boxes) >= 44, `${width}: ${Math.min(...boxes)}`)
      const strip = dateStrip(page)
      assert.ok(await strip.evaluate((row) => row.scrollWidth > row.clientWidth))
      assert.ok(await fitsAcross(page))
    })
  }
})

/** Waits until the row of hours begins with a cell whose text does. */
const beginsWith = (page: Page, text: string) =>
  until(
    async () => (await firstHourInSight(page)) === text,
    () => `the row begins with ${text}`,
  )

test('Now in the hours: back after four hours, and back to a new file, the row begins with the present hour', async ({
  site,
}) => {
  const { page } = await visit(site, { clock: '2026-08-22T13:30:00Z' })
  await beginsWith(page, '14:00')
  answerAll(site, silence)
  await goAway(page)
  await page.clock.setSystemTime('2026-08-22T17:31:00Z')
  await comeBack(page)
  await beginsWith(page, '18:00')
  // A new file begins at the next full hour: tonight must not hide on the left of midnight.
  const file = weatherFile('2026-08-22')
  publish(site, {
    weather: { data: [{ ...file.data[0]!, hours: forecastHours().slice(15) }, ...file.data.slice(1)] },
  })
  await goAway(page)
  await page.clock.setSystemTime('2026-08-22T19:31:00Z')
  await comeBack(page)
  await beginsWith(page, '21:00')
})

test('Now in the hours: what the visitor has just moved stays where it is, a minute later it does not', async ({
  site,
}) => {
  const { page } = await visit(site, { clock: '2026-08-22T13:30:00Z' })
  await beginsWith(page, '14:00')
  const hours = rowOfHours(page)
  const place = async () => {
    await nextFrame(page)
    return hours.evaluate((row) => Math.round(row.scrollLeft))
  }
  await hours.evaluate((row) => row.scrollTo(40, 0))
  const moved = await place()
  await goAway(page)
  await comeBack(page)
  assert.is(await place(), moved)
  await page.clock.fastForward('02:00')
  await goAway(page)
  await comeBack(page)
  await beginsWith(page, '14:00')
})

test('Now in the hours: at half past two the hours of the night are told of when the file begins at three', async ({
  site,
}) => {
  const [first, ...others] = weatherFile('2026-08-22').data
  const hours = forecastHours().slice(21)
  publish(site, { weather: { data: [{ ...first!, hours }, ...others] } })
  const { page } = await visit(site, { clock: '2026-08-23T01:30:00Z' })
  await page.getByText('The hours of this night are under Sat 22 August.').waitFor()
  await page.clock.pauseAt('2026-08-23T04:59:00Z')
  await page.getByText('The hours of this night are under Sat 22 August.').waitFor()
  await page.clock.pauseAt('2026-08-23T05:00:01Z')
  await page.getByText('The hours of this night').waitFor({ state: 'detached' })
})

test.run()
