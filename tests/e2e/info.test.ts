import * as assert from 'uvu/assert'
import { camp } from '../../src/camp'
import { schemas, type DatasetName } from '../../src/schemas'
import { openScreen, wordsOf } from '../support/page'
import { answerAll, siteSuite, visit } from '../support/site'
import { silence } from '../support/data-host'
import { untilCached } from '../support/worker'

const test = siteSuite('info', { BUILD_ID: 'fedcba9876543210' })

test('Info: the useful links are an online Bible, the camps organisation and a social-media group', async ({
  site,
}) => {
  const { bible, organisation, social } = camp.links
  const { page } = await visit(site, { path: 'info' })
  const links = page
    .getByRole('main')
    .getByRole('heading', { name: 'Useful links' })
    .locator('+ ul')
    .getByRole('link')
  assert.equal(
    await links.evaluateAll((elements) =>
      elements.map((element) => [element.textContent?.trim(), element.getAttribute('href')]),
    ),
    [bible, organisation, social].map(({ name, url }) => [name, url]),
  )
})

test('Info: help and arrival are there without data and without a network', async ({ site }) => {
  answerAll(site, silence)
  const { page, context } = await visit(site, { path: 'info' })
  await untilCached(page)
  await context.setOffline(true)
  await page.reload()
  const heading = page.getByRole('heading', { level: 2 }).first()
  assert.is(await heading.innerText(), 'Help and arrival')
  const rows = heading.locator('+ ul').getByRole('listitem')
  const { help, position } = camp
  assert.equal(await wordsOf(rows), [
    help.address,
    `${position.latitude}, ${position.longitude}`,
    ...help.telephones.map(({ name, number }) => `${name}: ${number}`),
    ...help.lines,
  ])
  const emergency = page.getByRole('link', { name: 'Emergency: 112' })
  assert.is(await emergency.getAttribute('href'), 'tel:112')
})

test('Info: the colour scheme choice is a group with a name', async ({ site }) => {
  const { page } = await visit(site, { path: 'info' })
  const group = page.getByRole('group', { name: /colour scheme/i })
  assert.is(await group.getByRole('radio').count(), 3)
})

test('Status line: Info needs no data, and shows no status line', async ({ site }) => {
  for (const name of Object.keys(schemas)) delete site.data.answers[name as DatasetName]
  const { page } = await visit(site, { path: 'info' })
  await page.getByText('Version').waitFor()
  assert.is(await page.getByRole('radio').count(), 3)
  assert.is(await page.getByRole('status').count(), 0)
  await openScreen(page, 'Tides')
  await page.getByRole('status').getByText('Error').waitFor()
})

test.run()
