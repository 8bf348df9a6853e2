import { useSignals } from '@preact/signals-react/runtime'
import { camp } from '../camp'
import { DateStrip } from '../components/date-strip'
import { DaySummary } from '../components/day-summary'
import { HourList } from '../components/hour-list'
import { RadarMap } from '../components/radar-map'
import { Screen } from '../components/screen'
import { SunBar } from '../components/sun-bar'
import { radarFrameUrl, radarPageUrl } from '../lib/links'
import { online, savesData } from '../stores/connection'
import { statusOf, weather } from '../stores/datasets'
import { forecastSelection } from '../stores/selection'

export function WeatherScreen() {
  useSignals()
  const day = forecastSelection.day.value
  return (
    <Screen
      heading={camp.placeName}
      link={camp.links.weather}
      status={statusOf(weather)}
      reach={forecastSelection.reach.value}
    >
      {weather.data.value && (
        <>
          {day ? (
            <>
              <DateStrip
                dates={forecastSelection.dates.value}
                selected={forecastSelection.date.value}
                onSelect={forecastSelection.choose}
              />
              <DaySummary summary={day.summary} />
              <HourList hours={day.hours} />
              <SunBar {...day.summary} />
            </>
          ) : (
            <p>There is no forecast.</p>
          )}
          <RadarMap
            frameUrl={radarFrameUrl(camp.map)}
            pageUrl={radarPageUrl(camp.map)}
            online={online.value}
            savesData={savesData()}
          />
        </>
      )}
    </Screen>
  )
}
