import type { IconName } from './icons/paths'

export interface Tab {
  /** Path below the base path, with a leading slash. */
  path: string
  /** In the bar and in the page's title. */
  title: string
  icon: IconName
}

/** A function, because calls compress better than object literals. */
const tab = (path: string, title: string, icon: IconName): Tab => ({ path, title, icon })

/**
 * The app's screens by name, in the order of the bar. Their components are in `routes.tsx`: the build reads this table and
 * cannot load components, which need a browser.
 */
export const tabsByName = {
  weather: tab('/weather', 'Weather', 'weather'),
  tides: tab('/tides', 'Tides', 'tides'),
  locations: tab('/locations', 'Locations', 'locations'),
  calendar: tab('/calendar', 'Calendar', 'calendar'),
  info: tab('/info', 'Info', 'info'),
}

export type ScreenName = keyof typeof tabsByName

/** The screen that the app opens with. */
export const home = tabsByName.weather

export const tabs = Object.values(tabsByName)
