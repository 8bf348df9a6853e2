import { useSignals } from '@preact/signals-react/runtime'
import { useRef } from 'react'
import { camp } from '../camp'
import { CalendarDay } from '../components/calendar-day'
import { Screen } from '../components/screen'
import { StatusLine } from '../components/status-line'
import { Text } from '../components/text'
import { useNextFrame } from '../hooks/use-next-frame'
import { useInSight } from '../hooks/use-in-sight'
import { calendarRows, whatsOn, type CalendarRow } from '../lib/calendar'
import { datePart } from '../lib/iso-date'
import { coverageOf } from '../lib/coverage'
import { installHintShown } from '../stores/install-hint'
import { today } from '../stores/clock'
import { calendar, statusOf } from '../stores/datasets'
import { firstNavigation, isReturning, navigation } from '../stores/route'
import { tabsByName } from '../tabs'
import { Live } from './live'

const colourOf = (eventName: string) =>
  Object.hasOwn(camp.eventColours, eventName) ? camp.eventColours[eventName]! : camp.otherEventColour

export function CalendarScreen() {
  useSignals()
  const data = calendar.data.value
  const rows = data && calendarRows(data, today.value)
  const coverage = data && coverageOf('Calendar', datePart(data.endDate), today.value)
  const summary = data?.events.length === 0 ? 'There are no events.' : data && whatsOn(data, today.value)
  return (
    <Screen
      heading={tabsByName.calendar.title}
      status={<Live on="/calendar">{() => <StatusLine {...statusOf(calendar)} />}</Live>}
      coverage={rows?.length && coverage?.isNews ? coverage : undefined}
    >
      {rows &&
        (rows.length ? (
          <>
            <Text className="on-screen">{summary}</Text>
            <DayList rows={rows} />
          </>
        ) : (
          <p>The calendar has no days.</p>
        ))}
    </Screen>
  )
}

/** More rows than any window shows below today. */
const rowsAfterToday = 24

function DayList({ rows }: { rows: CalendarRow[] }) {
  useSignals()
  const list = useRef<HTMLUListElement>(null)
  // After a reload or Back, the position to restore may be below the first rows.
  const isWhole = useNextFrame() || isReturning()
  const todayIndex = rows.findIndex(({ date }) => date === today.value)
  const shown = isWhole ? rows : rows.slice(0, todayIndex + 1 + rowsAfterToday)
  useInSight(
    list,
    (isInSight) => isInSight && showToday(list.current),
    '',
    // A tap on the current tab, which is a navigation too, scrolls to today again.
    (look) => navigation.subscribe(look),
  )
  return (
    <ul ref={list} role="list" className="card">
      {shown.map((row) => (
        <CalendarDay key={row.date} {...row} isToday={row.date === today.value} colourOf={colourOf} />
      ))}
    </ul>
  )
}

/** Scrolls to today in a newly opened calendar; Back and Forward restore the scroll position. */
function showToday(list: Element | null) {
  // A page that opens with the install hint stays at the top, where the hint is.
  const staysAtTop = navigation.peek() === firstNavigation && installHintShown.value
  if (!isReturning() && !staysAtTop) list?.querySelector('[aria-current]')?.scrollIntoView({ block: 'start' })
}
