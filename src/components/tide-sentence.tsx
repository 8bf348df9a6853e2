import { dayName } from '../lib/camp-time'
import type { Tide } from '../schemas'
import { Text } from './text'

interface TideSentenceProps {
  next: Tide
  remaining: string
  isAfterGap: boolean
}

export function TideSentence({ next: { type, time, instant }, remaining, isAfterGap }: TideSentenceProps) {
  return (
    // A new element for another sentence: see `text.tsx`.
    <p key={String(isAfterGap)} className="text-xl">
      {!isAfterGap && (
        <>
          The tide is currently <Word text={type === 'High' ? 'Rising' : 'Falling'} />.{' '}
        </>
      )}
      <Word text={type} /> tide is in <Word text={remaining} isFigure />, at <Word text={time} isFigure />
      {isAfterGap && (
        <>
          {' '}
          on <Word text={dayName(instant)} />. The table has a gap before then, so we can't tell whether the
          tide is rising or falling
        </>
      )}
      .
    </p>
  )
}

function Word({ text, isFigure }: { text: string; isFigure?: boolean }) {
  return (
    <span translate={isFigure ? 'no' : undefined}>
      <Text as="b">{text}</Text>
    </span>
  )
}
