import { assert, test } from '#test'
import { checkTides } from '../../../../../tools/data/make/check-tides'
import type { SourceTide } from '../../../../../tools/data/make/source-tides'
import { problemOf } from '../../../../support/invalid-response'

/** What is wrong with tides such as `07:05 High 1.9`, whose place in the table is their index. */
const problems = (...tides: string[]): string => {
  const read = (text: string, index: number): SourceTide => {
    const [clock = '', type = '', height = ''] = text.split(' ')
    const heightInMetres = Number(height)
    return {
      type: type as SourceTide['type'],
      at: Date.parse(`2026-01-10T${clock}Z`),
      heightInMetres,
      where: `#${index}`,
    }
  }
  return problemOf(() =>
    checkTides({ name: 'a.csv', tides: tides.map(read), isComplete: () => true, leftOut: [] }),
  )
}

const rejected: [what: string, tides: string[], problem: RegExp][] = [
  [
    'doubled',
    ['03:10 Low 0.6', '03:10 Low 0.6', '09:00 High 2'],
    /^#1: the same time as #0 \(2026-01-10 03:10\)/,
  ],
  ['too close', ['03:10 Low 0.6', '04:09 High 1.9', '09:00 Low 1'], /^#1: less than an hour after #0/],
  ['all High', ['03:10 High 1.6', '09:10 High 1.9'], /^a\.csv: every tide is High \(2\)/],
  ['all Low', ['03:10 Low 0.6', '09:10 Low 0.9', '15:00 Low 1'], /^a\.csv: every tide is Low \(3\)/],
  [
    'a High below the Lows around it',
    ['03:10 Low 1.9', '09:10 High 1.5', '15:10 Low 2'],
    /^#1: High of 1\.5 m between Lows of 1\.9 m and 2 m; swap High and Low/,
  ],
  [
    'a Low above the Highs around it',
    ['03:10 High 0.6', '09:10 Low 1.9', '15:10 High 0.7'],
    /^#1: Low of 1\.9 m/,
  ],
]

const accepted: [what: string, tides: string[]][] = [
  ['none', []],
  ['one', ['03:10 High 1.6']],
  ['an hour apart', ['03:10 Low 0.6', '04:10 High 1.9']],
  ['two of a kind that follow each other', ['03:10 Low 0.6', '09:10 Low 0.7', '15:10 High 1.9']],
  ['a High as low as the Lows', ['03:10 Low 1.5', '09:10 High 1.5', '15:10 Low 1.5']],
  ['a High 0.3 m below the Lows', ['03:10 Low 1.5', '09:10 High 1.2', '15:10 Low 1.5']],
  ['a High below one of the Lows', ['03:10 Low 2.5', '09:10 High 1.2', '15:10 Low 0.5']],
  ['a High before a High', ['03:10 Low 1.5', '09:10 High 0.2', '15:10 High 2.5']],
  ['a High after a High', ['03:10 High 2.5', '09:10 High 0.2', '15:10 Low 0.9']],
]

test('check tides: rejects tides that no coast has', () => {
  for (const [what, tides, problem] of rejected) assert.match(problems(...tides), problem, what)
})

test('check tides: accepts double high waters', () => {
  for (const [what, tides] of accepted) assert.is(problems(...tides), '', what)
})
