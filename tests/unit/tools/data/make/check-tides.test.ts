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

const rejected: [tides: string, problem: RegExp][] = [
  ['03:10 Low 0.6, 03:10 Low 0.6, 09:00 High 2', /^#1: the same time as #0 \(2026-01-10 03:10\)/],
  ['03:10 Low 0.6, 04:09 High 1.9, 09:00 Low 1', /^#1: less than an hour after #0/],
  ['03:10 High 1.6, 09:10 High 1.9', /^a\.csv: every tide is High \(2\)/],
  ['03:10 Low 0.6, 09:10 Low 0.9, 15:00 Low 1', /^a\.csv: every tide is Low \(3\)/],
  [
    '03:10 Low 1.9, 09:10 High 1.5, 15:10 Low 2',
    /^#1: High of 1\.5 m between Lows of 1\.9 m and 2 m; swap High and Low/,
  ],
  ['03:10 High 0.6, 09:10 Low 1.9, 15:10 High 0.7', /^#1: Low of 1\.9 m/],
]

test('check tides: rejects tides that no coast has', () => {
  for (const [tides, problem] of rejected) assert.match(problems(...tides.split(', ')), problem, tides)
})

const accepted = [
  '03:10 High 1.6',
  // Exactly an hour apart.
  '03:10 Low 0.6, 04:10 High 1.9',
  '03:10 Low 0.6, 09:10 Low 0.7, 15:10 High 1.9',
  '03:10 Low 1.5, 09:10 High 1.5, 15:10 Low 1.5',
  // 0.3 m below the Lows.
  '03:10 Low 1.5, 09:10 High 1.2, 15:10 Low 1.5',
  '03:10 Low 2.5, 09:10 High 1.2, 15:10 Low 0.5',
  '03:10 Low 1.5, 09:10 High 0.2, 15:10 High 2.5',
  '03:10 High 2.5, 09:10 High 0.2, 15:10 Low 0.9',
]

test('check tides: accepts double high waters', () => {
  assert.is(problems(), '')
  for (const tides of accepted) assert.is(problems(...tides.split(', ')), '', tides)
})
