import * as Format from 'typebox/format'
import { Check } from 'typebox/value'
import { checks } from 'strandline:checks'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { isCalendarDate, isInstant } from '../../../src/lib/iso-date'
import { schemas, type DatasetName } from '../../../src/schemas'
import { campFiles } from '../../support/files'
import { anyFile } from './mutate'
import { fuzz } from './run'

Format.Set('calendar-date', isCalendarDate)
Format.Set('instant', isInstant)

const names = Object.keys(schemas) as DatasetName[]

/** Whether a file is right, once both checks say the same. */
const verdict = (name: DatasetName, file: unknown): boolean => {
  const problem = checks[name](file)
  const isRight = Check(schemas[name], file)
  assert.is(problem === undefined, isRight, `${name}: the compiled check says "${problem}"`)
  return isRight
}

for (const name of names) {
  test(`Checks: the compiled check and TypeBox's own agree on every ${name}.json, and a refusal names its place`, async () => {
    let rightCount = 0
    let count = 0
    await fuzz({ what: `checks of ${name}.json`, files: 5000 }, anyFile(name), (file) => {
      count++
      if (verdict(name, file)) rightCount++
      else assert.match(checks[name](file)!, /^(file|[^\s:]+): \S.*$/)
    })
    assert.ok(rightCount > count / 4 && rightCount < count / 1.2, `${rightCount} of ${count} are right`)
  })
}

test('Checks: they agree on what JSON cannot hold', () => {
  for (const name of names) {
    for (const file of [undefined, NaN, Infinity, () => name]) assert.is(verdict(name, file), false)
  }
  const { weather } = campFiles('2026-08-22')
  weather.data[0]!.hours[0]!.temperature = NaN
  assert.is(verdict('weather', weather), false)
})

test('Checks: each file passes its own check and no other', () => {
  const files = campFiles('2026-08-22')
  for (const name of names) {
    for (const other of names) assert.is(verdict(other, files[name]), other === name)
  }
})

test.run()
