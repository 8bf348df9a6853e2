import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef } from 'react'
import { camp } from '../camp'
import { CalendarDay } from '../components/calendar-day'
import { Screen } from '../components/screen'
import { useInSight } from '../hooks/use-in-sight'
import { calendarRows, whatsOn } from '../lib/calendar'
import { datePart } from '../lib/iso-date'
import { coverageOf } from '../lib/coverage'
import { bannerShown } from '../stores/banner'
import { today } from '../stores/clock'
import { calendar, statusOf } from '../stores/datasets'
import { firstNavigation, navigation } from '../stores/route'
import { tabOf } from '../tabs'

const colourOf = (eventName: string) =>
  Object.hasOwn(camp.eventColours, eventName) ? camp.eventColours[eventName]! : camp.otherEventColour

const atCentre = { block: 'center' } as const

export function CalendarScreen() {
  useSignals()
  const data = calendar.data.value
  const rows = data && calendarRows(data)
  const coverage = data && coverageOf('Calendar', datePart(data.endDate), today.value)
  const summary = data?.events.length === 0 ? 'There are no events.' : data && whatsOn(data, today.value)
  const list = useRef<HTMLUListElement>(null)

  const showToday = () => {
    const { value } = navigation
    // Back and Forward restore the scroll position, and while the install hint stands at the top, a first load stays
    // there.
    const isNew = value.scrollY === undefined && !(value === firstNavigation && bannerShown.value)
    // This screen scrolls when it comes into sight. While it is still hidden, measuring it would only force a layout.
    if (isNew && value.path === tabOf.calendar.path)
      list.current?.querySelector('main > :not([hidden]) [aria-current]')?.scrollIntoView(atCentre)
  }
  useInSight(list, showToday, !rows?.length)
  // A tap on the tab of the screen that is open is a navigation too.
  // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- it reads signals and
  // refs
  useEffect(() => navigation.subscribe(showToday), [])

  return (
    <Screen
      heading="Calendar"
      status={statusOf(calendar)}
      coverage={rows?.length && coverage?.hasEnded ? coverage : undefined}
    >
      {rows &&
        (rows.length ? (
          <>
            {summary && <p key={summary}>{summary}</p>}
            <ul ref={list} role="list" className="card">
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
