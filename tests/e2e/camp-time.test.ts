import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { addDays } from '../../src/lib/camp-time'
import { evening, forecastDay, tide, weatherFile } from '../support/files'
import {
  chosenButton,
  chosenDay,
  dayButtons,
  loaded,
  openedScreen,
  openScreen,
  tideSentence,
  wordsOf,
} from '../support/page'
import { allAskedFor, publish, siteSuite, visit, type Site } from '../support/site'

const test = siteSuite('camp time')

/** Five days of everything around a date, with a tide at an instant. */
const publishAround = (site: Site, date: string, next: ReturnType<typeof tide>) => {
  const dates = [-2, -1, 0, 1, 2].map((days) => addDays(date, days))
  publish(site, {
    weather: { data: dates.map((each) => forecastDay(each)) },
    tides: { dates: dates.map((each) => ({ date: each, tides: each === date ? [next] : [] })) },
    locations: { locations: [] },
    calendar: { startDate: dates[0], endDate: dates[4], events: [] },
  })
}

const marked = (page: Page) => wordsOf(page.locator('main [aria-current=date]'))

const [west, east, farEast] = ['America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati']

const zones = [west, east, farEast]

/** At home, and where clocks differ by half an hour. */
const fiveZones = [...zones, 'Europe/London', 'Asia/Kolkata']

interface Moment {
  what: string
  /** What the clock says when the app starts, in UTC. */
  clock: string
  /** Today at the camp then. */
  date: string
  words: string
  next: ReturnType<typeof tide>
  remaining: RegExp
  /** Where the phones are; at least one has another date than the camp. */
  phones: string[]
}

const moments: Moment[] = [
  {
    what: 'half past midnight in summer',
    clock: '2026-08-22T23:30:00Z',
    date: '2026-08-23',
    words: 'Sun 23 August',
    next: tide('High', '2026-08-23T03:05+01:00'),
    remaining: /in 2hr 3[45]min, at 03:05\.$/,
    phones: fiveZones,
  },
  {
    what: 'noon in winter',
    clock: '2026-12-31T12:00:00Z',
    date: '2026-12-31',
    words: 'Thu 31 December',
    next: tide('Low', '2026-12-31T23:05+00:00'),
    remaining: /in 11hr [45]min, at 23:05\.$/,
    phones: [farEast],
  },
  {
    what: 'an hour before the clocks go forward',
    clock: '2026-03-29T00:00:00Z',
    date: '2026-03-29',
    words: 'Sun 29 March',
    // 03:30 on a clock that jumps from 01:00 to 02:00 is two and a half hours away.
    next: tide('High', '2026-03-29T03:30+01:00'),
    remaining: /in 2hr (30|29)min, at 03:30\.$/,
    phones: fiveZones,
  },
  {
    what: 'the evening after the clocks went forward',
    clock: '2026-03-29T23:30:00Z',
    date: '2026-03-30',
    words: 'Mon 30 March',
    next: tide('Low', '2026-03-30T06:00+01:00'),
    remaining: /in 5hr (30|29)min, at 06:00\.$/,
    phones: [west],
  },
  {
    what: 'the first half past one of the day the clocks go back',
    clock: '2026-10-25T00:30:00Z',
    date: '2026-10-25',
    words: 'Sun 25 October',
    // Half past one comes twice.
    next: tide('Low', '2026-10-25T01:31+00:00'),
    remaining: /in 1hr [01]min, at 01:31\.$/,
    phones: fiveZones,
  },
  {
    what: 'the evening after the clocks went back',
    clock: '2026-10-25T23:30:00Z',
    date: '2026-10-25',
    words: 'Sun 25 October',
    next: tide('High', '2026-10-26T00:00+00:00'),
    remaining: /in 0hr (30|29)min, at 00:00\.$/,
    phones: [east],
  },
]

for (const { what, clock, date, words, next, remaining, phones } of moments) {
  test(`Today: at ${what}, a phone in another zone shows the camp's day and times`, async ({ site }) => {
    publishAround(site, date, next)
    for (const timezoneId of phones) {
      await visit(site, { path: 'tides', clock, timezoneId }, async ({ page }) => {
        await loaded(page)
        assert.is(await chosenDay(page), words, timezoneId)
        assert.match(await tideSentence(page).innerText(), remaining, timezoneId)
        assert.equal(await wordsOf(page.locator('tbody td:first-child')), [next.time])
        await openScreen(page, 'Weather')
        assert.is(await chosenDay(page), words, timezoneId)
        await openScreen(page, 'Calendar')
        await page.locator('main [aria-current=date]').waitFor()
        assert.equal(await marked(page), [words], timezoneId)
        assert.is(await openedScreen(page).locator('li').count(), 5, 'each day once')
        assert.is(await page.locator('main li', { hasText: words }).count(), 1)
      })
    }
  })
}

/** Midnight at the camp, in UTC, and the days before and after it. */
const midnights: [what: string, midnight: string, before: string, after: string][] = [
  ['summer', '2026-08-22T23:00:00Z', 'Sat 22 August', 'Sun 23 August'],
  ['winter', '2026-11-20T00:00:00Z', 'Thu 19 November', 'Fri 20 November'],
  ['the last night of the year', '2027-01-01T00:00:00Z', 'Thu 31 December', 'Fri 1 January'],
  ['the night the clocks go forward', '2026-03-29T00:00:00Z', 'Sat 28 March', 'Sun 29 March'],
  ['the night after', '2026-03-29T23:00:00Z', 'Sun 29 March', 'Mon 30 March'],
  ['the night the clocks go back', '2026-10-24T23:00:00Z', 'Sat 24 October', 'Sun 25 October'],
  ['the night after that', '2026-10-26T00:00:00Z', 'Sun 25 October', 'Mon 26 October'],
]

for (const [index, [what, midnight, before, after]] of midnights.entries()) {
  const timezoneId = zones[index % zones.length]!
  test(`Today: the day changes at midnight at the camp, in ${what}, on a phone in ${timezoneId}`, async ({
    site,
  }) => {
    const first = addDays(midnight.slice(0, 10), -1)
    publish(site, {
      weather: weatherFile(first),
      calendar: { startDate: first, endDate: addDays(first, 4), events: [] },
    })
    const clock = new Date(Date.parse(midnight) - 120_000).toJSON()
    const { page } = await visit(site, { path: 'calendar', clock, timezoneId })
    await page.locator('main [aria-current=date]').waitFor()
    await page.clock.pauseAt(Date.parse(midnight) - 2000)
    assert.equal(await marked(page), [before])
    await page.clock.pauseAt(Date.parse(midnight) + 1000)
    assert.equal(await marked(page), [after])
    await page.clock.resume()
    await openScreen(page, 'Weather')
    assert.is(await chosenDay(page), after)
  })
}

test('Today: after midnight, when the first forecast day is yesterday, today is chosen', async ({ site }) => {
  publish(site, { weather: weatherFile('2026-08-22') })
  const { page } = await visit(site, { clock: '2026-08-22T23:05:00Z', timezoneId: 'America/Los_Angeles' })
  assert.is(await chosenDay(page), 'Sun 23 August')
  assert.equal((await wordsOf(dayButtons(page)))[0], 'Sat 22 August')
})

test('Reliability: a phone whose clock was set back shows no negative age', async ({ site }) => {
  const { page } = await visit(site, { path: 'tides' })
  await loaded(page)
  site.data.requests.length = 0
  await page.clock.setSystemTime('2026-08-20T06:00:00Z')
  await page.clock.fastForward('01:00')
  await chosenButton(page).filter({ hasText: '24' }).waitFor()
  await loaded(page)
  await page.clock.fastForward('15:00')
  await allAskedFor(site)
})

const [hour, day, year] = [3_600_000, 86_400_000, 365 * 86_400_000]

/** How far a phone's clock is off, and the day it must take for today. */
const wrongClocks: [offMs: number, today: string][] = [
  [hour, 'Sat 22 August'],
  [-hour, 'Sat 22 August'],
  [day, 'Sun 23 August'],
  [-day, 'Mon 24 August'],
  [year, 'Mon 24 August'],
  [-year, 'Mon 24 August'],
]

for (const [offMs, today] of wrongClocks) {
  test(`Reliability: on a phone whose clock is ${offMs / hour} hours off, the data come, are kept and are of their day`, async ({
    site,
  }) => {
    publish(site)
    const clock = new Date(Date.parse(evening) + offMs).toJSON()
    const { page, logged } = await visit(site, { path: 'tides', clock })
    await loaded(page)
    assert.is(await chosenDay(page), today)
    // The phone is put right.
    await page.clock.setSystemTime(evening)
    await page.clock.fastForward('00:02')
    await page.reload()
    await loaded(page)
    assert.is(await chosenDay(page), 'Sat 22 August')
    assert.match(await tideSentence(page).innerText(), 'Low tide is in 8hr')
    assert.equal(logged, [])
  })
}

test.run()
