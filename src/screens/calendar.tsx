import { useSignals } from '@preact/signals-react/runtime'
import { camp } from '../camp'
import { CalendarDay } from '../components/calendar-day'
import { Screen } from '../components/screen'
import { calendarRows } from '../lib/calendar'
import { today } from '../stores/clock'
import { calendar, statusOf } from '../stores/datasets'

const colourOf = (eventName: string) =>
  Object.hasOwn(camp.eventColours, eventName) ? camp.eventColours[eventName]! : camp.otherEventColour

export function CalendarScreen() {
  useSignals()
  const data = calendar.data.value
  const rows = data && calendarRows(data)
  return (
    <Screen heading="Calendar" status={statusOf(calendar)}>
      {rows &&
        (rows.length ? (
          <>
            {!data.events.length && <p>There are no events.</p>}
            <ul className="card">
              {rows.map((row) => (
                <CalendarDay key={row.date} {...row} isToday={row.date === today.value} colourOf={colourOf} />
              ))}
            </ul>
          </>
        ) : (
          <p>There are no days.</p>
        ))}
    </Screen>
  )
}
