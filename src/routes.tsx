import type { ComponentType } from 'react'
import { CalendarScreen } from './screens/calendar'
import { InfoScreen } from './screens/info'
import { LocationsScreen } from './screens/locations'
import { TidesScreen } from './screens/tides'
import { WeatherScreen } from './screens/weather'
import { tabs, type Tab } from './tabs'

export interface Route extends Tab {
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
export const routes: Route[] = tabs.map((tab) => ({ ...tab, Screen: screens[tab.title]! }))

export const findRoute = (path: string): Route | undefined => routes.find((route) => route.path === path)
