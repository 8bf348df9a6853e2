import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { windBearing, windName } from '../../../src/lib/wind'

/** Where the wind comes from, where it blows to in degrees, and the point in words. */
const compass: [point: string, bearing: number, name: string][] = [
  ['N', 180, 'north'],
  ['NNE', 202.5, 'north-north-east'],
  ['NE', 225, 'north-east'],
  ['ENE', 247.5, 'east-north-east'],
  ['E', 270, 'east'],
  ['ESE', 292.5, 'east-south-east'],
  ['SE', 315, 'south-east'],
  ['SSE', 337.5, 'south-south-east'],
  ['S', 0, 'south'],
  ['SSW', 22.5, 'south-south-west'],
  ['SW', 45, 'south-west'],
  ['WSW', 67.5, 'west-south-west'],
  ['W', 90, 'west'],
  ['WNW', 112.5, 'west-north-west'],
  ['NW', 135, 'north-west'],
  ['NNW', 157.5, 'north-north-west'],
]

test('Wind direction: an arrow of each of the 16 points shows where the wind blows to', () => {
  assert.equal(
    compass.map(([point]) => windBearing(point)),
    compass.map(([, bearing]) => bearing),
  )
})

test('Wind direction: outside the 16 points there is no arrow', () => {
  for (const direction of ['-99', '', 'n', 'NEN', 'NNNE', ' N', 'VRB', '0', 'toString']) {
    assert.is(windBearing(direction), undefined, direction)
  }
})

test('Wind: its name reads as a sentence, from where it comes', () => {
  assert.equal(
    compass.map(([point]) => windName(7, point)),
    compass.map(([, , name]) => `7 miles per hour from the ${name}`),
  )
  assert.is(windName(1, 'N'), '1 mile per hour from the north')
  assert.is(windName(0, 'SW'), 'calm, from the south-west')
})

test.run()
