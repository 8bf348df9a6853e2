import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { array, calendarDate, instant, number, object, oneOf, string } from '../../../src/lib/check'

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
