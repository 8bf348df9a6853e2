import * as fc from 'fast-check'
import { assert, test } from '#test'
import { msPerHour } from '../../../../../src/lib/durations'
import { makeTideDays } from '../../../../../tools/data/make/tide-days'
import { admiraltyRequest, readAdmiralty } from '../../../../../tools/data/read/admiralty'
import { SourceUnavailable } from '../../../../../tools/data/read/source-errors'
import { tidalEvents, type TidalEvent } from '../../../../support/admiralty'
import { fuzz } from '../../../../support/fuzz'
import { problemOf } from '../../../../support/invalid-response'
import { londonClock } from '../../../../support/london'

/** Returns sample events, one of them with changed properties. */
const withEvent = (index: number, change: object, events = tidalEvents('2026-08-18')): TidalEvent[] =>
  events.map((event, at) => (at === index ? { ...event, ...change } : event))

/** Returns which days from 17 to 25 August or January are complete: `19 20`. */
const completeDays = (answer: unknown, month = '08'): string =>
  Array.from({ length: 9 }, (_, index) => String(17 + index))
    .filter((day) => readAdmiralty(answer).isComplete(`2026-${month}-${day}`))
    .join(' ')

test('ADMIRALTY: requests a station, with the key in a header', () => {
  assert.equal(admiraltyRequest('0123A', 'made-up-key'), {
    url: 'https://admiraltyapi.azure-api.net/uktidalapi/api/V1/Stations/0123A/TidalEvents?duration=7',
    headers: { 'Ocp-Apim-Subscription-Key': 'made-up-key' },
    secret: 'made-up-key',
  })
  // Whoever pastes a key may add a line break.
  assert.is(admiraltyRequest('0123A', 'made-up-key\n').secret, 'made-up-key')
})

test('ADMIRALTY: makes no request without a valid key', () => {
  for (const key of [undefined, '', 'two words', 'a\nb']) {
    assert.throws(
      () => admiraltyRequest('0123A', key),
      (error: Error) =>
        error instanceof SourceUnavailable &&
        /^ADMIRALTY_KEY: (not set|invalid key); give/.test(error.message),
    )
  }
})

test('ADMIRALTY: times are GMT, and rounded to the minute', () => {
  const events = [
    { EventType: 'HighWater', DateTime: '2026-08-20T11:52:50.833', Height: 1.849 },
    { EventType: 'LowWater', DateTime: '2026-08-20T05:10:00Z', Height: 0 },
  ]
  assert.equal(readAdmiralty(events).tides, [
    { type: 'Low', at: Date.parse('2026-08-20T05:10:00Z'), heightInMetres: 0, where: 'ADMIRALTY: event 2' },
    {
      type: 'High',
      at: Date.parse('2026-08-20T11:53:00Z'),
      heightInMetres: 1.849,
      where: 'ADMIRALTY: event 1',
    },
  ])
})

test('ADMIRALTY: in summer the first day is incomplete', () => {
  // The response begins at 00:00 GMT, which is 01:00 at the camp.
  assert.is(completeDays(tidalEvents('2026-08-18')), '19 20 21 22 23 24')
  assert.is(completeDays(tidalEvents('2026-01-18'), '01'), '18 19 20 21 22 23 24')
})

test('ADMIRALTY: rounding into the next day does not complete it', () => {
  const events = tidalEvents('2026-01-18')
  const late = { EventType: 'LowWater', DateTime: '2026-01-24T23:59:40', Height: 0.5 }
  const { tides } = readAdmiralty([...events, late])
  assert.is(tides.at(-1)?.at, Date.parse('2026-01-25T00:00:00Z'))
  assert.is(completeDays([...events, late], '01'), '18 19 20 21 22 23 24')
})

test('ADMIRALTY: rejects a station without high waters', () => {
  const lowWaters = tidalEvents('2026-08-18').filter(({ EventType }) => EventType === 'LowWater')
  assert.match(
    problemOf(() => readAdmiralty([{ EventType: 'HighWater', DateTime: null }, ...lowWaters])),
    /^ADMIRALTY: this station has no high waters with time and height; choose another station$/,
  )
})

test('ADMIRALTY: names an event without time or height', () => {
  const index = tidalEvents('2026-08-18').findIndex(({ DateTime }) => DateTime?.startsWith('2026-08-20T1'))
  const none = { DateTime: null, Height: null }
  const incomplete: [change: object, missing: string, days: string][] = [
    [{ Height: null }, ' on 2026-08-20: no height', '19 21 22 23 24'],
    [{ DateTime: null }, ' on 2026-08-20: no time', '19 21 22 23 24'],
    [none, ' on 2026-08-20: no time and no height', '19 21 22 23 24'],
    // An undated event is on the 20th if the events before and after it are.
    [{ ...none, Date: null }, ': no time and no height', '19 21 22 23 24'],
  ]
  for (const [change, missing, days] of incomplete) {
    const answer = withEvent(index, change)
    const [line = '', ...others] = readAdmiralty(answer).leftOut
    assert.match(line, /^ADMIRALTY: event \d+, (High|Low) water/)
    assert.ok(line.endsWith(`water${missing}`), line)
    assert.equal(others, [])
    assert.is(completeDays(answer), days, missing)
  }
})

test('ADMIRALTY: an undated event makes both possible days incomplete', () => {
  const events = tidalEvents('2026-01-18')
  const last = events.findLastIndex(({ DateTime }) => DateTime?.startsWith('2026-01-20'))
  const withHole = (hole: TidalEvent) => [...events.slice(0, last + 1), hole, ...events.slice(last + 1)]
  assert.is(completeDays(withHole({ EventType: 'LowWater' }), '01'), '18 19 22 23 24')
  const dated = { EventType: 'LowWater', Date: '2026-01-20T00:00:00' }
  assert.is(completeDays(withHole(dated), '01'), '18 19 21 22 23 24')
})

const anyAnswer = fc.record({
  date: fc.constantFrom('2026-08-18', '2026-01-18', '2026-03-26', '2026-03-29', '2026-10-22', '2026-10-25'),
  days: fc.integer({ min: 0, max: 7 }),
  startMinutes: fc.integer({ min: 0, max: 370 }),
  intervalMinutes: fc.array(fc.integer({ min: 121, max: 740 }), { minLength: 3, maxLength: 9 }),
  withoutTime: fc.array(fc.nat(30), { maxLength: 2 }),
  withoutHeight: fc.array(fc.nat(30), { maxLength: 2 }),
  hasDates: fc.boolean(),
  hours: fc.integer({ min: 0, max: 100 }),
})

test('ADMIRALTY: any response gives all tides of its complete days', async () => {
  let goodCount = 0
  await fuzz({ what: 'ADMIRALTY responses', files: 200 }, anyAnswer, (given) => {
    const events: TidalEvent[] = tidalEvents(given.date, given)
    const answer = events.map((event, index) => ({
      ...event,
      ...(given.withoutTime.includes(index) && { DateTime: null }),
      ...(given.withoutHeight.includes(index) && { Height: null }),
      ...(!given.hasDates && { Date: undefined }),
    }))
    const now = Date.parse(given.date) + given.hours * msPerHour
    const make = () => makeTideDays(readAdmiralty(answer), now)
    if (problemOf(make)) return
    goodCount++
    for (const { date, tides } of make().days) {
      const ofTheDay = events.filter(({ DateTime }) => londonClock(`${DateTime}Z`).date === date)
      assert.equal(
        tides.map(({ time, instant }) => `${time} ${instant}`),
        ofTheDay.map(({ DateTime }) => `${londonClock(`${DateTime}Z`).time} ${DateTime}Z`),
      )
    }
  })
  assert.ok(goodCount > 75, `${goodCount} good`)
})
