import type { ReactNode } from 'react'
import type { Reach } from '../lib/reach'
import { ExternalLink } from './external-link'
import { StatusLine, type Status } from './status-line'

interface ScreenProps {
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
export function Screen({ heading, link, status, reach, children }: ScreenProps) {
  return (
    <>
      <header className="flex items-center gap-4">
        <h1 tabIndex={-1} className="flex-1">
          {heading}
        </h1>
        {link && <ExternalLink {...link} />}
      </header>
      {status && <StatusLine {...status} />}
      {reach && <p className={reach.hasEnded ? 'notice' : 'reach'}>{reach.text}</p>}
      {children}
    </>
  )
}
