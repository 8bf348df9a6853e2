import type { Tide } from '../schemas'

interface TideSentenceProps {
  next: Tide
  /** Time until then, in words. */
  remaining: string
}

export function TideSentence({ next, remaining }: TideSentenceProps) {
  return (
    <p className="text-xl">
      The tide is currently <b>{next.type === 'High' ? 'Rising' : 'Falling'}</b>. <b>{next.type}</b> tide is
      in <b>{remaining}</b>, at <b>{next.time}</b>.
    </p>
  )
}
