import type { JSX } from 'react'
import { CalendarScreen } from './screens/calendar'
import { InfoScreen } from './screens/info'
import { LocationsScreen } from './screens/locations'
import { TidesScreen } from './screens/tides'
import { WeatherScreen } from './screens/weather'
import { tabsByName, type Tab } from './tabs'

export interface Route extends Tab {
  /** Made once: React skips an element that is the same object as before. */
  screen: JSX.Element
}

/** In the order of the bar. */
export const routes: Route[] = [
  { ...tabsByName.weather, screen: <WeatherScreen /> },
  { ...tabsByName.tides, screen: <TidesScreen /> },
  { ...tabsByName.locations, screen: <LocationsScreen /> },
  { ...tabsByName.calendar, screen: <CalendarScreen /> },
  { ...tabsByName.info, screen: <InfoScreen /> },
]

/** Returns undefined for an unknown path. */
export const findRoute = (path: string): Route | undefined => routes.find((route) => route.path === path)
