import { assert, test } from '#test'
import {
  array,
  calendarDate,
  httpsUrl,
  instant,
  number,
  object,
  oneOf,
  shortText,
  string,
  type Parser,
} from '../../../src/lib/parse'
import { parseProblem } from '../../../tools/parse-problem'
import { takeErrors } from '../../support/dom'

const names = array(string)

const kinds: { parser: Parser; reason: string; accepted: unknown[]; rejected: unknown[] }[] = [
  {
    parser: string,
    reason: 'not a string',
    accepted: ['', 'a'],
    rejected: [0, null, undefined, [], {}, true],
  },
  {
    parser: number,
    reason: 'not a number',
    accepted: [0, -0, -3, 1e-9, 1e9],
    rejected: ['1.1m', '1.1', NaN, Infinity, -Infinity, null, undefined, true, [1]],
  },
  {
    parser: oneOf('Low', 'High'),
    reason: 'not one of Low,High',
    accepted: ['Low', 'High'],
    rejected: ['Mid', 'low', ['Low'], undefined],
  },
  {
    parser: calendarDate,
    reason: 'Invalid DateTime.',
    accepted: ['2026-08-22'],
    rejected: ['2026-02-30', 1, undefined],
  },
  {
    parser: instant,
    reason: 'Invalid DateTime.',
    accepted: ['2026-08-22T02:10Z'],
    rejected: ['2026-08-22', undefined],
  },
  {
    // Counts characters, not UTF-16 code units.
    parser: shortText,
    reason: 'not 1 to 280 characters of text',
    accepted: ['a', ' a ', 'a\nb', '😀'.repeat(280)],
    rejected: ['', ' ', '\n\n', 'a'.repeat(281), '😀'.repeat(281), 5, null, ['a']],
  },
  {
    parser: httpsUrl,
    reason: 'not an https: address',
    accepted: ['https://camp.example/gate'],
    rejected: ['http://camp.example', 'javascript:alert(1)', ' https://a.b', 'https://', 'https:///a', 5],
  },
  {
    parser: names,
    reason: 'not a list',
    accepted: [[], ['a']],
    rejected: [{}, { length: 0 }, 'text', null, undefined, 0],
  },
  {
    parser: object({ name: string }),
    reason: 'not an object',
    accepted: [{ name: '' }, { name: '', other: 1 }],
    rejected: [null, undefined, [], 'text', 0, true],
  },
]

test('parse: each parser rejects invalid values, naming the path', () => {
  for (const { parser, reason, accepted, rejected } of kinds) {
    for (const value of accepted) assert.equal(parser(value, 'key'), value, String(value))
    for (const value of rejected)
      assert.is(parseProblem(parser, value, 'key'), `key: ${reason}`, String(value))
  }
})

test('parse: errors have the full path', () => {
  const file = object({ days: array(object({ date: calendarDate, names })) })
  const good = { date: '2026-08-22', names: ['a'] }
  const cases: [value: unknown, problem: string | undefined][] = [
    [{ days: [] }, undefined],
    [null, 'file: not an object'],
    [{}, 'days: not a list'],
    [{ days: [good, { date: 1, names: [1] }, 'x'] }, 'days[1].date: Invalid DateTime.'],
    [{ days: [{ ...good, names: ['a', 1] }] }, 'days[0].names[1]: not a string'],
    [{ days: [null] }, 'days[0]: not an object'],
  ]
  for (const [value, problem] of cases) assert.is(parseProblem(file, value), problem)
})

test('parse: ignores inherited keys', () => {
  assert.is(parseProblem(object({ toString: string }), {}), 'toString: not a string')
  const list = object({ names })
  assert.is(parseProblem(list, JSON.parse('{"names":[],"__proto__":{"names":1}}')), undefined)
  assert.is(parseProblem(list, JSON.parse('{"__proto__":{"names":[]}}')), 'names: not a list')
})

test('optional keys: drops invalid values without changing the input', () => {
  const parse = object({ list: array(object({}, { height: number, name: string })) })
  const value = { list: [{ height: 0, name: 'a' }, {}, { height: '1', name: 'b' }, { height: undefined }] }
  const before = structuredClone(value)
  assert.equal(parse(value), { list: [{ height: 0, name: 'a' }, {}, { name: 'b' }, {}] })
  assert.equal(value, before)
  assert.equal(takeErrors(), [
    'ignored: list[2].height: not a number',
    'ignored: list[3].height: not a number',
  ])
})

test('optional keys: drops an object without a required key', () => {
  const parse = object({}, { notice: object({ until: instant }, { from: instant }) })
  assert.equal(parse({ notice: { from: 'now' } }), {})
  assert.equal(takeErrors(), ['ignored: notice.until: Invalid DateTime.'])
})
