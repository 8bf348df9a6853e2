import type { ComponentType } from 'react'
import type { IconName } from './icons/icon'
import { CalendarScreen } from './screens/calendar'
import { InfoScreen } from './screens/info'
import { LocationsScreen } from './screens/locations'
import { TidesScreen } from './screens/tides'
import { WeatherScreen } from './screens/weather'
import { calendar, locations, tides, weather, type Dataset } from './stores/datasets'

export interface Route {
  /** Path below the base path. */
  path: string
  /** The bar's entry, and the page's title. */
  title: string
  icon: IconName
  Screen: ComponentType
  /** What the screen shows, fetched first when the app starts there. */
  dataset?: Dataset<unknown>
}

/** The app's screens, in the order of the bar. */
export const routes: Route[] = [
  { path: '/weather', title: 'Weather', icon: 'weather', Screen: WeatherScreen, dataset: weather },
  { path: '/tides', title: 'Tides', icon: 'tides', Screen: TidesScreen, dataset: tides },
  { path: '/locations', title: 'Locations', icon: 'locations', Screen: LocationsScreen, dataset: locations },
  { path: '/calendar', title: 'Calendar', icon: 'calendar', Screen: CalendarScreen, dataset: calendar },
  { path: '/info', title: 'Info', icon: 'info', Screen: InfoScreen },
]

export const findRoute = (path: string): Route | undefined => routes.find((route) => route.path === path)
