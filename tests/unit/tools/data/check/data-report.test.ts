import { assert, test } from '#test'
import { reportOn, endsTooSoonKind, type Outcome } from '../../../../../tools/data/check/data-report'
import type { Finding } from '../../../../../tools/data/check/warnings'

const error = {
  kind: 'date',
  path: 'dates[0].date',
  value: '"x"',
  reason: 'Invalid DateTime.',
  hint: 'write a date',
}
const warning: Finding = { ...error, kind: 'invalid-time', reason: 'invalid time' }
const missing: Outcome = { problem: 'error: not found; publish it', exitCode: 1 }
const unreadable: Outcome = { problem: 'cannot be read (no answer)', exitCode: 2 }
const read = (errors: Finding[], warnings: Finding[] = []): Outcome => ({ errors, warnings })

const linesOf = (outcome: Outcome) => reportOn([['tides', outcome]]).lines

test('report: says if a file is missing, unreadable or ends too soon', () => {
  assert.equal(linesOf(missing), ['tides.json: error: not found; publish it'])
  assert.equal(linesOf(unreadable), ['tides.json: cannot be read (no answer)'])
  assert.is(linesOf(read([{ ...error, kind: endsTooSoonKind }]))[0], 'tides.json: ends too soon, 1 error')
})

test('report: files that share a problem share a line', () => {
  const { lines } = reportOn([
    ['weather', missing],
    ['tides', unreadable],
    ['calendar', { ...unreadable, problem: 'cannot be read (empty answer)' }],
    ['locations', unreadable],
  ])
  assert.equal(lines, [
    'weather.json: error: not found; publish it',
    'tides.json, locations.json: cannot be read (no answer)',
    'calendar.json: cannot be read (empty answer)',
  ])
})

test('report: has at most 20 lines per file', () => {
  const warnings = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...warning, kind: `kind ${index}` }))
  assert.match(linesOf(read([], warnings(19)))[19] ?? '', 'invalid time')
  const lines = linesOf(read([], warnings(25)))
  assert.equal([lines.length, lines.at(-1)], [20, 'tides.json: 7 more kinds of errors or warnings'])
})

const exitCodes: [what: string, outcomes: Outcome[], exitCode: number][] = [
  ['an error', [read([]), read([error]), unreadable], 1],
  ['a missing file', [read([]), missing, unreadable], 1],
  ['an unreadable file', [read([]), unreadable], 2],
]

test('report: exit code is 1 for bad files, else 2 for unreadable', () => {
  for (const [what, outcomes, exitCode] of exitCodes) {
    const named = outcomes.map((outcome): ['tides', Outcome] => ['tides', outcome])
    assert.is(reportOn(named).exitCode, exitCode, what)
  }
})
