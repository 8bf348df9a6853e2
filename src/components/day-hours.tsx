import { useRowStart } from '../hooks/use-row-start'
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
  const { row, show } = useRowStart<HTMLUListElement>(day)
  if (!cells.length) return <p className="quiet">There is no hourly forecast for this day.</p>
  return (
    <>
      <HourList row={row} cells={cells} />
      {chart && <WeatherChart {...chart} onPick={(hour) => show(day.hours.indexOf(hour))} />}
    </>
  )
}
