import { Icon } from '../icons/icon'

export interface Status {
  /** The icon says whether work is going on, also over data that are shown. */
  status: 'loading' | 'loaded' | 'error'
  /** The text, in two parts: the state, and the age of the data. */
  text: [state: string, age: string]
}

/**
 * A screen reader says when the state changes; the age, which changes every minute, is left to those who look it up.
 */
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
