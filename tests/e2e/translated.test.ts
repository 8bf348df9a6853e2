import type { Page } from 'playwright'
import { assert } from '#test'
import { nextFrame, openedScreen, openScreen } from '../support/page'
import { allAskedFor, publish, siteSuite, visit, type Site } from '../support/site'
import { cacheEntry } from '../support/stored'
import { calendarFile } from '../support/files'
import { variedFiles, wrapTexts } from '../support/translation'
import { comeBack, goAway } from '../support/phone'

const test = siteSuite('translated')

/** What a camper reads, screen by screen, while days are chosen, time passes and data are refreshed. */
const readApp = async (site: Site, isTranslated: boolean): Promise<string[]> => {
  const seen: string[] = []
  publish(site, variedFiles('2026-08-22', 0))
  const stored = { 'cache:calendar': cacheEntry(calendarFile(), '2026-08-22T15:00:00Z') }
  await visit(site, { clock: '2026-08-22T13:30:00Z', stored }, async ({ page }) => {
    const look = async (what: string) => {
      await nextFrame(page)
      const status = await page.getByRole('status').allTextContents()
      seen.push(
        `${what}: ${status.join()} ${await openedScreen(page).evaluate((screen) => screen.textContent)}`,
      )
      if (isTranslated) await page.evaluate(wrapTexts)
    }
    const settled = () => page.waitForFunction(() => !document.querySelector('.spin'))
    await allAskedFor(site)
    await settled()
    for (const name of ['Weather', 'Tides']) {
      await openScreen(page, name)
      await look(name)
      for (const day of ['23', '24', '22']) {
        await openedScreen(page).getByRole('button', { name: day }).click()
        await look(`${name} on ${day}`)
      }
    }
    await page.clock.fastForward('12:00')
    await look('a quarter of an hour later')
    publish(site, variedFiles('2026-08-22', 1))
    await page.clock.fastForward('03:10:00')
    await allAskedFor(site, 2)
    await settled()
    for (const name of ['Tides', 'Weather', 'Locations', 'Calendar', 'Info']) {
      await openScreen(page, name)
      await look(`${name} after a refresh`)
    }
    site.data.answers = {}
    await goAway(page)
    await page.clock.fastForward('02:00:00')
    await comeBack(page)
    await allAskedFor(site, 3)
    await settled()
    for (const name of ['Calendar', 'Locations', 'Tides', 'Weather']) {
      await openScreen(page, name)
      await look(`${name} in error`)
    }
    publish(site, variedFiles('2026-08-23', 2))
    await page.clock.fastForward('06:00:00')
    await allAskedFor(site, 4)
    await settled()
    for (const name of ['Weather', 'Tides', 'Calendar']) {
      await openScreen(page, name)
      await look(`${name} on the next day`)
    }
  })
  return seen
}

test('translated: nothing old stands beside something new', async ({ site }) => {
  const plain = await readApp(site, false)
  site.data.requests.length = 0
  const translated = await readApp(site, true)
  assert.ok(plain.length > 18)
  assert.is(new Set(plain).size, plain.length, 'each look is a different one')
  for (const [index, text] of plain.entries()) assert.is(translated[index], text)
})

/** Whether the text nodes of the open screen that are this text are for the translator; each has to be found. */
const isTranslatable = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    const found = new Set<boolean>()
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode
      if (nodeValue?.trim() === wanted && !parentElement?.closest('[hidden]'))
        found.add(parentElement!.translate)
    }
    return [...found]
  }, text)

test('translated: times and figures stay as they are', async ({ site }) => {
  const { page } = await visit(site, { path: 'tides' })
  await openedScreen(page).getByText('16:40').first().waitFor()
  for (const figure of ['03:10', '0.6m', '8hr 9min'])
    assert.equal(await isTranslatable(page, figure), [false], figure)
  assert.equal(await isTranslatable(page, 'Low'), [true])
  await openScreen(page, 'Weather')
  for (const figure of ['21°C', '12°C', '19:00', '20%', '9 mph'])
    assert.equal(await isTranslatable(page, figure), [false], figure)
})
