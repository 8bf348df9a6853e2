import { parsers } from 'strandline:parsers'
import { assert, test } from '#test'
import { msPerDay, msPerHour, msPerMinute } from '../../../../../src/lib/durations'
import { campDate, daysBetween } from '../../../../../src/lib/camp-time'
import { levelAt } from '../../../../../src/lib/levels'
import type { Tide, TidesFile } from '../../../../../src/schemas'
import { inspectFile } from '../../../../../tools/data/check/inspect-file'
import { findGauges } from '../../../../../tools/data/make/find-gauges'
import { compareTable } from '../../../../../tools/data/make/compare-table'
import type { MakeOptions } from '../../../../../tools/data/make/maker-types'
import { predictGaugeTides, type GaugeSource } from '../../../../../tools/data/make/gauge-tides'
import { makeTides } from '../../../../../tools/data/make/tides-file'
import { parseProblem } from '../../../../../tools/parse-problem'
import { camp as ownCamp } from '../../../../../src/camp'
import type { Sources } from '../../../../../src/camp-schema'
import { newFolder } from '../../../../support/folder'
import type { SourceTides } from '../../../../../tools/data/read/source-tides'
import { csvOf, eastbourne, gauges, gaugeTable, hove, ternCove } from '../../../../support/gauge-table'

const hastings = { latitude: 50.85, longitude: 0.57 }
const summerNoon = Date.parse('2026-08-22T12:00:00Z')

/** Makes `tides.json` from a source, by default from the gauge next to Hove. */
async function make(
  tides: NonNullable<Sources['tides']> = { from: 'gauge' },
  { position = hove, ...changes }: Partial<MakeOptions> & { position?: typeof hove } = {},
) {
  const made = await makeTides({
    folder: newFolder(),
    now: summerNoon,
    camp: { ...ownCamp, position },
    sources: { tides },
    download: () => Promise.reject(new Error('no network')),
    allowEmpty: false,
    admiraltyKey: undefined,
    ...changes,
  })
  return { content: made!.content as TidesFile, extent: made!.extent, notes: made!.notes }
}

/** Predicts tides from a source, by default from the gauge next to Hove; the levels, which take longest, are left out. */
const predict = (source: GaugeSource = { from: 'gauge' }, position = hove, knownTides?: string) =>
  predictGaugeTides(source, { now: summerNoon, camp: { position }, knownTides })

const fileOf = (table: SourceTides) => `${newFolder({ 'board.csv': csvOf(table) })}/board.csv`

test('gauge: makes complete days with levels, and says where from', async () => {
  const { content, extent, notes } = await make()
  assert.is(parseProblem(parsers.tides, content), undefined)
  assert.is(
    content.about,
    'Predicted from the tide gauge at Rottingdean, 5 km away; times can be 20 minutes off.',
  )
  assert.is(extent, '15 days from the gauge at Rottingdean, 5 km away, until the end of Sat 5 September')
  assert.equal(notes, ["to keep this gauge, set station: 'ticon/brighton-btn-gbr-cco' in sources.tides"])
  assert.equal((await predict({ from: 'gauge', station: gauges.rottingdean })).notes, [])
  for (const { tides, levels } of content.dates) {
    assert.ok(tides.length >= 3 && levels)
    for (const { time } of tides) assert.match(time, /^\d\d:\d\d$/)
  }
})

const portEllen = { latitude: 55.63, longitude: -6.19 }

test('gauge: leaves out days on which the tide hardly moves', async () => {
  const runs: [now: string, leftOut: string[]][] = [
    // From one afternoon until the next morning.
    ['2027-03-21', ['2027-04-01', '2027-04-02']],
    // Two high tides an hour apart, with a dip of 1 cm between them.
    ['2027-05-13', []],
  ]
  for (const [date, leftOut] of runs) {
    const now = Date.parse(`${date}T09:00:00Z`)
    const { content, notes } = await make(undefined, { position: portEllen, now })
    const facts = { eventColours: {}, position: portEllen }
    assert.equal(inspectFile('tides', Buffer.from(JSON.stringify(content)), now, facts).errors, [])
    const found = notes.flatMap((note) => /^left out: (\S+), incomplete/.exec(note)?.[1] ?? [])
    assert.equal(found, leftOut)
  }
})

test('gauge: high and low tides take turns, even at tiny neaps', async () => {
  const { content } = await make(undefined, {
    position: portEllen,
    now: Date.parse('2027-07-05T08:00:00Z'),
  })
  const tides = content.dates.flatMap((day) => day.tides)
  assert.ok(tides.length > 50)
  const [, ...later] = tides
  assert.equal(
    later.filter(({ type }, index) => type === tides[index]?.type),
    [],
  )
})

test('gauge: no tide is lost when the predictor renews its terms', async () => {
  const source = { from: 'gauge', station: 'ticon/saint_malo-410-fra-refmar' } as const
  const position = { latitude: 48.65, longitude: -2.03 }
  const { content } = await make(source, { position, now: Date.parse('2027-07-28T09:00:00Z') })
  const times = content.dates.at(-1)?.tides.map(({ type, time }) => `${type} ${time}`)
  assert.equal(times, ['High 01:24', 'Low 07:49', 'High 14:02', 'Low 20:37'])
})

test('gauge: says that a distant one is less accurate', async () => {
  const source = { from: 'gauge', station: gauges.rottingdean } as const
  const { about } = await predict(source, eastbourne)
  assert.match(about, /Rottingdean, 28 km away; times can be 30 minutes off\.$/)
  const knownTides = csvOf(await gaugeTable(gauges.rottingdean, ['2025-06-01', 14]))
  const corrected = await predict(source, eastbourne, knownTides)
  assert.match(corrected.about, /28 km away, and corrected .*; times can be 20 minutes off\.$/)
})

test('gauge: one in another time zone must be named', async () => {
  const position = { latitude: 51.672, longitude: 4.7 }
  const doubt =
    /: the gauge at Moerdijk, .* a different time zone \(Europe\/Amsterdam\) .*longitudes are negative\)/
  const problem = await predict(undefined, position).then(() => '', String)
  assert.match(problem, doubt)
  const [, station = ''] = /, or, if it is right, set station: '(\S+)'$/.exec(problem) ?? []
  const { notes } = await predict({ from: 'gauge', station }, position)
  assert.match(notes[0] ?? '', doubt)
  assert.match(notes[0] ?? '', /^warning: .* negative\)$/)
})

test('gauge: a zone with the same clock is not another one', async () => {
  const neighbours = { 'Port Eri': [54.07, -4.77], Jersey: [49.25, -2.02], Carndonagh: [55.2, -7.6] }
  for (const [place, [latitude = NaN, longitude = NaN]] of Object.entries(neighbours)) {
    const { name, notes } = await predict(undefined, { latitude, longitude })
    assert.match(name, place)
    assert.is(notes.length, 1, notes.join('\n'))
  }
})

test('gauge: the days are complete at any time of any year', async () => {
  const instants = [
    '2026-10-24T23:30:00Z',
    '2027-03-20T02:00:00Z',
    '2026-12-24T12:00:00Z',
    '2036-08-22T12:00:00Z',
  ]
  for (const now of instants.map(Date.parse)) {
    const { content } = await make(undefined, { now })
    const bytes = Buffer.from(JSON.stringify(content))
    const facts = { eventColours: {}, position: hove }
    assert.equal(inspectFile('tides', bytes, now, facts), { errors: [], warnings: [] }, `${now}`)
    const last = content.dates.at(-1)?.date ?? ''
    assert.is(daysBetween(campDate(now), last), 14)
  }
})

test('gauge: the same instant gives the same bytes', async () => {
  const made = await make()
  assert.is(JSON.stringify(await make()), JSON.stringify(made))
  // Later on the same day as well.
  const { content } = await make(undefined, { now: summerNoon + 6 * msPerHour })
  assert.equal(content, made.content)
})

test('gauge: known tides correct times, heights and levels', async () => {
  const board = await gaugeTable(gauges.newhaven, ['2025-06-01', 14], (tide) => ({
    ...tide,
    at: tide.at + (tide.type === 'High' ? 40 : 20) * msPerMinute,
    heightInMetres: tide.heightInMetres + (tide.type === 'High' ? 0.7 : 0.1),
  }))
  const plain = await make(undefined, { position: eastbourne })
  const { content, notes } = await make(undefined, { position: eastbourne, knownTides: csvOf(board) })
  assert.match(notes[0] ?? '', /^corrected by 2 weeks of known tides: 90 % within \d min and 0\.1 m$/)
  assert.match(
    content.about ?? '',
    /Newhaven, 16 km away, and corrected with local tide times; times can be 20 minutes off\.$/,
  )
  const [before, after] = [plain, { content }].map((made) =>
    made.content.dates[3]!.tides.find(({ type }) => type === 'High'),
  ) as [Tide, Tide]
  const minutes = (Date.parse(after.instant) - Date.parse(before.instant)) / msPerMinute
  assert.ok(Math.abs(minutes - 40) <= 3, `${minutes}`)
  assert.ok(Math.abs(after.heightInMetres - before.heightInMetres - 0.7) < 0.11)
  for (const day of content.dates)
    for (const { instant, heightInMetres } of day.tides)
      assert.ok(Math.abs(levelAt(day, Date.parse(instant)) - heightInMetres) < 0.25)
})

test('gauge: known tides that look wrong are doubted or rejected', async () => {
  const shifted = (id: string, minutes: number, days: [first: string, count: number] = ['2025-06-01', 14]) =>
    gaugeTable(id, days, (tide) => ({ ...tide, at: tide.at + minutes * msPerMinute }))
  const notesFrom = (board: SourceTides, position = eastbourne, source?: GaugeSource) =>
    predict(source, position, csvOf(board)).then(({ notes: [first = ''] }) => first, String)
  const notesWith = async (id: string, minutes: number) => notesFrom(await shifted(id, minutes))
  assert.match(await notesWith(gauges.newhaven, 60), /^warning: KNOWN_TIDES: times are 60 .* time zone$/)
  assert.match(
    await notesWith(gauges.newhaven, -60),
    /Error: KNOWN_TIDES: times are 60 .* in GMT\? if so, .*; if they are right, .* winter/,
  )
  const summer = await shifted(gauges.newhaven, -60)
  const winter = await shifted(gauges.newhaven, -60, ['2025-01-10', 2])
  assert.match(
    await notesFrom({ ...summer, tides: [...winter.tides, ...summer.tides] }),
    /^warning: KNOWN_TIDES: times are 60 .* time zone$/,
    'two days of winter prove the clock',
  )
  const far: GaugeSource = { from: 'gauge', station: gauges.newhaven }
  assert.match(
    await notesFrom(summer, hastings, far),
    /^warning: .* in GMT\? if so, .*/,
    'a gauge over 30 km away',
  )
  assert.match(await notesWith(gauges.liverpool, 0), /KNOWN_TIDES: high tides are .* another port/)
  for (const [from, days, line] of [
    ['2025-06-10', 13, /times are \d+ minutes later from some row onwards; are they .*, or days off\?$/],
    ['2025-06-18', 6, /\d+ tides in a row are hours off; are they for other dates or another port\?$/],
  ] as const) {
    const board = await gaugeTable(gauges.newhaven, ['2025-06-01', 28], (tide) => ({
      ...tide,
      at: tide.at + (campDate(tide.at) < from ? 0 : days * msPerDay),
    }))
    assert.match(await notesFrom(board), new RegExp(`Error: KNOWN_TIDES: ${line.source}`))
  }
})

test('gauge: known tides come from a file unless a secret is set', async () => {
  const board = await gaugeTable(gauges.newhaven, ['2025-06-01', 14])
  const source: GaugeSource = { from: 'gauge', known: fileOf(board) }
  const { notes } = await predict(source, eastbourne)
  assert.match(notes[0] ?? '', /^corrected by 2 weeks/)
  const secret = csvOf({ ...board, tides: board.tides.slice(0, 8) })
  const problem = await predict(source, eastbourne, secret).then(String, String)
  assert.match(problem, /KNOWN_TIDES: 2 days of known tides/)
})

const first = 'date,time,type,height\n2026-01-01,09:10,High,1'
const secrets: [text: string, problem: string][] = [
  ['src/known.csv', 'a path; paste'],
  ['"known.csv"', 'a path; paste'],
  [`"${first}"`, 'quotes around the table; paste'],
  [first.replace('\n', ' '), 'a single line; paste'],
  [first.replace('\n', '\\n'), '\\n in place of line breaks; paste'],
  // For a secret table, logs show only one problem, and no cells.
  [first.replace(',type,height', ',height (m)'), ':1: missing column; write the headings date,'],
  [`${first}\n2026-01-01,15:78,Low,3.7\n1,2,3,4`, ':3: invalid time; write 24-hour HH:MM'],
  [`${first}\n2026-01-01,15:8;78,Low,3.7\n1,2,3,4`, ':3: invalid time; write 24-hour HH:MM'],
  [`${first}\n2026-01-01,,15:18,Low,3.7`, ':3: cells beyond the last column; delete the empty cell before …'],
  [
    `${first}.2\n2026-01-01,15:18,Low,"3","7"`,
    ':3: cells beyond the last column; put straight double quotes, …',
  ],
  [`${first}.2\n2026-01-01,15:18,Low,1.83,"6'0"" (1.83 m)"`, ':3: cells beyond the last column; delete …'],
  [`${first}.2\n2026-01-01,15:l8,Low,0.7`, ':3: invalid time; write …'],
  [`${first}.2\n2026-01-01,0.42,Low,0.7`, ':3: invalid time; write hours and minutes'],
  [`${first}\n2026-03-29,01:30,Low,3.7`, ':3: invalid time; is the table in GMT?'],
  [
    `${first}\n2026-01-01,15:18,Low,0.7\n2025-11-23,21:07,High,3.7\n2026-01-02,03:20,Low,1`,
    ':4: not after the row above; correct the date',
  ],
]

test('gauge: a problem with secret tides names no cell', async () => {
  for (const [knownTides, expected] of secrets) {
    const problem = await predict(undefined, eastbourne, knownTides).then(String, String)
    assert.match(problem, `Error: KNOWN_TIDES${expected.startsWith(':') ? '' : ': '}${expected}`)
    assert.not.match(problem, /\n|2026|2025|78|3\.7|9:1|15:18|1\.83|10:05/)
  }
})

test('gauge: known tides that match another gauge name it', async () => {
  // Tern Cove's tide is distorted, so Sandown needs proof, which the tides of Swanage do not give.
  const ask = async (id: string) => {
    const knownTides = csvOf(await gaugeTable(id, ['2025-06-01', 14]))
    return make(undefined, { position: ternCove, knownTides }).then(({ extent }) => extent, String)
  }
  assert.match(
    await ask(gauges.swanage),
    /does not match the gauge at Sandown, .*M4\/M2 0\.45.*use a tide table/,
  )
  assert.match(await ask(gauges.westBay), /use station "ticon\/west_bay_harbour-wbh-gbr-cco"/)
  assert.match(await ask('ticon/sandown_pier-sdp-gbr-cco'), /^15 days from the gauge at Sandown, 56 km away/)
})

test('tides: a camp without tides has an empty table', async () => {
  assert.equal((await make({ from: 'none' })).content, { dates: [] })
})

test('tides: a table is compared with the gauge unless that is off', async () => {
  const feet = await gaugeTable(gauges.rottingdean, ['2026-08-20', 9], (tide) => ({
    ...tide,
    heightInMetres: tide.heightInMetres / 3,
  }))
  const file = fileOf(feet)
  const problem = await make({ from: 'table', file }).then(String, String)
  assert.match(problem, /board\.csv: heights are 0\.3 times .*Rottingdean, 5 km away/)
  assert.is((await make({ from: 'table', file, witness: false })).content.dates.length, 7)
})

const inHove = { position: hove, station: undefined }

test('tides find: names the nearest gauges for an unknown id', async () => {
  const wish = { position: hove, station: 'nowhere', stationFrom: '--station' } as const
  const { lines, exitCode } = await findGauges(wish, summerNoon)
  assert.is(exitCode, 1)
  assert.is(lines.length, 1)
  assert.match(lines[0]!, /^--station: unknown gauge "nowhere"; the nearest usable ones are ticon\/\S+ \(/)
})

test('tides find: lists gauges, reasons and tides for tomorrow', async () => {
  const { lines } = await findGauges(inHove, summerNoon)
  const text = lines.join('\n')
  assert.match(text, / 5 km {2}Rottingdean .* usable \(M4\/M2 0\.03\)/)
  assert.match(text, /newhaven-new-gbr-cmems .* not usable: its licence \(CC BY-NC 4\.0\)/)
  assert.match(text, /Hastings .* usable with known tides/)
  assert.match(
    text,
    /Sun 23 August at the gauge at Rottingdean.*\n(?:\d\d:\d\d {2}(?:High|Low ) {2}\d\.\d m\n?){3,4}$/,
  )
  const distorted = await findGauges({ position: ternCove, station: undefined }, summerNoon)
  assert.match(distorted.lines.join('\n'), /the tide is distorted by double high waters/)
  assert.is(distorted.exitCode, 0, 'known tides would do')
})

test('tides find: inland, exits with 1 and prints no tides', async () => {
  const birmingham = { latitude: 52.48, longitude: -1.89 }
  const { lines, exitCode } = await findGauges({ position: birmingham, station: undefined }, summerNoon)
  assert.is(exitCode, 1)
  assert.not.match(lines.join('\n'), 'not for navigation')
})

test('tides find: prints the tides of a pinned gauge', async () => {
  const pins: [position: typeof hove, station: string, place: string][] = [
    [hove, gauges.newhaven, 'Newhaven'],
    // Without known tides, no gauge can be used here, and Sandown is nearer.
    [ternCove, gauges.westBay, 'West Bay'],
    // Too far for make-data, but requested.
    [ternCove, gauges.newhaven, 'Newhaven'],
  ]
  for (const [position, station, place] of pins) {
    const { lines } = await findGauges({ position, station }, summerNoon)
    assert.match(lines.join('\n'), `\nSun 23 August at the gauge at ${place}, `)
  }
})

test('tides compare: no difference has no sign', async () => {
  const board = await gaugeTable(gauges.rottingdean, ['2025-06-01', 14])
  const { lines } = await compareTable(fileOf(board), inHove)
  assert.match(lines.join('\n'), /corrected by 0 min and 0\.00 m: .*\n.*corrected by 0 min and -0\.01 m:/)
})

test('tides compare: prints differences, and judges known tides', async () => {
  const board = await gaugeTable(gauges.rottingdean, ['2025-06-01', 14], (tide) => ({
    ...tide,
    at: tide.at + msPerHour / 2,
  }))
  const file = fileOf(board)
  const { lines, exitCode } = await compareTable(file, inHove)
  assert.is(exitCode, 0)
  assert.match(
    lines.join('\n'),
    /^board\.csv: 5\d tides, .* Rottingdean.*\n\nHigh {2}as predicted: median 30 min .*\n.*\nHigh {2}corrected by \+30 min and .*: median [0-2] min .*\n.*\n\nas known tides: good, 90 % within \d min and 0\.1 m$/,
  )
  for (const [minutes, verdict] of [
    [60, /later than .* time zone\n.*\nas known tides: doubtful \(see above\), although 90 % within/s],
    [-60, /earlier than .* in GMT\? if so, .*\n.*\nas known tides: wrong \(see above\)$/s],
    [-120, /^as known tides: wrong \(see above\)$/m],
  ] as const) {
    const early = board.tides.map((tide) => ({
      ...tide,
      at: tide.at - msPerHour / 2 + minutes * msPerMinute,
    }))
    const compared = await compareTable(fileOf({ ...board, tides: early }), inHove)
    assert.match(compared.lines.join('\n'), verdict)
  }
  const station = 'ticon/newhaven-new-gbr-cmems'
  const refused = await compareTable(file, { position: hove, station })
  assert.is(refused.exitCode, 1)
  assert.match(
    refused.lines.at(-1) ?? '',
    /^as known tides: the gauge at Newhaven.* cannot be used: its licence/,
  )
  const one = await compareTable(fileOf({ ...board, tides: board.tides.slice(0, 1) }), inHove)
  assert.match(one.lines.join('\n'), 'as predicted: none in the table')
  assert.not.match(one.lines.join('\n'), 'NaN')
  const far = await compareTable(file, { position: hastings, station: gauges.rottingdean })
  assert.is(far.exitCode, 0, 'known tides prove a gauge over 30 km away')
  assert.is((await compareTable('/nowhere.csv', inHove)).exitCode, 2)
})
