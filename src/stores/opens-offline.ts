import { signal } from '@preact/signals-react'

/** Whether the app opens without a connection; undefined until that is known, and where workers are blocked. */
export const opensOffline = signal<boolean | undefined>(undefined)
