import { Icon } from '../icons/icon'
import { WeatherIcon } from '../icons/weather-icon'
import type { ForecastDay } from '../schemas'

export function DaySummary({ summary }: { summary: ForecastDay['summary'] }) {
  return (
    <div className="flex flex-row-reverse items-center gap-4">
      <WeatherIcon code={summary.weatherType} description={summary.description} className="w-24 h-24" />
      <div className="flex-1">
        <p className="flex flex-wrap items-center gap-x-3">
          <b className="figure">
            <Icon name="arrow" label="Maximum" className="arrow" />
            {summary.maximumTemperature}°C
          </b>
          <span className="text-2xl">
            <Icon name="arrow" label="Minimum" turn={180} className="arrow" />
            {summary.minimumTemperature}°C
          </span>
        </p>
        <p className="text-lg">{summary.description}</p>
      </div>
    </div>
  )
}
