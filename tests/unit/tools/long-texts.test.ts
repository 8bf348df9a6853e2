/** Texts from outside are checked in linear time: an expression that backtracks would take minutes for a long one. */
import { assert, test } from '#test'
import { campSchemas } from '../../../src/camp-schema'
import { campProblems } from '../../../tools/camp/check-camp'
import { hideCredentials } from '../../../tools/fail'
import { findRepository } from '../../../tools/own-data'
import { readMovedTo } from '../../../tools/camp/app-address'
import { readSettings } from '../../../tools/settings'
import { textFormats } from '../../../tools/text-formats'
import { readWebUrl } from '../../../tools/web-url'
import { inspectFile } from '../../../tools/data/check/inspect-file'
import * as sheetCells from '../../../tools/data/read/sheet-cells'
import { readTideTable } from '../../../tools/data/read/read-tide-table'
import { otherCamp, otherDataSource, otherManifest, otherSources } from '../../support/other-camp'

/** Texts of what the expressions repeat, with beginnings that they accept and ends that they do not. */
const textsOf = (length: number): string[] =>
  ['', 'https://a', '2026-08-22T10:00:00.', '+1'].flatMap((start) =>
    ['1', 'a', 'a.', '.', '/', ' ', '1 ', '-', '(', 'a@', '@', ':', 'http:', '=A', 'é'].flatMap((repeated) =>
      ['', '<x'].map((end) => start + repeated.repeat(length / repeated.length) + end),
    ),
  )

/** The shorter texts come first: with the longer ones, a cubic expression would take an hour. */
const longTexts = [...textsOf(1000), ...textsOf(20_000)]

/**
 * Fails if an action takes more processor time than a limit, three times in a row. For one of the long texts, a linear
 * action takes 4 ms at most, and a quadratic expression 120 ms.
 */
const assertLinear = (what: string, action: (text: string) => unknown, texts = longTexts, limitMs = 60) => {
  for (const text of texts) {
    const isSlow = () => {
      const started = process.cpuUsage()
      try {
        action(text)
      } catch {
        // Most long texts are invalid.
      }
      return process.cpuUsage(started).user / 1000 > limitMs
    }
    if (isSlow() && isSlow() && isSlow())
      assert.unreachable(`${what}: slow for ${JSON.stringify(`${text.slice(0, 30)}…${text.slice(-3)}`)}`)
  }
}

/** Returns every pattern in a JSON Schema, with its path. */
const patternsIn = (schema: unknown, path: string): [path: string, pattern: string | RegExp][] => {
  if (schema instanceof RegExp) return [[path, schema]]
  return typeof schema === 'object' && schema !== null
    ? Object.entries(schema).flatMap(([key, value]) => [
        ...(key === 'pattern' ? [[path, String(value)] as [string, string]] : []),
        ...(key === 'patternProperties'
          ? Object.keys(value as object).map((each): [string, string] => [`${path}.*`, each])
          : []),
        ...patternsIn(value, `${path}.${key}`),
      ])
    : []
}

test('long texts: every pattern of the schemas is linear', () => {
  const patterns = new Map(
    [...patternsIn(campSchemas, 'src/camp.ts'), ...patternsIn(textFormats, 'format')].map(
      ([path, pattern]) => [pattern, path],
    ),
  )
  assert.ok(patterns.size > 8, `${patterns.size} patterns`)
  for (const [pattern, path] of patterns) {
    const expression = typeof pattern === 'string' ? new RegExp(pattern, 'u') : pattern
    assertLinear(path, (text) => expression.test(text))
  }
})

test('long texts: every format of the files is linear', () => {
  for (const [name, { parser }] of Object.entries(textFormats)) assertLinear(name, (text) => parser(text))
})

test('long texts: invalid JSON is described in linear time', () => {
  const camp = { eventColours: {}, position: { latitude: 50, longitude: 0 } }
  assertLinear('check-data', (text) => inspectFile('weather', Buffer.from(`${text} {`), 0, camp))
})

test('long texts: so are lists of places and of events', () => {
  const camp = { eventColours: {}, position: { latitude: 50, longitude: 0 } }
  const place = JSON.stringify({
    name: 'Cove',
    lat: '50.1',
    lng: '0.1',
    googlePlaceId: 'ChIJ1',
    type: 'beach',
  })
  const event = JSON.stringify({ name: 'Camp', startDate: '2026-08-14', endDate: '2026-08-18' })
  const listOf = (item: string) =>
    Array.from({ length: 12_000 }, (_, index) => item.replace('Camp', `Camp ${index}`)).join()
  const limitMs = 2000
  assertLinear(
    'locations',
    (list) => inspectFile('locations', Buffer.from(`{"locations":[${list}]}`), 0, camp),
    [listOf('0'), listOf(place)],
    limitMs,
  )
  const season = '"startDate":"2026-08-01","endDate":"2026-08-31"'
  assertLinear(
    'events',
    (list) => inspectFile('calendar', Buffer.from(`{${season},"events":[${list}]}`), 0, camp),
    [listOf(event)],
    limitMs,
  )
})

test('long texts: settings are checked in linear time', () => {
  const given = { DATA_OWNER: 'a', DATA_REPO: 'b', BUILD_ID: '0123456' }
  assertLinear('BASE_PATH', (BASE_PATH) => readSettings({ ...given, BASE_PATH }))
  assertLinear('DATA_HOST', (DATA_HOST) => readSettings({ ...given, DATA_HOST }))
  assertLinear('DATA_OWNER', (DATA_OWNER) => readSettings({ ...given, DATA_OWNER }))
  assertLinear('MOVED_TO', (MOVED_TO) => readMovedTo({ MOVED_TO }))
  assertLinear('GITHUB_REPOSITORY', (GITHUB_REPOSITORY) => findRepository({ GITHUB_REPOSITORY }))
  assertLinear('web URL', readWebUrl)
  assertLinear('events', (events) =>
    campProblems({
      camp: otherCamp,
      manifest: otherManifest,
      dataSource: otherDataSource,
      sources: { ...otherSources, calendar: { from: 'csv', events } },
    }),
  )
  assertLinear('credentials', hideCredentials)
})

test('long texts: cells of sheets are read in linear time', () => {
  const { text, date, time, link, placeId, latitude } = sheetCells
  const columns = { text, date, time, link, placeId, latitude }
  for (const [name, { read }] of Object.entries(columns)) assertLinear(name, read)
  const table = (text: string) => readTideTable({ name: 'tides.csv', bytes: Buffer.from(text) })
  assertLinear('heading', (cell) => table(`Date,Time,${cell},Height ${cell}\n22/08/2026,10:00,High,1.8\n`))
  assertLinear('tide', (cell) => table(`${cell},${cell},${cell},${cell}\n`))
  const titled = (title: string) => table(`${title}\nDate,Time,Type,Height (m)`)
  const words = ['BST ', 'summer ', 'plus 1 hour ', 'not '].map((word) => word.repeat(5000))
  assertLinear('title', titled, words, 150)
  assertLinear('row', table, ['1,,'.repeat(10_000), 'a b c d,'.repeat(5000)], 150)
})
