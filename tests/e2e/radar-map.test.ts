import { radarFrameUrl } from '../../src/lib/links'
import { otherCamp } from '../support/other-camp'
import { drawn } from '../support/drawn'
import { mapOrigin } from '../support/map-origin'
import { boxOf, openScreen, rowOfHours, scrollPage } from '../support/page'
import { expect, test } from './fixtures'

test('radar map: loads when near the view, then stays loaded', async ({ visit }) => {
  // On a short screen, the map is far below the fold.
  const { page, context, origins } = await visit({ viewport: { width: 360, height: 240 } })
  const frame = page.locator('iframe')
  const sunTimes = page.getByText(/^Sunrise /)
  await expect(sunTimes).toBeVisible()
  // Once this observer is notified, the map's observer has been, too.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(() => resolve()).observe(document.body)
      }),
  )
  await expect(frame).toHaveCount(0)
  expect(origins).not.toContain(mapOrigin)
  const arrived = page.waitForResponse(`${mapOrigin}/**`)
  await scrollPage(page, 'end')
  await arrived
  const { y, width, height } = await boxOf(frame)
  expect(y, 'the map is below the sun times').toBeGreaterThan((await boxOf(sunTimes)).bottom)
  expect(width, 'the map is as wide as the row of hours').toBe((await boxOf(rowOfHours(page))).width)
  expect(height, 'a finger can scroll past the map').toBeLessThan(200)
  expect((await boxOf(page.locator(drawn.radar))).height, 'the map is not cut off').toBe(height)
  await expect(frame).toHaveAttribute('src', radarFrameUrl(otherCamp.map))
  let loads = 0
  page.on('request', (request) => {
    if (request.url().startsWith(mapOrigin)) loads++
  })
  const shown = await frame.elementHandle()
  for (const name of ['Tides', 'Info', 'Weather']) await openScreen(page, name)
  await scrollPage(page, 'end')
  await expect(frame).toBeVisible()
  expect(await shown.evaluate((element) => element.isConnected)).toBe(true)
  expect(loads).toBe(0)
  await context.setOffline(true)
  await expect(page.getByText('The radar map needs a connection.')).toBeVisible()
})
