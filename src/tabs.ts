import type { IconName } from './icons/icon'

export interface Tab {
  /** Path below the base path. */
  path: string
  /** The bar's entry, and the page's title. */
  title: string
  icon: IconName
}

/** The bar's entries, in order. */
export const tabs: Tab[] = [
  { path: '/weather', title: 'Weather', icon: 'weather' },
  { path: '/tides', title: 'Tides', icon: 'tides' },
  { path: '/locations', title: 'Locations', icon: 'locations' },
  { path: '/calendar', title: 'Calendar', icon: 'calendar' },
  { path: '/info', title: 'Info', icon: 'info' },
]
