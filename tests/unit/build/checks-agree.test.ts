import * as Format from 'typebox/format'
import { Check } from 'typebox/value'
import { checks } from 'strandline:checks'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sampleFile } from '../../../build/sample-camp'
import { isCalendarDate, isInstant } from '../../../src/lib/iso-date'
import { schemas, type DatasetName } from '../../../src/schemas'
import { campFiles } from '../../support/files'
import { readNodes, remove, seeded } from './mutate'

Format.Set('calendar-date', isCalendarDate)
Format.Set('instant', isInstant)

const names = Object.keys(schemas) as DatasetName[]
const mutationsPerFile = 2000

/** Values that are wrong nearly everywhere, or right only in some places. */
const strangers: unknown[] = [
  undefined,
  null,
  true,
  0,
  -1.5,
  NaN,
  Infinity,
  '',
  'Low',
  'low',
  'beach',
  '1.1m',
  '2026-08-22',
  '2026-02-30',
  '2026-08-22T16:40',
  '2026-08-22T16:40Z',
  '2026-08-22T25:40Z',
  [],
  {},
  [null],
  ['Low'],
  { length: 1 },
]

/** The file with lists of three at most, so that mutations hit every place often. */
const shorten = (file: object): object =>
  JSON.parse(JSON.stringify(file), (_key, value: unknown) =>
    Array.isArray(value) ? value.slice(0, 3) : value,
  )

const expectAgreement = (name: DatasetName, file: unknown, what: string): boolean => {
  const problem = checks[name](file)
  const isRight = Check(schemas[name], file)
  assert.is(problem === undefined, isRight, `${name}, ${what}: the compiled check says "${problem}"`)
  return isRight
}

for (const name of names) {
  test(`D checks: compiled and TypeBox's own checks agree on ${mutationsPerFile} mutations of ${name}.json`, () => {
    const random = seeded(name.length)
    const pick = <Item>(items: Item[]) => items[Math.floor(random() * items.length)]!
    const originals = [
      sampleFile(name, Date.UTC(2026, 7, 22, 18)),
      { ...campFiles('2026-08-22')[name], year: 2026 },
    ].map(shorten)
    let rightCount = 0
    for (let index = 0; index < mutationsPerFile; index++) {
      const file: unknown = structuredClone(pick(originals))
      const { parent, key, path } = pick(readNodes(file))
      const change = random()
      if (change < 0.15) remove(parent, key)
      else if (change < 0.25) parent[pick(['extra', 'dates', 'name', 'type'])] = pick(strangers)
      else if (change < 0.4) parent[key] = structuredClone(pick(readNodes(file))).value
      else parent[key] = structuredClone(pick(strangers))
      if (expectAgreement(name, file, `change ${change} at ${path}`)) rightCount++
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
