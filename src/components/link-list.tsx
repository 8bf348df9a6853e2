import { Icon, type IconName } from '../icons/icon'

interface LinkListProps {
  links: {
    name: string
    url: string
    /** What kind of place it leads to. */
    kind?: IconName
    /** What else there is to say of it. */
    note?: string | undefined
  }[]
}

/** Links that leave the app, a row each. */
export function LinkList({ links }: LinkListProps) {
  return (
    <ul role="list" className="card">
      {links.map(({ name, url, kind, note }, index) => (
        <li key={`${index} ${name} ${url} ${note}`} className="border-t">
          <a href={url} className="list-row">
            {kind && <Icon name={kind} label={kind} />}
            <span className="row-label">{name}</span>
            <Icon name="external" className="small-icon" />
          </a>
          {note && <p className="note">{note}</p>}
        </li>
      ))}
    </ul>
  )
}
