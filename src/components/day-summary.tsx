import { Icon } from '../icons/icon'
import { WeatherIcon } from '../icons/weather-icon'
import type { ForecastDay } from '../schemas'

export function DaySummary({ summary }: { summary: ForecastDay['summary'] }) {
  const { description, maximumTemperature, minimumTemperature } = summary
  return (
    <div className="summary">
      <WeatherIcon code={summary.weatherType} description={description} className="size-24" />
      <div className="summary-text">
        <p className="extremes">
          <b key={`up to ${maximumTemperature}`} translate="no" className="figure">
            <Icon name="arrow" label="Maximum" className="size-.5em" />
            {`${maximumTemperature}°C`}
          </b>
          <span key={`down to ${minimumTemperature}`} translate="no" className="text-2xl">
            <Icon name="arrow" label="Minimum" turn={180} className="size-.5em" />
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
