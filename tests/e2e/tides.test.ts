import { drawn } from '../support/drawn'
import { tide, tidesFile, withLevels } from '../support/files'
import { fitsAcross } from '../support/look'
import { boxOf, dayButtons, dayChart, drawing, labelledPins, nextFrame, scrollPage } from '../support/page'
import { publish } from '../support/site'
import { expect, test } from './fixtures'

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
  await expect(labelledPins(dayChart(page)).first()).toBeAttached()
  for (const width of [576, 360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    const clashes = await labelledPins(dayChart(page)).evaluateAll((pins) => {
      // A label is a pseudo-element, above its mark.
      const labels = pins.map((mark) => {
        const style = getComputedStyle(mark, '::after')
        const { left, top } = mark.getBoundingClientRect()
        const [labelWidth, labelHeight] = [parseFloat(style.width), parseFloat(style.height)]
        const shift = new DOMMatrix(style.transform).e
        const x = left + 2 + parseFloat(style.left) + shift
        const y = top + (parseFloat(style.top) || 0)
        return { x, y, right: x + labelWidth, bottom: y + labelHeight }
      })
      return labels.flatMap((a, index) =>
        labels
          .slice(index + 1)
          .filter((b) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom)
          .map((b) => JSON.stringify([a, b])),
      )
    })
    expect(clashes, `${width} px`).toEqual([])
    const count = await labelledPins(dayChart(page)).count()
    expect(count >= 4 && count < 30, `${count} labels`).toBe(true)
    const isCut = await dayChart(page).evaluate((chart) => chart.scrollHeight > chart.clientHeight)
    expect(isCut, 'the hours are side by side').toBe(false)
  }
  const pin = labelledPins(dayChart(page)).nth(2)
  const [dot, label] = await pin.evaluate((pin) =>
    ['::before', '::after'].map((part) => {
      const style = getComputedStyle(pin, part)
      const start = parseFloat(style.left) + parseFloat(style.marginLeft) + parseFloat(style.paddingLeft)
      return Math.round(start + parseFloat(style.width) / 2 + new DOMMatrix(style.transform).e)
    }),
  )
  expect(label, "the middle of a label is its dot's").toBe(dot)

  await dayButtons(page).last().click()
  await expect(dayChart(page)).toHaveAccessibleName(/High tide at 23:55/)
  await nextFrame(page)
  expect(await fitsAcross(page)).toBe(true)
  const leftOfTime = await labelledPins(dayChart(page))
    .first()
    .evaluate((mark) => {
      const { left, transform, width } = getComputedStyle(mark, '::after')
      const shift = transform === 'none' ? 0 : new DOMMatrix(transform).e
      if (!parseFloat(width)) throw new Error('no label')
      return mark.getBoundingClientRect().left + parseFloat(left) + shift
    })
  expect(leftOfTime, `the first label begins at ${leftOfTime} px`).toBeGreaterThan(0)

  await test.step('the tab bar covers the chart that scrolls below it', async () => {
    publish(site, { tides: withLevels(tidesFile('2026-08-22')) })
    await page.setViewportSize({ width: 360, height: 420 })
    await page.reload()
    await expect(labelledPins(dayChart(page)).first()).toBeVisible()
    const bar = page.getByRole('navigation')
    const chart = await boxOf(dayChart(page))
    const water = await boxOf(drawing(dayChart(page)).locator('path').first())
    expect(water.width, 'the water fills the chart').toBeCloseTo(chart.width)
    const areBelow = await labelledPins(dayChart(page)).evaluateAll((pins) =>
      pins.map((pin) => parseFloat(getComputedStyle(pin, '::after').top) > 0),
    )
    expect(new Set(areBelow), 'labels of high tides are above, of low tides below').toEqual(
      new Set([true, false]),
    )
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
})
