import { assert, test } from '#test'
import { campDate, campDateTime } from '../../../../../src/lib/camp-time'
import { msPerDay, msPerHour, msPerMinute } from '../../../../../src/lib/durations'
import { closeness, correctByKnown } from '../../../../../tools/data/make/known-tides'
import type { BareTide } from '../../../../../tools/data/make/tide-curve'
import type { SourceTides } from '../../../../../tools/data/read/source-tides'
import { gauge, gauges, gaugeTable } from '../../../../support/gauge-table'
import { problemOf } from '../../../../support/invalid-response'

const newhaven = await gauge(gauges.newhaven)
const fortnight: [string, number] = ['2026-06-01', 14]

/** Another port: High later, Low earlier, all higher. */
const elsewhere = (tide: BareTide): BareTide => ({
  ...tide,
  at: tide.at + (tide.type === 'High' ? 25 : -10) * msPerMinute,
  heightInMetres: tide.heightInMetres + (tide.type === 'High' ? 0.4 : 0.1),
})

const problemWith = (known: SourceTides, by = newhaven) =>
  problemOf(() => correctByKnown(by, known, () => 'use a table'))

test('known tides: correct times and heights by type', async () => {
  const fit = correctByKnown(newhaven, await gaugeTable(gauges.newhaven, fortnight, elsewhere), () => '')
  const { High, Low } = fit.correction
  assert.ok(Math.abs(High.minutes - 25) < 2, `${High.minutes}`)
  assert.ok(Math.abs(Low.minutes + 10) < 2, `${Low.minutes}`)
  assert.ok(Math.abs(High.metres - 0.4) < 0.03 && Math.abs(Low.metres - 0.1) < 0.03)
  assert.is(fit.dates.length, 14)
  assert.match(closeness(fit), /^90 % within [1-4] min and 0\.1 m$/)
  assert.match(closeness({ minutes: 3, metres: 1.5 - 1.2 }), / 0\.3 m$/)
})

test('known tides: may be days apart that cover springs and neaps', async () => {
  const known = await gaugeTable(gauges.newhaven, ['2026-05-01', 40])
  const parts = (isUsed: (day: number) => boolean) => {
    const isComplete = (date: string) => isUsed((Date.parse(date) - Date.parse('2026-05-01')) / msPerDay)
    return { ...known, isComplete, tides: known.tides.filter(({ at }) => isComplete(campDate(at))) }
  }
  assert.is(problemWith(parts((day) => day < 7 || (day >= 22 && day < 29))), '')
  assert.match(
    problemWith(parts((day) => day % 15 < 5)),
    /^board\.csv: the days are all from the same part of the spring-neap cycle; give at least 14 days in a row$/,
  )
})

test('known tides: too few days are rejected', async () => {
  const known = await gaugeTable(gauges.newhaven, ['2026-06-01', 13])
  assert.match(problemWith(known), /^board\.csv: 13 days of known tides; .* 14 days$/)
})

test('known tides: rejected if the corrected gauge is still too far', async () => {
  // Alternately 30 minutes earlier and later, like a coast with double high waters.
  let sign = 1
  const scattered = await gaugeTable(gauges.newhaven, fortnight, (tide) => {
    sign = tide.type === 'High' ? -sign : sign
    return { ...tide, at: tide.at + sign * 30 * msPerMinute }
  })
  const line =
    /^board\.csv: does not match the gauge at Newhaven, 16 km away, even after correction \(90 % within \d\d min and 0\.1 m; at most 20 min and 0\.5 m\); use a table$/
  assert.match(problemWith(scattered), line)
  const uneven = await gaugeTable(gauges.newhaven, fortnight, (tide) => ({
    ...tide,
    heightInMetres: tide.heightInMetres * 2,
  }))
  assert.match(problemWith(uneven), /does not match .* and (?:0\.[6-9]|1\.\d) m; /)
})

test('known tides: double high waters match no gauge', async () => {
  const swanage = await gaugeTable(gauges.swanage, fortnight)
  const known = await gaugeTable(gauges.newhaven, fortnight)
  const doubled = known.tides.flatMap((tide) => [tide, { ...tide, at: tide.at + 90 * msPerMinute }])
  assert.match(problemWith({ ...known, tides: doubled }), /does not match/)
  for (const id of ['ticon/sandown_pier-sdp-gbr-cco', 'ticon/west_bay_harbour-wbh-gbr-cco'])
    assert.match(problemWith(swanage, await gauge(id)), /does not match/)
})

test('known tides: names missing and surplus tides', async () => {
  const known = await gaugeTable(gauges.newhaven, fortnight)
  const [lost, ...rest] = known.tides.slice(20)
  assert.is(
    problemWith({ ...known, tides: [...known.tides.slice(0, 20), ...rest] }).replace(/\d\d:\d\d/, ''),
    `board.csv: the ${lost?.type} tide at about ${campDate(lost?.at ?? 0)}  is missing; add its row`,
  )
  const byDay = known.tides.filter(({ at }) => /T(?:0[6-9]|1\d|2[01])/.test(campDateTime(at)))
  for (const line of problemWith({ ...known, tides: byDay }).split('\n'))
    assert.match(line, /tide at about \S+ (?:0[0-5]|2[23]):\d\d is missing; add its row$/)
  const extra = { ...known.tides[20]!, at: known.tides[20]!.at + 3 * msPerHour, where: 'board.csv:99' }
  assert.match(
    problemWith({ ...known, tides: [...known.tides.slice(0, 21), extra, ...known.tides.slice(21)] }),
    /^board\.csv:99: no \w+ tide near this time at the gauge; correct the row$/,
  )
})
