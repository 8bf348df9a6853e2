import type { ReactNode } from 'react'
import { useNextFrame } from '../hooks/use-next-frame'
import { useRowStart } from '../hooks/use-row-start'
import { firstHours } from '../lib/first-frame'
import type { TimedHour } from '../lib/hours'
import type { ForecastDay, ForecastHour } from '../schemas'
import { HourList } from './hour-list'

interface DayHoursProps {
  day: ForecastDay
  cells: TimedHour[]
  /** Returns the chart, which calls `onPick` with the hour that was tapped; undefined if it would be empty. */
  chart: ((onPick: (hour: ForecastHour) => void) => ReactNode) | undefined
}

/**
 * A day's hours, at least one: as a row, and as a chart, where a tap scrolls the row to its hour. Give each day its own
 * `key`.
 */
export function DayHours({ day, cells, chart }: DayHoursProps) {
  const isWhole = useNextFrame()
  const { row, show } = useRowStart<HTMLUListElement>(isWhole && day)
  return (
    <>
      <HourList row={row} cells={isWhole ? cells : firstHours(cells)} />
      {chart?.((hour) => show(day.hours.indexOf(hour)))}
    </>
  )
}
