import * as assert from 'uvu/assert'
import type { DatasetName } from '../../src/schemas'
import { datasetNames } from '../support/app-tables'
import { allLoaded, allScreensShow, dayButtons, openedScreen, openScreen, wordsOf } from '../support/page'
import { answerAll, complaints, publish, siteSuite, visit, type Visit } from '../support/site'
import { until } from '../support/until'
import { json, text } from '../support/data-host'
import { calendarFile, forecastDay, forecastHour, locationsFile, place, tide } from '../support/files'
import { fireOnline } from '../support/phone'

const test = siteSuite('validation')

const smallFiles: Record<DatasetName, unknown> = {
  weather: { data: [forecastDay('2026-08-22', { hours: [forecastHour()] })] },
  tides: { dates: [{ date: '2026-08-22', tides: [tide('Low', '2026-08-22T23:00+01:00')] }] },
  locations: { locations: [place()] },
  calendar: { ...calendarFile(), events: calendarFile().events.slice(0, 1) },
}

type Step = string | number

/** Where a file has a value, and what is wrong when another stands there. */
const wrongValues = (value: unknown, steps: Step[] = []): [steps: Step[], wrong: unknown][] => {
  const isList = Array.isArray(value)
  const wrong: unknown[] = isList
    ? [null, {}, 'text']
    : typeof value === 'object'
      ? [null, [], 'text', 7]
      : [typeof value === 'string' ? 7 : '7', [value]]
  // A key that is missing; a list's item may be.
  if (typeof steps.at(-1) === 'string') wrong.push(undefined)
  return [
    ...wrong.map((each): [Step[], unknown] => [steps, each]),
    ...Object.entries(value as object)
      .filter(() => typeof value === 'object')
      .flatMap(([key, each]) => wrongValues(each, [...steps, isList ? Number(key) : key])),
  ]
}

const replaceAt = (file: unknown, [first, ...rest]: Step[], value: unknown): unknown => {
  if (first === undefined) return value
  const copy = structuredClone(file) as object
  Reflect.set(copy, first, replaceAt(Reflect.get(copy, first), rest, value))
  return copy
}

/** Has an app whose data sets are all in error fetch again, and returns what it logs once all have failed again. */
const failAgain = async (visited: Visit, what: string): Promise<string[]> => {
  const { page } = visited
  const before = complaints(visited).length
  await fireOnline(page)
  await until(
    () => complaints(visited).length >= before + datasetNames.length,
    () => `all refused: ${what}\n${complaints(visited).slice(before).join('\n')}`,
  )
  return complaints(visited).slice(before)
}

test('A file with any key missing or of a wrong type is refused whole', async ({ site }) => {
  answerAll(site, json(null))
  const wrong = datasetNames.map((name) => [name, wrongValues(smallFiles[name])] as const)
  const visited = await visit(site, { path: 'info' })
  const { page } = visited
  await until(() => complaints(visited).length === datasetNames.length, 'a failure of each file')
  const rounds = Math.max(...wrong.map(([, list]) => list.length))
  assert.ok(rounds > 60, 'there are many ways to be wrong')
  for (let round = 0; round < rounds; round++) {
    const served: string[] = []
    for (const [name, list] of wrong) {
      const [steps, value] = list[round % list.length]!
      served.push(`${name}: ${JSON.stringify(value)} at ${steps.join('.')}`)
      publish(site, { [name]: replaceAt(smallFiles[name], steps, value) })
    }
    await failAgain(visited, served.join(', '))
  }
  await allScreensShow(page, 'Error')
  assert.equal(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cache:'))),
    [],
  )
  publish(site, smallFiles)
  await fireOnline(page)
  await allLoaded(page)
})

test('Other types of place and tide, numbers that are none, and files of another data set are refused', async ({
  site,
}) => {
  answerAll(site, json(null))
  const visited = await visit(site, { path: 'info' })
  await until(() => complaints(visited).length === datasetNames.length, 'a failure of each file')
  for (const type of ['pub', 'Beach', 'beach ', '', 'constructor', ['beach']]) {
    publish(site, { locations: { locations: [place(), { ...place(), type }] } })
    await failAgain(visited, `a place of type ${type}`)
  }
  for (const type of ['low', 'HIGH', 'Rising', '', ['Low']]) {
    const tides = [{ ...tide('Low', '2026-08-22T23:00+01:00'), type }]
    publish(site, { tides: { dates: [{ date: '2026-08-22', tides }] } })
    await failAgain(visited, `a tide of type ${type}`)
  }
  for (const number of ['1e999', '-1e999']) {
    const weather = JSON.stringify(smallFiles.weather)
    for (const before of ['"maximumTemperature":21', '"temperature":17', '"weatherType":3']) {
      const after = before.replace(/\d+$/, number)
      site.data.answers.weather = text(weather.replace(before, after))
      await failAgain(visited, after)
    }
  }
  publish(site, {
    weather: smallFiles.tides,
    tides: smallFiles.locations,
    locations: smallFiles.calendar,
    calendar: smallFiles.weather,
  })
  await failAgain(visited, 'exchanged files')
})

test('A bad or impossible date or instant is refused, and the console says "Invalid DateTime."', async ({
  site,
}) => {
  answerAll(site, json(null))
  const badDates = [
    '2026-02-30',
    '2025-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-08-00',
    '2026-8-22',
    '22/08/2026',
    '2026-08-22T25:00:00Z',
    '2026-02-30T10:00:00Z',
    ' 2026-08-22',
    'today',
    '',
  ]
  const badInstants = [
    ...badDates,
    '2026-08-22',
    '2026-08-22T16:40',
    '2026-08-22T16:40:00',
    '2026-08-22 16:40Z',
    '2026-08-22T16:60Z',
    '2026-08-22T16:40+25:00',
    '16:40',
  ]
  const calendar = calendarFile()
  const withEvent = (changes: object) => ({
    ...calendar,
    events: [...calendar.events, { ...calendar.events[0], ...changes }],
  })
  const inTides = (date: string, instant: string) => ({
    dates: [{ date, tides: [{ ...tide('Low', '2026-08-22T23:00+01:00'), instant }] }],
  })
  /** What is served together: each is refused for its date. */
  const rounds: Partial<Record<DatasetName, unknown>>[] = [
    ...badInstants.map((bad) => ({ tides: inTides('2026-08-22', bad) })),
    ...badDates.map((bad, index) => ({
      tides: inTides(bad, '2026-08-22T23:00+01:00'),
      weather: { data: [forecastDay('2026-08-22'), forecastDay(bad)] },
      calendar: [
        { ...calendar, startDate: bad },
        { ...calendar, endDate: bad },
        withEvent({ startDate: bad }),
        withEvent({ endDate: bad }),
      ][index % 4],
    })),
  ]
  const visited = await visit(site, { path: 'info' })
  await until(() => complaints(visited).length === datasetNames.length, 'a failure of each file')
  for (const files of rounds) {
    answerAll(site, json(null))
    publish(site, files)
    const lines = await failAgain(visited, JSON.stringify(files))
    for (const name of datasetNames) {
      const line = lines.find((each) => each.includes(name)) ?? ''
      assert.is(line.includes('Invalid DateTime.'), name in files, `${line}: ${JSON.stringify(files)}`)
    }
  }
})

test('Date forms: a date-time counts as its date part, an instant may have an offset, seconds or none', async ({
  site,
}) => {
  const low = tide('Low', '2026-08-22T23:00+01:00')
  publish(site, {
    weather: { data: [forecastDay('2026-08-22T23:30:00Z')] },
    tides: {
      dates: [
        {
          date: '2026-08-22T00:00:00+01:00',
          tides: [
            { ...low, instant: '2026-08-22T22:00Z' },
            { ...low, instant: '2026-08-22T22:00:00Z' },
            { ...low, instant: '2026-08-22T22:00:00.000+00:00' },
            { ...low, instant: '2026-08-22T20:00-02:00' },
          ],
        },
      ],
    },
    calendar: {
      startDate: '2026-08-21T12:00',
      endDate: '2026-08-23T23:59:59.999Z',
      events: [{ name: 'Fête', startDate: '2026-08-22T22:00:00Z', endDate: '2026-08-22' }],
    },
  })
  const { page } = await visit(site)
  await allLoaded(page)
  await openScreen(page, 'Tides')
  assert.is(await page.locator('tbody tr').count(), 4)
  assert.equal(await wordsOf(dayButtons(page)), ['Sat 22 August'])
  await openScreen(page, 'Weather')
  assert.equal(await wordsOf(dayButtons(page)), ['Sat 22 August'])
  await openScreen(page, 'Calendar')
  assert.equal(await wordsOf(openedScreen(page).locator('li')), [
    'Fri 21 August',
    'Sat 22 August Fête (1/1)',
    'Sun 23 August',
  ])
})

test('Date forms: extra keys, also hostile ones, are accepted and have no effect', async ({ site }) => {
  const extra =
    '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":1,"more":[null],'
  const withExtra = (file: unknown) => text(JSON.stringify(file).replaceAll('{', '{' + extra))
  for (const name of datasetNames) site.data.answers[name] = withExtra(smallFiles[name])
  site.data.answers.locations = withExtra(locationsFile())
  const { page } = await visit(site)
  await allLoaded(page)
  assert.not(await page.evaluate(() => 'polluted' in {}))
})

test.run()
