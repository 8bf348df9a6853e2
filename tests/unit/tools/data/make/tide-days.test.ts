import { assert, test } from '#test'
import { msPerHour } from '../../../../../src/lib/durations'
import { makeTideDays } from '../../../../../tools/data/make/tide-days'
import type { SourceTide } from '../../../../../tools/data/read/source-tides'
import type { TideDay } from '../../../../../src/schemas'
import { problemOf } from '../../../../support/invalid-response'

/** Returns tides 6 hours and 13 minutes apart. */
const tidesBetween = (first: string, end: string): SourceTide[] => {
  const tides: SourceTide[] = []
  for (let at = Date.parse(first); at < Date.parse(end); at += 6.2167 * msPerHour) {
    const isHigh = tides.length % 2 === 0
    tides.push({ type: isHigh ? 'High' : 'Low', at, heightInMetres: isHigh ? 1.8 : 0.6, where: '' })
  }
  return tides
}

const august = tidesBetween('2026-08-01', '2026-09-01')

const make = (
  tides: SourceTide[],
  now: string,
  old: TideDay[] = [],
  isComplete: (date: string) => boolean = () => true,
  isRolling = false,
) =>
  makeTideDays({ name: 'a.csv', tides, isComplete, isRolling, leftOut: [] }, Date.parse(now), { dates: old })

const daysOf = ({ days }: { days: TideDay[] }) => days.map(({ date }) => date.slice(8)).join(' ')

test('tide days: up to 8, from today (before 06:00, from yesterday)', () => {
  assert.is(daysOf(make(august, '2026-08-22T05:00:00Z')), '22 23 24 25 26 27 28 29')
  assert.is(daysOf(make(august, '2026-08-22T04:59:00Z')), '21 22 23 24 25 26 27 28')
  assert.is(daysOf(make(august, '2026-08-30T12:00:00Z')), '30 31')
})

test('tide days: heights are rounded to one decimal', () => {
  const heights = [0.6333333, 1.85, -0.04, 2]
  const tides = heights.map((heightInMetres, index): SourceTide => {
    const at = Date.parse('2026-08-22T02:00:00Z') + index * 6 * msPerHour
    return { type: 'High', at, heightInMetres, where: '' }
  })
  const [day] = make(tides, '2026-08-22T12:00:00Z').days
  assert.equal(
    day?.tides.map(({ heightInMetres }) => heightInMetres),
    [0.6, 1.9, 0, 2],
  )
  assert.equal(day?.tides[0], {
    type: 'High',
    time: '03:00',
    heightInMetres: 0.6,
    instant: '2026-08-22T02:00:00Z',
  })
})

test('tide days: leave out an incomplete day, with a note', () => {
  const isComplete = (date: string) => date !== '2026-08-24'
  const made = make(august, '2026-08-22T12:00:00Z', undefined, isComplete)
  assert.is(daysOf(made), '22 23 25 26 27 28 29')
  assert.equal(made.notes, ['left out: 2026-08-24, incomplete in a.csv (tides: 4)'])
})

const old = make(august, '2026-08-20T12:00:00Z').days
const later = august.filter(({ at }) => at > Date.parse('2026-08-22T12:00:00Z'))
const isLater = (date: string) => date > '2026-08-22'

test('tide days: withdraw what a table lacks, and name it', () => {
  const made = make(later, '2026-08-22T12:00:00Z', old, isLater)
  assert.is(daysOf(made), '23 24 25 26 27 28 29')
  assert.equal(made.notes, ['withdrawn: 2026-08-22, incomplete in a.csv (tides: 1)'])
  const short = august.filter(({ at }) => at < Date.parse('2026-08-25T23:00:00Z'))
  assert.equal(make(short, '2026-08-22T12:00:00Z', old).notes, [
    'withdrawn: 2026-08-26, not in a.csv',
    'withdrawn: 2026-08-27, not in a.csv',
  ])
})

test('tide days: keep days that a source returned before', () => {
  // The levels of another time may be another station's.
  const withLevels = old.map((day) => ({ ...day, levels: { everyMinutes: 30, heightsInMetres: [1] } }))
  const made = make(later, '2026-08-22T12:00:00Z', withLevels, isLater, true)
  assert.is(daysOf(made), '22 23 24 25 26 27 28 29')
  assert.equal(made.days[0], old[2])
  assert.is(made.ownCount, 7)
  assert.equal(made.notes, ['kept from the old file: 2026-08-22, incomplete in a.csv (tides: 1)'])
})

test('tide days: drop days calculated from a gauge', () => {
  const source = { name: 'a.csv', tides: later, isComplete: isLater, isRolling: true, leftOut: [] }
  const oldFile = { about: 'Predicted from the tide gauge at Eastbourne.', dates: old }
  const made = makeTideDays(source, Date.parse('2026-08-22T12:00:00Z'), oldFile)
  assert.is(daysOf(made), '23 24 25 26 27 28 29')
  assert.equal(made.notes[0], 'dropped from the old file: 2026-08-22 (its tides are calculated from a gauge)')
})

test('tide days: drop a bad day of the old file', () => {
  const bad = structuredClone(old)
  bad[2]!.tides.splice(1, 2)
  const made = make(later, '2026-08-22T12:00:00Z', bad, isLater, true)
  assert.is(daysOf(made), '23 24 25 26 27 28 29')
  assert.match(made.notes[0] ?? '', /^dropped from the old file: 2026-08-22 \(more than \d+ hours after/)
})

test('tide days: drop an old day with the tides of another place', () => {
  const made = (minutesLater: number) => {
    const moved = august.map((tide) => ({ ...tide, at: tide.at + (minutesLater * msPerHour) / 60 }))
    const oldFile = make(moved, '2026-08-20T12:00:00Z').days
    return make(later, '2026-08-22T12:00:00Z', oldFile, isLater, true)
  }
  assert.is(daysOf(made(120)), '23 24 25 26 27 28 29')
  assert.match(
    made(120).notes[0] ?? '',
    'dropped from the old file: 2026-08-22 (its tides are not those of a.csv)',
  )
  // Other predictions for the same place; some tides are on another date.
  for (let minutes = -40; minutes <= 40; minutes += 4)
    assert.is(daysOf(made(minutes)), '22 23 24 25 26 27 28 29', `${minutes} minutes later`)
})

test('tide days: a missing day gives a note', () => {
  const withHole = august.filter(({ at }) => !new Date(at + msPerHour).toJSON().startsWith('2026-08-24'))
  assert.equal(make(withHole, '2026-08-22T12:00:00Z').notes, [
    'no tides on 2026-08-24 in a.csv; add them below those of 2026-08-23',
  ])
  assert.equal(
    make(withHole, '2026-08-22T12:00:00Z', [], () => true, true).notes,
    ['no tides on 2026-08-24 in a.csv'],
    'nobody can add to a response',
  )
})

test('tide days: reject a table that begins too late', () => {
  assert.match(
    problemOf(() => make(august, '2026-07-01T12:00:00Z')),
    /^a\.csv: begins only on 2026-08-\d\d, after today \(2026-07-01\); use one/,
  )
})

test('tide days: reject a table that has ended', () => {
  assert.is(
    problemOf(() => make(august, '2026-09-01T12:00:00Z')),
    'a.csv: ended on 2026-08-31, before today (2026-09-01); use one that includes today, and check the year',
  )
  assert.match(
    problemOf(() => make(august, '2026-09-01T03:00:00Z')),
    /ended on 2026-08-31/,
    'even at night',
  )
  assert.is(
    problemOf(() => make(august, '2026-08-31T12:00:00Z', undefined, () => false)),
    'a.csv: no complete day from 2026-08-31 onwards',
  )
})

test('tide days: a table says nothing of days further ahead', () => {
  const gauge = make(tidesBetween('2026-08-22', '2026-09-01'), '2026-08-22T12:00Z').days
  const later = { date: '2026-08-31', tides: gauge[0]!.tides }
  const old = [...gauge, later]
  assert.equal(make(august, '2026-08-22T12:00Z', old).notes, [])
})
