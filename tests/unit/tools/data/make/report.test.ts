import { assert, test } from '#test'
import type { MakeResult } from '../../../../../tools/data/make/run-makers'
import { writeReport } from '../../../../../tools/data/make/report'
import type { Sources } from '../../../../../src/camp-schema'
import { tide } from '../../../../support/files'
import { newFolder, readTexts } from '../../../../support/folder'

const good: MakeResult = { name: 'weather', lines: ['weather.json: written'], exitCode: 0 }
const bad: MakeResult = { name: 'weather', lines: ['Open-Meteo: status 503', 'not written'], exitCode: 1 }
const tidesMade: MakeResult = { name: 'tides', lines: ['tides.json: written'], exitCode: 0 }

const table: Sources = { tides: { from: 'table', file: 'tides.csv' } }

/**
 * Writes the report of a run on 22 August, by default at 11:00 GMT, into a folder with the given files. Returns the
 * texts of `report.md` and `failing.json`.
 */
const report = async (
  files: Record<string, string | object>,
  outcomes: MakeResult[],
  { sources = table, time = '11:00:00' } = {},
) => {
  const folder = newFolder(files)
  await writeReport(folder, outcomes, { folder, now: Date.parse(`2026-08-22T${time}Z`), sources })
  const { 'report.md': text, 'failing.json': failing } = readTexts(folder)
  return { text, failing }
}

const since = '2026-08-22T03:23:00Z'

test('report: stores when a file began to fail', async () => {
  const failures: [before: object, outcomes: MakeResult[], after: object][] = [
    [{}, [bad, tidesMade], { weather: '2026-08-22T11:00:00Z' }],
    [{ weather: since }, [{ ...bad, exitCode: 2 }], { weather: since }],
    [{ weather: since, locations: since }, [good], { locations: since }],
  ]
  for (const [before, outcomes, after] of failures) {
    const { failing } = await report({ 'failing.json': before }, outcomes)
    assert.is(failing, `${JSON.stringify(after)}\n`)
  }
})

test('report: replaces a missing or invalid failing.json', async () => {
  const broken = ['', '{', '[7]', 'null', '{"weather":"soon"}'].map((text) => ({ 'failing.json': text }))
  for (const files of [{}, ...broken])
    assert.is((await report(files, [bad])).failing, '{"weather":"2026-08-22T11:00:00Z"}\n')
})

test('report: mentions a failure after 12 hours', async () => {
  const textAt = async (time: string, outcome = bad) =>
    (await report({ 'failing.json': { weather: since } }, [outcome], { time })).text
  assert.is(await textAt('15:22:59'), '')
  assert.is(
    await textAt('15:23:00'),
    'weather.json has been failing since 2026-08-22 04:23. The last run said:\n\n    Open-Meteo: status 503\n    not written\n\nIf these lines name a mistake, correct it. If they say that a source is unavailable, wait for the next run.\n',
  )
  // Of many lines, the last ones: they say what became of the file.
  const lines = [...Array.from({ length: 20 }, () => 'invalid'), 'not written']
  assert.match(
    (await textAt('15:23:00', { ...bad, lines })) ?? '',
    /said:\n\n(?: {4}invalid\n){19} {4}not written\n\nIf/,
  )
})

/** Returns a tide table that ends the given number of days after 22 August. */
const tidesFile = (days: number) => {
  const dates = Array.from({ length: days + 1 }, (_, index) => `2026-08-${22 + index}`)
  return {
    dates: dates.map((date) => ({
      date,
      tides: [tide('Low', `${date}T06:20`), tide('High', `${date}T18:30`)],
    })),
  }
}

test('report: mentions a tide table with under three days left', async () => {
  assert.is((await report({ 'tides.json': tidesFile(3) }, [tidesMade])).text, '')
  assert.match(
    (await report({ 'tides.json': tidesFile(2) }, [tidesMade])).text ?? '',
    /^The tide table ends within 3 days:\n\n {4}its last tide is at 2026-08-24 18:30 .*\n\nAdd the next tides to the table\.\n$/,
  )
  const gauge: Sources = { tides: { from: 'gauge' } }
  assert.match(
    (await report({ 'tides.json': tidesFile(2) }, [tidesMade], { sources: gauge })).text ?? '',
    / from now\n$/,
  )
  assert.match(
    (await report({}, [tidesMade])).text ?? '',
    /^There is no valid tides\.json\. The last run said:/,
  )
})

test('report: ignores tides without a source', async () => {
  const files = { 'tides.json': tidesFile(0) }
  assert.is((await report(files, [good, tidesMade], { sources: {} })).text, '')
  const none: Sources = { tides: { from: 'none' } }
  assert.is((await report({ 'tides.json': { dates: [] } }, [tidesMade], { sources: none })).text, '')
  assert.is((await report(files, [good])).text, '', 'no report on tides if the run did not make them')
})
