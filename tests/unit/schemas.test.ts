import { checks } from 'strandline:checks'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { DatasetName } from '../../src/schemas'
import { campFiles } from '../support/files'

/** What each kind of value may not be, written out, so that a slip in the schemas does not make the tests slip too. */
const wrong = {
  text: [undefined, null, 1, true, [], {}],
  number: [undefined, null, '1', NaN, Infinity, true, []],
  date: [undefined, null, 20260822, '', 'today', '2026-02-30', '22/08/2026', '2026-8-22', ['2026-08-22']],
  instant: [
    undefined,
    null,
    0,
    '',
    '2026-08-22',
    '2026-08-22T15:40',
    '2026-02-30T10:00Z',
    '2026-08-22T25:00Z',
  ],
  tideType: [undefined, null, '', 'low', 'Mid', ['Low'], 0],
  placeType: [undefined, null, '', 'Beach', 'pub', ['beach'], 0],
  list: [undefined, null, {}, '', 0, { length: 0 }],
  object: [undefined, null, [], '', 0],
}

/** Every value of the four files: the way to it, and its kind. */
const shapes: Record<DatasetName, Record<string, keyof typeof wrong>> = {
  weather: {
    data: 'list',
    'data.1': 'object',
    'data.1.date': 'date',
    'data.1.summary': 'object',
    'data.1.summary.description': 'text',
    'data.1.summary.weatherType': 'number',
    'data.1.summary.maximumTemperature': 'number',
    'data.1.summary.minimumTemperature': 'number',
    'data.1.summary.sunrise': 'text',
    'data.1.summary.sunset': 'text',
    'data.1.hours': 'list',
    'data.1.hours.2': 'object',
    'data.1.hours.2.time': 'text',
    'data.1.hours.2.temperature': 'number',
    'data.1.hours.2.chanceOfRain': 'number',
    'data.1.hours.2.windSpeedMph': 'number',
    'data.1.hours.2.windDirection': 'text',
    'data.1.hours.2.weatherType': 'number',
    'data.1.hours.2.weatherTypeDescription': 'text',
  },
  tides: {
    dates: 'list',
    'dates.1': 'object',
    'dates.1.date': 'date',
    'dates.1.tides': 'list',
    'dates.1.tides.2': 'object',
    'dates.1.tides.2.type': 'tideType',
    'dates.1.tides.2.time': 'text',
    'dates.1.tides.2.heightInMetres': 'number',
    'dates.1.tides.2.instant': 'instant',
  },
  locations: {
    locations: 'list',
    'locations.1': 'object',
    'locations.1.name': 'text',
    'locations.1.lat': 'text',
    'locations.1.lng': 'text',
    'locations.1.googlePlaceId': 'text',
    'locations.1.type': 'placeType',
  },
  calendar: {
    startDate: 'date',
    endDate: 'date',
    events: 'list',
    'events.1': 'object',
    'events.1.name': 'text',
    'events.1.startDate': 'date',
    'events.1.endDate': 'date',
  },
}

/** A copy of a file with the value at a place replaced. */
const withValue = (file: object, keyPath: string, value: unknown): unknown => {
  const copy = structuredClone(file)
  const keys = keyPath.split('.')
  const last = keys.pop()!
  const parent = keys.reduce<Record<string, unknown>>(
    (each, key) => each[key] as Record<string, unknown>,
    copy as Record<string, unknown>,
  )
  parent[last] = value
  return copy
}

const files = campFiles('2026-08-22')

for (const [name, shape] of Object.entries(shapes) as [DatasetName, (typeof shapes)[DatasetName]][]) {
  test(`Shape: ${name}.json is refused for each value that is of another kind, and the place is named`, () => {
    assert.is(checks[name](files[name]), undefined)
    for (const [keyPath, kind] of Object.entries(shape)) {
      const said = keyPath.replace(/\.(\d+)/g, '[$1]')
      for (const value of wrong[kind]) {
        const problem = checks[name](withValue(files[name], keyPath, value)) ?? 'accepted'
        assert.ok(problem.startsWith(`${said}: `), `${keyPath} = ${JSON.stringify(value)}: ${problem}`)
      }
    }
  })
}

test.run()
