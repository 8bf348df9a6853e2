import { Icon } from '../icons/icon'

export interface Status {
  status: 'loading' | 'loaded' | 'error'
  text: [state: string, age: string]
  /** What to do about it. */
  help?: string | undefined
}

/** A screen reader announces the state, but not the age, which changes every minute. */
export function StatusLine({ status, text: [state, age] }: Status) {
  return (
    <p role="status" className="quiet">
      <Icon name={status} className={status === 'loading' ? 'size-1em mr-1 spin' : 'size-1em mr-1'} />
      <span key={state}>{state}</span>
      <span key={`age ${age}`} aria-live="off">
        {age}
      </span>
    </p>
  )
}
