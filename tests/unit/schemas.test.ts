import { parsers } from 'strandline:parsers'
import { assert, test } from '#test'
import { parseProblem } from '../../tools/parse-problem'
import { datasetNames } from '../support/app-tables'
import type { DatasetName } from '../../src/schemas'
import { describedIn, exampleFile, pathOf, schemaOf, withValue, wrongValues } from '../support/schema-values'

/** Keys and types of the first release, all of which older builds on phones require. Enums may gain options. */
const firstKeys: Partial<Record<DatasetName, string[]>> = {
  weather: [
    'data[0].date calendar-date',
    'data[0].summary.description string',
    'data[0].summary.weatherType number',
    'data[0].summary.maximumTemperature number',
    'data[0].summary.minimumTemperature number',
    'data[0].summary.sunrise string',
    'data[0].summary.sunset string',
    'data[0].hours[0].time string',
    'data[0].hours[0].temperature number',
    'data[0].hours[0].chanceOfRain number',
    'data[0].hours[0].windSpeedMph number',
    'data[0].hours[0].windDirection string',
    'data[0].hours[0].weatherType number',
    'data[0].hours[0].weatherTypeDescription string',
  ],
  tides: [
    'dates[0].date calendar-date',
    'dates[0].tides[0].type Low|High',
    'dates[0].tides[0].time string',
    'dates[0].tides[0].heightInMetres number',
    'dates[0].tides[0].instant instant',
  ],
  locations: [
    'locations[0].name string',
    'locations[0].lat string',
    'locations[0].lng string',
    'locations[0].googlePlaceId string',
    'locations[0].type home|beach|destination|shop|station',
  ],
  calendar: [
    'startDate calendar-date',
    'endDate calendar-date',
    'events[0].name string',
    'events[0].startDate calendar-date',
    'events[0].endDate calendar-date',
  ],
}

test('schemas: a later key that is text has a format', () => {
  const formats = datasetNames.flatMap((name) =>
    describedIn(schemaOf(name)).flatMap(({ keys, isRequired, schema: { format } }) =>
      isRequired || !format ? [] : `${pathOf(keys)} ${format}`,
    ),
  )
  assert.equal(formats.sort(), [
    'about short-text',
    'madeAt instant',
    'notice.from instant',
    'notice.text short-text',
    'notice.until instant',
    'notice.url https-url',
  ])
})

for (const name of datasetNames) {
  const file = exampleFile(name, 'required keys only')
  const required = describedIn(schemaOf(name)).filter(({ isRequired }) => isRequired)

  const first = firstKeys[name]
  if (first) {
    test(`${name}.json: requires the keys of the first release`, () => {
      const keys = required.flatMap(({ keys, schema: { enum: options, format, type, items, properties } }) =>
        items || properties ? [] : `${pathOf(keys)} ${options?.join('|') ?? format ?? type}`,
      )
      assert.equal(
        keys.map((key, index) => key.slice(0, first[index]?.length)),
        first,
      )
    })
  }

  test(`${name}.json: accepts its examples`, () => {
    const full = exampleFile(name, 'with optional keys')
    for (const each of [file, full]) {
      assert.equal(parsers[name](each), each)
    }
  })

  test(`${name}.json: rejects a wrong required value, naming its path`, () => {
    for (const { keys, schema } of required) {
      const path = pathOf(keys) || 'file'
      // A list without its item would still be valid, so only keys are removed.
      const isKey = typeof keys.at(-1) === 'string'
      for (const value of isKey ? [undefined, ...wrongValues(schema)] : wrongValues(schema)) {
        const problem = parseProblem(parsers[name], withValue(file, keys, value)) ?? 'accepted'
        assert.ok(problem.startsWith(`${path}: `), `${path} = ${JSON.stringify(value)}: ${problem}`)
      }
    }
  })
}
