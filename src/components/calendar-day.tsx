import { dayName } from '../lib/camp-time'
import type { CalendarRow } from '../lib/calendar'

interface CalendarDayProps extends CalendarRow {
  isToday: boolean
  /** Returns the name of an event's colour token. */
  colourOf: (eventName: string) => string
}

export function CalendarDay({ date, isWeekend, isMonday, isToday, events, colourOf }: CalendarDayProps) {
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={isWeekend ? 'day weekend' : isMonday ? 'day monday' : 'day'}
    >
      <div className={isToday ? 'date today chosen' : 'date'}>
        <time dateTime={date}>{dayName(date)}</time>
      </div>
      <div className={events.length > 2 ? 'events many-events' : 'events'}>
        {events.map(({ name, day, days }, index) => {
          const text = `${name} (${day}/${days})`
          return (
            <p
              key={`${index} ${text}`}
              className={`event ${day === 1 ? 'first' : ''} ${day === days ? 'last' : ''}`}
              style={{ background: `var(--${colourOf(name)})` }}
            >
              {text}
            </p>
          )
        })}
      </div>
    </li>
  )
}
