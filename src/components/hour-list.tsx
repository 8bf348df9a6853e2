import { Icon } from '../icons/icon'
import { WeatherIcon } from '../icons/weather-icon'
import { pointName, windBearing } from '../lib/wind'
import type { ForecastHour } from '../schemas'

/** The hours in the order of the file, in a row that scrolls sideways by touch and by keyboard. */
export function HourList({ hours }: { hours: ForecastHour[] }) {
  if (!hours.length) return <p className="quiet">There is no hourly forecast for this day.</p>
  return (
    <ul tabIndex={0} aria-label="Hours" className="card flex scroll-x">
      {hours.map((hour, index) => (
        <HourCell key={index} {...hour} />
      ))}
    </ul>
  )
}

function HourCell(hour: ForecastHour) {
  const bearing = windBearing(hour.windDirection)
  return (
    <li className="hour">
      <b>{hour.time}</b>
      <WeatherIcon code={hour.weatherType} description={hour.weatherTypeDescription} className="w-8 h-8" />
      <b className="text-lg">{hour.temperature}°C</b>
      <span className="text-rain">{hour.chanceOfRain}%</span>
      <span>{hour.windSpeedMph} mph</span>
      {bearing !== undefined && (
        <Icon
          name="arrow"
          label={`from the ${pointName(hour.windDirection)}`}
          turn={bearing}
          className="small-icon"
        />
      )}
    </li>
  )
}
