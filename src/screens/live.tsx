import { useSignals } from '@preact/signals-react/runtime'
import { useRef, type ReactNode } from 'react'
import { useKeptFocus } from '../hooks/use-kept-focus'
import { openPath } from '../stores/route'
import type { ScreenPath } from '../tabs'

/**
 * Renders on its own whenever a signal that `children` reads changes, so that its parent need not. While its screen is
 * hidden, it keeps what it last rendered.
 */
export function Live({ on, children }: { on: ScreenPath; children: () => ReactNode }) {
  useSignals()
  useKeptFocus()
  const rendered = useRef<ReactNode>(undefined)
  /* oxlint-disable react/refs -- state would render twice, and nothing renders concurrently */
  if (openPath.value === on || !rendered.current) rendered.current = children()
  return rendered.current
}
