import type { Page } from 'playwright'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  answerAll,
  cacheEntry,
  datasetNames,
  openScreen,
  publish,
  startCamp,
  until,
  visit,
  type Camp,
} from '../support/app'
import { silence } from '../support/data-host'
import { campFiles } from '../support/files'

const test = suite<{ camp: Camp }>('warm-up')

test.before(async (context) => {
  context.camp = await startCamp()
})
test.after((context) => context.camp.close())
test.before.each(({ camp }) => publish(camp))

declare global {
  interface Window {
    idle: (() => void)[]
    rehearsed: { text: string; visibility: string }[]
    tapped: string[]
  }
}

/** From the next load on, notes what is laid out in a second `main`. */
const watchStage = (page: Page) =>
  page.addInitScript(() => {
    window.rehearsed = []
    const measure = Element.prototype.getBoundingClientRect
    Element.prototype.getBoundingClientRect = function () {
      if (this.tagName === 'MAIN' && this.isConnected) {
        const { visibility } = getComputedStyle(this)
        window.rehearsed.push({ text: this.textContent, visibility })
      }
      return measure.call(this)
    }
  })

/** From the next load on, has what waits for an idle phone wait for the test. */
const holdIdle = (page: Page) =>
  page.addInitScript(() => {
    window.idle = []
    window.requestIdleCallback = (run) => window.idle.push(() => run({} as IdleDeadline))
  })

/** Loads a screen with its data, up to where the phone has nothing else to do. */
const loadUntilIdle = async (page: Page, url: string): Promise<void> => {
  await watchStage(page)
  await holdIdle(page)
  await page.goto(url)
  await page.locator('h1').waitFor()
  await until(() => page.evaluate(() => window.idle.length), 'an idle callback')
}

/** Takes steps until something was laid out that says a word, or all of them. Gives what changed in the page. */
const rehearse = (page: Page, word?: string): Promise<string[]> =>
  page.evaluate((last) => {
    const changes: string[] = []
    const look = () => `${scrollX} ${scrollY} ${document.activeElement?.tagName} ${document.body.outerHTML}`
    let before = look()
    for (let step = window.idle.pop(); step; step = window.idle.pop()) {
      step()
      const after = look()
      if (after !== before) changes.push(after)
      before = after
      if (last !== undefined && window.rehearsed.at(-1)?.text.includes(last)) break
    }
    return changes
  }, word)

const rehearsedTexts = async (page: Page): Promise<string> =>
  page.evaluate(() => window.rehearsed.map(({ text }) => text).join(' '))

const words: Record<string, RegExp> = {
  weather: /°C/,
  tides: /The tide is currently/,
  locations: /Cove Stores/,
  calendar: /Family Camp/,
  info: /Colour scheme/,
}

for (const open of ['weather', 'info']) {
  test(`Warm-up: beside ${open}, all other screens are laid out once, and each step leaves the page as it was`, async ({
    camp,
  }) => {
    await visit(camp, {}, async ({ page, origins }) => {
      // Makes the next start a first one.
      await until(() => page.evaluate(() => localStorage.length === 4), 'all data are kept')
      await page.evaluate(() => localStorage.clear())
      origins.clear()
      await loadUntilIdle(page, camp.url + open)
      const map = 'https://embed.windy.com'
      if (open === 'weather') await until(() => origins.has(map), 'the open map is asked for')
      origins.clear()
      assert.equal(await rehearse(page), [])
      const seen = await page.evaluate(() => window.rehearsed)
      // The browser keeps no styles for use from what is hidden.
      assert.equal([...new Set(seen.map(({ visibility }) => visibility))], ['visible'])
      const texts = await rehearsedTexts(page)
      for (const [name, word] of Object.entries(words)) assert.is(word.test(texts), name !== open, name)
      assert.equal([...origins], [], 'nothing is requested, not even the map')
    })
  })
}

test('Warm-up: what listens to taps has run before the first one, and has followed no link', async ({
  camp,
}) => {
  await visit(camp, {}, async ({ page }) => {
    await loadUntilIdle(page, `${camp.url}weather`)
    await page.evaluate(() => {
      window.tapped = []
      document.addEventListener('click', ({ target }) => window.tapped.push((target as Element).tagName))
    })
    await rehearse(page)
    assert.equal(await page.evaluate(() => window.tapped), ['BODY'])
    assert.is(page.url(), `${camp.url}weather`)
    assert.is(await page.evaluate(() => history.length), 2)
  })
})

test('Warm-up: at a later start it does not wait for the network', async ({ camp }) => {
  answerAll(camp, silence)
  const files = campFiles('2026-08-22')
  const stored = Object.fromEntries(
    datasetNames.map((name) => [`cache:${name}`, cacheEntry(files[name], '2026-08-22T17:00:00Z')]),
  )
  await visit(camp, { stored }, async ({ page }) => {
    await loadUntilIdle(page, `${camp.url}weather`)
    assert.equal(await rehearse(page), [])
    assert.match(await rehearsedTexts(page), words['tides']!)
  })
})

test('Warm-up: a scheme chosen while it runs stays chosen', async ({ camp }) => {
  await visit(camp, {}, async ({ page }) => {
    await loadUntilIdle(page, `${camp.url}weather`)
    await rehearse(page, 'Useful links')
    await openScreen(page, 'Info')
    await page.getByRole('radio', { name: 'Dark' }).check()
    assert.equal(await rehearse(page), [])
    assert.ok(await page.getByRole('radio', { name: 'Dark' }).isChecked())
  })
})

test('Warm-up: a screen that throws leaves the open one as it is, and is tried again when it is opened', async ({
  camp,
}) => {
  await visit(camp, {}, async ({ page, logged }) => {
    await page.addInitScript(() => {
      const { encodeURIComponent } = window
      window.encodeURIComponent = (text) => {
        if (document.title.startsWith('Weather')) throw new Error('Made up')
        return encodeURIComponent(text)
      }
    })
    await loadUntilIdle(page, `${camp.url}weather`)
    assert.equal(await rehearse(page), [])
    const texts = await rehearsedTexts(page)
    for (const name of ['tides', 'calendar', 'info']) assert.match(texts, words[name]!)
    assert.match(logged.join(), /Made up/)
    await openScreen(page, 'Tides')
    await openScreen(page, 'Locations')
    await page.getByRole('link', { name: 'Cove Stores' }).waitFor()
  })
})

test('Warm-up: a browser that does not tell when it is idle does it too', async ({ camp }) => {
  await visit(camp, {}, async ({ page }) => {
    await watchStage(page)
    await page.addInitScript(() => {
      Object.assign(window, { requestIdleCallback: undefined })
    })
    await page.reload()
    await until(async () => words['info']!.test(await rehearsedTexts(page)), 'Info is laid out')
  })
})

test.run()
