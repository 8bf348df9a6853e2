import { assert, test } from '#test'
import { addDays, campDate, campInstant } from '../../../../../src/lib/camp-time'
import { msPerDay } from '../../../../../src/lib/durations'
import { copiedDays, repeatedTides } from '../../../../../tools/data/read/repeated-tides'
import { suspiciousTides } from '../../../../../tools/data/read/suspicious-tides'
import { sequenceOf } from '../../../../../tools/data/read/tide-sequence'
import { gauges, gaugeTable } from '../../../../support/gauge-table'

const { tides } = await gaugeTable(gauges.rottingdean, ['2027-05-01', 90])

/** The table with the tides of some days under later dates, too. */
function repeating(first: string, dayCount: number, daysLater: number, from = tides) {
  const isIn = (at: number, start: string) =>
    at >= campInstant(start, '00:00') && at < campInstant(addDays(start, dayCount), '00:00')
  const to = addDays(first, daysLater)
  const copies = from
    .filter(({ at }) => isIn(at, first))
    .map((tide) => ({ ...tide, at: tide.at + daysLater * msPerDay }))
  return [...from.filter(({ at }) => !isIn(at, to)), ...copies]
    .toSorted((a, b) => a.at - b.at)
    .map((tide, index) => ({ ...tide, where: `board.csv:${index + 2}` }))
}

test('repeated tides: name the first row and the rows it repeats', () => {
  for (const [first, dayCount, daysLater] of [
    ['2027-05-01', 30, 31],
    ['2027-06-07', 7, 7],
  ] as const) {
    const table = repeating(first, dayCount, daysLater)
    const to = addDays(first, daysLater)
    const copy = table.find(({ at }) => campDate(at) >= to)
    const original = table.find(({ at }) => campDate(at) >= first)
    const [line = '', ...others] = suspiciousTides('board.csv', table)
    assert.equal(others, [])
    assert.match(line, new RegExp(`^${copy?.where}: \\d+ tides from here on \\(${to} `))
    assert.match(line, `from row ${original?.where.split(':')[1]} on (${first} `)
  }
})

test('repeated tides: accepts correct tables and few repeated days', () => {
  assert.equal(repeatedTides(sequenceOf(repeating('2027-06-07', 5, 7))), [])
  assert.equal(repeatedTides(sequenceOf(tides)), [])
})

test('repeated tides: name copied days, not those after them', () => {
  for (const [first, dayCount] of [
    ['2027-06-13', 1],
    ['2027-06-14', 3],
  ] as const) {
    let table = tides
    const copies = Array.from({ length: dayCount }, (_, index) => addDays(first, index + 1))
    for (const date of copies) table = repeating(addDays(date, -1), 1, 1, table)
    const lines = suspiciousTides('board.csv', table)
    const expected = copies.map((date) => {
      const copy = table.find(({ at }) => campDate(at) === date)
      return `${copy?.where}: the times and heights of ${date} are those of the day before; compare both days with the original, and write each date's own tides`
    })
    assert.equal(lines, expected)
  }
})

test('repeated tides: accepts the same tides for most days', () => {
  const week = tides.filter(({ at }) => campDate(at) < '2027-05-03')
  assert.equal(copiedDays(sequenceOf(repeating('2027-05-01', 1, 1, week))), [])
})
