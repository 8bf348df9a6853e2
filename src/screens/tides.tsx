import { useSignals } from '@preact/signals-react/runtime'
import { camp } from '../camp'
import { DateStrip } from '../components/date-strip'
import { Screen } from '../components/screen'
import { Text } from '../components/text'
import { TideSentence } from '../components/tide-sentence'
import { TideTable } from '../components/tide-table'
import { TideChart } from '../components/tide-chart'
import { levelAt, levelCurve, levelsInWords, levelText } from '../lib/levels'
import { heightScale, rangeInMetres, tideMarks } from '../lib/tide-marks'
import { daySkyOf } from '../lib/sky'
import { nightsOn, percentOfDay, wholeDay } from '../lib/day-axis'
import { datePart } from '../lib/iso-date'
import { unbroken } from '../lib/words'
import type { TideDay } from '../schemas'
import { clockTime, presentMinute, today } from '../stores/clock'
import { statusOf, tides, weather } from '../stores/datasets'
import { tideSelection } from '../stores/selection'
import { nextSunEvent } from '../stores/sun'
import { isGapBeforeNextTide, nextTide, timeUntilNextTide } from '../stores/tide'

/** Scales a day's levels to the chart's height; undefined without levels. `levelNow` is in metres. */
const paintedLevels = (day: TideDay, days: TideDay[], levelNow: number | undefined) => {
  const curve = levelCurve(day)
  if (!curve) return undefined
  const scale = heightScale(days)
  return {
    points: curve.map(({ x, heightInMetres }) => ({ x, y: scale(heightInMetres) })),
    now: levelNow === undefined ? undefined : scale(levelNow),
    inWords: levelsInWords(day),
  }
}

export function TidesScreen() {
  useSignals()
  const days = tides.data.value?.dates
  const day = tideSelection.day.value
  const date = tideSelection.date.value
  const next = nextTide.value
  const range = day && rangeInMetres(day.tides)
  const note = 'Times and heights are predictions, not for navigation.'
  const isToday = date === today.value
  const forecast = weather.data.value?.data ?? []
  const forecastDay = forecast.find((each) => datePart(each.date) === date)
  const sky = forecastDay ? daySkyOf(forecastDay.summary.weatherType) : '--card'
  const present = days?.find((each) => datePart(each.date) === today.value)
  const levelNow = present && levelCurve(present) && levelAt(present, presentMinute.value)
  const levels = day && days && paintedLevels(day, days, isToday ? levelNow : undefined)
  const notes = range === undefined ? note : `The day's range is ${unbroken(levelText(range))}. ${note}`
  return (
    <Screen
      heading={camp.bayName}
      link={camp.links.tides}
      status={statusOf(tides)}
      coverage={tideSelection.coverage.value}
    >
      {days && (
        <>
          {next && (
            <TideSentence
              next={next.tide}
              remaining={timeUntilNextTide.value}
              isAfterGap={isGapBeforeNextTide.value}
            />
          )}
          <Text className={next ? '-mt-4 text-lg on-screen' : 'text-lg on-screen'}>
            {levelNow !== undefined && `About ${unbroken(levelText(levelNow))} now`}
          </Text>
          {day && date ? (
            <>
              <DateStrip
                dates={tideSelection.dates.value}
                selected={date}
                today={today.value}
                onSelect={tideSelection.choose}
              />
              <TideChart
                marks={tideMarks(day, days)}
                nights={nightsOn(date, forecast, wholeDay)}
                sky={sky}
                now={isToday ? percentOfDay(clockTime.value) : undefined}
                hasSun={sky === '--clear' && nextSunEvent.value?.isNight === false}
                levels={levels}
              />
              <TideTable tides={day.tides} next={next?.tide} />
              <Text className="quiet">{notes}</Text>
              <Text className="quiet">{tides.data.value?.about}</Text>
              <Text className="quiet">
                {levels && 'The curve is the calculated level; times come from the tide table.'}
              </Text>
            </>
          ) : (
            <p>There are no tides.</p>
          )}
        </>
      )}
    </Screen>
  )
}
