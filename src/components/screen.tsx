import { useState, type ReactNode } from 'react'
import type { Coverage } from '../lib/coverage'
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
  /** How far the data coverage, which the age of the last fetch does not tell. */
  coverage?: Coverage | undefined
  /** What there is to show; nothing until there are data. */
  children: ReactNode
}

/** What all screens have in common: heading, link to another site, status line, how far the data coverage. */
export function Screen({ sky = '--water', heading, link, status, coverage, children }: ScreenProps) {
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
      {coverage && (
        <p key={coverage.text} className={coverage.hasEnded ? 'notice' : 'coverage'}>
          {coverage.text}
        </p>
      )}
      {children}
    </>
  )
}
