import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { levelAt, levelCurve, levelsInWords, levelText } from '../../../src/lib/levels'
import type { Levels, Tide, TideDay } from '../../../src/schemas'

const hour = 3_600_000

/** A tide at so many hours after midnight of a day that begins at an instant. */
const tideAt = (start: string, hours: number, heightInMetres: number, type: Tide['type'] = 'High'): Tide => ({
  type,
  time: '',
  heightInMetres,
  instant: new Date(Date.parse(start) + hours * hour).toJSON(),
})

const summerDay = '2026-08-21T23:00:00Z'

/** Half-hourly levels of so many hours: the height is a tenth of the hours that have passed. */
const rising = (hours: number, everyMinutes = 30): Levels => ({
  everyMinutes,
  heightsInMetres: Array.from(
    { length: (hours * 60) / everyMinutes + 1 },
    (_, index) => (index * everyMinutes) / 600,
  ),
})

const day = (changes: Partial<TideDay> = {}): TideDay => ({
  date: '2026-08-22',
  tides: [tideAt(summerDay, 2, 0.2), tideAt(summerDay, 14, 1.4)],
  levels: rising(24),
  ...changes,
})

/** Half-hourly levels of a day with one height at 10:00, away from its tides. */
const levelsWith = (heightInMetres: number): Levels => ({
  ...rising(24),
  heightsInMetres: rising(24).heightsInMetres.map((height, index) =>
    index === 20 ? heightInMetres : height,
  ),
})

const isNear = (actual: number, expected: number) => Math.abs(actual - expected) < 1e-9

test('Levels: a level is read on the straight line between two, from 00:00 at the camp to 24:00', () => {
  const at = (hours: number) => levelAt(day(), Date.parse(summerDay) + hours * hour)
  for (const hours of [0, 0.5, 0.75, 13.1, 23.99, 24]) assert.ok(isNear(at(hours), hours / 10), String(hours))
  for (const hours of [-0.01, 24.01, -24, 1e9]) assert.ok(isNaN(at(hours)), String(hours))
  const [first, second] = [1.2, -0.4]
  const two = day({ levels: { everyMinutes: 60, heightsInMetres: [first, second] } })
  assert.ok(isNear(levelAt(two, Date.parse(summerDay) + hour / 4), 0.8))
  assert.ok(
    isNaN(levelAt(two, Date.parse(summerDay) + 1.5 * hour)),
    'nothing is drawn on beyond the last level',
  )
})

test('Levels: the curve is drawn with a tide 0.24 m away from it, and not with one 0.26 m away', () => {
  for (const [height, isDrawn] of [
    [1.4 + 0.24, true],
    [1.4 - 0.24, true],
    [1.4 + 0.26, false],
    [1.4 - 0.26, false],
  ] as const) {
    for (const tides of [
      [tideAt(summerDay, 14, height)],
      [tideAt(summerDay, 2, 0.2), tideAt(summerDay, 14, height), tideAt(summerDay, 20, 2)],
    ]) {
      assert.is(levelCurve(day({ tides })) !== undefined, isDrawn, `${height} of ${tides.length}`)
    }
  }
})

test('Levels: two highs two hours apart are each held against the curve', () => {
  const highs = (second: number) =>
    day({ tides: [tideAt(summerDay, 12, 1.2), tideAt(summerDay, 14, second)] })
  assert.ok(levelCurve(highs(1.45)))
  assert.is(levelCurve(highs(1.1)), undefined)
})

test('Levels: there is no curve without tides, of a tide of another day, and of levels that end early or say nothing', () => {
  assert.ok(levelCurve(day()))
  for (const [what, changes] of Object.entries({
    'no levels': { levels: undefined as unknown as Levels },
    'no tides': { tides: [] },
    'a tide of the next day': { tides: [tideAt(summerDay, 25, 2.5)] },
    'half a day': { levels: rising(12), tides: [tideAt(summerDay, 2, 0.2)] },
    'an hour too few': { levels: rising(23), tides: [tideAt(summerDay, 2, 0.2)] },
    'one level': { levels: { everyMinutes: 30, heightsInMetres: [0.2] }, tides: [tideAt(summerDay, 0, 0.2)] },
    'no heights': { levels: { everyMinutes: 30, heightsInMetres: [] } },
    'no time between': { levels: { ...rising(24), everyMinutes: 0 } },
    'time that runs back': { levels: { ...rising(24), everyMinutes: -30 }, tides: [tideAt(summerDay, 0, 0)] },
    'more than one a minute': { levels: rising(24, 0.5) },
    'a level of 100 m': { levels: levelsWith(100) },
    'a level of 100 m below zero': { levels: levelsWith(-100) },
    'the largest number': { levels: levelsWith(Number.MAX_VALUE) },
  })) {
    assert.is(levelCurve(day(changes)), undefined, what)
  }
  assert.ok(levelCurve(day({ levels: rising(24, 1) })), 'one a minute')
  assert.ok(levelCurve(day({ levels: levelsWith(99) })), 'a level of 99 m')
})

test('Levels: the curve goes from one side of the day to the other, with negative levels as they are', () => {
  const levels = { everyMinutes: 30, heightsInMetres: rising(24).heightsInMetres.map((height) => height - 2) }
  const curve = levelCurve(day({ levels, tides: [tideAt(summerDay, 2, -1.8)] }))!
  assert.is(curve.length, 49)
  assert.equal(curve[0], { x: 0, heightInMetres: -2 })
  assert.is(curve[24]!.x, 50)
  assert.is(curve.at(-1)!.x, 100)
  assert.ok(isNear(curve.at(-1)!.heightInMetres, 0.4))
})

test('Levels: what reaches beyond the day is not drawn, and a day that levels do not divide ends on the line', () => {
  assert.is(levelCurve(day({ levels: rising(26) }))!.length, 49)
  const curve = levelCurve(
    day({ levels: { everyMinutes: 1000, heightsInMetres: [0, 1, 2] }, tides: [tideAt(summerDay, 0, 0)] }),
  )!
  assert.equal(
    curve.map(({ x }) => Math.round(x)),
    [0, 69, 100],
  )
  assert.ok(isNear(curve[2]!.heightInMetres, 1.44))
  const far = { everyMinutes: 1e308, heightsInMetres: [1, 1] }
  assert.is(levelCurve(day({ levels: far, tides: [tideAt(summerDay, 0, 1)] }))!.length, 2)
})

test('Levels: a day of 23 hours and one of 25 are drawn by the clock, and read by real time', () => {
  const spring = { date: '2026-03-29', tides: [tideAt('2026-03-29T00:00:00Z', 2, 0.2)], levels: rising(23) }
  const curve = levelCurve(spring)!
  assert.is(curve.length, 47)
  // 02:00, after 01:00 has been skipped.
  assert.equal(curve[2], { x: percent(2), heightInMetres: 0.1 })
  assert.ok(isNear(curve.at(-1)!.heightInMetres, 2.3))
  assert.is(levelCurve({ ...spring, levels: rising(22) }), undefined)

  const autumn = { date: '2026-10-25', tides: [tideAt('2026-10-24T23:00:00Z', 2, 0.2)], levels: rising(25) }
  const long = levelCurve(autumn)!
  assert.is(long.length, 49, 'the doubled hour is drawn once')
  assert.equal(
    long.map(({ x }) => x),
    [...long].map(({ x }) => x).sort((a, b) => a - b),
  )
  assert.ok(isNear(long.at(-1)!.heightInMetres, 2.5))
  assert.ok(
    isNear(levelAt(autumn, Date.parse('2026-10-25T01:30:00Z')), 0.25),
    'half past one, the second time',
  )
  assert.is(levelCurve({ ...autumn, levels: rising(24) }), undefined)
})

const percent = (hours: number) => hours / 0.24

test('Levels: a height is said to a tenth of a metre, and never as less than nothing', () => {
  assert.is(levelText(1.24), '1.2 m')
  assert.is(levelText(1.15), '1.2 m')
  assert.is(levelText(1), '1.0 m')
  assert.is(levelText(-0.04), '0.0 m')
  assert.is(levelText(-0.26), '-0.3 m')
})

test('Levels: four heights of the day say in words what the curve shows', () => {
  assert.is(levelsInWords(day()), '0.0 m at 00:00, 0.6 m at 06:00, 1.2 m at 12:00, 1.8 m at 18:00')
})

test.run()
