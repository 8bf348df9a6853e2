import type { Locator } from 'playwright'
import { assert } from '#test'
import { campFiles, evening } from '../support/files'
import { closeInstallHint, installHint, loaded, notice } from '../support/page'
import { coverEdges } from '../support/phone'
import { dismissedAt } from '../support/stored'
import { publish, siteSuite, visit } from '../support/site'
import { atCamp } from '../support/camp-clock'

const test = siteSuite('safe-area')

const filesWithNotice = () => {
  const files = campFiles('2026-08-22')
  const notice = { text: 'The gate closes at 22:00', until: atCamp('2026-08-23T13:00') }
  return { ...files, calendar: { ...files.calendar, notice } }
}

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('not visible')
  return box
}

test('safe area: top inset applies once, banners clear the sides', async ({ site }) => {
  publish(site, filesWithNotice())
  const { page } = await visit(site)
  const heading = page.getByRole('heading', { level: 1 })
  await notice(page).waitFor()
  const shift = async (element: Locator) => {
    const before = await boxOf(element)
    await coverEdges(page, { top: 47 })
    const after = await boxOf(element)
    await coverEdges(page, {})
    return after.y - before.y
  }
  assert.is(await shift(notice(page).getByText('The gate')), 47)
  assert.is(await shift(heading), 47)
  // The window is so narrow that, without the insets, the banners' padding would not clear the notch.
  await page.setViewportSize({ width: 568, height: 320 })
  await coverEdges(page, { left: 59, right: 59 })
  for (const banner of [installHint(page), notice(page)]) {
    assert.ok((await boxOf(banner.locator('p').first())).x >= 59)
    const { x, width } = await boxOf(banner.locator('button svg'))
    assert.ok(x + width <= 568 - 59)
  }
  await coverEdges(page, {})
  await closeInstallHint(page).click()
  await notice(page).getByRole('button').click()
  await notice(page).waitFor({ state: 'detached' })
  assert.is(await shift(heading), 47)
})

test('safe area: a strip hides content under the status bar', async ({ site }) => {
  const { page } = await visit(site, { path: 'calendar', stored: dismissedAt(evening) })
  await loaded(page)
  await coverEdges(page, { top: 47, bottom: 34 })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const bar = await boxOf(page.getByRole('navigation'))
  assert.is(bar.y + bar.height, 740, 'the bar reaches the bottom edge')
  for (const link of await page.locator('nav a').all()) {
    const { y, height } = await boxOf(link)
    assert.ok(height >= 64 && y + height <= 740 - 34, 'links end above the bottom inset')
  }
  const lastDay = await boxOf(page.getByRole('main').getByRole('listitem').last())
  assert.ok(lastDay.y + lastDay.height <= bar.y)
  const { strip, paper } = await page.evaluate(() => {
    const covers = [...document.querySelectorAll('body *')].filter((element) => {
      const { top, left, width, height } = element.getBoundingClientRect()
      const isFixed = getComputedStyle(element).position === 'fixed'
      return isFixed && !top && !left && width === innerWidth && height === 47
    })
    return {
      strip: covers.map((element) => getComputedStyle(element).backgroundColor),
      paper: getComputedStyle(document.body).backgroundColor,
    }
  })
  assert.equal(strip, [paper])
  assert.not(await page.evaluate(() => Boolean(document.elementFromPoint(180, 20)?.closest('main'))))
})

test("safe area: a tall day's date stays below the top strip", async ({ site }) => {
  const events = Array.from({ length: 30 }, (_, index) => ({
    name: `Event ${index}`,
    startDate: '2026-08-22',
    endDate: '2026-08-22',
  }))
  publish(site, { calendar: { startDate: '2026-08-22', endDate: '2026-08-30', events } })
  const { page } = await visit(site, { path: 'calendar', stored: dismissedAt(evening) })
  await loaded(page)
  await coverEdges(page, { top: 47 })
  await page.evaluate(() => scrollTo(0, 600))
  const date = await boxOf(page.locator('time').first())
  assert.is(date.y, 47)
})
