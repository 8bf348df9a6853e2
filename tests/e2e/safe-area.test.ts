import type { Locator, Page } from 'playwright'
import { assert } from '#test'
import { campFiles, evening, place } from '../support/files'
import { installBanner, loaded } from '../support/page'
import { coverEdges } from '../support/phone'
import { dismissedAt } from '../support/stored'
import { publish, siteSuite, visit } from '../support/site'
import { atCamp } from '../support/camp-clock'

const test = siteSuite('safe-area')

/** The summer day's files, with a notice. */
const filesWithNotice = () => {
  const files = campFiles('2026-08-22')
  const notice = { text: 'The gate closes at 22:00', until: atCamp('2026-08-23T13:00') }
  return { ...files, calendar: { ...files.calendar, notice } }
}

const notice = (page: Page) => page.getByRole('complementary', { name: 'Notice' })

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  if (!box) throw new Error('not visible')
  return box
}

test('safe area: counts once at the top', async ({ site }) => {
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
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Dismiss notice' }).click()
  await notice(page).waitFor({ state: 'detached' })
  assert.is(await shift(heading), 47)
})

test('safe area: in landscape banners stay clear of the notch', async ({ site }) => {
  publish(site, filesWithNotice())
  const { page } = await visit(site, { viewport: { width: 740, height: 360 } })
  await notice(page).waitFor()
  await coverEdges(page, { left: 59, right: 59 })
  for (const banner of [installBanner(page), notice(page)]) {
    assert.ok((await boxOf(banner.locator('p'))).x >= 59)
    const { x, width } = await boxOf(banner.locator('button svg'))
    assert.ok(x + width <= 740 - 59)
  }
})

test('safe area: tabs stay above the home indicator', async ({ site }) => {
  const { page } = await visit(site, { path: 'info', viewport: { width: 360, height: 480 } })
  await coverEdges(page, { bottom: 34 })
  const { y, height } = await boxOf(page.getByRole('link', { name: 'Info' }))
  assert.is(y + height, 480 - 34)
})

test('safe area: the bar covers no focused link', async ({ site }) => {
  const locations = Array.from({ length: 12 }, (_, index) => place({ name: `Place ${index}` }))
  publish(site, { locations: { locations } })
  const { page } = await visit(site, { path: 'locations', viewport: { width: 360, height: 480 } })
  await loaded(page)
  await coverEdges(page, { bottom: 100 })
  const barTop = (await boxOf(page.getByRole('navigation'))).y
  const links = page.getByRole('main').getByRole('link')
  await links.first().focus()
  for (const link of await links.all()) {
    assert.ok(await link.evaluate((each) => each === document.activeElement))
    const { y, height } = await boxOf(link)
    assert.ok(y + height <= barTop, `ends at ${y + height}, the bar begins at ${barTop}`)
    await page.keyboard.press('Tab')
  }
})

test('safe area: a strip covers the top', async ({ site }) => {
  const { page } = await visit(site, { path: 'calendar', stored: dismissedAt(evening) })
  await loaded(page)
  await coverEdges(page, { top: 47, bottom: 34 })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const bar = await boxOf(page.getByRole('navigation'))
  assert.is(bar.y + bar.height, 740, 'the bar reaches the edge')
  for (const link of await page.locator('nav a').all()) {
    const { y, height } = await boxOf(link)
    assert.ok(height >= 64 && y + height <= 740 - 34, 'links end above the safe area')
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
