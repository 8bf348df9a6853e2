import { useSignals } from '@preact/signals-react/runtime'
import { camp } from '../camp'
import { DateStrip } from '../components/date-strip'
import { DaySummary } from '../components/day-summary'
import { DayHours } from '../components/day-hours'
import { RadarMap } from '../components/radar-map'
import { Screen } from '../components/screen'
import { SunBar } from '../components/sun-bar'
import { Text } from '../components/text'
import { dayName } from '../lib/camp-time'
import { hourCells, nightDay } from '../lib/hours'
import { datePart } from '../lib/iso-date'
import { radarFrameUrl, radarPageUrl } from '../lib/links'
import { skyOf } from '../lib/sky'
import { nightsOn } from '../lib/day-axis'
import { hourPoints, xInForecastDay } from '../lib/hour-points'
import type { ForecastDay } from '../schemas'
import { clockTime, isRepeatedHour, presentHour, today } from '../stores/clock'
import { online, savesData } from '../stores/connection'
import { firstLoadEnded, statusOf, weather } from '../stores/datasets'
import { nextSunEvent, shownDayProgress } from '../stores/sun'
import { forecastSelection, presentForecastDate } from '../stores/selection'

/** Returns a forecast day's chart, with the current time marked if it falls in that day. */
const chartOf = (date: string, day: ForecastDay, days: ForecastDay[]) => {
  const hours = hourPoints(day, days)
  if (!hours) return undefined
  const now = date === presentForecastDate.value ? xInForecastDay(hours.axis, clockTime.value) : -1
  return { hours, nights: nightsOn(date, days, hours.axis), now: now < 0 ? undefined : now }
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
                weatherOn={(each) => days.find((day) => datePart(day.date) === each)?.summary}
              />
              <DaySummary summary={day.summary} />
              <Text className="quiet on-screen">{nightHint}</Text>
              <DayHours
                key={day.date}
                day={day}
                cells={hourCells(day, presentHour.value, isRepeatedHour.value)}
                chart={chartOf(date, day, days)}
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
