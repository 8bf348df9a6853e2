/** The tests that run in every engine, with the built app and the machine's own clock. */
import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { assert, suite } from '#test'
import { projectFolder } from '../../tools/files'
import { readSettings } from '../../tools/settings'
import { buildMovedSite } from '../../tools/site/moved-site'
import { screenNames } from '../support/app-tables'
import { drawFrame } from '../support/draw-frame'
import { focusHidden } from '../support/hidden-screens'
import { shown, buildId, versionOf } from '../support/shown'
import { dateTopInsideDay, misfits, overflow, touchingEvents } from '../support/look'
import { answerAll, publish } from '../support/site'
import { cut } from '../support/data-host'
import { until } from '../support/until'
import { gone, serveSite, startBuilds, type Builds, type Site } from '../support/hosts'
import { isCached } from '../support/worker'
import type { EngineBrowser, Launch, LaunchOptions } from './engine'
import { headingTop, hiddenHeight, hoursBeginNow, readBar, scrollHoursToEnd } from './layout'
import { presentFiles } from './present'
import { cacheNames, openScreen, shows, untilCurrent, untilTrue } from './visitor'

interface Context {
  builds: Builds
  site: Site
  browser: EngineBrowser
}

/** Opens a route, and waits until it shows its data. */
const open = async ({ site, browser }: Context, route: string): Promise<void> => {
  await browser.goto(site.url + route)
  await shows(browser, shown.get(route)!)
}

/** Sends the headers that `_headers` lists for every file. */
const sendHostHeaders = async ({ folder, web }: Site): Promise<void> => {
  const [everywhere = ''] = (await readFile(path.join(folder, '_headers'), 'utf8')).split(/\n(?=\/)/)
  const headers = [...everywhere.matchAll(/^  ([\w-]+): (.*)$/gm)]
  web.intercept = (_path, response) => {
    for (const [, name = '', value = ''] of headers) response.setHeader(name, value)
    return false
  }
}

const everyRouteOpens = async (context: Context): Promise<void> => {
  for (const route of shown.keys()) await open(context, route)
}

/** Adds the suite for one engine. Each test has its own hosts, and so its own origin and storage. */
export const engineSuite = (name: string, launch: Launch) => {
  const profiles = path.join(projectFolder, '.cache/engines', String(process.pid))
  const addTest = suite<Context>(name)
  const launchWith = async (profile: string, options: Omit<LaunchOptions, 'profile'> = {}) => {
    const folder = path.join(profiles, profile)
    await mkdir(folder, { recursive: true })
    return launch({ profile: folder, ...options })
  }
  addTest.before(async (context) => {
    context.builds = await startBuilds()
    context.browser = await launchWith('usual')
  })
  addTest.after(async ({ browser, builds }) => {
    await browser.close()
    await builds.close()
    await rm(profiles, { recursive: true, force: true })
  })
  addTest.before.each(async (context) => {
    context.site = await serveSite(context.builds)
    publish(context.site, presentFiles())
    await context.browser.resize(360, 740)
  })
  addTest.after.each(({ site }) => site.close())

  const test = (what: string, run: (context: Context) => Promise<void>) =>
    addTest(`${name}: ${what}`, async (context) => {
      context.browser.errors.length = 0
      await run(context)
      assert.equal(context.browser.errors, [])
      console.log(`note: ${name}: ${what}`)
    })

  test('bar: opens every screen, and Back returns', async (context) => {
    const { browser } = context
    await open(context, 'weather')
    for (const screen of screenNames.toReversed()) {
      await openScreen(browser, screen)
      await shows(browser, shown.get(screen.toLowerCase())!)
      assert.is(await browser.evaluate(() => location.pathname), `/${screen.toLowerCase()}`)
    }
    await browser.evaluate(() => history.back())
    await untilCurrent(browser, 'Tides')
    await shows(browser, shown.get('tides')!)
    const { tried, focused } = await browser.evaluate(focusHidden)
    assert.ok(tried > 8, 'hidden screens have controls')
    assert.is(focused, 0, 'hidden screens cannot be focused')
  })

  test('Back: from another site, shows the page as it was left', async (context) => {
    const { browser, site } = context
    await sendHostHeaders(site)
    await open(context, 'tides')
    // A page whose requests have not ended is not kept.
    await untilTrue(browser, isCached, 'a worker has cached the app')
    await browser.click('[role=toolbar] [aria-pressed=false]')
    const readChosen = () => document.querySelector('[role=toolbar] [aria-pressed=true]')?.textContent
    const chosen = await browser.evaluate(readChosen)
    await browser.goto(`${site.data.url}/`)
    // `evaluate` rejects while one page replaces another.
    const isAt = (path: string) => () =>
      browser.evaluate((wanted) => location.pathname === wanted, path).catch(() => false)
    await until(isAt('/'), 'the other site is open')
    const goBack = () => browser.evaluate(() => history.back())
    await goBack()
    // On a busy machine, WebKit ignores about one call in fifty.
    await until(isAt('/tides'), 'Tides is back', 5000).catch(goBack)
    await until(isAt('/tides'), 'Tides is back')
    await shows(browser, shown.get('tides')!)
    assert.is(await browser.evaluate(readChosen), chosen, 'a page that loads again forgets the chosen day')
  })

  test('hidden screens: take no space, and rows scroll back', async (context) => {
    const { browser } = context
    const routes = screenNames.map((screen) => screen.toLowerCase())
    const topsAlone = new Map<string, number>()
    for (const route of routes) {
      await open(context, route)
      topsAlone.set(route, await browser.evaluate(headingTop))
    }
    // The last one is open alone; the bar opens the others beside it.
    for (const screen of screenNames.toReversed()) {
      await openScreen(browser, screen)
      await shows(browser, shown.get(screen.toLowerCase())!)
    }
    await untilTrue(browser, hoursBeginNow, 'the hours begin now')
    await browser.evaluate(scrollHoursToEnd)
    assert.not.ok(await browser.evaluate(hoursBeginNow))
    for (const screen of screenNames.toReversed()) {
      await openScreen(browser, screen)
      assert.is(await browser.evaluate(headingTop), topsAlone.get(screen.toLowerCase()), screen)
      assert.is(await browser.evaluate(hiddenHeight), 0, screen)
      // A row notices that its screen is hidden once a frame has been drawn.
      await browser.evaluate(drawFrame)
    }
    await untilTrue(browser, hoursBeginNow, 'the hours scroll back')
  })

  test('offline: every route opens, even after a restart', async (context) => {
    await open(context, 'weather')
    await untilTrue(context.browser, isCached, 'a worker has cached the app')
    await context.site.close()
    answerAll(context.site, cut)
    await everyRouteOpens(context)
    assert.equal(context.browser.errors, [])
    await context.browser.close()
    context.browser = await launchWith('usual')
    await everyRouteOpens(context)
    // The bar opens a screen without a page load, unlike the routes above.
    await openScreen(context.browser, 'Calendar')
    await shows(context.browser, shown.get('calendar')!)
  })

  test('update: the second visit after a deploy runs the new build', async (context) => {
    const { browser, site } = context
    await open(context, 'weather')
    await untilTrue(browser, isCached, 'a worker has cached the app')
    const [oldName] = await cacheNames(browser)
    const newBuildId = 'abcdefabcdefabcd'
    await site.deploy(newBuildId)
    await open(context, 'info')
    const isReplaced = async () => {
      const names = await cacheNames(browser)
      return names.length === 1 && names[0] !== oldName
    }
    await until(isReplaced, 'only the second build is cached', 20_000)
    await untilTrue(browser, isCached, 'a worker with a cached build controls the page')
    await shows(browser, versionOf(buildId))
    await browser.goto(`${site.url}info`)
    await shows(browser, versionOf(newBuildId))
  })

  test('moved: a link replaces the app, even if it was cached', async (context) => {
    const { site } = context
    await open(context, 'weather')
    await untilTrue(context.browser, isCached, 'a worker has cached the app')
    await buildMovedSite('https://new.example/', readSettings({}), site.ownFolder())
    site.web.intercept = gone
    await open(context, 'weather')
    site.web.intercept = undefined
    // The last page may have found the new worker, which is then stopped before it has removed everything.
    await context.browser.close()
    context.browser = await launchWith('usual')
    const { browser } = context
    // Shows the app or, if the new worker was found, the link.
    await browser.goto(`${site.url}weather`)
    const isRetired = async () =>
      !(await navigator.serviceWorker.getRegistration()) && !(await caches.keys()).length
    await untilTrue(browser, isRetired, 'no worker and no cache is left')
    await browser.goto(`${site.url}tides`)
    assert.equal(await browser.evaluate(() => [...document.links].map(({ href }) => href)), [
      'https://new.example/',
    ])
  })

  test('width: at 320 px everything fits, all tab names show', async (context) => {
    const { browser } = context
    await browser.resize(320, 568)
    for (const route of shown.keys()) {
      await open(context, route)
      assert.equal(await misfits((check) => browser.evaluate(check)), [], route)
    }
    for (const tab of await browser.evaluate(readBar)) {
      assert.equal(tab.faults, [], tab.name)
      assert.ok(tab.isNameSeen, tab.name)
    }
  })

  test('calendar: a date stays beside its day, events are apart', async (context) => {
    const { browser, site } = context
    const { calendar, ...files } = presentFiles()
    const [event] = calendar.events
    const events = Array.from({ length: 40 }, () => event)
    publish(site, { ...files, calendar: { ...calendar, events } })
    await open(context, 'calendar')
    assert.equal(await browser.evaluate(touchingEvents), [])
    assert.is(await browser.evaluate(dateTopInsideDay), 0)
  })

  test('unusual text: long words and right to left fit 320 px', async (context) => {
    const { browser, site } = context
    const [sunrise, sunset] = ['W'.repeat(80), 'M'.repeat(80)]
    const { weather, ...files } = presentFiles()
    const data = weather.data.map((day) => ({ ...day, summary: { ...day.summary, sunrise, sunset } }))
    publish(site, { ...files, weather: { data } })
    await browser.resize(320, 568)
    for (const direction of ['ltr', 'rtl']) {
      await open(context, 'weather')
      await untilTrue(browser, () => document.querySelector('.sun-times') !== null, 'all is drawn')
      await browser.evaluate((dir) => {
        document.documentElement.dir = dir
      }, direction)
      assert.equal(await browser.evaluate(overflow), [], direction)
      // From left to right, as the sun and time go in the drawings.
      const directions = () =>
        ['.chart', '.sun-times'].map((each) => getComputedStyle(document.querySelector(each)!).direction)
      assert.equal(await browser.evaluate(directions), ['ltr', 'ltr'])
    }
  })

  test('text zoom: at 200 % in dark mode, nothing overflows', async (context) => {
    const browser = await launchWith('large-text', { isDark: true, textScale: 2 })
    try {
      for (const width of [360, 320]) {
        await browser.resize(width, 640)
        await open({ ...context, browser }, 'weather')
        assert.ok(await browser.evaluate(() => document.documentElement.classList.contains('dark')))
        const bar = await browser.evaluate(readBar)
        assert.ok(
          bar.some(({ isNameSeen }) => !isNameSeen),
          'the text is enlarged',
        )
        for (const route of shown.keys()) {
          await open({ ...context, browser }, route)
          assert.equal(await browser.evaluate(overflow), [], `${route}, ${width} pixels`)
        }
        for (const { name, faults } of bar) assert.equal(faults, [], `${name}, ${width} pixels`)
      }
    } finally {
      await browser.close()
    }
  })
}
