import type { ReactNode } from 'react'
import { all, render } from '../../support/render'
import { assert, test } from '#test'
import { DayHours } from '../../../src/components/day-hours'
import { hourCells } from '../../../src/lib/hours'
import { forecastDay, forecastHour } from '../../support/files'

const day = forecastDay('2026-08-22', { hours: [forecastHour()] })
const cells = hourCells(day, '2026-08-22T18')

test('day hours: the row comes before the chart, if there is one', () => {
  const partsWith = (chart: (() => ReactNode) | undefined) =>
    all(render(<DayHours day={day} cells={cells} chart={chart} />), 'ul, hr').map(({ tagName }) => tagName)
  assert.equal(
    partsWith(() => <hr />),
    ['UL', 'HR'],
  )
  assert.equal(partsWith(undefined), ['UL'])
})
