import * as fc from 'fast-check'
import { checks } from 'strandline:checks'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { inspectFile } from '../../../../../../tools/data/check/inspect-file'
import { BadAnswer } from '../../../../../../tools/data/make/sources/source-errors'
import { makeTideDays, type FoundTide } from '../../../../../../tools/data/make/make-tide-days'
import { readTideTable } from '../../../../../../tools/data/make/sources/read-tide-table'
import type { TidesFile } from '../../../../../../src/schemas'
import { fuzz } from '../../../../../support/fuzz'
import { londonClock } from '../../../../../support/london'

const camp = { eventColours: {}, position: { latitude: 50.64, longitude: -1.94 } }
const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (...lines: string[]) => readTideTable(bytesOf(lines.join('\n')))

/** Each tide as type, instant and height. */
const shown = (tides: FoundTide[]) =>
  tides.map(({ type, instant, heightInMetres }) => `${type} ${instant} ${heightInMetres}`)

/** What is said of the lines that are refused. */
const refusal = (...lines: string[]): string[] => {
  try {
    read(...lines)
  } catch (error) {
    assert.instance(error, BadAnswer)
    return (error as Error).message.split('\n').slice(1)
  }
  return []
}

const whole = () => true
const daysOf = (
  tides: FoundTide[],
  now: string,
  old?: TidesFile,
  isWhole: (date: string) => boolean = whole,
) => makeTideDays({ tides, isWhole, leftOut: [] }, Date.parse(now), old)

const day = ['2026-08-22,03:10,Low,0.6', '2026-08-22,9:25,High,1.9']
const read22 = ['Low 2026-08-22T02:10:00Z 0.6', 'High 2026-08-22T08:25:00Z 1.9']

test('Tide table: spreadsheets export it in many ways, and it is one table', () => {
  const semicolons = ['22/08/2026;03:10;Low;0,6', '22/08/2026;9:25;High;1,9 m']
  const ways = [
    day,
    ['Date,Time,High or Low,Metres', ...day],
    ['', ...day, '', ',,,', ''],
    day.map((line) => `${line}\r`),
    ['\ufeffDatum;Zeit;Art;Meter', ...semicolons, ';;;'],
    semicolons.map((line) => line.replaceAll(';', '\t')),
    ['"2026-08-22","03:10:00","LOW","0,6"', '2026-08-22 , 09.25 , high water , "1,9"'],
    ['22.8.2026,03:10 BST,LW,0.60', '22-8-2026,09:25,hw,1.9,,'],
  ]
  for (const lines of ways) assert.equal(shown(read(...lines)), read22, lines.join(' | '))
  const unicodeText = Buffer.from(`\ufeff${semicolons.join('\r\n')}`, 'utf16le')
  assert.equal(shown(readTideTable(unicodeText)), read22)
})

test('Tide table: a line that cannot be right is named with its number, and so is every other', () => {
  const wrong: [line: string, reason: RegExp][] = [
    ['2026-02-30,03:10,Low,0.6', /no date/],
    ['22 August,03:10,Low,0.6', /no date/],
    ['2026-13-01,03:10,Low,0.6', /no date/],
    ['2026-08-22,24:10,Low,0.6', /no time of day/],
    ['2026-08-22,03:60,Low,0.6', /no time of day/],
    ['2026-08-22,3pm,Low,0.6', /no time of day/],
    ['2026-08-22,03:10,Slack,0.6', /no tide; write High or Low/],
    ['2026-08-22,03:10,,0.6', /no tide/],
    ['2026-08-22,03:10,Low,', /no height/],
    ['2026-08-22,03:10,Low,6ft', /no height/],
    ['2026-08-22,03:10,Low,62', /which no coast has/],
    ['2026-08-22,03:10,Low', /3 columns/],
    ['2026-08-22,03:10,Low,1,8', /5 columns.*comma/],
    ['2026-08-22,03:10 GMT,Low,0.6', /not the camp's time, which is BST then/],
    ['2026-03-29,01:30,Low,0.6', /there is no 01:30 on 2026-03-29/],
  ]
  for (const [line, reason] of wrong) {
    const said = refusal('Date,Time,Type,Height', '2026-01-01,12:00,High,1.5', line)
    assert.is(said.length, 1, line)
    assert.match(said[0]!, /^line 3: /)
    assert.match(said[0]!, reason)
  }
  assert.equal(
    refusal(...wrong.map(([line]) => line)).map((line) => Number(/^line (\d+)/.exec(line)?.[1])),
    wrong.map((_, index) => index + 1),
  )
  assert.is(refusal(...Array.from({ length: 50 }, () => 'x,1')).at(-1), 'and 30 more')
})

test('Tide table: lines that are doubled or not in order are refused', () => {
  assert.match(refusal(day[1]!, day[0]!)[0]!, /^line 2: not after the line before it/)
  assert.match(refusal(day[0]!, day[0]!)[0]!, /^line 2: not after/)
})

test('Tide table: one whose heading says GMT is refused as a whole', () => {
  // Beside BST, too: "GMT, add an hour for BST" and "GMT/BST" mean times that differ.
  for (const clock of ['GMT', 'GMT/BST', 'gmt; add one hour for BST']) {
    assert.match(
      refusal(`Date,Time (${clock}),Type,Height`, ...day)[0]!,
      /^line 1: the heading names gmt: write the times of the clock at the camp, and no name/i,
    )
  }
})

test('Tide table: a time that a night has twice is the first, unless the table or the tide before says otherwise', () => {
  assert.equal(shown(read('2026-10-25,01:30,Low,0.6', '2026-10-25,07:30,High,1.6')), [
    'Low 2026-10-25T00:30:00Z 0.6',
    'High 2026-10-25T07:30:00Z 1.6',
  ])
  assert.equal(shown(read('2026-10-25,01:30 GMT,Low,0.6')), ['Low 2026-10-25T01:30:00Z 0.6'])
  for (const name of ['BST', 'bst']) {
    assert.equal(shown(read(`2026-10-25,01:30 ${name},Low,0.6`)), ['Low 2026-10-25T00:30:00Z 0.6'])
  }
  assert.equal(shown(read('2026-10-25,01:50,High,1.6', '2026-10-25,01:10,Low,1.5')), [
    'High 2026-10-25T00:50:00Z 1.6',
    'Low 2026-10-25T01:10:00Z 1.5',
  ])
  const { dates } = daysOf(read('2026-10-25,01:30 GMT,Low,0.6'), '2026-10-25T12:00:00Z')
  assert.is(dates[0]!.tides[0]!.time, '01:30')
})

/** A year's table, a tide every 6 hours and 13 minutes. */
const yearOf = (year: number): FoundTide[] => {
  const tides: FoundTide[] = []
  const end = Date.UTC(year + 1, 0, 1)
  for (let at = Date.UTC(year, 0, 1, 0, 40); at < end; at += (6 * 60 + 13) * 60_000) {
    const isHigh = tides.length % 2 === 0
    tides.push({
      type: isHigh ? 'High' : 'Low',
      at,
      instant: new Date(at).toISOString().replace('.000Z', 'Z'),
      heightInMetres: Math.round((isHigh ? 18 : 6) + 4 * Math.sin(tides.length / 9)) / 10,
    })
  }
  return tides
}

test('Tide days: of a year the days from today on are published, at night from yesterday on', () => {
  const dates = (now: string) => daysOf(yearOf(2026), now).dates.map(({ date }) => date)
  assert.equal(dates('2026-08-22T05:00:00Z')[0], '2026-08-22')
  assert.equal(dates('2026-08-22T04:59:00Z')[0], '2026-08-21')
  assert.equal(
    dates('2026-08-22T12:00:00Z').join(),
    [22, 23, 24, 25, 26, 27, 28, 29].map((day) => `2026-08-${day}`).join(),
  )
  assert.equal(dates('2026-12-30T12:00:00Z'), ['2026-12-30', '2026-12-31'])
})

test('Tide days: a table that has ended is refused, and the refusal says when', () => {
  assert.throws(
    () => daysOf(yearOf(2026), '2027-01-01T12:00:00Z'),
    /no whole day from 2027-01-01 on\nthe last is 2026-12-31/,
  )
  assert.throws(() => daysOf(yearOf(2026), '2027-01-01T03:00:00Z'), /no whole day/, 'in the night, too')
  assert.throws(() => daysOf([], '2027-01-01T12:00:00Z'), /no whole day/)
})

test('Tide days: a date that the source does not know, or half of, stays as it was published; what is past goes', () => {
  const old = daysOf(yearOf(2026), '2026-08-20T12:00:00Z')
  const later = yearOf(2026).filter(({ instant }) => instant > '2026-08-22T12:00:00Z')
  const isWhole = (date: string) => date > '2026-08-22' && date !== '2026-08-24'
  const file = daysOf(later, '2026-08-22T12:00:00Z', old, isWhole)
  assert.equal(
    file.dates.map(({ date }) => date.slice(8)),
    ['22', '23', '24', '25', '26', '27', '28', '29'],
  )
  assert.equal(file.dates[0], old.dates[2])
  assert.is(file.dates[2]!.tides.length, 4)
  const alone = daysOf(later, '2026-08-22T12:00:00Z', undefined, isWhole)
  assert.is(alone.dates.map(({ date }) => date.slice(8)).join(), '23,25,26,27,28,29')
})

/** A year of tides, and how a spreadsheet writes it. */
const anyTable = fc.record({
  year: fc.integer({ min: 2024, max: 2030 }),
  start: fc.integer({ min: 0, max: 330 }),
  separator: fc.constantFrom(',', ';', '\t'),
  isBritish: fc.boolean(),
  hasComma: fc.boolean(),
  hasMark: fc.boolean(),
  isPadded: fc.boolean(),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
  broken: fc.option(fc.integer({ min: 0, max: 79 })),
  brokenCell: fc.integer({ min: 0, max: 3 }),
  junk: fc.constantFrom('', '?', 'x1', '99:99', '2026-02-31', '1.2.3', 'NaN'),
})

test('Tide table: any export of a table gives its tides as a good file; with a broken cell its line is named', async () => {
  await fuzz({ what: 'tide tables', files: 150 }, anyTable, (given) => {
    const tides = yearOf(given.year).slice(given.start * 4, given.start * 4 + 80)
    const rows = tides.map(({ type, instant, heightInMetres }, index) => {
      const { date, time } = londonClock(instant)
      const isSecond = londonClock(Date.parse(instant) - 3_600_000).time === time
      const [year, month, day] = date.split('-')
      const cells = [
        given.isBritish ? `${day}/${month}/${year}` : date,
        (given.isPadded ? time : time.replace(/^0/, '')) + (isSecond ? ' GMT' : ''),
        type,
        given.hasComma ? String(heightInMetres).replace('.', ',') : String(heightInMetres),
      ]
      if (index === given.broken) cells[given.brokenCell] = given.junk
      return cells.map((cell) => (cell.includes(given.separator) ? `"${cell}"` : cell)).join(given.separator)
    })
    const text = `${given.hasMark ? '\ufeff' : ''}${['Date,Time,Type,Height'.replaceAll(',', given.separator), ...rows, ''].join(given.lineEnd)}`
    const now = tides[40]!.at
    if (given.broken !== null) {
      const problem = new RegExp(`\\nline ${given.broken + 2}: `)
      assert.throws(
        () => readTideTable(bytesOf(text)),
        (error: Error) => problem.test(error.message),
      )
      return
    }
    assert.equal(readTideTable(bytesOf(text)), tides)
    const file = makeTideDays({ tides, isWhole: whole, leftOut: [] }, now)
    assert.is(checks.tides(file), undefined)
    assert.equal(inspectFile('tides', bytesOf(JSON.stringify(file)), now, camp), { errors: [], warnings: [] })
    for (const { date, tides } of file.dates) {
      for (const { time, instant } of tides) assert.equal(londonClock(instant), { date, time })
    }
  })
})

test.run()
