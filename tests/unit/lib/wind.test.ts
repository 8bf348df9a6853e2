import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { pointName, windBearing } from '../../../src/lib/wind'

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

test('D wind direction: an arrow of each of the 16 points shows where the wind blows to', () => {
  assert.equal(
    compass.map(([point]) => windBearing(point)),
    compass.map(([, bearing]) => bearing),
  )
})

test('D wind direction: outside the 16 points there is no arrow', () => {
  for (const direction of ['-99', '', 'n', 'NEN', 'NNNE', ' N', 'VRB', '0', 'toString']) {
    assert.is(windBearing(direction), undefined, direction)
  }
})

test('D wind direction: each of the 16 points has its name', () => {
  assert.equal(
    compass.map(([point]) => pointName(point)),
    compass.map(([, , name]) => name),
  )
})

test.run()
