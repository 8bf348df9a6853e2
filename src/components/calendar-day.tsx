import { dayName } from '../lib/camp-time'
import type { CalendarRow } from '../lib/calendar'

interface CalendarDayProps extends CalendarRow {
  isToday: boolean
  /** Name of the colour token for an event. */
  colourOf: (eventName: string) => string
}

export function CalendarDay({ date, isWeekend, isMonday, isToday, events, colourOf }: CalendarDayProps) {
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={isWeekend ? 'day weekend' : isMonday ? 'day monday' : 'day'}
    >
      <time dateTime={date} className={isToday ? 'date today' : 'date'}>
        {dayName(date)}
      </time>
      <div className="events">
        {events.map(({ name, day, days }, index) => (
          <p
            key={index}
            className={
              days === 1
                ? 'event first last'
                : day === 1
                  ? 'event first'
                  : day === days
                    ? 'event last'
                    : 'event'
            }
            style={{ background: `var(--${colourOf(name)})` }}
          >
            {`${name} (${day}/${days})`}
          </p>
        ))}
      </div>
    </li>
  )
}
