import { Icon } from '../icons/icon'
import type { IconName } from '../icons/paths'

interface TabBarProps {
  tabs: { path: string; title: string; icon: IconName }[]
  currentPath: string
  href: (path: string) => string
}

export function TabBar({ tabs, currentPath, href }: TabBarProps) {
  return (
    <nav className="bar">
      {tabs.map(({ path, title, icon }) => (
        <a
          key={path}
          href={href(path)}
          aria-current={path === currentPath ? 'page' : undefined}
          className="tab"
        >
          <Icon name={icon} />
          <span className="tab-name">{title}</span>
        </a>
      ))}
    </nav>
  )
}
