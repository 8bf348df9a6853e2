import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { camp } from '../../src/camp'
import { tide, tidesFile } from '../support/files'
import { chosenDay, dayButtons, tideSentence, wordsOf } from '../support/page'
import { publish, siteSuite, visit } from '../support/site'

const test = siteSuite('tides')

const rows = (page: Page) => page.locator('tbody tr')

test('Tides: the header has the bay name and a link to a tide-times site', async ({ site }) => {
  const { page } = await visit(site, { path: 'tides' })
  assert.equal(await wordsOf(page.getByRole('heading', { level: 1 })), [camp.bayName])
  const link = page.getByRole('main').getByRole('link')
  assert.equal(await wordsOf(link), [camp.links.tides.name])
  assert.is(await link.getAttribute('href'), camp.links.tides.url)
})

test('Tides: the sentence moves on by itself and counts whole minutes, rounded down', async ({ site }) => {
  publish(site, {
    tides: {
      dates: [
        {
          date: '2026-08-22',
          tides: [tide('High', '2026-08-22T19:10+01:00'), tide('Low', '2026-08-22T23:30+01:00')],
        },
      ],
    },
  })
  const { page } = await visit(site, { path: 'tides' })
  assert.match(await tideSentence(page).innerText(), /Rising\. High tide is in 0hr (9|10)min, at 19:10\./)
  const moments: [time: string, words: RegExp][] = [
    ['18:08:59', /Rising\. High tide is in 0hr 1min, at 19:10\.$/],
    ['18:09:02', /Rising\. High tide is in 0hr 0min, at 19:10\.$/],
    ['18:10:01', /Falling\. Low tide is in 4hr 19min, at 23:30\.$/],
    ['19:29:59', /Falling\. Low tide is in 3hr 0min, at 23:30\.$/],
    ['19:30:01', /Falling\. Low tide is in 2hr 59min, at 23:30\.$/],
  ]
  for (const [time, words] of moments) {
    await page.clock.pauseAt(`2026-08-22T${time}Z`)
    assert.match(await tideSentence(page).innerText(), words, time)
  }
  await page.clock.fastForward('03:00:00')
  await tideSentence(page).waitFor({ state: 'detached' })
})

test('Tides: with no tide left there is no sentence; strip and table of the last day stay', async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'tides', clock: '2027-03-10T12:00:00Z' })
  await rows(page).first().waitFor()
  assert.is(await tideSentence(page).count(), 0)
  assert.is(await chosenDay(page), 'Mon 24 August')
  assert.is(await rows(page).count(), 4)
})

test('Tides: the table has a row a tide with time, badge and height', async ({ site }) => {
  const { page } = await visit(site, { path: 'tides', timezoneId: 'Asia/Tokyo' })
  await rows(page).first().waitFor()
  assert.equal(await page.locator('tbody tr').allInnerTexts(), [
    '03:10\tLow\t0.6m',
    '09:25\tHigh\t1.9m',
    '14:05\tLow\t0.7m',
    '16:40\tHigh\t1.8m',
  ])
  assert.equal(await wordsOf(page.getByRole('columnheader')), ['Time', 'Tide', 'Height'])
})

test('Tides: heights are shown as they are, with m; the badges of Low and High differ', async ({ site }) => {
  const heights = [1.5, 0, -0.1, 12.25, 2]
  const tides = heights.map((height, index) =>
    tide(index % 2 ? 'High' : 'Low', `2026-08-22T0${index}:00+01:00`, height),
  )
  publish(site, { tides: { dates: [{ date: '2026-08-22', tides }] } })
  const { page } = await visit(site, { path: 'tides' })
  await rows(page).first().waitFor()
  assert.equal(await wordsOf(page.locator('tbody td:last-child')), ['1.5m', '0m', '-0.1m', '12.25m', '2m'])
  const colours = await page
    .locator('tbody td:nth-child(2) > *')
    .evaluateAll((badges) => badges.map((badge) => getComputedStyle(badge).backgroundColor))
  assert.is(colours[0], colours[2])
  assert.is(colours[1], colours[3])
  assert.is.not(colours[0], colours[1])
})

test('Tides: the strip has a button a day, today is chosen, and a click shows the tides of its day', async ({
  site,
}) => {
  const file = tidesFile('2026-08-21')
  file.dates[2]!.tides = [tide('High', '2026-08-23T10:11+01:00', 2.1)]
  publish(site, { tides: file })
  const { page } = await visit(site, { path: 'tides' })
  await rows(page).first().waitFor()
  assert.equal(await wordsOf(dayButtons(page)), ['Fri 21 August', 'Sat 22 August', 'Sun 23 August'])
  assert.is(await chosenDay(page), 'Sat 22 August')
  const before = await tideSentence(page).innerText()
  await dayButtons(page).nth(2).click()
  await page.getByText('2.1m').waitFor()
  assert.equal(await wordsOf(rows(page)), ['10:11 High 2.1m'])
  assert.is(await chosenDay(page), 'Sun 23 August')
  assert.is(
    (await tideSentence(page).innerText()).slice(0, 50),
    before.slice(0, 50),
    'the sentence is of now',
  )
})

test.run()
