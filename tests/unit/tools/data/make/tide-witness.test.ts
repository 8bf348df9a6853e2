import { assert, test } from '#test'
import { addDays, campDate, campDateTime, isSummerTime } from '../../../../../src/lib/camp-time'
import { msPerHour, msPerMinute } from '../../../../../src/lib/durations'
import type { BareTide } from '../../../../../tools/data/make/tide-curve'
import { checkByGauge, differenceFrom } from '../../../../../tools/data/make/tide-witness'
import { singleDifferences } from '../../../../../tools/data/make/witness-single-tides'
import { InvalidResponse } from '../../../../../tools/data/read/source-errors'
import { gaugesNear } from '../../../../../tools/data/read/gauge-database'
import { eastbourne, gauge, gauges, gaugeTable, ternCove } from '../../../../support/gauge-table'

const summer: [string, number] = ['2026-07-01', 30]
/** Half of it is in summer time. */
const spring: [string, number] = ['2026-03-01', 60]

const newhaven = await gauge(gauges.newhaven)

const raised = (metres: number) => (tide: BareTide) => ({
  ...tide,
  heightInMetres: tide.heightInMetres + metres,
})
const raisedOf = (type: BareTide['type'], metres: number) => (tide: BareTide) =>
  tide.type === type ? raised(metres)(tide) : tide
const times = (factor: number) => (tide: BareTide) => ({
  ...tide,
  heightInMetres: tide.heightInMetres * factor,
})
const later = (minutes: number) => (tide: BareTide) => ({ ...tide, at: tide.at + minutes * msPerMinute })
const inGmt = (tide: BareTide) => (isSummerTime(new Date(tide.at)) ? later(-60)(tide) : tide)

const aDay = 24 * 60
const laterFrom = (date: string, minutes: number) => (tide: BareTide) =>
  campDate(tide.at) < date ? tide : later(minutes)(tide)

const wrong: [days: [string, number], change: (tide: BareTide) => BareTide, line: RegExp][] = [
  [summer, times(3.28), /^heights are 3\.\d times those of the gauge at Newhaven, 16 km away; .*feet\?$/],
  [summer, times(0.1), /^heights are less than a tenth of those|^heights are 0\.1 times/],
  [summer, raised(-newhaven.offsetInMetres), /^heights are 3\.\d m below .* above mean sea level/],
  [summer, (tide) => raised(tide.type === 'High' ? 6 : -0.1)(tide), /^heights are [23]\.\d m above/],
  [summer, raised(9), /^heights are [89]\.\d m above .* another datum\?$/],
  [
    summer,
    later(aDay),
    /^times and heights are .* on other days; are the dates one day late, or is this the page for another month or year\?$/,
  ],
  [summer, (tide) => raised(1)(later(aDay)(tide)), /are the dates one day late, or is this the page/],
  [summer, later(-aDay), /are the dates one day early, or is this the page for another month or year\?$/],
  [spring, later(aDay), /are the dates one day late, or is this the page for another month or year\?$/],
  [summer, later(2 * aDay), /are the dates 2 days late, or is this the page for another month or year\?$/],
  [summer, later(15 * aDay), /are the dates 15 days late, or is this the page for another month or year\?$/],
  [
    summer,
    laterFrom('2026-07-16', -60),
    /^times are [56]\d minutes earlier from some row onwards \(about 2026-07-1[4-7], or before\), .*; are they in GMT, /,
  ],
  [
    summer,
    laterFrom('2026-07-20', 90),
    /^times are [89]\d minutes later from some row onwards \(about 2026-07-(?:19|20|21), or before\), .*, for another port, or days off\?$/,
  ],
  [summer, later(150), /^times are 1[45]\d minutes off .* for another port or year\?$/],
  [
    spring,
    inGmt,
    /^times are an hour earlier in BST than in GMT, .* GMT all year\? if so, add an hour .* October$/,
  ],
]

test('witness: rejects what cannot be this coast, and says why', async () => {
  for (const [days, change, line] of wrong) {
    const { tides } = await gaugeTable(gauges.rottingdean, days, change)
    const difference = differenceFrom(newhaven, tides)
    assert.match(difference?.text ?? 'none', line)
    assert.is(difference?.severity, 'fatal')
  }
})

test('witness: doubts high or low tides alone on another clock', async () => {
  const onlyLow = (change: (tide: BareTide) => BareTide) => (tide: BareTide) =>
    tide.type === 'Low' ? change(tide) : tide
  for (const [change, line] of [
    [
      laterFrom('2026-07-16', -60),
      /^low tides alone are [56]\d minutes earlier from some row onwards \(about 2026-07-1[4-8], or before\), .*; are they in GMT, or from another source\?$/,
    ],
    [later(-60), /^low tides are [56]\d minutes earlier than .*; check the time zone and the port$/],
    [later(-80), /^low tides are [78]\d minutes earlier than .* by less; check the port$/],
  ] as const) {
    const { tides } = await gaugeTable(gauges.rottingdean, summer, onlyLow(change))
    const difference = differenceFrom(newhaven, tides)
    assert.match(difference?.text ?? 'none', line)
    assert.is(difference?.severity, 'unusual')
  }
})

test('witness: rejects dates that are late from some row on', async () => {
  const tables: [date: string, daysLate: number, days?: [string, number]][] = [
    ['2026-07-02', 1],
    ['2026-07-08', 1],
    ['2026-07-10', 1],
    ['2026-07-24', 1],
    ['2026-07-10', 3],
    ['2026-05-20', 1, ['2026-03-30', 150]],
  ]
  for (const [date, daysLate, days = summer] of tables) {
    const { tides } = await gaugeTable(gauges.rottingdean, days)
    const moved = tides.map((tide) => ({ ...tide, ...laterFrom(date, daysLate * aDay)(tide) }))
    const difference = differenceFrom(newhaven, moved)
    assert.is(difference?.severity, 'fatal', `${date}: ${difference?.text}`)
  }
})

test('witness: names the first of several tides under other dates', async () => {
  const { tides } = await gaugeTable(gauges.rottingdean, summer)
  const firstDate = '2026-07-15'
  const before = tides.filter(({ at }) => campDate(at) < firstDate)
  const after = tides.filter(({ at }) => campDate(at) > '2026-07-23')
  for (const [tideCount, daysLate, rest] of [
    [4, 7, []],
    [4, 7, after],
    [27, 7, after],
    [27, 3, []],
  ] as const) {
    const page = tides
      .map((tide) => ({ ...tide, ...later(daysLate * aDay)(tide) }))
      .filter(({ at }) => campDate(at) >= firstDate)
      .slice(0, tideCount)
    const { text, severity } = differenceFrom(newhaven, [...before, ...page, ...rest]) ?? {}
    const from = campDateTime(page[0]!.at).replace('T', ' ')
    assert.match(text ?? 'none', `${tideCount} tides in a row are hours off (from ${from}), compared with`)
    assert.is(severity, 'fatal')
    assert.not.match(differenceFrom(newhaven, [...before, ...page.slice(0, 3)])?.text ?? 'none', 'hours off')
  }
  const scattered = tides.map((tide, index) => (index % 9 ? tide : { ...tide, ...later(150)(tide) }))
  assert.is(differenceFrom(newhaven, scattered), undefined)
})

test('witness: recognises another port by its high tides', async () => {
  const { tides } = await gaugeTable(gauges.liverpool, summer)
  const { text, severity } = differenceFrom(newhaven, tides) ?? {}
  assert.match(text ?? 'none', /^high tides are 2\.\d m above .* another port/)
  assert.is(severity, 'fatal')
})

test('witness: recognises a table of another month or year', async () => {
  for (const [days, daysLate, guess] of [
    [['2026-08-01', 30], 30, 'are the dates 30 days late'],
    [summer, -365, 'are the dates 365 days early'],
  ] as [[string, number], number, string][]) {
    const { tides } = await gaugeTable(gauges.rottingdean, days)
    const moved = tides.map((tide) => ({ ...tide, ...later(daysLate * aDay)(tide) }))
    const { text } = differenceFrom(newhaven, moved) ?? {}
    assert.match(text ?? 'none', `; ${guess}, or is this the page for another month or year?`)
  }
})

test('witness: rejects heights that change at other times', async () => {
  const { tides } = await gaugeTable(gauges.rottingdean, summer)
  const differenceIf = (heightAt: (index: number) => number) =>
    differenceFrom(
      newhaven,
      tides.map((tide, index) => ({ ...tide, heightInMetres: heightAt(index) })),
    )
  const heightAt = (index: number) => tides.at(index % tides.length)!.heightInMetres
  assert.is(differenceIf(heightAt), undefined)
  for (const rows of [14, 28, -14]) {
    const { text, severity } = differenceIf((index) => heightAt(index + rows)) ?? {}
    assert.match(text ?? 'none', /^heights do not change .* has the height column moved/)
    assert.is(severity, 'fatal')
  }
  const constant = differenceIf((index) => (tides[index]?.type === 'High' ? 6 : 1))
  assert.match(constant?.text ?? 'none', /^heights do not change/)
})

test('witness: warns of unusual times or heights, or GMT in summer', async () => {
  const warnings: [change: typeof inGmt, severity?: string, text?: RegExp][] = [
    [later(40)],
    [
      later(-70),
      'other-clock',
      /^times are (6|7)\d minutes earlier than .* are they in GMT\? if so, add an hour .* October$/,
    ],
    [
      later(60),
      'unusual',
      /^times are (5|6)\d minutes later than .*; was an hour added to times that were in BST already\? check the port and the time zone$/,
    ],
    [raised(1), 'unusual', /^heights are \d\.\d m above those of .* another datum\?$/],
    [raisedOf('High', 1.3), 'unusual', /^high tides are 1\.\d m above those of .* another port/],
    [raisedOf('Low', 1.3), 'unusual', /^low tides are 1\.\d m above those of .* another port/],
    [raisedOf('High', 0.8)],
  ]
  for (const [change, severity, text = /^none$/] of warnings) {
    const { tides } = await gaugeTable(gauges.rottingdean, summer, change)
    const difference = differenceFrom(newhaven, tides)
    assert.is(difference?.severity, severity)
    assert.match(difference?.text ?? 'none', text)
  }
})

test('witness: a few winter tides do not show the clock', async () => {
  const laterInWinter = (tide: BareTide) => (isSummerTime(new Date(tide.at)) ? tide : later(60)(tide))
  const { tides } = await gaugeTable(gauges.rottingdean, ['2026-09-25', 31], laterInWinter)
  assert.is(differenceFrom(newhaven, tides), undefined)
})

test('witness: accepts correct tables of the coast', async () => {
  const pairs = [
    ['ticon/portsmouth-ptm-gbr-bodc', { latitude: 50.653, longitude: -1.153 }],
    ['ticon/severn_bridge-ssc-gbr-cco', { latitude: 51.55, longitude: -2.98 }],
    ['ticon/dublin_port-dub-irl-mi_c', { latitude: 53.585, longitude: -6.108 }],
    ['ticon/whitby-whi-gbr-bodc', { latitude: 54.28, longitude: -0.39 }],
  ] as const
  for (const [id, position] of pairs) {
    const [witness] = (await gaugesNear(position)).filter(({ problem }) => !problem)
    const { tides } = await gaugeTable(id, summer)
    assert.is(differenceFrom(witness!, tides), undefined, id)
  }
})

test('witness: warns if only high or only low tides are off', async () => {
  for (const type of ['High', 'Low']) {
    const { tides } = await gaugeTable(gauges.rottingdean, summer, (tide) =>
      tide.type === type ? later(55)(tide) : tide,
    )
    const { text = '', severity } = differenceFrom(newhaven, tides) ?? {}
    assert.match(
      text,
      new RegExp(`^${type.toLowerCase()} tides are (?:4|5|6)\\d minutes later than those of `),
    )
    assert.is(severity, 'unusual')
  }
  // Another port's table, from the other side of the North Foreland.
  const near = await gaugesNear({ latitude: 51.38, longitude: 1.11 })
  const herneBay = near.find(({ problem }) => !problem)
  const { tides } = await gaugeTable('ticon/deal_pier-dlp-gbr-cco', summer)
  const { text = '', severity } = differenceFrom(herneBay!, tides) ?? {}
  assert.match(text, /^high tides are 5\d minutes earlier than those of the gauge at Herne Bay, /)
  assert.is(severity, 'unusual')
})

test('witness: names a single tide unlike the gauge’s', async () => {
  const week: [string, number] = ['2026-07-01', 7]
  const { tides } = await gaugeTable(gauges.rottingdean, week)
  assert.equal(singleDifferences(newhaven, tides), [])
  for (const [index, change, line] of [
    [0, later(60), /^board\.csv:2: time unlike that of the gauge at Newhaven, 16 km away \(.* would fit\)/],
    [9, later(-60), /^board\.csv:11: time unlike/],
    [26, raised(-0.6), /^board\.csv:28: height unlike .* m; about \d\.\d m would fit\)$/],
  ] as const) {
    const changed = tides.map((tide, at) => (at === index ? { ...tide, ...change(tide) } : tide))
    const lines = singleDifferences(newhaven, changed)
    assert.is(lines.length, 1, lines.join('\n'))
    assert.match(lines[0] ?? '', line)
    const table = { name: 'board.csv', tides: changed, isComplete: () => true, leftOut: [] }
    const rejection = await checkByGauge(table, eastbourne).then(String, (error: unknown) => error)
    assert.ok(rejection instanceof InvalidResponse)
    const ifRight = 'or set witness: false in sources.tides if it is right'
    assert.is(rejection.message, `${lines[0]}; correct it, ${ifRight}`)
    const rolling = await checkByGauge({ ...table, isRolling: true }, eastbourne).then(String, String)
    assert.match(rolling, `; wait for the next response, ${ifRight}`)
  }
})

test('witness: names a single neap tide that is an hour off', async () => {
  const { tides } = await gaugeTable(gauges.rottingdean, summer)
  assert.equal(singleDifferences(newhaven, tides), [])
  for (const minutes of [60, -60]) {
    for (const index of [84, 89, 94, 99]) {
      const changed = tides.map((tide, at) => (at === index ? { ...tide, ...later(minutes)(tide) } : tide))
      const lines = singleDifferences(newhaven, changed)
      assert.is(lines.length, 1, lines.join('\n'))
      assert.match(lines[0] ?? '', `board.csv:${index + 2}: time unlike that of the gauge`)
    }
  }
  // The tides beside these are off, too.
  const night = tides.map((tide, at) => (at > 89 && at < 93 ? { ...tide, ...later(45)(tide) } : tide))
  assert.equal(singleDifferences(newhaven, night), [])
})

test('witness: ignores single tides of a distorted coast', async () => {
  const pairs = [
    ['ticon/wolftone_bridge-wol-irl-mi_r', 'ticon/galway_port-gal-irl-mi_c', '2026-06-15'],
    ['ticon/newport_burrishoole-nbu-irl-mi_r', 'ticon/roonagh_pier-roo-irl-mi_c', '2026-08-22'],
  ] as const
  for (const [id, witness, first] of pairs) {
    const { tides } = await gaugeTable(id, [first, 5])
    assert.equal(singleDifferences(await gauge(witness), tides), [], id)
  }
})

const remote = { latitude: 53.14, longitude: 0.34 }

test('witness: ignores tides where the coast is distorted', async () => {
  const feet = await gaugeTable(gauges.rottingdean, summer, times(3.28))
  const rejection = await checkByGauge(feet, eastbourne).then(String, (error: unknown) => error)
  assert.ok(rejection instanceof InvalidResponse)
  assert.match(rejection.message, /^board\.csv: heights are .*witness: false/)
  const unchecked =
    'board.csv: no usable tide gauge within 30 km to check the times by; make sure that they are for this port and year, and in BST'
  const high =
    /^board\.csv: heights up to 2\d(?:\.\d+)? m, which few coasts have; make sure that they are metres, not feet$/
  for (const position of [ternCove, remote]) {
    const [clock, heights, ...others] = await checkByGauge(feet, position)
    assert.equal([clock, others], [unchecked, []])
    assert.match(heights ?? '', high)
  }
  const metres = await gaugeTable(gauges.rottingdean, summer)
  assert.equal(await checkByGauge(metres, ternCove), [unchecked])
  const winter = await gaugeTable(gauges.rottingdean, ['2026-12-01', 20])
  assert.equal(await checkByGauge(winter, ternCove), [unchecked.replace('BST', 'GMT')])
  assert.match(
    String(await checkByGauge(metres, eastbourne, false)),
    /\(witness is false\); .* port and year, and in BST$/,
  )
})

test('witness: trusts a clock that changes, and ADMIRALTY', async () => {
  const summerTides = await gaugeTable(gauges.rottingdean, summer)
  assert.equal(await checkByGauge({ ...summerTides, isRolling: true }, ternCove), [])
  const [note = '', ...others] = await checkByGauge(await gaugeTable(gauges.rottingdean, spring), ternCove)
  assert.match(note, /; make sure that they are for this port and year$/)
  assert.equal(others, [])
})

test('witness: needs both high and low tides', async () => {
  const { tides } = await gaugeTable(gauges.rottingdean, summer, later(4 * (msPerHour / msPerMinute)))
  const highs = tides.filter(({ type, at }) => type === 'High' && campDate(at) < addDays(summer[0], 9))
  assert.is(differenceFrom(newhaven, highs), undefined)
})
