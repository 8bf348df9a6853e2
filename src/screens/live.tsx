import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'

/** Renders by itself whenever a signal that `children` reads has changed, so that what is around it need not. */
export function Live({ children }: { children: () => ReactNode }) {
  useSignals()
  return children()
}
