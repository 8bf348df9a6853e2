import { assert, test } from '#test'
import { addDays } from '../../../../../src/lib/camp-time'
import { msPerDay, msPerMinute } from '../../../../../src/lib/durations'
import { isoInstant } from '../../../../../src/lib/iso-date'
import { findWarnings } from '../../../../../tools/data/check/find-warnings'
import { makeTideDays } from '../../../../../tools/data/make/tide-days'
import { writeDataFile } from '../../../../../tools/data/make/write-data-file'
import type { SourceTide } from '../../../../../tools/data/read/source-tides'
import { newFolder } from '../../../../support/folder'
import { gauges, gaugeTable } from '../../../../support/gauge-table'

const now = Date.parse('2026-08-22T12:00:00Z')
const camp = { eventColours: {}, position: { latitude: 50.78, longitude: 0.06 } }

const { tides } = await gaugeTable(gauges.newhaven, ['2026-08-22', 16])

/** Returns a file of the tides, each changed if it is one of those that `isWrong` picks. */
const fileWith = (
  change: Partial<Record<'minutes' | 'metres', number>>,
  isWrong: (index: number) => boolean,
) => {
  const { minutes = 0, metres = 0 } = change
  const changed = tides.map((tide, index): SourceTide => {
    if (!isWrong(index)) return tide
    return { ...tide, at: tide.at + minutes * msPerMinute, heightInMetres: tide.heightInMetres + metres }
  })
  const source = {
    name: 'a.csv',
    tides: changed,
    isComplete: () => true,
    isRolling: false,
    leftOut: [],
    daysAhead: 14,
  }
  return { dates: makeTideDays(source, now).days }
}

const wrong: [what: string, file: object, path: RegExp, reason: RegExp][] = [
  ['a time', fileWith({ minutes: 100 }, (index) => index === 34), /tides\[\d\]$/, /^time out of step/],
  ['a height', fileWith({ metres: 1.5 }, (index) => index === 34), /tides\[\d\]$/, /^height out of step/],
  [
    'the clock',
    fileWith({ minutes: -60 }, (index) => index >= 30),
    /tides\[\d\]$/,
    /^times are .* earlier from/,
  ],
  [
    'the datum',
    fileWith({ metres: -1.5 }, (index) => index >= 30),
    /tides\[\d\]$/,
    /^heights are .* lower from/,
  ],
  ['all heights', fileWith({ metres: -3.5 }, () => true), /^dates$/, /^low tides below chart datum/],
]

test('tide sequence: warns of what make-data rejects in a table', () => {
  const found = (file: object) => findWarnings('tides', file, [], now, camp)
  assert.equal(found(fileWith({}, () => false)), [])
  for (const [what, file, path, reason] of wrong) {
    const [warning, ...others] = found(file)
    assert.is(warning?.kind, 'tides-compared', what)
    assert.match(warning?.path ?? '', path, what)
    assert.match(warning?.reason ?? '', reason, what)
    assert.equal(others, [], what)
  }
})

test('tide sequence: make-data does not repeat these warnings', async () => {
  const { warnings } = await writeDataFile('tides', wrong[0]![1], { folder: newFolder(), now, camp })
  assert.equal(warnings, [])
})

test('tide sequence: warns of a week that is repeated', () => {
  const { dates } = fileWith({}, () => false)
  const week = dates.slice(0, 7)
  const again = week.map(({ date, tides: ofDay }) => ({
    date: addDays(date, 7),
    tides: ofDay.map((tide) => ({
      ...tide,
      instant: isoInstant(Date.parse(tide.instant) + 7 * msPerDay),
    })),
  }))
  const found = findWarnings('tides', { dates: [...week, ...again] }, [], now, camp)
  const repeated = found.filter(({ kind }) => kind === 'tides-compared')
  assert.equal(
    repeated.map(({ path }) => path),
    ['dates[7].tides[0]'],
  )
  assert.match(
    repeated[0]?.reason ?? '',
    /^\d+ tides from here on \(2026-08-29 .* from dates\[0\]\.tides\[0\] on \(2026-08-22 /,
  )
})
