import { assert } from '#test'
import { camp } from '../../src/camp'
import { radarFrameUrl } from '../../src/lib/links'
import { mapOrigin } from '../support/map-origin'
import { loaded, nextFrame, openScreen } from '../support/page'
import { holdAnswers, siteSuite, visit } from '../support/site'
import { cachedFiles } from '../support/stored'
import { until } from '../support/until'
import { atCamp } from '../support/camp-clock'

const test = siteSuite('radar map')

test('radar map: loads when near the view, then stays loaded', async ({ site }) => {
  // On a short screen, the map is far below the fold.
  const { page, origins } = await visit(site, { viewport: { width: 360, height: 240 } })
  const frame = page.locator('iframe')
  const sunTimes = page.locator('.sun-times')
  await sunTimes.waitFor()
  // Once this observer is notified, the map's observer has been, too.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new IntersectionObserver(() => resolve()).observe(document.body)
      }),
  )
  assert.is(await frame.count(), 0)
  assert.not(origins.has(mapOrigin))
  const arrived = page.waitForResponse(`${mapOrigin}/**`)
  const scrollToEnd = () => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await scrollToEnd()
  await arrived
  const [map, sun] = await Promise.all([frame, sunTimes].map((each) => each.boundingBox()))
  assert.ok(map!.y > sun!.y + sun!.height, 'the map is below the sun times')
  assert.is(await frame.getAttribute('src'), radarFrameUrl(camp.map))
  let loads = 0
  page.on('request', (request) => {
    if (request.url().startsWith(mapOrigin)) loads++
  })
  const shown = await frame.elementHandle()
  for (const name of ['Tides', 'Info', 'Weather']) await openScreen(page, name)
  await scrollToEnd()
  await frame.waitFor()
  assert.ok(await shown.evaluate((element) => element.isConnected))
  assert.is(loads, 0)
})

test('radar map: waits for the first data requests', async ({ site }) => {
  const stored = cachedFiles('2026-08-22', atCamp('2026-08-22T18:00'))
  const release = holdAnswers(site, ['calendar'])
  const { page, origins } = await visit(site, { stored, viewport: { width: 360, height: 1400 } })
  await loaded(page)
  await nextFrame(page)
  assert.is(await page.locator('iframe').count(), 0)
  release()
  await page.locator('iframe').waitFor()
  await until(() => origins.has(mapOrigin), 'the map is requested')
})
