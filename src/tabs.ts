import type { IconName } from './icons/paths'

export interface Tab {
  /** Path below the base path, with a leading slash. */
  path: string
  title: string
  icon: IconName
}

/** The name is also that of the path and of the icon. */
const tab = <Name extends IconName>(name: Name, title: string) => ({
  path: `/${name}` as const,
  title,
  icon: name,
})

/** The screens in the order of the bar. Not in `routes.tsx`, because the build cannot load its components. */
export const tabsByName = {
  weather: tab('weather', 'Weather'),
  tides: tab('tides', 'Tides'),
  locations: tab('locations', 'Locations'),
  calendar: tab('calendar', 'Calendar'),
  info: tab('info', 'Info'),
}

export type ScreenName = keyof typeof tabsByName
export type ScreenPath = (typeof tabsByName)[ScreenName]['path']

export const home: Tab = tabsByName.weather

export const tabs: Tab[] = Object.values(tabsByName)
