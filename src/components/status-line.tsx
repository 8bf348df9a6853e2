import { Icon } from '../icons/icon'

export interface Status {
  /** The icon says whether work is going on, also over data that are shown. */
  status: 'loading' | 'loaded' | 'error'
  text: string
}

export function StatusLine({ status, text }: Status) {
  return (
    <p role="status" className="status">
      <Icon name={status} className={status === 'loading' ? 'small-icon spin' : 'small-icon'} />
      {text}
    </p>
  )
}
