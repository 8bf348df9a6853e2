import { levelText } from '../lib/levels'

/** Where the water is now (metres; undefined on another day), and what the timeline's curve is. */
export function LevelNote({ now }: { now: number | undefined }) {
  const text = now !== undefined && `About ${levelText(now)} now`
  return (
    <div>
      {text && (
        <p key={text} className="text-lg print:hidden">
          {text}
        </p>
      )}
      <p className="quiet">The level is calculated, the times are the table's.</p>
    </div>
  )
}
