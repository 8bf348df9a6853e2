import * as assert from 'uvu/assert'
import { tidesFile } from '../support/files'
import { chosenDay, loaded, openScreen, tideSentence } from '../support/page'
import { publish, siteSuite, visit } from '../support/site'

const test = siteSuite('coverage')

test('Trust: over a dead feed the fetch is new, and the screens say that what they show has ended', async ({
  site,
}) => {
  const { page } = await visit(site, { clock: '2026-08-29T12:00:00Z' })
  await loaded(page)
  await page.getByText('Forecast ended on Wed 26 August', { exact: true }).waitFor()
  await openScreen(page, 'Tides')
  await page.getByText('Tide table ended on Mon 24 August', { exact: true }).waitFor()
  await openScreen(page, 'Calendar')
  await page.getByText('Calendar ended on Wed 26 August', { exact: true }).waitFor()
})

test('Trust: the last days are announced, and at midnight what is left of them', async ({ site }) => {
  publish(site, { tides: tidesFile('2026-08-21') })
  const { page } = await visit(site, { path: 'tides', clock: '2026-08-22T22:59:00Z' })
  await page.getByText('Tide table ends tomorrow', { exact: true }).waitFor()
  await page.clock.pauseAt('2026-08-22T23:00:01Z')
  await page.getByText('Tide table ends today', { exact: true }).waitFor()
})

test('Reliability: out of season the app says plainly what has ended and when, and shows the last day', async ({
  site,
}) => {
  const { page } = await visit(site, { path: 'tides', clock: '2027-02-03T12:00:00Z' })
  await loaded(page)
  await page.getByText('Tide table ended on Mon 24 August 2026', { exact: true }).waitFor()
  assert.is(await tideSentence(page).count(), 0)
  assert.is(await chosenDay(page), 'Mon 24 August')
  await openScreen(page, 'Weather')
  await page.getByText('Forecast ended on Wed 26 August 2026', { exact: true }).waitFor()
  assert.is(await chosenDay(page), 'Wed 26 August')
})

test.run()
