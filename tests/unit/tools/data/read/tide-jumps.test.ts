import { assert, test } from '#test'
import { addDays, campInstant } from '../../../../../src/lib/camp-time'
import { msPerDay, msPerHour, msPerMinute } from '../../../../../src/lib/durations'
import type { SourceTide } from '../../../../../tools/data/read/source-tides'
import { suspiciousTides } from '../../../../../tools/data/read/suspicious-tides'
import { timeJumps } from '../../../../../tools/data/read/tide-jumps'
import { sequenceOf } from '../../../../../tools/data/read/tide-sequence'
import { gauges, gaugeTable } from '../../../../support/gauge-table'

const jumpsIn = (all: SourceTide[]) => timeJumps(sequenceOf(all))

const date = '2026-06-16'
const [start, end] = [campInstant(date, '00:00'), campInstant(addDays(date, 1), '00:00')]
const { tides } = await gaugeTable(gauges.newhaven, ['2026-06-01', 28])
const before = tides.filter(({ at }) => at < start)
const from = tides.filter(({ at }) => at >= start)
const later = (ms: number) => (tide: SourceTide) => ({ ...tide, at: tide.at + ms })
const inRows = (all: SourceTide[]) => all.map((tide, index) => ({ ...tide, where: `board.csv:${index + 2}` }))
const firstRow = `board.csv:${before.length + 2}`

const wrong: [what: string, tides: SourceTide[], minutes: RegExp][] = [
  ['an hour early', [...before, ...from.map(later(-msPerHour))], /(?:5\d|6\d) minutes earlier/],
  ['an hour late', [...before, ...from.map(later(msPerHour))], /(?:5\d|6\d) minutes later/],
  [
    'a day late',
    [...before, ...tides.filter(({ at }) => at >= start - msPerDay).map(later(msPerDay))],
    /[3-6]\d minutes earlier/,
  ],
  [
    'a day early',
    [...before, ...from.filter(({ at }) => at >= end).map(later(-msPerDay))],
    /[3-6]\d minutes later/,
  ],
  [
    'another port',
    [
      ...before,
      ...from.map((tide) => ({ ...later(45 * msPerMinute)(tide), heightInMetres: tide.heightInMetres - 1 })),
    ],
    /(?:3|4|5)\d minutes later/,
  ],
  [
    'a day in GMT',
    [...before, ...from.map((tide) => (tide.at < end ? later(-msPerHour)(tide) : tide))],
    /(?:5\d|6\d) minutes earlier/,
  ],
  [
    'a day pasted twice',
    [
      ...before,
      ...before.filter(({ at }) => at >= start - msPerDay).map(later(msPerDay)),
      ...from.filter(({ at }) => at >= end),
    ],
    /[3-6]\d minutes earlier/,
  ],
]

test('tide jumps: name the row where clock, dates or port change', () => {
  for (const [what, table, minutes] of wrong) {
    const lines = suspiciousTides('board.csv', inRows(table))
    assert.is(lines.length, 1, `${what}: ${lines.join('\n')}`)
    assert.ok(lines[0]?.startsWith(`${firstRow}: times are `), `${what}: ${lines[0]}, not ${firstRow}`)
    assert.match(lines[0] ?? '', minutes, what)
  }
})

test('tide jumps: name the row where a wrong beginning ends', async () => {
  // The 45th tide is near neaps, and near the end of the table.
  const short = await gaugeTable(gauges.rottingdean, ['2027-07-19', 15])
  for (const [table, count, minutes, how] of [
    [tides, 12, 75, 'earlier'],
    [tides, 32, -120, 'later'],
    [short.tides, 44, 90, 'earlier'],
  ] as const) {
    const wrongStart = table.map((tide, index) => (index < count ? later(minutes * msPerMinute)(tide) : tide))
    const [line = ''] = suspiciousTides('board.csv', inRows(wrongStart))
    assert.match(line, new RegExp(`^board.csv:${count + 2}: times are \\d+ minutes ${how} from this tide on`))
  }
})

test('tide jumps: one wrong time is not a jump', () => {
  const one = tides.map((tide, index) => (index === 50 ? later(2 * msPerHour)(tide) : tide))
  assert.equal(jumpsIn(one), [])
})

test('tide jumps: correct tables have none, at neap tides either', async () => {
  for (const year of [2024, 2027]) {
    const table = await gaugeTable('ticon/lowestoft-low-gbr-bodc', [`${year}-01-01`, 365])
    assert.equal(jumpsIn(table.tides), [], String(year))
  }
})

test('tide jumps: small tides are not judged', () => {
  const [, hourEarly = []] = wrong[0] ?? []
  const small = inRows(hourEarly).map((tide) => ({ ...tide, heightInMetres: tide.heightInMetres / 12 }))
  assert.equal(jumpsIn(small), [])
})

test('jumps: gives minutes after a page of another port', async () => {
  const span: [string, number] = ['2027-05-01', 140]
  const [own, other] = await Promise.all([
    gaugeTable(gauges.newhaven, span),
    gaugeTable('ticon/penarth-pen-gbr-cco', span),
  ])
  const isOnPage = ({ at }: { at: number }) => at >= Date.parse('2027-07-04') && at < Date.parse('2027-08-04')
  const tides = [...own.tides.filter((tide) => !isOnPage(tide)), ...other.tides.filter(isOnPage)]
  const [jump] = jumpsIn(tides.sort((a, b) => a.at - b.at))
  assert.match(jump?.reason ?? '', /^times are \d+ minutes earlier from this tide on \(2027-08-05 /)
})
