import { useState, type ReactNode } from 'react'
import type { Reach } from '../lib/reach'
import type { Sky } from '../lib/sky'
import { ExternalLink } from './external-link'
import { StatusLine, type Status } from './status-line'

interface ScreenProps {
  /** What is painted behind the head of the screen; the sea, where nothing else suits. */
  sky?: Sky | undefined
  heading: string
  /** A site that says more. */
  link?: { name: string; url: string }
  status?: Status
  /** How far the data reach, which the age of the last fetch does not tell. */
  reach?: Reach | undefined
  /** What there is to show; nothing until there are data. */
  children: ReactNode
}

/** What all screens have in common: heading, link to another site, status line, how far the data reach. */
export function Screen({ sky = '--water', heading, link, status, reach, children }: ScreenProps) {
  // What comes later settles. What a screen opens with is there at once.
  const [opensEmpty] = useState(!children)
  return (
    <>
      <div className="sky" style={{ background: `linear-gradient(var(${sky}),transparent)` }} />
      <header className={opensEmpty ? 'head before-data' : 'head'}>
        <h1 tabIndex={-1} className="grow">
          {heading}
        </h1>
        {link && <ExternalLink {...link} />}
      </header>
      {status && <StatusLine {...status} />}
      {reach && (
        <p key={reach.text} className={reach.hasEnded ? 'notice' : 'reach'}>
          {reach.text}
        </p>
      )}
      {children}
    </>
  )
}
