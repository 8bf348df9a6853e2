import type { IconName } from './icons/icon'

export interface Tab {
  /** Path below the base path. */
  path: string
  /** The bar's entry, and the page's title. */
  title: string
  icon: IconName
}

const titles = ['Weather', 'Tides', 'Locations', 'Calendar', 'Info'] as const

/** The bar's entries, in order: what one is called says its path and its icon. */
export const tabs: Tab[] = titles.map((title) => {
  const icon = title.toLowerCase() as Lowercase<typeof title>
  return { path: '/' + icon, title, icon }
})
