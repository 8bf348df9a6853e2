import { assert, test } from '#test'
import { violationsIn } from '../../../../../tools/data/check/violations'
import { calendarFile } from '../../../../support/files'

test('violations: a reason may contain a colon', () => {
  const notice = { text: 'Gate', until: '2026-08-23T18:00:00Z', url: 'http://camp.example' }
  assert.equal(
    violationsIn('calendar', { ...calendarFile(), notice }).map(({ path, reason }) => `${path} | ${reason}`),
    ['notice.url | not an https: address'],
  )
})

test('violations: a hint gives options, or an example with its unit', () => {
  const [type, , height, instant] = violationsIn('tides', {
    dates: [{ date: '2026-08-22', tides: [{ type: 'low' }] }],
  })
  assert.equal([type?.reason, type?.hint], ['not one of Low,High', 'write one of "Low", "High"'])
  assert.match(height?.hint ?? '', /^write a number such as 1\.8 \(.*in metres\)$/)
  assert.match(instant?.hint ?? '', /^write a string such as "2026-08-22T15:40:00Z" .*offset/)
  assert.match(violationsIn('tides', [])[0]?.hint ?? '', 'an object')
  assert.match(violationsIn('tides', {})[0]?.hint ?? '', 'a list')
})

test('violations: an instant without its Z may be in either zone', () => {
  const hintFor = (until: string) =>
    violationsIn('calendar', { ...calendarFile(), notice: { text: 'Gate', until } })[0]?.hint
  assert.is(
    hintFor('2026-08-22T22:00'),
    'write "2026-08-22T21:00:00Z" if it is in Europe/London, or "2026-08-22T22:00:00Z" if it is in UTC',
  )
  assert.is(hintFor('2026-12-22T22:00'), 'write "2026-12-22T22:00:00Z"', 'the same in winter')
})

test('violations: a mistake is of one kind wherever it is', () => {
  const file = { dates: [{}, {}, { date: 1, tides: 1 }, { date: 1, tides: 1 }] }
  assert.is(new Set(violationsIn('tides', file).map(({ kind }) => kind)).size, 4)
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
