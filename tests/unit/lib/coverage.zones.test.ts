import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { coverageOf } from '../../../src/lib/coverage'

/** What is said of a forecast whose last date is Wednesday, 26 August 2026. */
const said = (today: string) => coverageOf('Forecast', '2026-08-26', today)

test('Trust: a table that reaches beyond tomorrow says the date, and the year when it is another', () => {
  assert.equal(said('2026-08-22'), { text: 'Forecast ends on Wed 26 August', hasEnded: false })
  assert.is(
    coverageOf('Tide table', '2027-01-02', '2026-12-31').text,
    'Tide table ends on Sat 2 January 2027',
  )
})

test('Trust: the last two days are called tomorrow and today', () => {
  assert.equal(said('2026-08-25'), { text: 'Forecast ends tomorrow', hasEnded: false })
  assert.equal(said('2026-08-26'), { text: 'Forecast ends today', hasEnded: false })
})

test('Trust: from the day after the last it has ended', () => {
  assert.equal(said('2026-08-27'), { text: 'Forecast ended on Wed 26 August', hasEnded: true })
  assert.equal(said('2027-02-03'), { text: 'Forecast ended on Wed 26 August 2026', hasEnded: true })
})

test('Trust: days are counted over clock changes and the end of the year', () => {
  assert.is(coverageOf('Forecast', '2026-03-29', '2026-03-28').text, 'Forecast ends tomorrow')
  assert.is(coverageOf('Forecast', '2026-10-26', '2026-10-25').text, 'Forecast ends tomorrow')
  assert.is(coverageOf('Forecast', '2027-01-01', '2026-12-31').text, 'Forecast ends tomorrow')
})

test.run()
