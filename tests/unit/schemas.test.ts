import { parsers } from 'strandline:parsers'
import { assert, test } from '#test'
import { parseProblem } from '../../tools/parse-problem'
import { datasetNames } from '../support/app-tables'
import {
  describedIn,
  exampleFile,
  pathOf,
  schemaOf,
  withValue,
  wrongValues,
  type Schema,
} from '../support/schema-values'

/** Keys of the first release: phones with an older build reject a file without them. */
const firstKeys = {
  weather: {
    data: [
      {
        date: 'calendar-date',
        summary: {
          description: 'string',
          weatherType: 'number',
          maximumTemperature: 'number',
          minimumTemperature: 'number',
          sunrise: 'string',
          sunset: 'string',
        },
        hours: [
          {
            time: 'string',
            temperature: 'number',
            chanceOfRain: 'number',
            windSpeedMph: 'number',
            windDirection: 'string',
            weatherType: 'number',
            weatherTypeDescription: 'string',
          },
        ],
      },
    ],
  },
  tides: {
    dates: [
      {
        date: 'calendar-date',
        tides: [{ type: 'Low|High', time: 'string', heightInMetres: 'number', instant: 'instant' }],
      },
    ],
  },
  locations: {
    locations: [
      {
        name: 'string',
        lat: 'string',
        lng: 'string',
        googlePlaceId: 'string',
        type: 'home|beach|destination|shop|station',
      },
    ],
  },
  calendar: {
    startDate: 'calendar-date',
    endDate: 'calendar-date',
    events: [{ name: 'string', startDate: 'calendar-date', endDate: 'calendar-date' }],
  },
}

test('schemas: required keys stay as they were first published', () => {
  assert.equal(
    Object.fromEntries(datasetNames.map((name) => [name, requiredKeys(schemaOf(name))])),
    firstKeys,
  )
})

/** The required keys of a schema, each with the kind of its value. */
function requiredKeys({ type, enum: options, format, properties, required = [], items }: Schema): unknown {
  if (items) return [requiredKeys(items)]
  if (!properties) return options?.join('|') ?? format ?? type
  return Object.fromEntries(required.map((key) => [key, requiredKeys(properties[key] ?? {})]))
}

for (const name of datasetNames) {
  const file = exampleFile(name, 'required keys only')

  test(`${name}.json: accepts its examples`, () => {
    const full = exampleFile(name, 'with optional keys')
    for (const each of [file, full]) {
      assert.equal(parsers[name](each), each)
    }
  })

  test(`${name}.json: rejects any wrong value, naming its path`, () => {
    for (const { keys, schema } of describedIn(schemaOf(name)).filter(({ isRequired }) => isRequired)) {
      const path = pathOf(keys) || 'file'
      // A list may lack an item.
      const isKey = typeof keys.at(-1) === 'string'
      for (const value of isKey ? [undefined, ...wrongValues(schema)] : wrongValues(schema)) {
        const problem = parseProblem(parsers[name], withValue(file, keys, value)) ?? 'accepted'
        assert.ok(problem.startsWith(`${path}: `), `${path} = ${JSON.stringify(value)}: ${problem}`)
      }
    }
  })
}
