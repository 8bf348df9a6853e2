import { useState, type ReactNode } from 'react'
import type { Coverage } from '../lib/coverage'
import type { Sky } from '../lib/sky'
import { ExternalLink } from './external-link'
import { StatusLine, type Status } from './status-line'

interface ScreenProps {
  /** What is painted behind the head of the screen: water, unless the screen names a sky. */
  sky?: Sky | undefined
  heading: string
  /** A site that says more. */
  link?: { name: string; url: string }
  status?: Status
  /** Until when the data last, which the age of the last fetch does not tell. */
  coverage?: Coverage | undefined
  /** What there is to show; nothing until there are data. */
  children: ReactNode
}

/** What all screens have in common: heading, link to another site, status line, until when the data last. */
export function Screen({ sky = '--water', heading, link, status, coverage, children }: ScreenProps) {
  // Content that comes after the screen was opened fades in; content that is there from the start does not.
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
        <p key={coverage.text} className={coverage.hasEnded ? 'ended bg-alert' : 'coverage quiet'}>
          {coverage.text}
        </p>
      )}
      {children}
    </>
  )
}
