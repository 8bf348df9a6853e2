import type { Page } from 'playwright'
import { assert } from '#test'
import { silence } from '../support/data-host'
import { forecastHours, weatherFile } from '../support/files'
import { nextFrame, openScreen, rowOfHours } from '../support/page'
import { comeBack, goAway } from '../support/phone'
import { answerAll, publish, siteSuite, visit } from '../support/site'
import { until } from '../support/until'

const test = siteSuite('present hour')

const presentHour = (page: Page) => rowOfHours(page).locator('[aria-current=time]')

const day = (page: Page, name: RegExp) => page.getByRole('button', { name })

/** Time of the first hour that is whole in sight. */
const firstHourInSight = (page: Page): Promise<string> =>
  rowOfHours(page).evaluate((row) => {
    const { left } = row.getBoundingClientRect()
    const cells = [...row.querySelectorAll('li')]
    return cells.find((cell) => cell.getBoundingClientRect().left >= left - 1)?.textContent?.slice(0, 5) ?? ''
  })

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

test('present hour: begins a row that is opened, and moves none', async ({ site }) => {
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

test('present hour: begins the row on return, and of a new file', async ({ site }) => {
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

test('present hour: leaves a row for a minute that was just moved', async ({ site }) => {
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
