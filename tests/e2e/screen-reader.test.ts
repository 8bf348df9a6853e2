import { tabs } from '../../src/tabs'
import { dataScreens } from '../support/app-tables'
import { atCamp } from '../support/camp-clock'
import { campFiles } from '../support/files'
import { dayChart, drawing, loaded, openScreen } from '../support/page'
import { publish } from '../support/site'
import { expect, test } from './fixtures'

test('screen reader: every screen reads as in its snapshot', async ({ site, visit }) => {
  const { weather, tides, locations, calendar } = campFiles('2026-08-22')
  publish(site, {
    // The hours before and after midnight.
    weather: { data: weather.data.slice(0, 2).map((day) => ({ ...day, hours: day.hours.slice(17, 19) })) },
    tides: { dates: tides.dates.slice(0, 2) },
    locations: { locations: locations.locations.slice(0, 2) },
    calendar: { ...calendar, startDate: '2026-08-22', endDate: '2026-08-23' },
  })
  // Where the date is another one, screens show the camp's time all the same.
  const { page } = await visit({ timezoneId: 'Pacific/Kiritimati' })
  await loaded(page)
  // Stops the countdowns.
  await page.clock.pauseAt(atCamp('2026-08-22T19:00:45'))
  for (const { title: name, path } of tabs) {
    await openScreen(page, name)
    if (dataScreens.includes(name)) await loaded(page)
    // Runs the next frame, which the stopped clock holds back.
    await page.clock.runFor(1000)
    if (['Weather', 'Tides'].includes(name)) await expect(drawing(dayChart(page))).toBeVisible()
    if (name === 'Info') await expect(page.getByText('Saved on this phone')).toBeVisible()
    // The bar and the install hint are the same on every screen.
    const part = page.locator(name === 'Weather' ? 'body' : 'main')
    await expect.soft(part).toMatchAriaSnapshot({ name: `${path.slice(1)}.aria.yml` })
  }
})
