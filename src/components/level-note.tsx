import { levelText } from '../lib/levels'
import { Text } from './text'

/** `now` is the current level in metres; undefined unless the day is today. */
export function LevelNote({ now }: { now: number | undefined }) {
  return (
    <div>
      <Text className="text-lg on-screen">{now !== undefined && `About ${levelText(now)} now`}</Text>
      <p className="quiet">The curve is the calculated level; times come from the tide table.</p>
    </div>
  )
}
