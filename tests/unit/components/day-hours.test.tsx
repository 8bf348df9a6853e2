import { all, render } from '../../support/render'
import { assert, test } from '#test'
import { DayHours } from '../../../src/components/day-hours'
import { WeatherChart } from '../../../src/components/weather-chart'
import { hourPoints } from '../../../src/lib/hour-points'
import { hourCells } from '../../../src/lib/hours'
import type { ForecastHour } from '../../../src/schemas'
import { forecastDay, forecastHour } from '../../support/files'

const renderDay = (hours: ForecastHour[]) => {
  const day = forecastDay('2026-08-22', { hours })
  const shown = hourPoints(day, [day])
  return render(
    <DayHours
      day={day}
      cells={hourCells(day, '2026-08-22T18')}
      chart={
        shown && ((onPick) => <WeatherChart hours={shown} nights={[]} now={undefined} onPick={onPick} />)
      }
    />,
  )
}

test('day hours: the row comes before the chart', () => {
  const container = renderDay([forecastHour()])
  assert.equal(
    all(container, 'ul, div[role=img]').map((part) => part.getAttribute('aria-label')),
    ['Hours', '17 °C at 18:00; rain most likely at 18:00, 20 %'],
  )
})

test('day hours: without valid times, there is a row but no chart', () => {
  const container = renderDay([forecastHour({ time: 'noon' })])
  assert.is(all(container, 'li').length, 1)
  assert.is(all(container, 'div[role=img]').length, 0)
})
