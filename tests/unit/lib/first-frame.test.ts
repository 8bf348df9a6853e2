import { assert, test } from '#test'
import { firstHours, firstPart } from '../../../src/lib/first-frame'
import { hourCells } from '../../../src/lib/hours'
import { forecastDay, forecastHour } from '../../support/files'

test('first frame: shows a list from an index, or its last items', () => {
  const letters = [...'abcdefgh']
  assert.is(firstPart(letters, 2, 3).join(''), 'cde')
  assert.is(firstPart(letters, 7, 3).join(''), 'fgh')
  assert.is(firstPart(letters, -1, 3).join(''), 'abc')
  assert.is(firstPart(letters, 2, 9).join(''), 'abcdefgh')
})

const cellsWith = (present: string, gustAt: string) =>
  hourCells(
    forecastDay('2026-08-22', {
      hours: Array.from({ length: 18 }, (_, index) => {
        const time = `${String(index + 6).padStart(2, '0')}:00`
        return forecastHour({ time, windSpeedMph: 9, ...(time === gustAt && { windGustMph: 30 }) })
      }),
    }),
    `2026-08-22T${present}`,
  )

const timesOf = (cells: ReturnType<typeof cellsWith>) => cells.map(({ hour }) => hour.time)

test('first frame: hours begin with the present one', () => {
  for (const gustAt of ['09:00', '']) {
    const times = timesOf(firstHours(cellsWith('09', gustAt)))
    assert.is(times[0], '09:00')
    assert.ok(times.length < 18, `${times.length} hours`)
  }
})

test('first frame: includes the cell with gusts, for the height', () => {
  assert.ok(timesOf(firstHours(cellsWith('09', '22:00'))).includes('22:00'))
})
