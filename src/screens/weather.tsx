import { useSignals } from '@preact/signals-react/runtime'
import { camp } from '../camp'
import { DateStrip } from '../components/date-strip'
import { DaySummary } from '../components/day-summary'
import { DayHours } from '../components/day-hours'
import { RadarMap } from '../components/radar-map'
import { Screen } from '../components/screen'
import { StatusLine } from '../components/status-line'
import { SunBar } from '../components/sun-bar'
import { WeatherChart } from '../components/weather-chart'
import { Text } from '../components/text'
import { dayName } from '../lib/camp-time'
import { hourCells, nightDay } from '../lib/hours'
import { datePart, dayOn } from '../lib/iso-date'
import { radarFrameUrl, radarPageUrl } from '../lib/links'
import { skyOf } from '../lib/sky'
import { nightsOn } from '../lib/day-axis'
import { hourPoints, xInForecastDay } from '../lib/hour-points'
import type { ForecastDay, ForecastHour } from '../schemas'
import { clockTime, isRepeatedHour, presentHour, today } from '../stores/clock'
import { online, savesData } from '../stores/connection'
import { firstLoadEnded, statusOf, weather } from '../stores/datasets'
import { isReturning } from '../stores/route'
import { isNight, nextSunEventText, shownDayProgress } from '../stores/sun'
import { forecastSelection, presentForecastDate } from '../stores/selection'
import { Live } from './live'

/** Returns a function that makes a forecast day's chart, with the current time marked if it falls in that day. */
const chartOf = (date: string, day: ForecastDay, days: ForecastDay[]) => {
  const hours = hourPoints(day, days)
  if (!hours) return undefined
  const nights = nightsOn(date, days, hours.axis)
  const now = () => {
    const x = date === presentForecastDate.value ? xInForecastDay(hours.axis, clockTime.value) : -1
    return x < 0 ? undefined : x
  }
  return (onPick: (hour: ForecastHour) => void) => (
    <Live on="/weather">
      {() => <WeatherChart hours={hours} nights={nights} now={now()} onPick={onPick} />}
    </Live>
  )
}

export function WeatherScreen() {
  useSignals()
  const days = weather.data.value?.data
  const day = forecastSelection.day.value
  const date = forecastSelection.date.value
  const isToday = date === today.value
  const night = days && day && isToday && nightDay(days, day, presentHour.value)
  const nightHint = night && `Tonight's hours are under ${dayName(datePart(night.date))}.`
  return (
    <Screen
      sky={day && skyOf(day.summary.weatherType, isToday && isNight.value === true)}
      heading={camp.placeName}
      link={camp.links.weather}
      status={<Live on="/weather">{() => <StatusLine {...statusOf(weather)} />}</Live>}
      coverage={forecastSelection.coverage.value}
      isRestored={isReturning()}
      below={
        days && (
          <>
            {day && (
              <Live on="/weather">
                {() => (
                  <SunBar
                    sunrise={day.summary.sunrise}
                    sunset={day.summary.sunset}
                    progress={shownDayProgress.value}
                    text={isToday ? nextSunEventText.value : undefined}
                  />
                )}
              </Live>
            )}
            <Live on="/weather">
              {() => (
                <RadarMap
                  frameUrl={radarFrameUrl(camp.map)}
                  pageUrl={radarPageUrl(camp.map)}
                  isOnline={online.value}
                  isReady={firstLoadEnded.value}
                  savesData={savesData()}
                />
              )}
            </Live>
          </>
        )
      }
    >
      {days &&
        (day && date ? (
          <>
            <DateStrip
              dates={forecastSelection.dates.value}
              selected={date}
              today={today.value}
              onSelect={forecastSelection.choose}
              weatherOn={(each) => dayOn(days, each)?.summary}
            />
            <DaySummary summary={day.summary} />
            <Text className="quiet on-screen">{nightHint}</Text>
            {day.hours.length ? (
              <DayHours
                key={day.date}
                day={day}
                cells={hourCells(day, presentHour.value, isRepeatedHour.value)}
                chart={chartOf(date, day, days)}
              />
            ) : (
              <p className="quiet">There is no hourly forecast for this day.</p>
            )}
          </>
        ) : (
          <p>There is no forecast.</p>
        ))}
    </Screen>
  )
}
