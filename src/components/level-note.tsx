import { levelText } from '../lib/levels'

/** `now` is the level in metres; undefined on another day. */
export function LevelNote({ now }: { now: number | undefined }) {
  const text = now !== undefined && `About ${levelText(now)} now`
  return (
    <div>
      {text && (
        <p key={text} className="text-lg print:hidden">
          {text}
        </p>
      )}
      <p className="quiet">The curve is the calculated level; times come from the tide table.</p>
    </div>
  )
}
