import { useSignals } from '@preact/signals-react/runtime'
import { camp } from '../camp'
import { DateStrip } from '../components/date-strip'
import { Screen } from '../components/screen'
import { LevelNote } from '../components/level-note'
import { Text } from '../components/text'
import { TideSentence } from '../components/tide-sentence'
import { TideTable } from '../components/tide-table'
import { TideTimeline } from '../components/tide-timeline'
import { levelAt, levelCurve, levelsInWords } from '../lib/levels'
import { heightScale, rangeInMetres, tideMarks } from '../lib/tide-marks'
import { nightsOn, percentOfDay } from '../lib/timeline'
import type { TideDay } from '../schemas'
import { clockTime, presentMinute, today } from '../stores/clock'
import { statusOf, tides, weather } from '../stores/datasets'
import { tideSelection } from '../stores/selection'
import { isGapBeforeNextTide, nextTide, timeUntilNextTide } from '../stores/tide'

/** Scales a day's levels to the timeline's height; undefined without levels. `levelNow` is in metres. */
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
  const levelNow = day && date === today.value ? levelAt(day, presentMinute.value) : undefined
  const levels = day && days && paintedLevels(day, days, levelNow)
  const notes = range === undefined ? note : `The day's range is ${range} m. ${note}`
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
          {day && date ? (
            <>
              <DateStrip
                dates={tideSelection.dates.value}
                selected={date}
                today={today.value}
                onSelect={tideSelection.choose}
              />
              <TideTimeline
                marks={tideMarks(day, days)}
                nights={nightsOn(date, weather.data.value?.data ?? [])}
                now={date === today.value ? percentOfDay(clockTime.value) : undefined}
                levels={levels}
              />
              {levels && <LevelNote now={levelNow} />}
              <TideTable tides={day.tides} next={next?.tide} />
              <Text className="quiet">{notes}</Text>
            </>
          ) : (
            <p>There are no tides.</p>
          )}
        </>
      )}
    </Screen>
  )
}
