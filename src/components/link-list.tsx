import { Icon } from '../icons/icon'
import type { IconName } from '../icons/paths'

interface LinkListProps {
  links: {
    name: string
    /** A row without a URL is plain text. */
    url?: string
    /** The icon's name is also its accessible name. */
    icon?: IconName
    /** A telephone number, right of the name. */
    number?: string
    /** Figures below the name, such as a distance. */
    note?: string | undefined
  }[]
}

export function LinkList({ links }: LinkListProps) {
  return (
    <ul role="list" className="card">
      {links.map(({ name, url, icon, number, note }, index) => (
        <li key={`${index} ${url} ${name} ${note}`}>
          {url === undefined ? (
            <p className="list-row">{name}</p>
          ) : (
            <a href={url} className="list-row">
              {icon && <Icon name={icon} label={icon} />}
              <span className="row-label">
                {name}
                {number && <span translate="no">{number}</span>}
              </span>
              <Icon name={number ? 'telephone' : 'external'} className="size-1em" />
            </a>
          )}
          {note && (
            <p className={icon ? 'note below-icon quiet' : 'note quiet'}>
              <span translate="no">{note}</span>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
