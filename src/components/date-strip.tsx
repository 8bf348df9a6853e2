import { dayOfMonth, monthOf, weekdayOf } from '../lib/camp-time'
import { useRowStart } from '../hooks/use-row-start'

interface DateStripProps {
  /** `YYYY-MM-DD`, each once, in order. */
  dates: string[]
  selected: string | undefined
  onSelect: (date: string) => void
}

export function DateStrip({ dates, selected, onSelect }: DateStripProps) {
  const row = useRowStart<HTMLDivElement>(undefined, dates)
  return (
    <div ref={row} role="group" aria-label="Day" className="flex gap-1 scroll-x">
      {dates.map((date) => (
        <button
          key={date}
          type="button"
          aria-pressed={date === selected}
          onClick={() => onSelect(date)}
          className={date === selected ? 'choice chosen' : 'choice'}
        >
          {`${weekdayOf(date)} `}
          <b className="block text-xl min-w-10">{dayOfMonth(date)}</b>
          {` ${monthOf(date)}`}
        </button>
      ))}
    </div>
  )
}
