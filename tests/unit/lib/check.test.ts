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
  type Check,
} from '../../../src/lib/check'
import { takeErrors } from '../../support/dom'

const names = array(string)

const kinds: { check: Check; reason: string; accepted: unknown[]; refused: unknown[] }[] = [
  {
    check: string,
    reason: 'not a string',
    accepted: ['', 'a'],
    refused: [0, null, undefined, [], {}, true],
  },
  {
    check: number,
    reason: 'not a number',
    accepted: [0, -0, -3, 1e-9, 1e9],
    refused: ['1.1m', '1.1', NaN, Infinity, -Infinity, null, undefined, true, [1]],
  },
  {
    check: oneOf('Low', 'High'),
    reason: 'not one of Low,High',
    accepted: ['Low', 'High'],
    refused: ['Mid', 'low', ['Low'], undefined],
  },
  {
    check: calendarDate,
    reason: 'Invalid DateTime.',
    accepted: ['2026-08-22'],
    refused: ['2026-02-30', 1, undefined],
  },
  {
    check: instant,
    reason: 'Invalid DateTime.',
    accepted: ['2026-08-22T02:10Z'],
    refused: ['2026-08-22', undefined],
  },
  {
    // Characters, however many units they are.
    check: shortText,
    reason: 'not a text of 1 to 280 characters',
    accepted: ['a', ' a ', 'a\nb', '😀'.repeat(280)],
    refused: ['', ' ', '\n\n', 'a'.repeat(281), '😀'.repeat(281), 5, null, ['a']],
  },
  {
    check: httpsUrl,
    reason: 'not an https: address',
    accepted: ['https://camp.example/gate'],
    refused: ['http://camp.example', 'javascript:alert(1)', ' https://a.b', 'https://', 'https:///a', 5],
  },
  {
    check: names,
    reason: 'not a list',
    accepted: [[], ['a']],
    refused: [{}, { length: 0 }, 'text', null, undefined, 0],
  },
  {
    check: object({ name: string }),
    reason: 'not an object',
    accepted: [{ name: '' }, { name: '', other: 1 }],
    refused: [null, undefined, [], 'text', 0, true],
  },
]

test('check: each kind names the path of what does not fit', () => {
  for (const { check, reason, accepted, refused } of kinds) {
    for (const value of accepted) assert.is(check(value, 'key'), undefined, String(value))
    for (const value of refused) assert.is(check(value, 'key'), `key: ${reason}`, String(value))
  }
})

test('check: the first complaint has the whole path', () => {
  const file = object({ days: array(object({ date: calendarDate, names })) })
  assert.is(file({ days: [] }), undefined)
  assert.is(file(null), 'file: not an object')
  assert.is(file({}), 'days: not a list')
  const good = { date: '2026-08-22', names: ['a'] }
  assert.is(file({ days: [good, { date: 1, names: [1] }, 'x'] }), 'days[1].date: Invalid DateTime.')
  assert.is(file({ days: [{ ...good, names: ['a', 1] }] }), 'days[0].names[1]: not a string')
  assert.is(file({ days: [null] }), 'days[0]: not an object')
})

test('check: a prototype gives no key', () => {
  assert.is(object({ toString: string })({}), 'toString: not a string')
  const list = object({ names })
  assert.is(list(JSON.parse('{"names":[],"__proto__":{"names":1}}')), undefined)
  assert.is(list(JSON.parse('{"__proto__":{"names":[]}}')), 'names: not a list')
})

test('optional keys: what does not fit is left out', () => {
  const check = object({ list: array(object({}, { height: number, name: string })) })
  const value = { list: [{ height: 0, name: 'a' }, {}, { height: '1', name: 'b' }, { height: undefined }] }
  assert.is(check(value), undefined)
  assert.equal(value, { list: [{ height: 0, name: 'a' }, {}, { name: 'b' }, {}] })
  assert.equal(takeErrors(), [
    'Left out: list[2].height: not a number',
    'Left out: list[3].height: not a number',
  ])
})

test('optional keys: what lacks a required key is left out whole', () => {
  const value = { notice: { from: 'now' } }
  assert.is(object({}, { notice: object({ until: instant }, { from: instant }) })(value), undefined)
  assert.equal(value, {})
  assert.equal(takeErrors(), ['Left out: notice.until: Invalid DateTime.'])
})
