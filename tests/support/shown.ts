/** The app's routes, and a text that each shows with the made-up files, for tests that wait for a screen's data. */
import { tabsByName, type ScreenName } from '../../src/tabs'
import { calendarFile, campFiles } from './files'

const { weather, tides, locations } = campFiles('2026-08-22')

/** The event by whose name tests recognise the calendar. */
export const shownEvent = calendarFile().events.at(-1)!

/** The build id of a site that does not set one. */
export const buildId = '0123456789abcdef'

/** Returns a build id as Info shows it. */
export const versionOf = (id: string): string => `(${id.slice(0, 7)})`

/** Texts that appear only with a screen's content. Any other screen is recognised by its title. */
const texts: Partial<Record<ScreenName, string>> = {
  weather: weather.data[0]!.summary.description,
  tides: tides.dates[0]!.tides[3]!.time,
  locations: locations.locations[2]!.name,
  calendar: shownEvent.name,
  info: versionOf(buildId),
}

const names = Object.keys(tabsByName) as ScreenName[]

/** Text by route. */
export const shown = new Map<string, string>([
  ['', texts.weather!],
  ...names.map((name): [string, string] => [name, texts[name] ?? tabsByName[name].title]),
  ['tides?from=home-screen', texts.tides!],
])
