/** Checks that any response from a source, and any data file, results in a good file or at most a line. */
import path from 'node:path'
import { readFileSync, writeFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { assert, test } from '#test'
import { camp as ownCamp } from '../../../src/camp'
import type { DatasetName } from '../../../src/schemas'
import { checkFiles } from '../../../tools/data/check/check-files'
import { makeFiles } from '../../../tools/data/make/run-makers'
import { tidalEvents } from '../../support/admiralty'
import { datasetNames } from '../../support/app-tables'
import { newFolder } from '../../support/folder'
import { fuzz } from '../../support/fuzz'
import { marineAnswer, openMeteoAnswer } from '../../support/open-meteo'
import { tideStation } from '../../support/tide-station'
import { anyFile, damaged, variantsOf } from './mutate'

const camp = { ...ownCamp, position: { latitude: 50.64, longitude: -1.94 } }
const admiralty = { from: 'admiralty', station: '0123A', permission: true } as const
const answers = {
  'open-meteo.json': openMeteoAnswer('2026-08-19'),
  'open-meteo-marine.json': marineAnswer('2026-08-19'),
  'admiralty.json': tidalEvents('2026-08-18'),
}

/** Makes one file from answers, some of them given as bytes; `constants` is the file of a station's levels. */
async function make(
  folder: string,
  name: DatasetName,
  now: string,
  given: Record<string, Buffer>,
  constants?: string,
) {
  const [outcome] = await makeFiles([name], {
    folder,
    now: Date.parse(now),
    camp,
    sources: {
      weather: { from: 'open-meteo' },
      tides: admiralty,
      ...(constants && { levels: { constants } }),
    },
    download: async (file) =>
      given[file] ?? Buffer.from(JSON.stringify(answers[file as keyof typeof answers])),
    allowEmpty: false,
    admiraltyKey: undefined,
  })
  return outcome!
}

function check(source: string, name: DatasetName, now: string) {
  const options = { source, names: [name], leastDuration: '1h', strict: false, now: Date.parse(now) }
  return checkFiles(options, camp)
}

function assertLines(lines: string[]): void {
  for (const line of lines) {
    assert.not.match(line, 'unexpected error')
    assert.not.match(line, '\n')
    assert.match(line, /^\S.*\S$/)
  }
}

const now = fc.constantFrom('2026-08-19T01:20:00Z', '2026-08-19T12:20:00Z', '2026-08-21T20:40:00Z')

const readers: [answer: keyof typeof answers, name: DatasetName][] = [
  ['open-meteo.json', 'weather'],
  ['open-meteo-marine.json', 'weather'],
  ['admiralty.json', 'tides'],
]

for (const [answer, name] of readers) {
  test(`fuzz: any ${answer} gives a good file or a line`, async () => {
    const folder = newFolder()
    const file = path.join(folder, `${name}.json`)
    await make(folder, name, '2026-08-19T00:00:00Z', {})
    const oldBytes = readFileSync(file)
    const variant = variantsOf(answers[answer])
    const bytes = fc.oneof(
      variant.map((value) => Buffer.from(JSON.stringify(value) ?? '')),
      damaged(variant),
      fc.constantFrom('[', '{"a":', '[['.repeat(50_000)).map((text) => Buffer.from(text)),
    )
    const codes = [0, 0, 0]
    await fuzz({ what: answer, files: 30 }, fc.tuple(bytes, now), async ([given, time]) => {
      writeFileSync(file, oldBytes)
      const { lines, exitCode } = await make(folder, name, time, { [answer]: given })
      codes[exitCode]!++
      assertLines(lines)
      if (exitCode) assert.ok(readFileSync(file).equals(oldBytes), 'the old file stays')
      const checked = await check(folder, name, '2026-08-19T12:20:00Z')
      assertLines(checked.lines)
      assert.is(checked.exitCode, 0, checked.lines.join('\n'))
    })
    assert.ok(codes[0]! > 5, `exit codes: ${codes}`)
    if (answer === 'open-meteo-marine.json') assert.equal(codes.slice(1), [0, 0], 'the forecast is written')
    else assert.ok(codes[1]! > 5, `exit codes: ${codes}`)
  })
}

test('fuzz: any station gives a good file or a line', async () => {
  const folder = newFolder()
  const constants = path.join(folder, 'station.json')
  const variant = variantsOf(tideStation())
  const bytes = fc.oneof(
    variant.map((value) => Buffer.from(JSON.stringify(value) ?? '')),
    damaged(variant),
  )
  const codes = [0, 0, 0]
  await fuzz({ what: 'station.json', files: 60 }, bytes, async (given) => {
    writeFileSync(constants, given)
    const { lines, exitCode } = await make(folder, 'tides', '2026-08-19T00:00:00Z', {}, constants)
    codes[exitCode]!++
    assertLines(lines)
    if (exitCode) return
    const checked = await check(folder, 'tides', '2026-08-19T00:00:00Z')
    assert.is(checked.exitCode, 0, checked.lines.join('\n'))
  })
  assert.ok(codes[0]! > 5 && codes[1]! > 5, `exit codes: ${codes}`)
})

for (const name of datasetNames) {
  test(`fuzz: any bytes as ${name}.json get a verdict`, async () => {
    const folder = newFolder()
    await fuzz({ what: `bytes of ${name}.json`, files: 60 }, damaged(anyFile(name)), async (bytes) => {
      writeFileSync(path.join(folder, `${name}.json`), bytes)
      const { lines, exitCode } = await check(folder, name, '2026-08-22T12:20:00Z')
      assertLines(lines)
      assert.match(lines[0] ?? '', exitCode === 0 ? /: good/ : /: (?:invalid, |ends too soon, |good)/)
      assert.ok(exitCode < 2)
    })
  })
}
