import type { RefObject } from 'react'
import { Icon } from '../icons/icon'
import { WeatherIcon } from '../icons/weather-icon'
import { dayOfMonth, weekdayOf } from '../lib/camp-time'
import type { TimedHour } from '../lib/hours'
import { isGale, windBearing, windName, windText } from '../lib/wind'
import { degrees, roundedTo } from '../lib/figures'

interface HourListProps {
  row: RefObject<HTMLUListElement | null>
  cells: TimedHour[]
}

export function HourList({ row, cells }: HourListProps) {
  return (
    <ul ref={row} role="list" tabIndex={0} aria-label="Hours" className="row-of-hours card scroll-x">
      {cells.map((cell) => [
        cell.newDate && (
          <li key={cell.newDate} className="new-date quiet">
            {`${weekdayOf(cell.newDate)} ${dayOfMonth(cell.newDate)}`}
          </li>
        ),
        // A changed hour gets a new element: see `text.tsx`.
        <HourCell key={JSON.stringify(cell.hour)} {...cell} />,
      ])}
    </ul>
  )
}

/**
 * Uses line breaks (`white-space: pre-line`), because 24 columns of boxes take longer to lay out. For the same reason,
 * a figure, its unit and its line break are one string, and so one text node.
 */
function HourCell({ hour, when }: TimedHour) {
  const bearing = windBearing(hour)
  const Wind = isGale(hour) ? 'b' : 'span'
  return (
    <li
      aria-current={when === 'now' ? 'time' : undefined}
      className={when === 'now' ? 'hour now' : when === 'past' ? 'hour past' : 'hour'}
    >
      <b translate="no">{`${hour.time}\n`}</b>
      <WeatherIcon code={hour.weatherType} description={hour.weatherTypeDescription} className="size-8" />
      <b translate="no" className="text-lg">{`\n${degrees(hour.temperature)}°C\n`}</b>
      <span translate="no" className="text-base text-rain">
        <Icon name="drop" label="Chance of rain" fill={hour.chanceOfRain / 100} className="size-5" />
        {`${roundedTo(hour.chanceOfRain, 1)}%\n`}
      </span>
      {bearing !== undefined && (
        <Icon name="arrow" label={windName(hour)} turn={bearing} className="size-5" />
      )}
      <Wind translate="no" aria-hidden={bearing !== undefined}>{`\n${windText(hour)}`}</Wind>
    </li>
  )
}
