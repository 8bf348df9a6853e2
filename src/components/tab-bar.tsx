import { Icon } from '../icons/icon'
import type { IconName } from '../icons/paths'

interface TabBarProps {
  tabs: { path: string; title: string; icon: IconName }[]
  currentPath: string
  href: (path: string) => string
}

export function TabBar({ tabs, currentPath, href }: TabBarProps) {
  return (
    <nav>
      {tabs.map(({ path, title, icon }) => (
        <a key={path} href={href(path)} aria-current={path === currentPath ? 'page' : undefined}>
          <Icon name={icon} />
          <span>{title}</span>
        </a>
      ))}
    </nav>
  )
}
