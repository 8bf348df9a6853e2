import { useState, type ReactNode } from 'react'
import type { Coverage } from '../lib/coverage'
import type { Sky } from '../lib/sky'
import { useKeptFocus } from '../hooks/use-kept-focus'
import { useNextFrame } from '../hooks/use-next-frame'
import { ExternalLink } from './external-link'
import { Text } from './text'

interface ScreenProps {
  /** Background behind the screen's header. */
  sky?: Sky | undefined
  heading: string
  link?: { name: string; url: string }
  status?: ReactNode
  coverage?: Coverage | undefined
  /** Empty until there is data. */
  children: ReactNode
  /** What most phones show only after scrolling. Drawn in the second frame, for a faster first one. */
  below?: ReactNode
  /** Whether the visitor returns to a position that may lie in `below`, which is then drawn at once. */
  isRestored?: boolean
}

export function Screen({
  sky = '--water',
  heading,
  link,
  status,
  coverage,
  children,
  below,
  isRestored,
}: ScreenProps) {
  const isWhole = useNextFrame(Boolean(children)) || isRestored || !below
  // If a screen opens empty, its content fades in when it arrives.
  const [opensEmpty] = useState(!children)
  // Called here, because a list can disappear before any component inside the screen renders.
  useKeptFocus()
  return (
    <>
      <div className="sky" style={{ background: `linear-gradient(var(${sky}),transparent)` }} />
      <header className={opensEmpty ? 'before-data' : undefined}>
        <h1 tabIndex={-1}>{heading}</h1>
        {link && <ExternalLink {...link} />}
      </header>
      {status}
      {coverage?.isNews && <Text className="badge bg-alert on-screen">{coverage.text}</Text>}
      {children}
      {isWhole && below}
      {isWhole && coverage && !coverage.isNews && <Text className="quiet on-screen">{coverage.text}</Text>}
    </>
  )
}
