import { Icon } from '../icons/icon'
import { WeatherIcon } from '../icons/weather-icon'
import { seaText } from '../lib/sea'
import { uvText } from '../lib/uv'
import { degrees } from '../lib/figures'
import type { ForecastDay } from '../schemas'
import { Text } from './text'

export function DaySummary({ summary }: { summary: ForecastDay['summary'] }) {
  const { description } = summary
  const maximum = degrees(summary.maximumTemperature)
  const minimum = degrees(summary.minimumTemperature)
  return (
    <div>
      <div className="summary">
        <WeatherIcon isIconOnly code={summary.weatherType} description={description} />
        <div>
          <p className="extremes">
            <b key={`up to ${maximum}`} translate="no">
              <Icon name="arrow" label="Maximum" />
              {`${maximum}°C`}
            </b>
            <span key={`down to ${minimum}`} translate="no">
              <Icon name="arrow" label="Minimum" turn={180} />
              {`${minimum}°C`}
            </span>
          </p>
          <Text className="text-lg">{description}</Text>
        </div>
      </div>
      <div className="sun-and-sea">
        <Text>{uvText(summary.uvIndexMax)}</Text>
        <Text>{seaText(summary)}</Text>
      </div>
    </div>
  )
}
