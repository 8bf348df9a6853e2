import { assert, test } from '#test'
import type { Outcome } from '../../../../../tools/data/make/make-files'
import { longFailures, updateFailing, writeReport } from '../../../../../tools/data/make/report'
import { camp } from '../../../../../src/camp'
import type { Sources } from '../../../../../src/camp-schema'
import { newFolder, readTexts } from '../../../../support/folder'

const at = (time: string) => Date.parse(`2026-08-22T${time}Z`)
const good: Outcome = { name: 'weather', lines: ['weather.json: written'], exitCode: 0 }
const bad: Outcome = { name: 'weather', lines: ['Open-Meteo: status 503', 'not written'], exitCode: 1 }
const tidesMade: Outcome = { name: 'tides', lines: ['tides.json: written'], exitCode: 0 }
const since = '2026-08-22T03:23:00Z'

test('report: a failure counts from its first run', () => {
  assert.equal(updateFailing({}, [bad, tidesMade], at('03:23:00')), { weather: since })
  assert.equal(updateFailing({ weather: since }, [{ ...bad, exitCode: 2 }], at('06:23:00')), {
    weather: since,
  })
  assert.equal(updateFailing({ weather: since, tides: since }, [good], at('06:23:00')), { tides: since })
})

test('report: reports a failure after 12 hours', () => {
  assert.equal(longFailures({ weather: since }, [bad, tidesMade], at('15:22:59')), [])
  assert.equal(longFailures({ weather: since }, [bad, tidesMade], at('15:23:00')), [
    `weather.json has been failing since ${since}. The last run said:\n\n    Open-Meteo: status 503\n    not written\n`,
  ])
})

/** A tide table that ends so many days after 22 August. */
const tidesFile = (days: number) =>
  JSON.stringify({
    dates: Array.from({ length: days + 1 }, (_, index) => {
      const date = `2026-08-${22 + index}`
      const instant = `${date}T11:30:00Z`
      return { date, tides: [{ type: 'High', time: '12:30', heightInMetres: 1.8, instant }] }
    }),
  })

const table: Sources = { tides: { from: 'table', file: 'tides.csv' } }

/** The report and the failures after a run at 11:00 GMT in a folder with some files. */
const report = async (files: Record<string, string>, outcomes: Outcome[], sources: Sources = table) => {
  const folder = newFolder(files)
  await writeReport(folder, outcomes, { folder, now: at('11:00:00'), camp, sources })
  const { 'report.md': text = '', 'failing.json': failing } = readTexts(folder)
  return { text, failing }
}

test('report: reports a tide table with under three days left', async () => {
  assert.is((await report({ 'tides.json': tidesFile(3) }, [tidesMade])).text, '')
  assert.match(
    (await report({ 'tides.json': tidesFile(2) }, [tidesMade])).text,
    /^The tide table ends within three days:\n\n {4}its last tide is at 2026-08-24 12:30/,
  )
  assert.match((await report({}, [tidesMade])).text, /^There is no valid tides\.json\. The last run said:/)
})

test('report: ignores tides without a source', async () => {
  const weatherOnly: Sources = { weather: { from: 'open-meteo' } }
  assert.is((await report({ 'tides.json': tidesFile(0) }, [good, tidesMade], weatherOnly)).text, '')
  assert.is((await report({ 'tides.json': tidesFile(0) }, [good])).text, '', 'nor when they are not made')
})

test('report: failing.json says since when', async () => {
  assert.is((await report({}, [good])).failing, '{}\n')
  assert.is((await report({}, [bad])).failing, '{"weather":"2026-08-22T11:00:00Z"}\n')
  const before = { 'failing.json': '{"weather":"2026-08-21T11:00:00Z"}' }
  const { text, failing } = await report(before, [bad])
  assert.is(failing, '{"weather":"2026-08-21T11:00:00Z"}\n')
  assert.match(text, /^weather\.json has been failing since 2026-08-21T11:00:00Z/)
})

test('report: an invalid failing.json starts again', async () => {
  for (const broken of ['', '{', '[7]', 'null', '{"weather":"soon"}']) {
    assert.is(
      (await report({ 'failing.json': broken }, [bad])).failing,
      '{"weather":"2026-08-22T11:00:00Z"}\n',
    )
  }
})
