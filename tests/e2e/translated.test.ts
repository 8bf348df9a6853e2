import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import {
  campSuite,
  cacheEntry,
  nextFrame,
  openedScreen,
  openScreen,
  publish,
  until,
  visit,
  type Camp,
} from '../support/app'
import { addDays } from '../../src/lib/camp-time'
import { handled } from '../support/faults'
import { calendarFile, campFiles, forecastDay, forecastHour, place, tide } from '../support/files'
import { comeBack, goAway } from '../support/visibility'

const test = campSuite('translated')

/** Does what Chrome's translator does: elements of its own take the place of every text node. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts.filter(({ parentElement }) => !parentElement?.closest('script, style'))) {
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild!.textContent = text.nodeValue
      text.parentNode!.replaceChild(font, text)
    }
  })

/** Days that differ in everything that they say, the first on a date. */
const variedFiles = (date: string, shift: number) => {
  const files = campFiles(date)
  const days = [0, 1, 2].map((index) => addDays(date, index))
  return {
    weather: {
      data: days.map((day, index) =>
        forecastDay(day, {
          summary: {
            description: `Words of ${day} ${shift}`,
            maximumTemperature: 20 + index + shift,
            minimumTemperature: 10 - index - shift,
            sunrise: `06:0${index + shift}`,
            sunset: `20:1${index + shift}`,
          },
          hours: Array.from({ length: 24 - 3 * index }, (_, hour) =>
            forecastHour({
              time: `${String((hour + 6) % 24).padStart(2, '0')}:00`,
              temperature: hour + index + shift,
              chanceOfRain: hour + 10 * index + shift,
              windSpeedMph: hour + 2 * index + shift,
            }),
          ),
        }),
      ),
    },
    tides: {
      dates: days.map((day, index) => ({
        date: day,
        tides: (['Low', 'High', 'Low', 'High'] as const)
          .slice(index % 2)
          .map((type, place) =>
            tide(
              type,
              `${day}T${19 - 5 * place + index < 10 ? '0' : ''}${19 - 5 * place + index}:2${shift}+01:00`,
              index + place + shift,
            ),
          )
          .toReversed(),
      })),
    },
    locations: {
      locations: [
        ...files.locations.locations.slice(shift),
        place({ name: `New ${shift}`, lat: `50.${shift}` }),
      ],
    },
    calendar: {
      ...calendarFile(),
      events: calendarFile().events.map((event) => ({ ...event, name: `${event.name} ${shift}` })),
    },
  }
}

/** What a camper reads, screen by screen, while days are chosen, time passes and data are refreshed. */
const readApp = async (camp: Camp, isTranslated: boolean): Promise<string[]> => {
  const seen: string[] = []
  publish(camp, variedFiles('2026-08-22', 0))
  const stored = { 'cache:calendar': cacheEntry(calendarFile(), '2026-08-22T15:00:00Z') }
  await visit(camp, { clock: '2026-08-22T13:30:00Z', stored }, async ({ page }) => {
    const look = async (what: string) => {
      await nextFrame(page)
      const status = await page.getByRole('status').allTextContents()
      seen.push(
        `${what}: ${status.join()} ${await openedScreen(page).evaluate((screen) => screen.textContent)}`,
      )
      if (isTranslated) await translate(page)
    }
    const requests = (count: number) => until(() => camp.data.requests.length === count, `${count} requests`)
    const settled = () => page.waitForFunction(() => !document.querySelector('.spin'))
    await requests(4)
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
    publish(camp, variedFiles('2026-08-22', 1))
    await page.clock.fastForward('03:10:00')
    await requests(8)
    await settled()
    for (const name of ['Tides', 'Weather', 'Locations', 'Calendar', 'Info']) {
      await openScreen(page, name)
      await look(`${name} after a refresh`)
    }
    camp.data.answers = {}
    await goAway(page)
    await page.clock.fastForward('02:00:00')
    await comeBack(page)
    await requests(12)
    await settled()
    for (const name of ['Calendar', 'Locations', 'Tides', 'Weather']) {
      await openScreen(page, name)
      await look(`${name} in error`)
    }
    publish(camp, variedFiles('2026-08-23', 2))
    await page.clock.fastForward('06:00:00')
    await requests(16)
    await settled()
    for (const name of ['Weather', 'Tides', 'Calendar']) {
      await openScreen(page, name)
      await look(`${name} on the next day`)
    }
  })
  return seen
}

test('Translated pages: whatever changes, nothing old stands beside something new', async ({ camp }) => {
  const plain = await readApp(camp, false)
  camp.data.requests.length = 0
  const translated = await readApp(camp, true)
  assert.ok(plain.length > 18)
  assert.is(new Set(plain).size, plain.length, 'each look is a different one')
  for (const [index, text] of plain.entries()) assert.is(translated[index], text)
  handled('page: a translator has replaced every text node')
})

test('Translated pages: times and figures are left as they are', async ({ camp }) => {
  await visit(camp, { path: 'tides' }, async ({ page }) => {
    await openedScreen(page).getByText('16:40').first().waitFor()
    const isKept = (text: string) =>
      page.evaluate((wanted) => {
        const walker = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
        const found: boolean[] = []
        while (walker.nextNode()) {
          const { nodeValue, parentElement } = walker.currentNode
          if (nodeValue?.trim() === wanted && !parentElement?.closest('[hidden]'))
            found.push(!parentElement?.translate)
        }
        return found
      }, text)
    for (const figure of ['03:10', '0.6m', '8hr 9min']) {
      const kept = await isKept(figure)
      assert.ok(kept.length > 0 && kept.every(Boolean), figure)
    }
    assert.ok(
      (await isKept('Low')).every((isFigure) => !isFigure),
      'words are for the translator',
    )
    await openScreen(page, 'Weather')
    for (const figure of ['21°C', '12°C', '19:00', '20%', '9 mph']) {
      const kept = await isKept(figure)
      assert.ok(kept.length > 0 && kept.every(Boolean), figure)
    }
  })
})

test.run()
