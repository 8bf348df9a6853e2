import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { publish, startCamp, visit, type Camp } from '../support/app'
import { tide } from '../support/files'

const test = suite<{ camp: Camp }>('tides')

test.before(async (context) => {
  context.camp = await startCamp()
})
test.after((context) => context.camp.close())
test.before.each(({ camp }) => publish(camp))

test('D tides: the sentence moves on by itself and counts whole minutes, rounded down', async ({ camp }) => {
  publish(camp, {
    tides: {
      dates: [
        {
          date: '2026-08-22',
          tides: [tide('High', '2026-08-22T19:10+01:00'), tide('Low', '2026-08-22T23:30+01:00')],
        },
      ],
    },
  })
  await visit(camp, { path: 'tides' }, async ({ page }) => {
    const sentence = page.getByText('The tide is currently')
    assert.match(await sentence.innerText(), /Rising\. High tide is in 0hr (9|10)min, at 19:10\./)
    await page.clock.fastForward('10:00')
    await page.getByText('Falling').waitFor()
    assert.match(await sentence.innerText(), /Falling\. Low tide is in 4hr (19|20)min, at 23:30\./)
  })
})

test('§2 Tides: the table has a row a tide with time, badge and height', async ({ camp }) => {
  await visit(camp, { path: 'tides', timezoneId: 'Asia/Tokyo' }, async ({ page }) => {
    assert.equal(await page.locator('tbody tr').allInnerTexts(), [
      '03:10\tLow\t0.6m',
      '09:25\tHigh\t1.9m',
      '14:05\tLow\t0.7m',
      '16:40\tHigh\t1.8m',
    ])
  })
})

test.run()
