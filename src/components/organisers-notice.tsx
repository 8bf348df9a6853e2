import { Icon } from '../icons/icon'
import type { Notice } from '../schemas'
import { ExternalLink } from './external-link'
import { Text } from './text'

interface OrganisersNoticeProps {
  notice: Notice | undefined
  /** The calendar file's age in words, such as `as of 3 hours ago`; empty if under an hour. */
  age: string
  onDismiss: () => void
}

/** The live region is always in the page, so that a screen reader announces each new notice once. */
export function OrganisersNotice({ notice, age, onDismiss }: OrganisersNoticeProps) {
  const isWarning = notice?.kind === 'warning'
  return (
    <div aria-live="polite">
      {notice && (
        <aside key={notice.text} aria-label="Notice" className={isWarning ? 'bg-alert' : 'bg-info'}>
          {isWarning && <Icon name="error" label="Warning" />}
          <div className="row-label">
            <p dir="auto">{notice.text}</p>
            {notice.url && <ExternalLink name="Read more" url={notice.url} />}
            <Text aria-live="off">{age}</Text>
          </div>
          {!isWarning && (
            <button type="button" aria-label="Dismiss notice" onClick={onDismiss}>
              <Icon name="close" />
            </button>
          )}
        </aside>
      )}
    </div>
  )
}
