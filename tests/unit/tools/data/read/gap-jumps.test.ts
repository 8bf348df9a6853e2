import { assert, test } from '#test'
import { addDays, campInstant } from '../../../../../src/lib/camp-time'
import { msPerDay } from '../../../../../src/lib/durations'
import { gapDoubts, lateDates } from '../../../../../tools/data/read/gap-jumps'
import { suspiciousTides } from '../../../../../tools/data/read/suspicious-tides'
import { sequenceOf } from '../../../../../tools/data/read/tide-sequence'
import { gauges, gaugeTable } from '../../../../support/gauge-table'

const { tides } = await gaugeTable(gauges.newhaven, ['2026-06-01', 40])
const startOf = (date: string) => campInstant(date, '00:00')

/** The table without some days. */
const lacking = (date: string, days: number, all = tides) =>
  all.filter(({ at }) => at < startOf(date) || at >= startOf(addDays(date, days)))

/** The table with all tides from a date on some days late, so that these days have none. */
const late = (date: string, days: number, all = tides) =>
  all.map((tide) => (tide.at < startOf(date) ? tide : { ...tide, at: tide.at + days * msPerDay }))

test('gaps: name the row from which dates are late', () => {
  for (const [days, how] of [
    [1, /: the day before is missing, and times fit 1 day earlier from this row on \(2026-06-17 /],
    [3, /: the 3 days before are missing, and times fit 3 days earlier from this row on \(2026-06-19 /],
  ] as const) {
    const table = late('2026-06-16', days)
    const [line = '', ...others] = suspiciousTides('board.csv', table)
    assert.equal(others, [])
    assert.match(line, how)
    const first = table.find(({ at }) => at >= startOf('2026-06-16'))
    assert.ok(line.startsWith(`${first?.where}: `), `${line}, not ${first?.where}`)
  }
})

test('gaps: missing days are no mistake, at neap tides either', async () => {
  for (const id of [gauges.newhaven, gauges.liverpool, gauges.swanage]) {
    const { tides: all } = await gaugeTable(id, ['2026-06-01', 40])
    for (let day = 3; day < 34; day++) {
      for (const days of [1, 3]) {
        const date = addDays('2026-06-01', day)
        assert.equal(lateDates(sequenceOf(lacking(date, days, all))), [], `${id}: ${days} days from ${date}`)
      }
    }
  }
})

test('gaps: an irregular lag is tolerated', async () => {
  for (const [id, first, date, days] of [
    ['ticon/le_havre-4-fra-refmar', '2027-07-01', '2027-07-21', 2],
    ['ticon/wierumergronden-wiermgdn-nld-rws', '2027-04-01', '2027-04-09', 1],
    ['ticon/portrush-pru-gbr-bodc', '2026-04-01', '2026-04-11', 1],
  ] as const) {
    const { tides: all } = await gaugeTable(id, [first, 60])
    assert.equal(lateDates(sequenceOf(lacking(date, days, all))), [], id)
  }
})

test('gaps: long ones, small tides and double waters are not judged', async () => {
  const swanage = await gaugeTable(gauges.swanage, ['2026-06-01', 40])
  const small = tides.map((tide) => ({ ...tide, heightInMetres: tide.heightInMetres / 12 }))
  for (const [what, table] of [
    ['long', late('2026-06-16', 4)],
    ['small', late('2026-06-16', 1, small)],
    ['double', late('2026-06-16', 1, swanage.tides)],
  ] as const) {
    assert.equal(lateDates(sequenceOf(table)), [], what)
  }
})

test('gaps: a lost page is doubtful, a whole table or another season is not', async () => {
  const twice = lacking('2026-06-20', 1, lacking('2026-06-10', 7))
  assert.is(
    gapDoubts(sequenceOf(twice))[0]?.reason,
    'the 7 days before are missing (and 1 more gap like this)',
  )
  assert.equal(gapDoubts(sequenceOf(tides)), [])
  const { tides: season } = await gaugeTable(gauges.newhaven, ['2026-08-12', 10])
  assert.equal(gapDoubts(sequenceOf([...tides, ...season])), [])
})
