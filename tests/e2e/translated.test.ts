import type { Locator } from 'playwright'
import {
  allRequested,
  nextFrame,
  openScreen,
  openedScreen,
  hoursIn,
  settled,
  tideSentence,
} from '../support/page'
import { publish } from '../support/site'
import { expect, test, type TestFixtures } from './fixtures'
import { cacheEntry } from '../support/stored'
import { calendarFile, campFiles } from '../support/files'
import { comeBack, goAway } from '../support/phone'
import { atCamp } from '../support/camp-clock'

/** Runs in the page: replaces every text node with elements, as Chrome's translator does. */
const wrapTexts = (): void => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts.filter(({ parentElement }) => !parentElement?.closest('script, style'))) {
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild!.textContent = text.nodeValue
    text.parentNode!.replaceChild(font, text)
  }
}

/** Returns a camp's files that differ with `shift`; the forecast and tides also differ from day to day. */
const variedFiles = (date: string, shift: number) => {
  const { weather, tides, locations, calendar, ...others } = campFiles(date)
  return {
    ...others,
    weather: {
      data: weather.data
        .slice(0, 3)
        .map(({ hours, ...day }, index) => varied({ ...day, hours: hours.slice(3 * index) }, index + shift)),
    },
    tides: {
      dates: tides.dates.map((day, index) =>
        varied({ ...day, tides: day.tides.slice(index % 2).toReversed() }, index + shift),
      ),
    },
    locations: { locations: locations.locations.map((place) => ({ ...place, lat: `50.${shift}` })) },
    calendar: varied(calendar, shift),
  }
}

/** Returns a copy of a value with changed figures, minutes and words. */
function varied<Value>(value: Value, shift: number): Value {
  const text = JSON.stringify(value)
    .replace(/(?<=":)-?[\d.]+/g, (number) => String(Number(number) + shift))
    .replace(/(?<!\+\d\d:\d)(?<=\d:\d)\d/g, String(shift))
    .replace(/(?<="(description|name)":"[^"]*)(?=")/g, ` ${shift}`)
  return JSON.parse(text) as Value
}

/** Returns what a camper reads on each screen while days are chosen, time passes and data is refreshed. */
const readApp = async (
  { site, visit }: Pick<TestFixtures, 'site' | 'visit'>,
  isTranslated: boolean,
): Promise<string[]> => {
  const seen: string[] = []
  publish(site, variedFiles('2026-08-22', 0))
  const stored = { 'cache:calendar': cacheEntry(calendarFile(), atCamp('2026-08-22T16:00')) }
  // Starts 30 s into a minute, so that both visits show the same minutes even if one takes almost 30 s longer.
  const { page, context } = await visit({ clock: atCamp('2026-08-22T14:30:30'), stored })
  const look = async (what: string) => {
    await nextFrame(page)
    const status = await page.getByRole('status').allTextContents()
    seen.push(
      `${what}: ${status.join()} ${await openedScreen(page).evaluate((screen) => screen.textContent)}`,
    )
    if (isTranslated) await page.evaluate(wrapTexts)
  }
  await allRequested(site)
  await settled(page)
  for (const name of ['Weather', 'Tides']) {
    await openScreen(page, name)
    await look(name)
    for (const day of ['23', '22']) {
      await openedScreen(page).getByRole('button', { name: day }).click()
      await look(`${name} on ${day}`)
    }
  }
  await page.clock.fastForward('12:00')
  await look('twelve minutes later')
  publish(site, variedFiles('2026-08-22', 1))
  await page.clock.fastForward('03:10:00')
  await allRequested(site, 2)
  await settled(page)
  for (const name of ['Tides', 'Weather', 'Locations', 'Calendar', 'Info']) {
    await openScreen(page, name)
    await look(`${name} after a refresh`)
  }
  site.data.answers = {}
  await goAway(page)
  await page.clock.fastForward('02:00:00')
  await comeBack(page)
  await allRequested(site, 3)
  await settled(page)
  for (const name of ['Calendar', 'Weather']) {
    await openScreen(page, name)
    await look(`${name} in error`)
  }
  publish(site, variedFiles('2026-08-23', 2))
  await page.clock.fastForward('06:00:00')
  await allRequested(site, 4)
  await settled(page)
  for (const name of ['Weather', 'Tides', 'Calendar']) {
    await openScreen(page, name)
    await look(`${name} on the next day`)
  }
  await context.close()
  return seen
}

test('translated: a translated page still updates its text', async ({ site, visit }) => {
  const plain = await readApp({ site, visit }, false)
  site.data.requests.length = 0
  const translated = await readApp({ site, visit }, true)
  expect(plain.length).toBeGreaterThan(14)
  expect(new Set(plain).size, 'every look differs').toBe(plain.length)
  for (const [index, text] of plain.entries()) expect(translated[index]).toBe(text)
})

/** Returns an element's texts that contain digits and that a translator may change. */
const translatableFigures = (element: Locator) =>
  element.evaluate((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const figures: string[] = []
    while (walker.nextNode()) {
      const { nodeValue, parentElement } = walker.currentNode
      if (/\d/.test(nodeValue!) && parentElement!.translate) figures.push(nodeValue!)
    }
    return figures
  })

test('translated: times and figures are marked as not translatable', async ({ visit }) => {
  const { page } = await visit({ path: 'tides' })
  const table = page.getByRole('table')
  for (const element of [table, tideSentence(page)]) expect(await translatableFigures(element)).toEqual([])
  const type = table.getByText(/^(High|Low)$/).first()
  expect(await type.evaluate((each: HTMLElement) => each.translate)).toBe(true)
  await openScreen(page, 'Weather')
  const extremes = page.getByRole('paragraph').filter({ has: page.getByRole('img', { name: 'Maximum' }) })
  const sunTimes = page.getByText(/^Sunrise .* Sunset /)
  for (const element of [extremes, hoursIn(page).first(), sunTimes])
    expect(await translatableFigures(element)).toEqual([])
})
