import { assert, test } from '#test'
import { reportOn, type Outcome } from '../../../../../tools/data/check/data-report'
import { inspectFile } from '../../../../../tools/data/check/inspect-file'
import type { Finding, Warning, WarningKind } from '../../../../../tools/data/check/warnings'
import { addDays } from '../../../../../src/lib/camp-time'
import { tide } from '../../../../support/files'

const error = { path: 'dates[0].date', value: '"x"', reason: 'Invalid DateTime.', hint: 'write a date' }
const warning: Warning = { ...error, kind: 'invalid-time', reason: 'invalid time' }
const missing: Outcome = { status: 'missing' }
const unreadable: Outcome = { status: 'unreadable', reason: 'no answer' }
const read = (errors: Finding[], warnings: Warning[] = []): Outcome => ({ status: 'read', errors, warnings })

const linesOf = (outcome: Outcome) => reportOn([['tides', outcome]]).lines

test('report: a verdict, then errors, then warnings', () => {
  assert.equal(linesOf(read([error], [warning])), [
    'tides.json: invalid, 1 error, 1 warning',
    'tides.json: error: dates[0].date: Invalid DateTime ("x"); write a date',
    'tides.json: warning: dates[0].date: invalid time ("x"); write a date',
  ])
  assert.equal(linesOf(read([], [warning])).slice(0, 1), ['tides.json: good, 1 warning'])
  assert.equal(linesOf(read([{ ...error, path: '', value: 'missing' }])).slice(1), [
    'tides.json: error: missing; write a date',
  ])
})

test('report: missing, unreadable, or ending too soon', () => {
  assert.match(linesOf(missing)[0] ?? '', /^tides\.json: error: not found; /)
  assert.equal(linesOf(unreadable), ['tides.json: cannot be read (no answer)'])
  assert.equal(linesOf({ status: 'read', errors: [], warnings: [], endsTooSoon: 'it has no tide' }), [
    'tides.json: good',
    'tides.json: error: ends too soon (it has no tide); publish newer data',
  ])
})

test('report: warnings of a kind share a line with three paths', () => {
  const at = (path: string): Warning => ({ ...warning, path })
  const other: Warning = { ...warning, kind: 'weather-code' }
  assert.equal(linesOf(read([], [at('a'), other, at('b'), at('c'), at('d')])).slice(1), [
    'tides.json: warning: a: invalid time ("x"); write a date (4 in all; also b, c)',
    'tides.json: warning: dates[0].date: invalid time ("x"); write a date',
  ])
})

test('report: errors are gathered by key and reason', () => {
  const at = (path: string, reason = 'not a number'): Finding => ({ ...error, path, reason })
  assert.is(linesOf(read([at('a[0].b[1]'), at('a[1].b[0]')])).length, 2)
  assert.is(linesOf(read([at('a[0].b'), at('a[0].c'), at('a[0].c', 'not a string')])).length, 4)
})

test('report: at most 20 lines a file', () => {
  const warnings = (count: number) =>
    Array.from({ length: count }, (_, index): Warning => ({
      ...warning,
      kind: `kind ${index}` as WarningKind,
    }))
  assert.match(linesOf(read([], warnings(19)))[19] ?? '', 'invalid time')
  const lines = linesOf(read([], warnings(25)))
  assert.is(lines.length, 20)
  assert.is(lines.at(-1), 'tides.json: 7 more kinds of errors or warnings')
})

test('report: a year of wrong heights is a few lines', () => {
  const dates = Array.from({ length: 365 }, (_, day) => ({
    date: addDays('2026-08-22', day),
    tides: [
      { ...tide('High', `${addDays('2026-08-22', day)}T09:00+01:00`), heightInMetres: `${day / 100}m` },
    ],
  }))
  const bytes = new TextEncoder().encode(JSON.stringify({ dates }))
  const camp = { eventColours: {}, position: { latitude: 50.64, longitude: -1.94 } }
  const inspection = inspectFile('tides', bytes, Date.parse('2026-08-22T18:00:00Z'), camp)
  assert.is(inspection.errors.length, 365)
  assert.ok(linesOf({ status: 'read', ...inspection }).length < 10)
})

const exitCodes: [what: string, outcomes: Outcome[], exitCode: number, strict?: boolean][] = [
  ['good', [read([])], 0],
  ['warnings', [read([], [warning])], 0],
  ['warnings with --strict', [read([], [warning])], 1, true],
  ['good with --strict', [read([])], 0, true],
  ['an error', [read([]), read([error]), unreadable], 1],
  ['a missing file', [read([]), missing, unreadable], 1],
  ['an unreadable file', [read([]), unreadable], 2],
  ['data that end too soon', [{ status: 'read', errors: [], warnings: [], endsTooSoon: 'soon' }], 1],
]

for (const [what, outcomes, exitCode, strict] of exitCodes) {
  test(`report: exit code of ${what}`, () => {
    const named = outcomes.map((outcome): ['tides', Outcome] => ['tides', outcome])
    assert.is(reportOn(named, { strict }).exitCode, exitCode)
  })
}
