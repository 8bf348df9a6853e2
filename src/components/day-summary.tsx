import { Icon } from '../icons/icon'
import { WeatherIcon } from '../icons/weather-icon'
import { uvText } from '../lib/uv'
import { roundedTo } from '../lib/words'
import type { ForecastDay } from '../schemas'

export function DaySummary({ summary }: { summary: ForecastDay['summary'] }) {
  const { description } = summary
  const uv = uvText(summary.uvIndexMax)
  const maximum = roundedTo(summary.maximumTemperature, 1)
  const minimum = roundedTo(summary.minimumTemperature, 1)
  return (
    <div className="summary">
      <WeatherIcon code={summary.weatherType} description={description} className="size-24" />
      <div className="summary-text">
        <p className="extremes">
          <b key={`up to ${maximum}`} translate="no" className="figure">
            <Icon name="arrow" label="Maximum" className="size-.5em" />
            {`${maximum}°C`}
          </b>
          <span key={`down to ${minimum}`} translate="no" className="text-2xl">
            <Icon name="arrow" label="Minimum" turn={180} className="size-.5em" />
            {`${minimum}°C`}
          </span>
        </p>
        <p key={description} className="text-lg">
          {description}
        </p>
        {uv && <p key={uv}>{uv}</p>}
      </div>
    </div>
  )
}
