import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { assert, test } from '#test'
import { makeForecast } from '../../../../../tools/data/make/make-forecast'
import { InvalidResponse } from '../../../../../tools/data/make/sources/source-errors'
import { readOldFile, writeDataFile } from '../../../../../tools/data/make/write-data-file'
import type { ForecastHour, WeatherFile } from '../../../../../src/schemas'
import { sourceForecast } from '../../../../support/source-forecast'

const root = await mkdtemp(path.join(tmpdir(), 'strandline-write-'))
test.after(() => rm(root, { recursive: true, force: true }))

const now = Date.parse('2026-08-22T12:00:00Z')
const camp = { eventColours: {}, position: { latitude: 50.64, longitude: -1.94 } }

const write = (folder: string, content: unknown) => writeDataFile('tides', content, { folder, now, camp })

/** `Low 03:10 0.6`, in August at the camp. */
const tide = (text: string, date = '2026-08-22') => {
  const [type = '', time = '', height = ''] = text.split(' ')
  const instant = new Date(Date.parse(`${date}T${time}:00+01:00`)).toISOString()
  return { type, time, heightInMetres: Number(height), instant }
}

const day = (...tides: string[]) => ({ date: '2026-08-22', tides: tides.map((each) => tide(each)) })

const goodDay = day('Low 03:10 0.6', 'High 09:25 1.9', 'Low 15:40 0.7', 'High 21:50 1.8')

test('writing: creates the folder, keeps an equal file', async () => {
  const folder = path.join(root, 'new', 'data')
  const file = path.join(folder, 'tides.json')
  const content = { dates: [goodDay] }
  assert.equal(await write(folder, content), { result: 'written', warnings: [] })
  assert.equal(JSON.parse(await readFile(file, 'utf8')), content)
  await utimes(file, 1, 1)
  assert.is((await write(folder, content)).result, 'unchanged')
  assert.is((await stat(file)).mtimeMs, 1000)
  assert.equal(await readOldFile('tides', { folder, now, camp }), content)
})

test('writing: prints the warnings of what it writes', async () => {
  const content = { dates: [day('Low 03:10 0.6', 'Low 09:25 0.9', 'High 15:40 1.7')] }
  const { result, warnings } = await write(path.join(root, 'warnings'), content)
  assert.is(result, 'written')
  assert.is(warnings.length, 1)
  assert.match(warnings[0] ?? '', /^tides\.json: warning: .*Low follows Low/)
})

const { content: forecast } = makeForecast(sourceForecast('2026-08-22'), now)

/** A forecast whose first day has its hours in another order. */
const withHours = (change: (hours: ForecastHour[]) => ForecastHour[]): WeatherFile => ({
  data: forecast.data.slice(0, 1).map((each) => ({ ...each, hours: change(each.hours) })),
})

const fatal: [what: string, content: unknown, problem: RegExp][] = [
  ['invalid', { dates: [{ ...goodDay, date: '2026-02-30' }] }, /^tides\.json: error: .*Invalid DateTime/],
  ['a day twice', { dates: [goodDay, { ...goodDay, tides: [] }] }, /the same date again/],
  ['days not in order', { dates: [goodDay, { date: '2026-08-21', tides: [] }] }, /not in order/],
  ['a tide twice', { dates: [day('Low 03:10 0.6', 'Low 03:10 0.6', 'High 09:25 1.9')] }, /same instant/],
  [
    'tides not in order',
    { dates: [day('High 09:25 1.9', 'Low 03:10 0.6', 'Low 15:40 0.7')] },
    /not in order/,
  ],
  ['tides too close', { dates: [day('Low 03:10 0.6', 'High 03:40 1.9', 'Low 15:40 0.7')] }, /an hour/],
  ['all High', { dates: [day('High 03:10 1.6', 'High 09:25 1.9', 'High 15:40 1.7')] }, /every tide is High/],
  ['a High below Lows', { dates: [day('Low 03:10 1.6', 'High 09:25 0.9', 'Low 15:40 1.7')] }, /swapped/],
  ['a height of no coast', { dates: [day('Low 03:10 0.6', 'High 09:25 19')] }, /outside -3 to 16 m/],
  ['an hour twice', withHours(([first, ...others]) => [first!, first!, ...others]), /hours\[1\]\.time/],
  ['hours not in order', withHours(([first, second, ...others]) => [second!, first!, ...others]), /order/],
]

test('writing: never replaces a file with data that mislead', async () => {
  for (const [what, content, problem] of fatal) {
    const name = 'data' in (content as object) ? 'weather' : 'tides'
    const folder = path.join(root, what)
    await mkdir(folder)
    await writeFile(path.join(folder, `${name}.json`), 'the old file')
    const error = await writeDataFile(name, content, { folder, now, camp }).then(
      () => undefined,
      (reason: unknown) => reason,
    )
    assert.instance(error, InvalidResponse, what)
    assert.match((error as Error).message, problem, what)
    assert.equal(await readdir(folder), [`${name}.json`])
    assert.is(await readFile(path.join(folder, `${name}.json`), 'utf8'), 'the old file')
  }
})

test('writing: an old file that the app rejects is ignored', async () => {
  const folder = path.join(root, 'old')
  await mkdir(folder)
  for (const text of ['', 'x', '{"dates": 7}']) {
    await writeFile(path.join(folder, 'tides.json'), text)
    assert.is(await readOldFile('tides', { folder, now, camp }), undefined, text)
  }
})
