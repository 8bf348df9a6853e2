import { assert, test } from '#test'
import { msPerHour } from '../../../src/lib/durations'
import { levelAt, levelCurve, levelsInWords, levelText } from '../../../src/lib/levels'
import type { Levels, Tide, TideDay } from '../../../src/schemas'
import { atCamp } from '../../support/camp-clock'

/** The instants at which days of 24, 23 and 25 hours begin. */
const summerDay = atCamp('2026-08-22T00:00')
const springDay = atCamp('2026-03-29T00:00')
const autumnDay = atCamp('2026-10-25T00:00')

/** Returns a tide the given number of hours after the start of a day. */
const tideAt = (hours: number, heightInMetres: number, start = summerDay): Tide => ({
  type: 'High',
  time: '',
  heightInMetres,
  instant: new Date(Date.parse(start) + hours * msPerHour).toJSON(),
})

/** Returns levels that rise by 0.1 m an hour. */
const rising = (hours: number, everyMinutes = 30): Levels => ({
  everyMinutes,
  heightsInMetres: Array.from(
    { length: (hours * 60) / everyMinutes + 1 },
    (_, index) => (index * everyMinutes) / 600,
  ),
})

/** Returns half-hourly levels for a day, with a given height at 10:00, far from the tides. */
const levelsWith = (heightInMetres: number): Levels => ({
  ...rising(24),
  heightsInMetres: rising(24).heightsInMetres.with(20, heightInMetres),
})

const day = (changes: Partial<TideDay> = {}): TideDay => ({
  date: '2026-08-22',
  tides: [tideAt(2, 0.2), tideAt(14, 1.4)],
  levels: rising(24),
  ...changes,
})
const spring = (hours: number) =>
  day({ date: '2026-03-29', tides: [tideAt(2, 0.2, springDay)], levels: rising(hours) })
const autumn = (hours: number) =>
  day({ date: '2026-10-25', tides: [tideAt(2, 0.2, autumnDay)], levels: rising(hours) })

const isNear = (actual: number, expected: number) => Math.abs(actual - expected) < 1e-9

test('levels: are interpolated within the day, unknown outside it', () => {
  const at = (hours: number, shown = day()) => levelAt(shown, Date.parse(summerDay) + hours * msPerHour)
  for (const hours of [0, 0.5, 0.75, 13.1, 23.99, 24]) assert.ok(isNear(at(hours), hours / 10), String(hours))
  for (const hours of [-0.01, 24.01, -24, 1e9]) assert.ok(isNaN(at(hours)), String(hours))
  const two = day({ levels: { everyMinutes: 60, heightsInMetres: [1.2, -0.4] } })
  assert.ok(isNear(at(0.25, two), 0.8))
  assert.ok(isNaN(at(1.5, two)), 'beyond the last level')
  const afterRepeatedHour = Date.parse(autumnDay) + 4.5 * msPerHour
  assert.ok(isNear(levelAt(autumn(25), afterRepeatedHour), 0.45))
})

test('levels: have a curve only if they fit the day and its tides', () => {
  const fits: Record<string, Partial<TideDay>> = {
    'tides on the curve': {},
    'a tide 0.25 m above': { tides: [tideAt(10, 1.25)] },
    'a tide 0.24 m below': { tides: [tideAt(2, 0.2), tideAt(14, 1.16), tideAt(20, 2)] },
    'a tide of 0.55 m over a level of 0.3 m': { tides: [tideAt(3, 0.55)] },
    'highs two hours apart': { tides: [tideAt(12, 1.2), tideAt(14, 1.45)] },
    'one level a minute': { levels: rising(24, 1) },
    'a level of 99 m': { levels: levelsWith(99) },
  }
  const misfits: Record<string, Partial<TideDay>> = {
    'a tide 0.26 m above': { tides: [tideAt(14, 1.66)] },
    'a tide 0.26 m below': { tides: [tideAt(2, 0.2), tideAt(14, 1.14), tideAt(20, 2)] },
    'one of two highs off the curve': { tides: [tideAt(12, 1.2), tideAt(14, 1.1)] },
    'no levels': { levels: undefined as unknown as Levels },
    'no tides': { tides: [] },
    'a tide of the next day': { tides: [tideAt(25, 2.5)] },
    'levels for 23 of 24 hours': { levels: rising(23), tides: [tideAt(2, 0.2)] },
    'one level': { levels: { everyMinutes: 30, heightsInMetres: [0] }, tides: [tideAt(0, 0)] },
    'no heights': { levels: { everyMinutes: 30, heightsInMetres: [] } },
    'an interval of zero': { levels: { ...rising(24), everyMinutes: 0 } },
    'a negative interval': { levels: { ...rising(24), everyMinutes: -30 }, tides: [tideAt(0, 0)] },
    'more than one level a minute': { levels: rising(24, 0.5) },
    'a level of 100 m': { levels: levelsWith(100) },
    'a level of -100 m': { levels: levelsWith(-100) },
    'the largest number': { levels: levelsWith(Number.MAX_VALUE) },
  }
  for (const [what, changes] of Object.entries(fits)) assert.ok(levelCurve(day(changes)), what)
  for (const [what, changes] of Object.entries(misfits)) assert.is(levelCurve(day(changes)), undefined, what)
  assert.is(levelCurve(spring(22)), undefined, 'levels for 22 of 23 hours')
  assert.is(levelCurve(autumn(24)), undefined, 'levels for 24 of 25 hours')
})

test('levels: the curve spans the day in clock time', () => {
  const heightsInMetres = rising(24).heightsInMetres.map((height) => height - 2)
  const negative = day({ levels: { everyMinutes: 30, heightsInMetres }, tides: [tideAt(2, -1.8)] })
  for (const [what, shown, count, end] of [
    ['negative levels', negative, 49, 0.4],
    ['levels beyond the day', day({ levels: rising(26) }), 49, 2.4],
    ['a day of 23 hours', spring(23), 47, 2.3],
    ['a day of 25 hours, whose repeated hour is drawn once', autumn(25), 49, 2.5],
  ] as const) {
    const curve = levelCurve(shown)!
    const xs = curve.map(({ x }) => x)
    assert.is(curve.length, count, what)
    assert.is(xs[0], 0)
    assert.is(xs.at(-1), 100)
    assert.equal(
      xs,
      xs.toSorted((a, b) => a - b),
      what,
    )
    assert.ok(isNear(curve.at(-1)!.heightInMetres, end), what)
  }
  // Three hours after midnight it is 04:00, because an hour was skipped.
  assert.equal(levelCurve(spring(23))![6], { x: (4 / 24) * 100, heightInMetres: 0.3 })
})

test('levels: accept an interval that does not divide a day', () => {
  const curveOf = (everyMinutes: number, ...heightsInMetres: number[]) =>
    levelCurve(day({ levels: { everyMinutes, heightsInMetres }, tides: [tideAt(0, heightsInMetres[0]!)] }))!
  const curve = curveOf(1000, 0, 1, 2)
  assert.is(curve.map(({ x }) => Math.round(x)).join(), '0,69,100')
  assert.ok(isNear(curve[2]!.heightInMetres, 1.44))
  assert.is(curveOf(1e308, 1, 1).length, 2)
})

test('levels: are rounded to 0.1 m, without -0', () => {
  for (const [height, text] of [
    [1.24, '1.2 m'],
    [1.25, '1.3 m'],
    [1, '1.0 m'],
    [-0.04, '0.0 m'],
    [-0.26, '−0.3 m'],
  ] as const) {
    assert.is(levelText(height), text)
  }
  for (const date of ['2026-08-22', '2026-08-22T00:00:00+01:00'])
    assert.is(levelsInWords(day({ date })), '0.0 m at 00:00, 0.6 m at 06:00, 1.2 m at 12:00, 1.8 m at 18:00')
})
