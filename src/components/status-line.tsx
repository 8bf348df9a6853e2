import { Icon } from '../icons/icon'
import type { Status } from '../lib/status-text'
import { Text } from './text'

interface StatusLineProps {
  status: Status
  text: [state: string, age: string]
  /** What a visitor can do about an error. */
  help?: string | undefined
}

/** A screen reader announces the state, but not the age, which changes every minute. */
export function StatusLine({ status, text: [state, age], help }: StatusLineProps) {
  return (
    <>
      <p role="status" className="quiet">
        <Icon name={status} className={status === 'loading' ? 'size-1em mr-1 spin' : 'size-1em mr-1'} />
        <Text as="span">{state}</Text>
        <Text as="span" aria-live="off">
          {age}
        </Text>
      </p>
      <Text className="on-screen">{help}</Text>
    </>
  )
}
