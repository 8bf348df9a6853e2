import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { campDateTime, campInstant } from '../../../src/lib/camp-time'
import { londonClock, sampleInstants } from '../../support/london'

const iso = (instant: number) => new Date(instant).toJSON()

test("Today: date and clock at the camp agree with Intl's, also around the clock changes", () => {
  for (const instant of sampleInstants()) {
    const { date, time } = londonClock(instant)
    assert.is(campDateTime(instant), `${date}T${time}`, iso(instant))
  }
})

test('A date and a clock time at the camp lead back to their instant, in summer and in winter', () => {
  for (const instant of sampleInstants()) {
    const { date, time } = londonClock(instant)
    const found = campInstant(date, time)
    assert.equal(londonClock(found), { date, time }, iso(instant))
    // The repeated hour of October may lead to its first pass.
    assert.ok(found === instant || found === instant - 3_600_000, `${iso(found)} for ${iso(instant)}`)
  }
  assert.is(iso(campInstant('2026-08-22', '19:00')), '2026-08-22T18:00:00.000Z')
  assert.is(iso(campInstant('2026-11-20', '19:00')), '2026-11-20T19:00:00.000Z')
})

test('Of a time that the clocks repeat the first is meant, of one that they skip an hour later', () => {
  assert.is(iso(campInstant('2026-10-25', '00:59')), '2026-10-24T23:59:00.000Z')
  assert.is(iso(campInstant('2026-10-25', '01:30')), '2026-10-25T00:30:00.000Z')
  assert.is(iso(campInstant('2026-10-25', '02:00')), '2026-10-25T02:00:00.000Z')
  assert.is(iso(campInstant('2026-03-29', '00:59')), '2026-03-29T00:59:00.000Z')
  assert.is(campDateTime(campInstant('2026-03-29', '01:30')), '2026-03-29T02:30')
  assert.is(iso(campInstant('2026-03-29', '02:00')), '2026-03-29T01:00:00.000Z')
})

test('What is no clock time has no instant', () => {
  for (const clock of ['', '24:30', '7 pm', '19', 'noon']) {
    assert.ok(isNaN(campInstant('2026-08-22', clock)), clock)
  }
})

test.run()
