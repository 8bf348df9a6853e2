import * as Format from 'typebox/format'
import { Check } from 'typebox/value'
import { checks } from 'strandline:checks'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { httpsUrl, shortText } from '../../../src/lib/check'
import { isCalendarDate, isInstant } from '../../../src/lib/iso-date'
import { schemas, type DatasetName } from '../../../src/schemas'
import { takeErrors } from '../../support/dom'
import { campFiles } from '../../support/files'
import { anyFile } from './mutate'
import { fuzz } from '../../support/fuzz'

Format.Set('calendar-date', isCalendarDate)
Format.Set('instant', isInstant)
Format.Set('short-text', (value) => !shortText(value))
Format.Set('https-url', (value) => !httpsUrl(value))

const names = Object.keys(schemas) as DatasetName[]

/** Whether a file is right, once both checks say the same. */
const verdict = (name: DatasetName, file: unknown): boolean => {
  const original = JSON.stringify(file)
  const wasRight = Check(schemas[name], file)
  const problem = checks[name](file)
  // What is optional and does not fit has been left out; a file that was right stays as it was.
  const isRight = Check(schemas[name], file)
  assert.is(problem === undefined, isRight, `${name}: the compiled check says "${problem}"`)
  if (wasRight) assert.is(JSON.stringify(file), original)
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
      for (const line of takeErrors()) assert.match(line, /^Left out: [^\s:]+: \S/)
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
