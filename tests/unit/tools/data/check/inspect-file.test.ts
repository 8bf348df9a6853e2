import * as fc from 'fast-check'
import { checks } from 'strandline:checks'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { inspectFile } from '../../../../../tools/data/check/inspect-file'
import { maximumBytes, requestJson } from '../../../../../src/device/fetch-json'
import { calendarFile } from '../../../../support/files'

const now = Date.parse('2026-08-22T18:00:00Z')
const encode = (text: string) => new TextEncoder().encode(text)
const file = encode(JSON.stringify({ ...calendarFile(), note: 'Zeltplätze ⛺' }))
const eventColours = Object.fromEntries(calendarFile().events.map(({ name }) => [name, 'sky' as const]))
const camp = { eventColours, position: { latitude: 50.64, longitude: -1.94 } }
const inspect = (bytes: Uint8Array) => inspectFile('calendar', bytes, now, camp)

/** True when the app would show the file. */
const appAccepts = async (bytes: Uint8Array): Promise<boolean> => {
  globalThis.fetch = () => Promise.resolve(new Response(new Uint8Array(bytes)))
  try {
    return checks.calendar(await requestJson('https://data.example/calendar.json').json) === undefined
  } catch {
    return false
  }
}

/** What is wrong with the file, which is one thing; the app must refuse it too. */
const refusal = async (bytes: Uint8Array): Promise<string> => {
  assert.is(await appAccepts(bytes), false, 'the app accepts it')
  const { errors, warnings } = inspect(bytes)
  assert.is(errors.length, 1)
  assert.equal(warnings, [])
  const { path, value, reason, remedy } = errors[0]!
  assert.is(path, '')
  return `${value}: ${reason}; ${remedy}`
}

/** What is odd about the file; the app must accept it. */
const oddities = async (bytes: Uint8Array): Promise<string[]> => {
  assert.is(await appAccepts(bytes), true, 'the app refuses it')
  const { errors, warnings } = inspect(bytes)
  assert.equal(errors, [])
  return warnings.filter(({ path }) => path === '').map(({ value, remedy }) => `${value}; ${remedy}`)
}

test('Check-data: a good file is good, and so is one of exactly 1,000,000 bytes', async () => {
  assert.equal(await oddities(file), [])
  const longest = new Uint8Array(maximumBytes).fill(32)
  longest.set(file)
  assert.equal(await oddities(longest), [])
})

test('Check-data: more than 1,000,000 bytes are refused, as the app does', async () => {
  const longer = new Uint8Array(maximumBytes + 1).fill(32)
  longer.set(file)
  assert.match(
    await refusal(longer),
    /^more than 1,000,000 bytes long: the app refuses more than 1 MB; publish/,
  )
})

test('Check-data: a byte order mark is accepted and odd', async () => {
  assert.equal(await oddities(encode(`\ufeff${new TextDecoder().decode(file)}`)), [
    'UTF-8 with a byte order mark; save it as UTF-8 without one',
  ])
})

test('Check-data: a letter of another encoding is accepted and odd', async () => {
  const bytes = file.slice()
  bytes[file.indexOf(0xc3)] = 0xe4
  assert.equal(await oddities(bytes), ['not UTF-8; save it as UTF-8'])
})

test('Check-data: UTF-16 and binary rubbish are no JSON, with what to do about it', async () => {
  const utf16 = Buffer.from(`\ufeff${new TextDecoder().decode(file)}`, 'utf16le')
  assert.match(await refusal(utf16), 'not JSON; save it as text in UTF-8')
  const withoutMark = Buffer.from('{ "locations": [] }', 'utf16le')
  assert.match(await refusal(withoutMark), 'not JSON; save it as text in UTF-8')
  const latin1 = Buffer.from('{ "locations": [ "Café", ] }', 'latin1')
  assert.match(await refusal(latin1), 'not JSON; save it as text in UTF-8')
  const rubbish = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) >> 3)
  assert.match(await refusal(rubbish), 'not JSON; save it as text in UTF-8')
  // eslint-disable-next-line no-control-regex
  assert.not.match(await refusal(rubbish), /[\u0000-\u001f]/)
})

test('Check-data: broken JSON is said to be broken, where that is known', async () => {
  assert.match(await refusal(encode('')), /^empty: not JSON/)
  assert.match(
    await refusal(encode('{ "locations": [\n\n')),
    /^cut off after "\{ \\"locations\\": \[": not JSON/,
  )
  assert.match(
    await refusal(encode('<!doctype html>\n<title>404')),
    /^not what it should be: "<!doctype html>/,
  )
  assert.match(
    await refusal(encode('{\n  "startDate": "2026-08-10"\n  "endDate": 1\n}')),
    /^broken in line 3, column 3: not JSON; .*commas/,
  )
})

/** The file with some of its bytes replaced. */
const bentFile = fc
  .record({ place: fc.nat(file.length - 3), bytes: fc.uint8Array({ minLength: 1, maxLength: 3 }) })
  .map(({ place, bytes }) => {
    const bent = file.slice()
    bent.set(bytes, place)
    return bent
  })

test("Check-data: it agrees with the app's way from bytes to data on 3,000 bent files", async () => {
  let rightCount = 0
  const property = fc.asyncProperty(bentFile, async (bytes) => {
    const isRight = await appAccepts(bytes)
    assert.is(inspect(bytes).errors.length === 0, isRight, new TextDecoder().decode(bytes))
    if (isRight) rightCount++
  })
  await fc.assert(property, { numRuns: 3000, seed: 20_260_822 })
  assert.ok(rightCount > 200 && rightCount < 2500, `${rightCount} are right`)
})

test.run()
