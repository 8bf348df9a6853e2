import { useSignals } from '@preact/signals-react/runtime'
import { camp } from '../camp'
import { DateStrip } from '../components/date-strip'
import { Screen } from '../components/screen'
import { TideSentence } from '../components/tide-sentence'
import { TideTable } from '../components/tide-table'
import { statusOf, tides } from '../stores/datasets'
import { tideSelection } from '../stores/selection'
import { nextTide, timeUntilNextTide } from '../stores/tide'

export function TidesScreen() {
  useSignals()
  const day = tideSelection.day.value
  const next = nextTide.value
  return (
    <Screen
      heading={camp.bayName}
      link={camp.links.tides}
      status={statusOf(tides)}
      reach={tideSelection.reach.value}
    >
      {next && <TideSentence next={next} remaining={timeUntilNextTide.value} />}
      {day ? (
        <>
          <DateStrip
            dates={tideSelection.dates.value}
            selected={tideSelection.date.value}
            onSelect={tideSelection.choose}
          />
          <TideTable tides={day.tides} />
        </>
      ) : (
        tides.data.value && <p>There are no tides.</p>
      )}
    </Screen>
  )
}
