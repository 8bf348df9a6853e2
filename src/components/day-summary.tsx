import { Icon } from '../icons/icon'
import { WeatherIcon } from '../icons/weather-icon'
import type { ForecastDay } from '../schemas'

export function DaySummary({ summary }: { summary: ForecastDay['summary'] }) {
  return (
    <div className="flex items-center gap-4">
      <WeatherIcon code={summary.weatherType} description={summary.description} className="w-16 h-16" />
      <div>
        <p className="flex flex-wrap items-center gap-x-3">
          <b className="text-3xl">
            <Icon name="arrow" label="Maximum" className="small-icon" />
            {summary.maximumTemperature}°C
          </b>
          <span className="text-quiet text-xl">
            <Icon name="arrow" label="Minimum" turn={180} className="small-icon" />
            {summary.minimumTemperature}°C
          </span>
        </p>
        <p>{summary.description}</p>
      </div>
    </div>
  )
}
