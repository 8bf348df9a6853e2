import type { ComponentType } from 'react'
import { CalendarScreen } from './screens/calendar'
import { InfoScreen } from './screens/info'
import { LocationsScreen } from './screens/locations'
import { TidesScreen } from './screens/tides'
import { WeatherScreen } from './screens/weather'
import { tabs, type Tab } from './tabs'

export interface Route {
  title: string
  Screen: ComponentType
}

const screens: Record<string, ComponentType> = {
  Weather: WeatherScreen,
  Tides: TidesScreen,
  Locations: LocationsScreen,
  Calendar: CalendarScreen,
  Info: InfoScreen,
}

/** The app's screens, in the order of the bar. */
export const routes: (Tab & Route)[] = tabs.map((tab) => ({ ...tab, Screen: screens[tab.title]! }))

/** The route of a path; undefined for a path that no screen has. */
export const findRoute = (path: string): Route | undefined => routes.find((route) => route.path === path)
