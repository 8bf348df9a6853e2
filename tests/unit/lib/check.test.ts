import { test } from 'uvu'
import * as assert from 'uvu/assert'
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
} from '../../../src/lib/check'
import { takeErrors } from '../../support/dom'

const tides = object({
  dates: array(
    object({
      date: calendarDate,
      tides: array(object({ type: oneOf('Low', 'High'), heightInMetres: number, instant })),
    }),
  ),
})

const file = (tide: object) => ({
  dates: [
    { date: '2026-08-21', tides: [] },
    {
      date: '2026-08-22',
      tides: [{ type: 'Low', heightInMetres: 0.6, instant: '2026-08-22T02:10Z', ...tide }],
    },
  ],
})

test('A value of the right shape has no complaint', () => {
  assert.is(tides(file({})), undefined)
  assert.is(tides({ dates: [] }), undefined)
})

test('A bad date or instant is reported as Invalid DateTime., with its place', () => {
  assert.is(tides(file({ instant: '2026-08-22' })), 'dates[1].tides[0].instant: Invalid DateTime.')
  assert.is(tides({ dates: [{ date: '2026-02-30', tides: [] }] }), 'dates[0].date: Invalid DateTime.')
})

test('A type that is neither Low nor High is reported with the options', () => {
  assert.is(tides(file({ type: 'Mid' })), 'dates[1].tides[0].type: not one of Low,High')
  assert.is(tides(file({ type: 'low' })), 'dates[1].tides[0].type: not one of Low,High')
  assert.is(tides(file({ type: ['Low'] })), 'dates[1].tides[0].type: not one of Low,High')
})

test('Date forms: numbers are finite numbers, not texts of them', () => {
  for (const value of ['1.1m', '1.1', NaN, Infinity, -Infinity, null, undefined, true, [1]]) {
    assert.is(
      tides(file({ heightInMetres: value })),
      'dates[1].tides[0].heightInMetres: not a number',
      String(value),
    )
  }
  for (const value of [0, -0, -3, 1e-9, 1e9]) assert.is(tides(file({ heightInMetres: value })), undefined)
})

test('A text is a string, also an empty one, and nothing else', () => {
  assert.is(string('', 'name'), undefined)
  for (const value of [0, null, undefined, [], {}, true]) {
    assert.is(string(value, 'name'), 'name: not a string', String(value))
  }
})

test('Optional keys: one that is missing or fits stays as it is, without a word', () => {
  const check = object({ name: string }, { height: number })
  for (const value of [{ name: 'a' }, { name: 'a', height: 0 }]) {
    const before = structuredClone(value)
    assert.is(check(value), undefined)
    assert.equal(value, before)
  }
  assert.equal(takeErrors(), [])
})

test('Optional keys: one that does not fit is left out with a line on the console, and costs nothing else', () => {
  const check = object({ list: array(object({}, { height: number, name: string })) })
  const value = { list: [{ height: '1', name: 'a' }, { height: null }, { height: undefined, name: 'b' }] }
  assert.is(check(value), undefined)
  assert.equal(value, { list: [{ name: 'a' }, {}, { name: 'b' }] })
  assert.equal(takeErrors(), [
    'Left out: list[0].height: not a number',
    'Left out: list[1].height: not a number',
    'Left out: list[2].height: not a number',
  ])
})

test('Optional keys: what is required within one and missing costs the whole key', () => {
  const value = { notice: { from: 'now' } }
  assert.is(object({}, { notice: object({ until: instant }, { from: instant }) })(value), undefined)
  assert.equal(value, {})
  assert.equal(takeErrors(), ['Left out: notice.until: Invalid DateTime.'])
})

test('A short text has 1 to 280 characters, however many units they are, and something to read', () => {
  for (const value of ['a', ' a ', 'a\nb', '😀'.repeat(280)]) assert.is(shortText(value, 'text'), undefined)
  for (const value of ['', ' ', '\n\n', 'a'.repeat(281), '😀'.repeat(281), 5, null, ['a']]) {
    assert.is(shortText(value, 'text'), 'text: not a text of 1 to 280 characters', String(value))
  }
})

test('An address is https:, and nothing that a browser would run', () => {
  assert.is(httpsUrl('https://camp.example/gate', 'url'), undefined)
  for (const value of [
    'http://camp.example',
    'javascript:alert(1)',
    ' https://a.b',
    'https://',
    'https:///a',
    5,
  ]) {
    assert.is(httpsUrl(value, 'url'), 'url: not an https: address', String(value))
  }
})

test('A list is a list, not something like one', () => {
  for (const value of [{}, { length: 0 }, 'text', null, undefined, 0]) {
    assert.is(tides({ dates: value }), 'dates: not a list', String(value))
  }
})

test('An object is neither null, a list nor a plain value', () => {
  for (const value of [null, undefined, [], 'text', 0, true]) {
    assert.is(tides(value), 'file: not an object', String(value))
    assert.is(tides({ dates: [value] }), 'dates[0]: not an object', String(value))
  }
})

test('Every key of the shape is needed, also when the prototype of all objects has one of its name', () => {
  assert.is(tides({}), 'dates: not a list')
  assert.is(object({ name: string })({}), 'name: not a string')
  assert.is(object({ toString: string })({}), 'toString: not a string')
})

test('Date forms: extra keys are accepted, and a __proto__ key has no effect', () => {
  assert.is(tides({ ...file({ source: 'gauge' }), year: 2026 }), undefined)
  assert.is(tides(JSON.parse('{"dates":[],"__proto__":{"dates":1}}')), undefined)
  assert.is(tides(JSON.parse('{"__proto__":{"dates":[]}}')), 'dates: not a list')
  assert.is(({} as { dates?: unknown }).dates, undefined)
})

test('The first of several complaints is reported', () => {
  assert.is(tides({ dates: [{ date: 1, tides: [{}] }, 'x'] }), 'dates[0].date: Invalid DateTime.')
})

test.run()
