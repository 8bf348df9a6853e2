import { Icon } from '../icons/icon'
import { WeatherIcon } from '../icons/weather-icon'
import type { ForecastDay } from '../schemas'

export function DaySummary({ summary }: { summary: ForecastDay['summary'] }) {
  const { description, maximumTemperature, minimumTemperature } = summary
  return (
    <div className="summary">
      <WeatherIcon code={summary.weatherType} description={description} className="day-icon" />
      <div className="summary-text">
        <p className="extremes">
          <b key={`up to ${maximumTemperature}`} translate="no" className="figure">
            <Icon name="arrow" label="Maximum" className="arrow" />
            {`${maximumTemperature}°C`}
          </b>
          <span key={`down to ${minimumTemperature}`} translate="no" className="text-2xl">
            <Icon name="arrow" label="Minimum" turn={180} className="arrow" />
            {`${minimumTemperature}°C`}
          </span>
        </p>
        <p key={description} className="text-lg">
          {description}
        </p>
      </div>
    </div>
  )
}
