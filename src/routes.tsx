import type { JSX } from 'react'
import { CalendarScreen } from './screens/calendar'
import { InfoScreen } from './screens/info'
import { LocationsScreen } from './screens/locations'
import { TidesScreen } from './screens/tides'
import { WeatherScreen } from './screens/weather'
import { tabsByName, type ScreenName, type Tab } from './tabs'

export interface Route extends Tab {
  /** Made once: React skips an element that is the same object as before. */
  screen: JSX.Element
}

const screens: Record<ScreenName, JSX.Element> = {
  weather: <WeatherScreen />,
  tides: <TidesScreen />,
  locations: <LocationsScreen />,
  calendar: <CalendarScreen />,
  info: <InfoScreen />,
}

const names = Object.keys(tabsByName) as ScreenName[]

export const routes: Route[] = names.map((name) => ({ ...tabsByName[name], screen: screens[name] }))

/** Returns undefined for an unknown path. */
export const findRoute = (path: string): Route | undefined => routes.find((route) => route.path === path)
