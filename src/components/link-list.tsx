import { Icon } from '../icons/icon'
import type { IconName } from '../icons/paths'

interface LinkListProps {
  links: {
    name: string
    /** A row without one is text alone. */
    url?: string
    /** Says what kind of place it leads to; the icon's name is its label. */
    icon?: IconName
    /** What else there is to say of it. */
    note?: string | undefined
  }[]
}

/** Links that leave the app, a row each; and what there is to read between them. */
export function LinkList({ links }: LinkListProps) {
  return (
    <ul role="list" className="card">
      {links.map(({ name, url, icon, note }, index) => (
        <li key={`${index} ${name} ${url} ${note}`} className="border-t">
          {url === undefined ? (
            <p className="list-row">{name}</p>
          ) : (
            <a href={url} className="list-row">
              {icon && <Icon name={icon} label={icon} />}
              <span className="row-label">{name}</span>
              <Icon name="external" className="size-1em" />
            </a>
          )}
          {note && <p className="note quiet">{note}</p>}
        </li>
      ))}
    </ul>
  )
}
