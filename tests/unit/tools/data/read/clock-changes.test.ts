import { assert, test } from '#test'
import { addDays, campDateTime } from '../../../../../src/lib/camp-time'
import { msPerHour } from '../../../../../src/lib/durations'
import { readTideTable } from '../../../../../tools/data/read/read-tide-table'
import { gauges, gaugeTable } from '../../../../support/gauge-table'
import { problemOf } from '../../../../support/invalid-response'

const year = await gaugeTable(gauges.rottingdean, ['2027-02-20', 275])

/** The rows of the year by another clock: summer time between two dates, or when a function says so. */
const byClock = (isSummer: (date: string) => boolean) =>
  year.tides.map(({ type, at, heightInMetres }) => {
    const winter = new Date(at).toJSON()
    const shown = isSummer(winter.slice(0, 10)) ? new Date(at + msPerHour).toJSON() : winter
    return { date: shown.slice(0, 10), cells: [shown.slice(11, 16), type, heightInMetres].join() }
  })
const between = (first: string, end: string) => byClock((date) => date >= first && date < end)
const right = year.tides.map(({ type, at, heightInMetres }) => {
  const [date = '', clock] = campDateTime(at).split('T')
  return { date, cells: [clock, type, heightInMetres].join() }
})
/** The rows around one of the nights, because reading the whole year takes a fifth of a second. */
const inSpring = (rows: typeof right) => rows.filter(({ date }) => date < '2027-05-01')
const inAutumn = (rows: typeof right) => rows.filter(({ date }) => date > '2027-09-15')

/** Returns what is said of rows after their dates are changed. */
function said(rows: typeof right, dateOf = (date: string) => date): string {
  const lines = rows.map(({ date, cells }) => `${dateOf(date)},${cells}`)
  const bytes = new TextEncoder().encode(['date,time,type,height (m)', ...lines].join('\n'))
  return problemOf(() => readTideTable({ name: 'a.csv', bytes }))
}

const row = (date: string, rows = right) => rows.findIndex((each) => each.date >= date) + 2

test('clock: names the rows of a change on the wrong night', () => {
  assert.is(said(right), '')
  for (const [rows, ...lines] of [
    [
      between('2027-04-01', '2027-10-31'),
      /^a\.csv:141: times are an hour early from this row \(2027-03-28\) to row \d+ \(2027-03-31\), as if the clocks changed on 2027-04-01 instead of 2027-03-28; add an hour to them$/,
    ],
    [
      inSpring(between('2027-03-21', '2027-10-31')),
      /^a\.csv:\d+: .* late from this row \(2027-03-21\) .*; subtract an hour from them, or correct the dates if they are late, early or of another year$/,
    ],
    [inAutumn(between('2027-03-28', '2027-10-24')), /^a\.csv:\d+: .* early from this row \(2027-10-24\) /],
    [
      inAutumn(between('2027-03-28', '2027-11-01')),
      /^a\.csv:\d+: .* late from this row \(2027-10-31\) .* on 2027-11-01 instead/,
    ],
    [
      between('2027-03-14', '2027-11-07'),
      /^a\.csv: the table's clock changes on 2027-03-14 and 2027-11-07 instead of 2027-03-28 and 2027-10-31; /,
    ],
    [
      between('2027-03-28', '2028-02-01'),
      /^a\.csv:\d+: .* late .* to row \d+ \(2027-11-22\), as if the clocks did not change on 2027-10-31; /,
    ],
  ] as [typeof right, ...RegExp[]][]) {
    const found = said(rows).split('\n')
    assert.is(found.length, lines.length, found.join('\n'))
    for (const [index, line] of lines.entries()) assert.match(found[index] ?? '', line)
  }
})

test('clock: suggests other dates if both nights fit them', () => {
  assert.is(
    said(right, (date) => date.replace('2027', '2026')),
    "a.csv: the table's clock changes on 2026-03-28 and 2026-10-31 instead of 2026-03-29 and 2026-10-25; are the dates of another year, or all late or early? if not, correct the times between these nights",
  )
  assert.match(
    said(inAutumn(right), (date) => date.replace('2027', '2026')),
    /late .*; subtract an hour from them, or correct the dates if they are late, early or of another year$/,
  )
})

test('clock: asks about GMT, at a time that a night skips', () => {
  const rows = byClock(() => false)
  assert.match(
    said(rows),
    /^a\.csv: .* on 2027-03-28 and 2027-10-31, .* in GMT all year\?[^\n]*$/,
    'both in one line',
  )
  const early = inSpring(rows)
  const night = row('2027-03-28', early) - 2
  early[night] = { ...early[night]!, cells: early[night]!.cells.replace(/^\d\d:\d\d/, '01:50') }
  assert.match(said(early), /^a\.csv:141: invalid time "01:50", .*; is the table in GMT\?/)
  const corrected = rows.with(row('2027-03-28', rows) - 2, right[row('2027-03-28') - 2]!)
  assert.match(said(corrected), /^a\.csv: .* in GMT all year\?/, 'with that time corrected')
})

test('clock: late dates after a gap explain a late change', () => {
  for (const days of [1, 2]) {
    const found = said(inAutumn(right), (date) => (date < '2027-10-10' ? date : addDays(date, days)))
    assert.match(
      found,
      /^a\.csv:95: the (?:day|2 days) before (?:is|are) missing, and times fit \d days? earlier[^\n]*$/,
    )
  }
  // At neap tides, only the clock shows that dates are late.
  const neap = said(inSpring(right), (date) => (date < '2027-03-10' ? date : addDays(date, 1)))
  assert.match(neap, /^a\.csv:\d+: the day before is missing, and times fit 1 day earlier[^\n]*$/)
})
