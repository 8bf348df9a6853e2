import { useSignals } from '@preact/signals-react/runtime'
import { camp } from '../camp'
import { DateStrip } from '../components/date-strip'
import { DaySummary } from '../components/day-summary'
import { HourList } from '../components/hour-list'
import { RadarMap } from '../components/radar-map'
import { Screen } from '../components/screen'
import { SunBar } from '../components/sun-bar'
import { Text } from '../components/text'
import { dayName } from '../lib/camp-time'
import { hourCells, nightDay } from '../lib/hours'
import { datePart } from '../lib/iso-date'
import { radarFrameUrl, radarPageUrl } from '../lib/links'
import { skyOf } from '../lib/sky'
import { nightsOn } from '../lib/timeline'
import { forecastStart, percentOfForecastDay, weatherPicture } from '../lib/weather-picture'
import type { ForecastDay } from '../schemas'
import { clockTime, presentHour, today } from '../stores/clock'
import { online, savesData } from '../stores/connection'
import { firstLoadEnded, statusOf, weather } from '../stores/datasets'
import { nextSunEvent, shownDayProgress } from '../stores/sun'
import { forecastSelection, presentForecastDate } from '../stores/selection'

/** Returns a forecast day's timeline, with the current time marked if it falls in that day. */
const timelineOf = (date: string, day: ForecastDay, days: ForecastDay[]) => {
  const picture = weatherPicture(day, days)
  return (
    picture && {
      picture,
      nights: nightsOn(date, days, forecastStart),
      now: date === presentForecastDate.value ? percentOfForecastDay(clockTime.value) : undefined,
    }
  )
}

export function WeatherScreen() {
  useSignals()
  const days = weather.data.value?.data
  const day = forecastSelection.day.value
  const date = forecastSelection.date.value
  const isToday = date === today.value
  const night = days && day && isToday && nightDay(days, day, presentHour.value)
  const isNight = isToday && nextSunEvent.value?.isNight === true
  const nightHint = night && `Tonight's hours are under ${dayName(datePart(night.date))}.`
  return (
    <Screen
      sky={day && skyOf(day.summary.weatherType, isNight)}
      heading={camp.placeName}
      link={camp.links.weather}
      status={statusOf(weather)}
      coverage={forecastSelection.coverage.value}
    >
      {days && (
        <>
          {day && date ? (
            <>
              <DateStrip
                dates={forecastSelection.dates.value}
                selected={date}
                today={today.value}
                onSelect={forecastSelection.choose}
              />
              <DaySummary summary={day.summary} />
              <Text className="quiet on-screen">{nightHint}</Text>
              <HourList
                day={day}
                cells={hourCells(day, presentHour.value)}
                timeline={timelineOf(date, day, days)}
              />
              <SunBar
                sunrise={day.summary.sunrise}
                sunset={day.summary.sunset}
                progress={shownDayProgress.value}
                text={isToday ? nextSunEvent.value?.text : undefined}
              />
            </>
          ) : (
            <p>There is no forecast.</p>
          )}
          <RadarMap
            frameUrl={radarFrameUrl(camp.map)}
            pageUrl={radarPageUrl(camp.map)}
            isOnline={online.value}
            isReady={firstLoadEnded.value}
            savesData={savesData}
          />
        </>
      )}
    </Screen>
  )
}
