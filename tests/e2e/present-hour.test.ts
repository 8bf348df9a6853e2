import type { Page } from 'playwright'
import { assert } from '#test'
import { silence } from '../support/data-host'
import { forecastHours, weatherFile } from '../support/files'
import { nextFrame, openScreen, rowOfHours } from '../support/page'
import { comeBack, goAway } from '../support/phone'
import { answerAll, publish, siteSuite, visit } from '../support/site'
import { until } from '../support/until'
import { atCamp } from '../support/camp-clock'

const test = siteSuite('present hour')

const presentHour = (page: Page) => rowOfHours(page).locator('[aria-current=time]')

const day = (page: Page, name: RegExp) => page.getByRole('button', { name })

/** Time of the first hour that is fully in view. */
const firstHourInSight = (page: Page): Promise<string> =>
  rowOfHours(page).evaluate((row) => {
    const { left } = row.getBoundingClientRect()
    const cells = [...row.querySelectorAll('li')]
    return cells.find((cell) => cell.getBoundingClientRect().left >= left - 1)?.textContent?.slice(0, 5) ?? ''
  })

/** The same, once the row has stopped scrolling. */
const firstHour = async (page: Page): Promise<string> => {
  await nextFrame(page)
  return firstHourInSight(page)
}

/** Waits until the first hour in view is the given one. */
const beginsWith = (page: Page, text: string) =>
  until(
    async () => (await firstHourInSight(page)) === text,
    () => `the row begins with ${text}`,
  )

test('present hour: starts an opened row, moves no other', async ({ site }) => {
  const { page } = await visit(site, { clock: atCamp('2026-08-22T16:58') })
  await presentHour(page).waitFor()
  assert.is(await firstHour(page), '16:00')
  await page.clock.runFor(180_000)
  await presentHour(page).getByText('17:00').waitFor()
  assert.is(await firstHour(page), '16:00', 'the row stays')
  await rowOfHours(page).evaluate((row) => row.scrollTo(0, 0))
  assert.is(await firstHour(page), '06:00')
  for (const name of ['Tides', 'Weather']) await openScreen(page, name)
  assert.is(await firstHour(page), '17:00', 'reopened screen')
  await day(page, /23/).click()
  assert.is(await firstHour(page), '06:00', 'another day starts at its first hour')
  await day(page, /22/).click()
  assert.is(await firstHour(page), '17:00', 'reopened day')
})

test('present hour: starts the row on return and of a new file', async ({ site }) => {
  const { page } = await visit(site, { clock: atCamp('2026-08-22T14:30') })
  await beginsWith(page, '14:00')
  answerAll(site, silence)
  await goAway(page)
  await page.clock.setSystemTime(atCamp('2026-08-22T16:31'))
  await comeBack(page)
  await beginsWith(page, '16:00')
  // A new file starts at the next full hour; tonight must not be scrolled away.
  const file = weatherFile('2026-08-22')
  publish(site, {
    weather: { data: [{ ...file.data[0]!, hours: forecastHours().slice(12) }, ...file.data.slice(1)] },
  })
  await goAway(page)
  await page.clock.setSystemTime(atCamp('2026-08-22T17:31'))
  await comeBack(page)
  await beginsWith(page, '18:00')
})

test('present hour: moves no row that was just scrolled', async ({ site }) => {
  const { page } = await visit(site, { clock: atCamp('2026-08-22T14:30') })
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
