import * as fc from 'fast-check'
import { checks } from 'strandline:checks'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { inspectFile } from '../../../../../../tools/data/check/inspect-file'
import { admiraltyRequest, readAdmiralty } from '../../../../../../tools/data/make/sources/admiralty'
import { BadAnswer } from '../../../../../../tools/data/make/sources/source-errors'
import { makeTideDays } from '../../../../../../tools/data/make/make-tide-days'
import type { TidesFile } from '../../../../../../src/schemas'
import { tidalEvents, type TidalEvent } from '../../../../../support/admiralty'
import { fuzz } from '../../../../../support/fuzz'
import { londonClock } from '../../../../../support/london'

const camp = { eventColours: {}, position: { latitude: 50.64, longitude: -1.94 } }

const make = (answer: unknown, now: string | number, old?: TidesFile) =>
  makeTideDays(readAdmiralty(answer), typeof now === 'number' ? now : Date.parse(now), old)

const datesOf = ({ dates }: TidesFile) => dates.map(({ date }) => date.slice(5)).join()

/** Made-up events, one of them changed. */
const withEvent = (index: number, change: Partial<TidalEvent>, date = '2026-08-18') =>
  tidalEvents(date).map((event, at) => (at === index ? { ...event, ...change } : event))

const refusal = (answer: unknown): string => {
  try {
    readAdmiralty(answer)
  } catch (error) {
    assert.instance(error, BadAnswer)
    return (error as Error).message
  }
  return 'not refused'
}

test('ADMIRALTY: the request has the station in its path, seven days, and the key in its header alone', () => {
  const question = admiraltyRequest('https://source.example', '0123A', 'made-up-key')
  assert.is(question.url, 'https://source.example/uktidalapi/api/V1/Stations/0123A/TidalEvents?duration=7')
  assert.equal(question.headers, { 'Ocp-Apim-Subscription-Key': 'made-up-key' })
  assert.is(question.secret, 'made-up-key')
})

test('ADMIRALTY: its times are GMT, whatever they say; heights have one decimal', () => {
  const event = { EventType: 'HighWater', DateTime: '2026-08-20T11:52:50.833', Height: 1.849 }
  const { dates } = make(
    withEvent(0, {}).map((each, index) => (index === 9 ? { ...each, ...event } : each)),
    '2026-08-20T12:00:00Z',
  )
  const tide = dates[0]!.tides.find(({ heightInMetres }) => heightInMetres === 1.8)
  assert.equal(tide, {
    type: 'High',
    time: '12:52',
    heightInMetres: 1.8,
    instant: '2026-08-20T11:52:50.833Z',
  })
})

test('ADMIRALTY: in summer the first day at the camp lacks its first hour, and is not published', () => {
  assert.is(
    datesOf(make(tidalEvents('2026-08-18'), '2026-08-18T12:00:00Z')),
    '08-19,08-20,08-21,08-22,08-23,08-24',
  )
  assert.is(
    datesOf(make(tidalEvents('2026-01-18'), '2026-01-18T12:00:00Z')),
    '01-18,01-19,01-20,01-21,01-22,01-23,01-24',
  )
})

test('ADMIRALTY: it stays when it was published before', () => {
  const old = make(tidalEvents('2026-08-17'), '2026-08-17T12:00:00Z')
  const file = make(tidalEvents('2026-08-18'), '2026-08-18T12:00:00Z', old)
  assert.is(datesOf(file), '08-18,08-19,08-20,08-21,08-22,08-23,08-24')
  assert.equal(file.dates[0], old.dates[0])
  // Days that the answer has are the answer's, whatever was published before.
  assert.equal(file.dates.slice(1), make(tidalEvents('2026-08-18'), '2026-08-18T12:00:00Z').dates)
})

test('ADMIRALTY: the hour after its last midnight is no day', () => {
  const late = {
    EventType: 'HighWater',
    DateTime: '2026-08-24T23:34:00',
    Height: 1.9,
    Date: '2026-08-24T00:00:00',
  }
  assert.is(
    datesOf(make([...tidalEvents('2026-08-18'), late], '2026-08-20T12:00:00Z')).endsWith('08-24'),
    true,
  )
})

test('ADMIRALTY: an event without time or height is left out and named, and its day is not whole', () => {
  const none = { DateTime: null, Height: null, Filtered: true }
  const events = tidalEvents('2026-08-18')
  const onTheTwentieth = events.findIndex(({ DateTime }) => DateTime!.startsWith('2026-08-20T1'))
  for (const [change, missing] of [
    [{ Height: null }, 'height'],
    [{ DateTime: null }, 'time'],
    [none, 'time and height'],
  ] as const) {
    const answer = withEvent(onTheTwentieth, change)
    const { leftOut } = readAdmiralty(answer)
    assert.is(leftOut.length, 1)
    assert.match(
      leftOut[0]!,
      new RegExp(`^event ${onTheTwentieth + 1}, (High|Low) water of 2026-08-20.*, without ${missing}$`),
    )
    assert.is(datesOf(make(answer, '2026-08-19T12:00:00Z')), '08-19,08-21,08-22,08-23,08-24')
  }
  // An absent key is no other than null, and without its day the neighbours say where it may lie.
  const { DateTime: _time, Height: _height, Date: _date, ...bare } = events[onTheTwentieth]!
  const answer = events.map((event, index) => (index === onTheTwentieth ? bare : event))
  assert.is(datesOf(make(answer, '2026-08-19T12:00:00Z')), '08-19,08-21,08-22,08-23,08-24')
})

test('ADMIRALTY: between the last tide of a day and the first of the next, both days may lack it', () => {
  const events = tidalEvents('2026-01-18')
  const last = events.findLastIndex(({ DateTime }) => DateTime!.startsWith('2026-01-20'))
  const hole = { EventType: 'LowWater' }
  const answer = [...events.slice(0, last + 1), hole, ...events.slice(last + 1)]
  assert.is(datesOf(make(answer, '2026-01-19T12:00:00Z')), '01-19,01-22,01-23,01-24')
  // Its day in GMT, where it is said, clears the other.
  const dated = answer.map((event) => (event === hole ? { ...hole, Date: '2026-01-20T00:00:00' } : event))
  assert.is(datesOf(make(dated, '2026-01-19T12:00:00Z')), '01-19,01-21,01-22,01-23,01-24')
})

test('ADMIRALTY: a station that never has its low waters gives no table, and the refusal says why', () => {
  const answer = tidalEvents('2026-08-18').map((event) =>
    event.EventType === 'LowWater' ? { ...event, DateTime: null, Height: null } : event,
  )
  assert.throws(
    () => make(answer, '2026-08-18T12:00:00Z'),
    /no whole day.*\n.*left out: event \d+, Low water/s,
  )
})

test('ADMIRALTY: what is no list of events is refused', () => {
  assert.match(refusal({ statusCode: 401, message: 'Access denied' }), /Access denied/)
  for (const answer of [null, 'x', {}, [7], [null], [{}], [{ EventType: 'Slack' }]]) {
    assert.match(refusal(answer), /no list of tidal events/)
  }
  for (const change of [
    { DateTime: '2026-08-18' },
    { DateTime: '2026-02-30T07:32:00' },
    { DateTime: '2026-08-18T07:32:00+01:00' },
    { DateTime: 7 },
    { Height: '1.8' },
    { Height: 99 },
    { Date: 'today' },
  ]) {
    const answer = withEvent(3, change as Partial<TidalEvent>)
    assert.match(refusal(answer), /\[3\]\./)
  }
})

const anyAnswer = fc.record({
  date: fc.constantFrom('2026-08-18', '2026-01-18', '2026-03-26', '2026-03-29', '2026-10-22', '2026-10-25'),
  days: fc.integer({ min: 0, max: 7 }),
  startMinutes: fc.integer({ min: 0, max: 370 }),
  intervalMinutes: fc.array(fc.integer({ min: 121, max: 740 }), { minLength: 3, maxLength: 9 }),
  withoutTime: fc.array(fc.nat(30), { maxLength: 2 }),
  withoutHeight: fc.array(fc.nat(30), { maxLength: 2 }),
  hasDates: fc.boolean(),
  isRubbish: fc.constantFrom(false, false, false, false, true),
  hours: fc.integer({ min: 0, max: 100 }),
})

test('ADMIRALTY: any answer of the documented shapes gives whole days in a good file, or a clear refusal', async () => {
  let goodCount = 0
  await fuzz({ what: 'answers of ADMIRALTY', files: 400 }, anyAnswer, (given) => {
    const events: TidalEvent[] = tidalEvents(given.date, given)
    const answer: unknown = given.isRubbish
      ? { error: 'rate limit' }
      : events.map((event, index) => ({
          ...event,
          ...(given.withoutTime.includes(index) && { DateTime: null }),
          ...(given.withoutHeight.includes(index) && { Height: null }),
          ...(!given.hasDates && { Date: undefined }),
        }))
    const now = Date.parse(given.date) + given.hours * 3_600_000
    let file: TidesFile
    try {
      file = make(answer, now)
    } catch (error) {
      assert.instance(error, BadAnswer, String(error))
      return
    }
    goodCount++
    assert.is(checks.tides(file), undefined)
    const bytes = new TextEncoder().encode(JSON.stringify(file))
    const { errors, warnings } = inspectFile('tides', bytes, now, camp)
    assert.equal(errors, [])
    const gaps = ['tide-gap', 'same-tide-type', 'single-tide-type', 'day-missing', 'few-tides']
    const others = warnings.filter(({ kind }) => !gaps.includes(kind))
    assert.equal(others, [])
    for (const { date, tides } of file.dates) {
      // Every event of the day, as Intl knows it, is there.
      const ofTheDay = events.filter(({ DateTime }) => londonClock(`${DateTime}Z`).date === date)
      assert.equal(
        tides.map(({ instant }) => instant),
        ofTheDay.map(({ DateTime }) => `${DateTime}Z`),
      )
      for (const { time, instant } of tides) assert.is(londonClock(instant).time, time)
    }
    assert.equal(make(answer, now, file), file, 'a second time, beside its own file')
  })
  assert.ok(goodCount > 150, `${goodCount} good`)
})

test.run()
