import { useNextFrame } from '../hooks/use-next-frame'
import { useRowStart } from '../hooks/use-row-start'
import { firstHours } from '../lib/first-frame'
import type { TimedHour } from '../lib/hours'
import type { ForecastDay } from '../schemas'
import { HourList } from './hour-list'
import { WeatherChart, type WeatherChartProps } from './weather-chart'

interface DayHoursProps {
  day: ForecastDay
  cells: TimedHour[]
  /** What to draw; undefined if the chart would be empty. */
  chart: Omit<WeatherChartProps, 'onPick'> | undefined
}

/** A day's hours: as a row, and as a chart, where a tap scrolls the row to its hour. Give each day its own `key`. */
export function DayHours({ day, cells, chart }: DayHoursProps) {
  const isWhole = useNextFrame()
  const { row, show } = useRowStart<HTMLUListElement>(isWhole && day)
  if (!cells.length) return <p className="quiet">There is no hourly forecast for this day.</p>
  return (
    <>
      <HourList row={row} cells={isWhole ? cells : firstHours(cells)} />
      {chart && <WeatherChart {...chart} onPick={(hour) => show(day.hours.indexOf(hour))} />}
    </>
  )
}
