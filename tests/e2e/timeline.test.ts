import { assert } from '#test'
import { tide } from '../support/files'
import { loaded, rowOfHours, wordsOf } from '../support/page'
import { publish, siteSuite, visit } from '../support/site'
import { atCamp } from '../support/camp-clock'

const test = siteSuite('timeline')

test('timeline: marks, night and now are at their times', async ({ site }) => {
  const { page } = await visit(site, { path: 'tides', clock: atCamp('2026-08-22T12:00') })
  const picture = page.getByRole('img', { name: "The day's tides: Low tide at 03:10, 0.6 metres;" })
  await picture.waitFor()
  const [night, now] = ['.night', '.now-line']
  await picture.locator(night).first().waitFor()
  const box = (await picture.boundingBox())!
  const [left, width] = [box.x + 20, box.width - 40]
  const at = async (selector: string) =>
    Promise.all(
      (await picture.locator(selector).all()).map(async (each) => {
        const { x, width: own } = (await each.boundingBox())!
        return [(x - left) / width, (x + own - left) / width].map((part) => Math.round(part * 100) / 100)
      }),
    )
  assert.equal(
    (await at('[data-label]')).map(([x]) => x),
    [0.13, 0.39, 0.59, 0.69],
  )
  assert.equal(await at(night), [
    [0, 0.25],
    [0.84, 1],
  ])
  assert.equal(
    (await at(now)).map(([x]) => x),
    [0.5],
  )
  // The next tide in the table.
  assert.match((await wordsOf(page.locator('tr[aria-current=true]')))[0]!, /^14:05/)
  await page.getByText('The range of the day is 1.3 m.').waitFor()
  await page.getByText('predictions, not for navigation').waitFor()
})

test('timeline: labels near its edges stay on the page', async ({ site }) => {
  publish(site, {
    tides: {
      dates: [
        {
          date: '2026-08-22',
          tides: [
            tide('Low', '2026-08-22T00:05'),
            { ...tide('High', '2026-08-22T23:55'), time: '23:55 or a while later' },
          ],
        },
      ],
    },
  })
  const { page } = await visit(site, { path: 'tides', viewport: { width: 320, height: 568 } })
  await loaded(page)
  assert.is(await page.evaluate(() => document.documentElement.scrollWidth), 320)
  const leftOfTime = await page
    .locator('[data-label]')
    .first()
    .evaluate((mark) => {
      const { left, transform, width } = getComputedStyle(mark, '::after')
      const shift = transform === 'none' ? 0 : new DOMMatrix(transform).e
      if (!parseFloat(width)) throw new Error('no label')
      return mark.getBoundingClientRect().left + parseFloat(left) + shift
    })
  assert.ok(leftOfTime > 0, `the first time begins at ${leftOfTime}`)
})

test('timeline: labels of thirty tides do not overlap', async ({ site }) => {
  const clock = (index: number) =>
    `${String(Math.floor((index * 47) / 60)).padStart(2, '0')}:${String((index * 47) % 60).padStart(2, '0')}`
  const tides = Array.from({ length: 30 }, (_, index) =>
    tide(index % 2 ? 'High' : 'Low', `2026-08-22T${clock(index)}`, index % 2 ? 2 : 0.5),
  )
  publish(site, { tides: { dates: [{ date: '2026-08-22', tides }] } })
  const { page } = await visit(site, { path: 'tides' })
  await page.getByRole('img', { name: /The day's tides/ }).waitFor()
  for (const width of [320, 360, 576]) {
    await page.setViewportSize({ width, height: 740 })
    const clashes = await page.evaluate(() => {
      // A label is a pseudo-element, beside or above its mark.
      const labels = [...document.querySelectorAll<HTMLElement>('.mark[data-label]')].map((mark) => {
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
    const count = await page.locator('.mark[data-label]').count()
    assert.ok(count >= 8 && count < 30, `${count} labels`)
  }
})

test('weather timeline: a tap brings the hour into view', async ({ site }) => {
  const { page } = await visit(site)
  const picture = page.getByRole('img', { name: 'From 10 °C at 06:00 to 18 °C at 14:00; rain most likely' })
  const row = rowOfHours(page)
  await row.getByText('19:00').waitFor()
  const { width, height } = (await picture.boundingBox())!
  for (const [place, hour] of [
    [0.52, '18:00'],
    [0.06, '07:00'],
    [0.99, '05:00'],
  ] as const) {
    // Counted from inside the borders, 1.7em of text at 12 pixels.
    await picture.click({ position: { x: (width - 40.8) * place, y: height / 2 } })
    const cell = row.getByRole('listitem').filter({ hasText: new RegExp(`^${hour}`) })
    const { left, right } = await cell.evaluate((each) => each.getBoundingClientRect())
    assert.ok(left >= 0 && right <= 390, `${hour} is from ${left} to ${right}`)
  }
})
