import type { IconName } from './icons/paths'

export interface Tab {
  /** Path below the base path, with a leading slash. */
  path: string
  title: string
  icon: IconName
}

/** A function, because its calls compress better than object literals. */
const tab = <Path extends string>(path: Path, title: string, icon: IconName) => ({ path, title, icon })

/** The screens in the order of the bar. Not in `routes.tsx`, because the build cannot load its components. */
export const tabsByName = {
  weather: tab('/weather', 'Weather', 'weather'),
  tides: tab('/tides', 'Tides', 'tides'),
  locations: tab('/locations', 'Locations', 'locations'),
  calendar: tab('/calendar', 'Calendar', 'calendar'),
  info: tab('/info', 'Info', 'info'),
}

export type ScreenName = keyof typeof tabsByName
export type ScreenPath = (typeof tabsByName)[ScreenName]['path']

export const home: Tab = tabsByName.weather

export const tabs: Tab[] = Object.values(tabsByName)
