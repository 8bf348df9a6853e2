import { levelText } from '../lib/levels'
import { Text } from './text'

/** `now` is the level in metres; undefined on another day. */
export function LevelNote({ now }: { now: number | undefined }) {
  return (
    <div>
      <Text className="text-lg on-screen">{now !== undefined && `About ${levelText(now)} now`}</Text>
      <p className="quiet">The curve is the calculated level; times come from the tide table.</p>
    </div>
  )
}
