import { assert, test } from '#test'
import { bearingOf, compassPoint } from '../../../src/lib/compass'

test('compass: finds the point nearest to a bearing', () => {
  const points = 'N NNE NE ENE E ESE SE SSE S SSW SW WSW W WNW NW NNW'.split(' ')
  for (const [index, point] of points.entries()) {
    assert.is(bearingOf(point), index * 22.5)
    for (const turn of [-11, 0, 11]) {
      const bearing = index * 22.5 + turn
      assert.is(compassPoint(bearing), point, `${bearing}`)
      assert.is(compassPoint(bearing - 360), point, `${bearing - 360}`)
    }
  }
})
