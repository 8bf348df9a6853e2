import type { Page } from 'playwright'
import * as assert from 'uvu/assert'
import { silence } from '../support/data-host'
import { forecastDay, forecastHours, weatherFile } from '../support/files'
import { chosenButton, firstHourInSight, nextFrame, openScreen, rowOfHours, wordsOf } from '../support/page'
import { comeBack, goAway } from '../support/phone'
import { answerAll, publish, siteSuite, visit } from '../support/site'
import { until } from '../support/until'

const test = siteSuite('present hour')

const scrollLeft = (page: Page) => rowOfHours(page).evaluate((row) => row.scrollLeft)

const presentHour = (page: Page) => rowOfHours(page).locator('[aria-current=time]')

const day = (page: Page, name: RegExp) => page.getByRole('button', { name })

/** Time of the row's first hour in sight, once the row has come to rest. */
const firstHour = async (page: Page): Promise<string> => {
  await nextFrame(page)
  return firstHourInSight(page)
}

/** Waits until the row of hours begins with a cell whose text does. */
const beginsWith = (page: Page, text: string) =>
  until(
    async () => (await firstHourInSight(page)) === text,
    () => `the row begins with ${text}`,
  )

test('Now in the hours: fresh data without the present hour begin at their first hour', async ({ site }) => {
  const { data } = weatherFile('2026-08-22')
  publish(site, { weather: { data: [{ ...data[0]!, hours: forecastHours().slice(14) }, ...data.slice(1)] } })
  const { page } = await visit(site)
  await rowOfHours(page).waitFor()
  assert.match((await wordsOf(rowOfHours(page).locator('li').first()))[0]!, /^20:00/)
  assert.is(await page.locator('[aria-current=time]').count(), 0)
  assert.is(await scrollLeft(page), 0)
})

test('Now in the hours: the mark moves on with the hour, without a touch', async ({ site }) => {
  const { page } = await visit(site, { clock: '2026-08-22T18:58:00Z' })
  await rowOfHours(page).waitFor()
  assert.match((await wordsOf(page.locator('[aria-current=time]')))[0]!, /^19:00/)
  await page.clock.pauseAt('2026-08-22T19:00:01Z')
  assert.match((await wordsOf(page.locator('[aria-current=time]')))[0]!, /^20:00/)
})

test('Now in the hours: at night today begins at six, and a quiet line tells where the night is', async ({
  site,
}) => {
  const night = forecastDay('2026-08-22', {
    hours: forecastHours().map((hour) => ({ ...hour, temperature: 3 })),
  })
  publish(site, { weather: { data: [night, forecastDay('2026-08-23')] } })
  const { page } = await visit(site, { clock: '2026-08-23T01:10:00Z' })
  await page.getByText("Tonight's hours are under Sat 22 August.").waitFor()
  assert.equal(await wordsOf(chosenButton(page)), ['Sun 23 August'])
  await page.getByRole('button', { name: '22' }).click()
  assert.match((await wordsOf(page.locator('[aria-current=time]')))[0]!, /^02:00/)
  assert.is(await page.getByText("Tonight's hours").count(), 0)
})

test('Now in the hours: the row begins with the present hour whenever its screen or its day is opened, and stays while the hour passes', async ({
  site,
}) => {
  const { page } = await visit(site, { clock: '2026-08-22T18:58:00Z' })
  await presentHour(page).waitFor()
  assert.is(await firstHour(page), '19:00')
  await page.clock.runFor(180_000)
  await presentHour(page).getByText('20:00').waitFor()
  assert.is(await firstHour(page), '19:00', 'nothing moves under the thumb')
  await rowOfHours(page).evaluate((row) => row.scrollTo(0, 0))
  assert.is(await firstHour(page), '06:00')
  for (const name of ['Tides', 'Weather']) await openScreen(page, name)
  assert.is(await firstHour(page), '20:00', 'its screen is opened again')
  await day(page, /23/).click()
  assert.is(await firstHour(page), '06:00', 'another day begins with its first hour')
  await day(page, /22/).click()
  assert.is(await firstHour(page), '20:00', 'its day is opened again')
})

test('Now in the hours: back after four hours, and back to a new file, the row begins with the present hour', async ({
  site,
}) => {
  const { page } = await visit(site, { clock: '2026-08-22T13:30:00Z' })
  await beginsWith(page, '14:00')
  answerAll(site, silence)
  await goAway(page)
  await page.clock.setSystemTime('2026-08-22T17:31:00Z')
  await comeBack(page)
  await beginsWith(page, '18:00')
  // A new file begins at the next full hour: tonight must not hide on the left of midnight.
  const file = weatherFile('2026-08-22')
  publish(site, {
    weather: { data: [{ ...file.data[0]!, hours: forecastHours().slice(15) }, ...file.data.slice(1)] },
  })
  await goAway(page)
  await page.clock.setSystemTime('2026-08-22T19:31:00Z')
  await comeBack(page)
  await beginsWith(page, '21:00')
})

test('Now in the hours: what the visitor has just moved stays where it is, a minute later it does not', async ({
  site,
}) => {
  const { page } = await visit(site, { clock: '2026-08-22T13:30:00Z' })
  await beginsWith(page, '14:00')
  const hours = rowOfHours(page)
  const scrolledTo = async () => {
    await nextFrame(page)
    return hours.evaluate((row) => Math.round(row.scrollLeft))
  }
  await hours.dispatchEvent('pointerdown')
  await hours.evaluate((row) => row.scrollTo(40, 0))
  const moved = await scrolledTo()
  await goAway(page)
  await comeBack(page)
  assert.is(await scrolledTo(), moved)
  await page.clock.fastForward('02:00')
  await goAway(page)
  await comeBack(page)
  await beginsWith(page, '14:00')
})

test('Now in the hours: at half past two the hours of the night are told of when the file begins at three', async ({
  site,
}) => {
  const [first, ...others] = weatherFile('2026-08-22').data
  const hours = forecastHours().slice(21)
  publish(site, { weather: { data: [{ ...first!, hours }, ...others] } })
  const { page } = await visit(site, { clock: '2026-08-23T01:30:00Z' })
  await page.getByText("Tonight's hours are under Sat 22 August.").waitFor()
  await page.clock.pauseAt('2026-08-23T04:59:00Z')
  await page.getByText("Tonight's hours are under Sat 22 August.").waitFor()
  await page.clock.pauseAt('2026-08-23T05:00:01Z')
  await page.getByText("Tonight's hours").waitFor({ state: 'detached' })
})

test.run()
