import type { Page } from 'playwright'
import { assert } from '#test'
import { tide } from '../support/files'
import { fitsAcross } from '../support/look'
import { dayButtons } from '../support/page'
import { publish, siteSuite, visit } from '../support/site'
import { atCamp } from '../support/camp-clock'

const test = siteSuite('tides')

const sentence = (page: Page) => page.locator('main p.text-xl')
const chart = (page: Page) => page.locator('.chart')

test('tides: shows the next tide and the chosen day', async ({ site }) => {
  const low = tide('Low', '2026-08-22T14:05', -0.1)
  const high = tide('High', '2026-08-22T19:10', 2)
  const next = tide('Low', '2026-08-23T01:15')
  publish(site, {
    tides: {
      dates: [
        { date: '2026-08-22', tides: [low, high] },
        { date: '2026-08-23', tides: [next] },
      ],
    },
  })
  const { page } = await visit(site, { path: 'tides' })
  const row = (time: string) => page.getByRole('row').filter({ hasText: time })
  await row('14:05').waitFor()
  const badgeColour = (time: string) =>
    row(time)
      .getByText(/Low|High/)
      .evaluate((badge) => getComputedStyle(badge).backgroundColor)
  assert.is.not(await badgeColour('14:05'), await badgeColour('19:10'))
  await page.clock.pauseAt(atCamp('2026-08-22T19:08:59'))
  assert.match(await sentence(page).innerText(), /Rising.*High.*0hr 1min.*19:10/)
  await page.clock.pauseAt(atCamp('2026-08-22T19:10:01'))
  assert.match(await sentence(page).innerText(), /Falling.*Low.*6hr 4min.*01:15/)
  await dayButtons(page).last().click()
  await row('01:15').waitFor()
})

test('chart: labels stay on the page and do not overlap', async ({ site }) => {
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
  const { page } = await visit(site, { path: 'tides' })
  await chart(page).locator('.pin').first().waitFor({ state: 'attached' })
  for (const width of [576, 360, 320]) {
    await page.setViewportSize({ width, height: 740 })
    const clashes = await page.evaluate(() => {
      // A label is a pseudo-element, above or below its mark.
      const labels = [...document.querySelectorAll<HTMLElement>('.pin[data-label]')].map((mark) => {
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
    assert.equal(clashes, [], `${width} px`)
    const count = await page.locator('.pin[data-label]').count()
    assert.ok(count >= 8 && count < 30, `${count} labels`)
  }

  await dayButtons(page).last().click()
  await page.locator('[data-label^="23:55"]').waitFor({ state: 'attached' })
  assert.ok(await fitsAcross(page))
  const leftOfTime = await page
    .locator('[data-label]')
    .first()
    .evaluate((mark) => {
      const { left, transform, width } = getComputedStyle(mark, '::after')
      const shift = transform === 'none' ? 0 : new DOMMatrix(transform).e
      if (!parseFloat(width)) throw new Error('no label')
      return mark.getBoundingClientRect().left + parseFloat(left) + shift
    })
  assert.ok(leftOfTime > 0, `the first label begins at ${leftOfTime} px`)
})
