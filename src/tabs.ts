import type { IconName } from './icons/paths'

/** A screen's entry in the bar. */
export interface Tab {
  /** Path below the base path, with a leading slash. */
  path: string
  /** The entry's text, and the page's title. */
  title: string
  icon: IconName
}

/** Makes an entry. A function, because calls compress better than object literals. */
const tab = (path: string, title: string, icon: IconName): Tab => ({ path, title, icon })

/**
 * The app's screens by name, in the order of the bar. `routes.tsx` has the component of each, since the build reads this
 * table and cannot load components, which need a browser.
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
