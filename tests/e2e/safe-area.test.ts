import type { Locator } from 'playwright'
import { campFiles } from '../support/files'
import {
  boxOf,
  closeInstallHint,
  firstHeading,
  installHint,
  loaded,
  notice,
  openScreen,
  scrollPage,
} from '../support/page'
import { coverEdges } from '../support/phone'
import { publish } from '../support/site'
import { expect, test } from './fixtures'
import { atCamp } from '../support/camp-clock'

const filesWithNotice = () => {
  const files = campFiles('2026-08-22')
  const notice = { text: 'The gate closes at 22:00', until: atCamp('2026-08-23T13:00') }
  return { ...files, calendar: { ...files.calendar, notice } }
}

test('safe area: nothing lies under the notch or the status bar', async ({ site, visit }) => {
  publish(site, filesWithNotice())
  const { page } = await visit()
  const heading = firstHeading(page)
  await expect(notice(page)).toBeVisible()
  const shift = async (element: Locator) => {
    const before = await boxOf(element)
    await coverEdges(page, { top: 47 })
    const after = await boxOf(element)
    await coverEdges(page, {})
    return after.y - before.y
  }
  expect(await shift(notice(page).getByText('The gate'))).toBe(47)
  expect(await shift(heading)).toBe(47)
  expect((await boxOf(notice(page))).bottom).toBeLessThanOrEqual((await boxOf(heading)).y)
  // The window is so narrow that, without the insets, the banners' padding would not clear the notch.
  await page.setViewportSize({ width: 568, height: 320 })
  await coverEdges(page, { left: 59, right: 59 })
  for (const banner of [installHint(page), notice(page)]) {
    expect((await boxOf(banner.getByRole('paragraph').first())).x).toBeGreaterThanOrEqual(59)
    const { right } = await boxOf(banner.getByRole('button').locator('svg'))
    expect(right).toBeLessThanOrEqual(568 - 59)
  }
  await coverEdges(page, {})
  await closeInstallHint(page).click()
  await notice(page).getByRole('button').click()
  await expect(notice(page)).toHaveCount(0)
  expect(await shift(heading)).toBe(47)

  await page.setViewportSize({ width: 360, height: 740 })
  await openScreen(page, 'Calendar')
  await loaded(page)
  await coverEdges(page, { top: 47, bottom: 34 })
  await scrollPage(page, 'end')
  const bar = await boxOf(page.getByRole('navigation'))
  expect(bar.y + bar.height, 'the bar reaches the bottom edge').toBe(740)
  for (const link of await page.getByRole('navigation').getByRole('link').all()) {
    const { y, height } = await boxOf(link)
    expect(height >= 64 && y + height <= 740 - 34, 'links end above the bottom inset').toBe(true)
  }
  const lastDay = await boxOf(page.getByRole('main').getByRole('listitem').last())
  expect(lastDay.y + lastDay.height).toBeLessThanOrEqual(bar.y)
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
  expect(strip).toEqual([paper])
  expect(await page.evaluate(() => Boolean(document.elementFromPoint(180, 20)?.closest('main')))).toBe(false)
})
