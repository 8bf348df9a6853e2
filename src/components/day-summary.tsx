import { Icon } from '../icons/icon'
import { WeatherIcon } from '../icons/weather-icon'
import type { ForecastDay } from '../schemas'

export function DaySummary({ summary }: { summary: ForecastDay['summary'] }) {
  return (
    <div className="summary">
      <WeatherIcon code={summary.weatherType} description={summary.description} className="day-icon" />
      <div className="flex-1">
        <p className="extremes">
          <b className="figure">
            <Icon name="arrow" label="Maximum" className="arrow" />
            {`${summary.maximumTemperature}°C`}
          </b>
          <span className="text-2xl">
            <Icon name="arrow" label="Minimum" turn={180} className="arrow" />
            {`${summary.minimumTemperature}°C`}
          </span>
        </p>
        <p className="text-lg">{summary.description}</p>
      </div>
    </div>
  )
}
