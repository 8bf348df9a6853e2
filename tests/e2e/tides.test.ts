import type { Locator, Page } from 'playwright'
import { tokens } from '../../src/styles/tokens'
import { drawn } from '../support/drawn'
import { tide, tidesFile, withLevels } from '../support/files'
import { overflow } from '../support/look'
import { boxOf, dayButtons, dayChart, drawing, labelledPins, nextFrame, scrollPage } from '../support/page'
import { publish } from '../support/site'
import { expect, test } from './fixtures'

interface Box {
  x: number
  y: number
  right: number
  bottom: number
}

/** Returns the box of each pin's dot (`::before`) or label (`::after`), in the window's pixels. */
const boxesOf = (pins: Locator, part: '::before' | '::after'): Promise<Box[]> =>
  pins.evaluateAll(
    (all, part) =>
      all.map((pin) => {
        const style = getComputedStyle(pin, part)
        const px = (name: string) => parseFloat(style.getPropertyValue(name)) || 0
        const { left, top } = pin.getBoundingClientRect()
        const x = left + px('left') + px('margin-left') + new DOMMatrix(style.transform).e
        const y = top + px('top') + px('margin-top')
        const right = x + px('padding-left') + px('width') + px('padding-right')
        return { x, y, right, bottom: y + px('padding-top') + px('height') + px('padding-bottom') }
      }),
    part,
  )

const middleOf = ({ x, right }: Box): number => (x + right) / 2

/** Returns the colours of the page's pixels at some positions, as red, green and blue. */
const coloursAt = async (page: Page, positions: { x: number; y: number }[]): Promise<number[][]> => {
  const png = await page.screenshot({ scale: 'css' })
  // The app's security policy allows no picture from elsewhere.
  const empty = await page.context().newPage()
  const colours = await empty.evaluate(
    async ({ source, positions }) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')!
      canvas.drawImage(image, 0, 0)
      return positions.map(({ x, y }) => [...canvas.getImageData(x, y, 1, 1).data.subarray(0, 3)])
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, positions },
  )
  await empty.close()
  return colours
}

/** Returns the red, green and blue of a colour such as `#fff` or `#07566f`. */
const rgb = (colour: string): number[] =>
  (colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour)
    .match(/\w\w/g)!
    .map((digits) => parseInt(digits, 16))

test('chart: labels stay on the page and do not overlap', async ({ site, visit }) => {
  const clock = (index: number) =>
    `${String(Math.floor((index * 47) / 60)).padStart(2, '0')}:${String((index * 47) % 60).padStart(2, '0')}`
  const many = Array.from({ length: 30 }, (_, index) =>
    tide(index % 2 ? 'High' : 'Low', `2026-08-22T${clock(index)}`, index % 2 ? 2 : 0.5),
  )
  const atEdges = [
    tide('Low', '2026-08-23T00:05'),
    { ...tide('High', '2026-08-23T23:55'), time: '23:55 or a while later' },
  ]
  publish(site, {
    tides: {
      dates: [
        { date: '2026-08-22', tides: many },
        { date: '2026-08-23', tides: atEdges },
      ],
    },
  })
  const { page } = await visit({ path: 'tides' })
  const pins = labelledPins(dayChart(page))
  await expect(pins.first()).toBeAttached()
  for (const width of [576, 360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    const labels = await boxesOf(pins, '::after')
    const clashes = labels.flatMap((a, index) =>
      labels
        .slice(index + 1)
        .filter((b) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom)
        .map((b) => JSON.stringify([a, b])),
    )
    expect(clashes, `${width} px`).toEqual([])
    expect(labels.length >= 4 && labels.length < 30, `${labels.length} labels`).toBe(true)
    const isCut = await dayChart(page).evaluate((chart) => chart.scrollHeight > chart.clientHeight)
    expect(isCut, 'the hours are side by side').toBe(false)
  }
  const third = pins.nth(2)
  const [dot, label] = [...(await boxesOf(third, '::before')), ...(await boxesOf(third, '::after'))]
  expect(middleOf(label!), "the middle of a label is its dot's").toBeCloseTo(middleOf(dot!), 0)

  await dayButtons(page).last().click()
  await expect(dayChart(page)).toHaveAccessibleName(/High tide at 23:55/)
  await nextFrame(page)
  expect(await page.evaluate(overflow)).toEqual([])
  const [first] = await boxesOf(pins, '::after')
  expect(first!.right - first!.x, 'the first label has a width').toBeGreaterThan(0)
  expect(first!.x, 'the first label is on the page').toBeGreaterThan(0)

  await test.step('the tab bar covers the chart that scrolls below it', async () => {
    publish(site, { tides: withLevels(tidesFile('2026-08-22')) })
    await page.setViewportSize({ width: 360, height: 420 })
    await page.reload()
    await expect(pins.first()).toBeVisible()
    const bar = page.getByRole('navigation')
    const chart = await boxOf(dayChart(page))
    const water = await boxOf(drawing(dayChart(page)).locator('path').first())
    expect(water.width, 'the water fills the chart').toBeCloseTo(chart.width)
    const [dots, labels] = [await boxesOf(pins, '::before'), await boxesOf(pins, '::after')]
    expect(
      new Set(labels.map(({ y }, index) => y > dots[index]!.y)),
      'labels of high tides are above, of low tides below',
    ).toEqual(new Set([true, false]))
    const boat = await boxOf(page.locator(drawn.boat))
    const boatAt = (boat.x + boat.width / 2 - chart.x) / chart.width
    expect(Math.abs(boatAt - 19 / 24), `the boat is at ${boatAt}`).toBeLessThan(0.01)
    const { height, y } = await boxOf(bar)
    const shots = new Set<string>()
    for (let offset = chart.y - y - height; offset < chart.bottom - y; offset += height / 2) {
      await scrollPage(page, offset)
      shots.add((await bar.screenshot()).toString('base64'))
    }
    expect(shots.size).toBe(1)
  })

  await test.step('the boat, the sun, a dot and the water have their colours', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await scrollPage(page, 0)
    const chart = await boxOf(dayChart(page))
    const boat = await boxOf(page.locator(drawn.boat))
    const sun = await boxOf(page.locator(drawn.sun))
    const [dot] = await boxesOf(pins, '::before')
    const hours = await dayChart(page)
      .locator(drawn.axis)
      .evaluate((axis) => {
        const { paddingTop, lineHeight, fontSize } = getComputedStyle(axis)
        const leading = parseFloat(lineHeight) - parseFloat(fontSize)
        return axis.getBoundingClientRect().top + parseFloat(paddingTop) + leading / 2
      })
    for (const { y, bottom } of [sun, ...(await boxesOf(pins, '::after'))])
      expect([y > chart.y, bottom < hours], 'labels and sun are in the chart, above its hours').toEqual([
        true,
        true,
      ])
    const at = (box: Box & { width: number; height: number }, x: number, y: number) => ({
      x: box.x + x * box.width,
      y: box.y + y * box.height,
    })
    const [line, hull, belowHull, sail, besideSails, middleOfSun, topOfDot, water] = await coloursAt(page, [
      // The axis at 06:00.
      at(chart, 0.25, 0.1),
      at(boat, 0.5, 0.9),
      at(boat, 0.5, 1.15),
      at(boat, 0.62, 0.5),
      at(boat, 0.1, 0.1),
      at(sun, 0.5, 0.5),
      // Above the curve, which has the same colour.
      { x: middleOf(dot!), y: dot!.y + 2 },
      at(chart, 0.39, 0.8),
    ])
    expect([line, hull, belowHull, sail, middleOfSun, topOfDot, water]).toEqual(
      (['line', 'hull', 'bay', 'sail', 'sun', 'sea', 'bay'] as const).map((name) => rgb(tokens[name].light)),
    )
    expect(
      [hull, sail, water],
      'the boat is not a rectangle, and its sails are above the water',
    ).not.toContainEqual(besideSails)
  })
})
