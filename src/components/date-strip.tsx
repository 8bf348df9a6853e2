import { useState, type KeyboardEvent } from 'react'
import type { ForecastDay } from '../schemas'
import { firstPart } from '../lib/first-frame'
import { dayOfMonth, monthOf, weekdayOf } from '../lib/camp-time'
import { useNextFrame } from '../hooks/use-next-frame'
import { isRightToLeft, useRowStart } from '../hooks/use-row-start'
import { WeatherIcon } from '../icons/weather-icon'

interface DateStripProps {
  /** `YYYY-MM-DD`, sorted, without duplicates. */
  dates: string[]
  selected: string
  today: string
  onSelect: (date: string) => void
  /** Returns a date's weather; a strip without it shows dates only. */
  weatherOn?: (date: string) => ForecastDay['summary'] | undefined
}

/** More days than a row can show. */
const shownDays = 12

/** One tab stop for all days: https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ */
export function DateStrip({ dates, selected, today, onSelect, weatherOn }: DateStripProps) {
  const isWhole = useNextFrame()
  const shown = isWhole ? dates : firstPart(dates, dates.indexOf(selected), shownDays)
  const { row } = useRowStart<HTMLDivElement>(isWhole && dates)
  const [lastFocused, setLastFocused] = useState('')
  const tabStop = dates.includes(lastFocused) ? lastFocused : selected

  const moveFocus = (event: KeyboardEvent, index: number) => {
    const step = row.current && isRightToLeft(row.current) ? -1 : 1
    const indexes: Record<string, number> = {
      ArrowLeft: index - step,
      ArrowRight: index + step,
      Home: 0,
      End: dates.length - 1,
    }
    const button = row.current?.querySelectorAll('button')[indexes[event.key] ?? -1]
    // Alt+Left is the browser's Back.
    if (!button || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    button.focus()
  }
  return (
    <div ref={row} role="toolbar" aria-label="Day" className="date-strip scroll-x">
      {shown.map((date, index) => {
        const weather = weatherOn?.(date)
        return (
          <button
            key={date}
            type="button"
            aria-pressed={date === selected}
            tabIndex={date === tabStop ? 0 : -1}
            onFocus={() => setLastFocused(date)}
            onKeyDown={(event) => moveFocus(event, index)}
            onClick={() => onSelect(date)}
            className={date === selected ? 'choice chosen' : date === today ? 'choice today' : 'choice'}
          >
            {`${weekdayOf(date)} `}
            <b>{dayOfMonth(date)}</b>
            {` ${monthOf(date)}`}
            {weather && (
              <WeatherIcon isIconOnly code={weather.weatherType} description={weather.description} />
            )}
          </button>
        )
      })}
    </div>
  )
}
