import { useSignals } from '@preact/signals-react/runtime'
import { camp } from '../camp'
import { DateStrip } from '../components/date-strip'
import { Screen } from '../components/screen'
import { StatusLine } from '../components/status-line'
import { Text } from '../components/text'
import { TideSentence } from '../components/tide-sentence'
import { TideTable } from '../components/tide-table'
import { TideChart } from '../components/tide-chart'
import { levelCurve, levelsInWords, levelText } from '../lib/levels'
import { heightScale, rangeInMetres, tideMarks } from '../lib/tide-marks'
import { daySkyOf } from '../lib/sky'
import { nightsOn, percentOfDay, wholeDay } from '../lib/day-axis'
import { dayOn } from '../lib/iso-date'
import { unbroken } from '../lib/figures'
import type { ForecastDay, TideDay } from '../schemas'
import { clockTime, today } from '../stores/clock'
import { statusOf, tides, weather } from '../stores/datasets'
import { tideSelection } from '../stores/selection'
import { isNight } from '../stores/sun'
import { isGapBeforeNextTide, levelNow, nextTide, timeUntilNextTide } from '../stores/tide'
import { Live } from './live'

/** Returns the parts of a day's chart that do not change every minute. `forecast` is empty if there is none. */
const chartOf = (date: string, day: TideDay, days: TideDay[], forecast: ForecastDay[]) => {
  const curve = levelCurve(day)
  // Columns begin at 0 m. Levels fill the chart, so that the water looks low at low tide, wherever their zero is.
  const scale = heightScale(days, curve?.map(({ heightInMetres }) => heightInMetres) ?? [0])
  const points = curve?.map(({ x, heightInMetres }) => ({ x, y: scale(heightInMetres) }))
  const weatherOfDay = dayOn(forecast, date)?.summary
  return {
    marks: tideMarks(day, scale),
    nights: nightsOn(date, forecast, wholeDay),
    sky: weatherOfDay ? daySkyOf(weatherOfDay.weatherType) : '--cloudy',
    levels: points && { points, inWords: levelsInWords(day) },
    scale,
  }
}

export function TidesScreen() {
  useSignals()
  const { about, dates: days } = tides.data.value ?? {}
  const day = tideSelection.day.value
  const date = tideSelection.date.value
  const next = nextTide.value
  const range = day && rangeInMetres(day.tides)
  const note = 'Times and heights are predictions, not for navigation.'
  const notes = range === undefined ? note : `The day's range is ${unbroken(levelText(range))}. ${note}`
  const isToday = date === today.value
  const chart = date && day && days && chartOf(date, day, days, weather.data.value?.data ?? [])
  return (
    <Screen
      heading={camp.bayName}
      link={camp.links.tides}
      status={<Live on="/tides">{() => <StatusLine {...statusOf(tides)} />}</Live>}
      coverage={tideSelection.coverage.value}
    >
      {days && (
        <>
          <Live on="/tides">
            {() =>
              (next || levelNow.value !== undefined) && (
                <div className="on-screen">
                  {next && (
                    <TideSentence
                      next={next.tide}
                      remaining={timeUntilNextTide.value}
                      isAfterGap={isGapBeforeNextTide.value}
                    />
                  )}
                  <Text className="text-lg">
                    {levelNow.value !== undefined && `About ${unbroken(levelText(levelNow.value))} now`}
                  </Text>
                </div>
              )
            }
          </Live>
          {chart ? (
            <>
              <DateStrip
                dates={tideSelection.dates.value}
                selected={date}
                today={today.value}
                onSelect={tideSelection.choose}
              />
              {day.tides.length ? (
                <>
                  <Live on="/tides">
                    {() => (
                      <TideChart
                        {...chart}
                        now={isToday ? percentOfDay(clockTime.value) : undefined}
                        levelNow={levelNow.value === undefined ? undefined : chart.scale(levelNow.value)}
                        hasSun={chart.sky === '--clear' && isNight.value === false}
                      />
                    )}
                  </Live>
                  <TideTable tides={day.tides} next={next?.tide} />
                  <Text className="quiet">{notes}</Text>
                  <Text className="quiet">{about}</Text>
                  <Text className="quiet">
                    {chart.levels &&
                      `The curve shows the calculated level${about ? '' : '; times come from the tide table'}.`}
                  </Text>
                </>
              ) : (
                <p className="quiet">There are no tides for this day.</p>
              )}
            </>
          ) : (
            <p>There are no tides.</p>
          )}
        </>
      )}
    </Screen>
  )
}
