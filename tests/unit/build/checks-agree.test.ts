import * as Format from 'typebox/format'
import { Check } from 'typebox/value'
import { checks } from 'strandline:checks'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sampleFile } from '../../../build/sample-camp'
import { isCalendarDate, isInstant } from '../../../src/lib/iso-date'
import { schemas, type DatasetName } from '../../../src/schemas'
import { campFiles } from '../../support/files'
import { bend, shorten, strangers } from './mutate'

Format.Set('calendar-date', isCalendarDate)
Format.Set('instant', isInstant)

const names = Object.keys(schemas) as DatasetName[]
const mutationsPerFile = 2000

const expectAgreement = (name: DatasetName, file: unknown, what: string): boolean => {
  const problem = checks[name](file)
  const isRight = Check(schemas[name], file)
  assert.is(problem === undefined, isRight, `${name}, ${what}: the compiled check says "${problem}"`)
  return isRight
}

for (const name of names) {
  test(`D checks: compiled and TypeBox's own checks agree on ${mutationsPerFile} mutations of ${name}.json`, () => {
    const originals = [
      sampleFile(name, Date.UTC(2026, 7, 22, 18)),
      { ...campFiles('2026-08-22')[name], year: 2026 },
    ].map(shorten)
    let rightCount = 0
    for (const { file, what } of bend(originals, mutationsPerFile, name.length)) {
      if (expectAgreement(name, file, what)) rightCount++
    }
    assert.ok(rightCount > 50 && rightCount < mutationsPerFile - 500, `${rightCount} are right`)
  })
}

test('D checks: they agree that a whole file of a wrong kind is wrong', () => {
  for (const name of names) {
    for (const file of strangers) assert.is(expectAgreement(name, file, JSON.stringify(file)), false)
  }
})

test('D checks: each file passes its own check and no other', () => {
  const files = campFiles('2026-08-22')
  for (const name of names) {
    for (const other of names) assert.is(expectAgreement(other, files[name], name), other === name)
  }
})

test.run()
