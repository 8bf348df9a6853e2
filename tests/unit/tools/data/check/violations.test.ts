import { assert, test } from '#test'
import { violationsIn } from '../../../../../tools/data/check/violations'
import { calendarFile, tide } from '../../../../support/files'

test('violations: are all listed, in the order of the schema', () => {
  const wrong = {
    dates: [
      { date: '2026-02-30', tides: [{ ...tide('Low', '2026-08-22T03:10+01:00'), type: 'low' }] },
      { tides: [{ type: 'High', time: 7, heightInMetres: '1.1m', instant: '2026-08-22T16:40' }] },
      { date: '2026-08-24', tides: null },
      'day',
    ],
  }
  assert.equal(
    violationsIn('tides', wrong).map(({ path, value, reason }) => `${path} | ${value} | ${reason}`),
    [
      'dates[0].date | "2026-02-30" | Invalid DateTime.',
      'dates[0].tides[0].type | "low" | not one of Low,High',
      'dates[1].date | missing | Invalid DateTime.',
      'dates[1].tides[0].time | 7 | not a string',
      'dates[1].tides[0].heightInMetres | "1.1m" | not a number',
      'dates[1].tides[0].instant | "2026-08-22T16:40" | Invalid DateTime.',
      'dates[2].tides | null | not a list',
      'dates[3] | "day" | not an object',
    ],
  )
})

test('violations: a reason may contain a colon', () => {
  const notice = { text: 'Gate', until: '2026-08-23T18:00:00Z', url: 'http://camp.example' }
  assert.equal(
    violationsIn('calendar', { ...calendarFile(), notice }).map(({ path, reason }) => `${path} | ${reason}`),
    ['notice.url | not an https: address'],
  )
})

test('violations: a hint gives options, or an example with its unit', () => {
  const [type, , height, instant] = violationsIn('tides', { dates: [{ date: '2026-08-22', tides: [{}] }] })
  assert.is(type?.hint, 'write one of "Low", "High"')
  assert.match(height?.hint ?? '', /^write a number such as 1\.8 \(.*in metres\)$/)
  assert.match(instant?.hint ?? '', /^write a string such as "2026-08-22T15:40:00Z" .*offset/)
  assert.match(violationsIn('tides', [])[0]?.hint ?? '', 'an object')
  assert.match(violationsIn('tides', {})[0]?.hint ?? '', 'a list')
})

test('violations: describe any value briefly', () => {
  const valueOf = (date: unknown) =>
    violationsIn('calendar', { startDate: date, endDate: '2026-08-22', events: [] })[0]!.value
  assert.is(valueOf([1, 2]), 'a list of 2')
  assert.is(valueOf({}), 'an object')
  assert.is(valueOf('\u001b[31m'), String.raw`"\u001b[31m"`)
  const [whole, cut] = ['x'.repeat(58), 'x'.repeat(59)]
  assert.is(valueOf(whole), `"${whole}"`, '60 characters, quotes included')
  assert.is(valueOf(cut), `"${cut}…", 59 characters`)
  assert.is(valueOf('x'.repeat(5000)), `"${cut}…", 5,000 characters`)
  const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000))
  assert.is(valueOf(deep), 'a list of 1')
})

test('violations: are found in lists of any length', () => {
  assert.is(violationsIn('locations', { locations: Array(200_000).fill(0) }).length, 200_000)
})
