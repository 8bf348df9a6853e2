/** The states of every screen, with fixed data and a fixed clock: for pictures, and for checks of all states. */
import type { Page } from 'playwright'
import { addDays } from '../../src/lib/camp-time'
import type { DatasetName, ForecastDay } from '../../src/schemas'
import { datasetNames, filesOf, screenPaths } from './app-tables'
import { settled } from './page'
import { answerAll, publish, type Visit, type VisitOptions } from './site'
import type { Site } from './hosts'
import { cachedFiles, dismissedAt } from './stored'
import { silence, text, type Answer } from './data-host'
import { campFiles, evening, forecastDay, forecastHour, place, withLevels } from './files'
import { describedIn, exampleFile, schemaOf, withValue } from './schema-values'
import { atCamp } from './camp-clock'

export const sizes = {
  phone: { width: 360, height: 740 },
  narrow: { width: 320, height: 568 },
  narrowest: { width: 280, height: 653 },
  landscape: { width: 740, height: 360 },
  tablet: { width: 800, height: 1100 },
  desktop: { width: 1440, height: 900 },
}

const allSizes = Object.keys(sizes) as (keyof typeof sizes)[]

const dataRoutes: string[] = datasetNames
const allRoutes = screenPaths.map((path) => path.slice(1))

export interface State {
  name: string
  routes: string[]
  clock?: string
  /** The published files; by default those of the clock's date. */
  files?: Partial<Record<DatasetName, unknown>>
  /** The response to every request for a data file, if not the published file. */
  answer?: Answer
  /** Local storage at the start; by default the install hint is dismissed. */
  stored?: Record<string, string>
  /** Waits for the state on an open page, after interactions if necessary. */
  settle?: (page: Page) => Promise<unknown>
  /** The sizes of the viewport; by default phone and narrow. */
  sizes?: (keyof typeof sizes)[]
  /** Whether only texts and sizes are new, so that axe finds nothing that it does not find in another state. */
  isOnlyLayout?: boolean
  /** Whether the picture shows the full page instead of the viewport. */
  isWhole?: boolean
}

const busy = text('busy', 500)
const files = campFiles('2026-08-22')

const september = campFiles('2026-09-21')

const withNotice = (notice: object) => ({
  ...files,
  calendar: { ...files.calendar, notice: { until: atCamp('2026-08-23T13:00'), ...notice } },
})

/** Returns a forecast with the same changes to every day's summary. */
const forecast = (firstDate: string, summary: Partial<ForecastDay['summary']>) => ({
  data: campFiles(firstDate).weather.data.map(({ date }) => forecastDay(date, { summary })),
})

const longName = 'The Annual Gathering of Friends and Families from Everywhere'

const longWord = 'Llanfairpwllgwyngyll'.repeat(10)

const longNames = {
  ...files,
  weather: forecast('2026-08-22', {
    description: `Thundery showers and strong winds later ${longWord}`,
    maximumTemperature: -10.25,
    minimumTemperature: -12.75,
  }),
  locations: { locations: [place({ name: longName }), place({ name: longWord }), place()] },
  calendar: {
    ...files.calendar,
    events: [
      { name: longName, startDate: '2026-08-20', endDate: '2026-08-24' },
      { name: longWord, startDate: '2026-08-22', endDate: '2026-08-23' },
      { name: 'Beach clean', startDate: '2026-08-22', endDate: '2026-08-22' },
    ],
  },
}

/** Every text that a file may contain freely, as one word. */
const unbrokenTexts = filesOf((name) =>
  describedIn(schemaOf(name))
    .filter(({ schema }) => schema.type === 'string' && (!schema.format || schema.format === 'short-text'))
    .reduce<unknown>(
      (file, { keys }) => withValue(file, keys, 'W'.repeat(80)),
      exampleFile(name, 'with optional keys'),
    ),
)

const lowTemperatures = {
  ...campFiles('2026-09-19'),
  weather: forecast('2026-09-19', {
    maximumTemperature: -11.5,
    minimumTemperature: -25.5,
    description: 'Thundery showers',
  }),
}

/** Hours with unknown weather types, which the app shows as text. */
const fewHours = [
  ['06:00', 'Fair'],
  ['18:00', 'Thundery showers and a moderate breeze'],
  ['19:00', 'Unwetterwarnungen'],
  ['05:00', 'Fair'],
].map(([time = '', weatherTypeDescription = ''], index) => ({
  ...forecastHour({ time, temperature: index - 12, chanceOfRain: 100, windSpeedMph: 43, windGustMph: 112 }),
  weatherType: 99,
  weatherTypeDescription,
}))

export const states: State[] = [
  { name: 'evening', routes: allRoutes, isWhole: true, sizes: allSizes },
  {
    name: 'september-morning',
    routes: ['weather', 'tides'],
    clock: atCamp('2026-09-21T07:30'),
    files: { ...september, tides: withLevels(september.tides) },
  },
  { name: 'night', routes: ['weather'], clock: atCamp('2026-08-23T00:40'), files },
  { name: 'loading', routes: ['weather'], answer: silence, settle: async () => {} },
  // One route is enough: apart from the heading, all screens without data look the same.
  { name: 'error-without-data', routes: ['tides'], answer: busy },
  {
    name: 'offline',
    routes: ['weather'],
    answer: busy,
    stored: { ...dismissedAt(evening), ...cachedFiles('2026-08-22', atCamp('2026-08-22T16:00')) },
    isWhole: true,
    settle: async (page) => {
      await settled(page)
      await page.context().setOffline(true)
    },
  },
  {
    name: 'off-season',
    routes: ['weather', 'tides', 'calendar'],
    clock: atCamp('2026-11-20T12:00'),
    files,
  },
  {
    name: 'empty',
    routes: dataRoutes,
    files: {
      ...filesOf((name) => exampleFile(name, 'empty lists')),
      calendar: { startDate: '2026-08-22', endDate: '2026-08-21', events: [] },
    },
  },
  {
    name: 'long-names',
    isOnlyLayout: true,
    routes: ['weather', 'locations', 'calendar'],
    files: longNames,
    sizes: ['phone', 'narrowest', 'desktop'],
  },
  {
    name: 'unbroken-texts',
    isOnlyLayout: true,
    routes: dataRoutes,
    files: unbrokenTexts,
    sizes: ['narrowest'],
  },
  {
    name: 'banners',
    routes: ['weather'],
    files: withNotice({
      kind: 'warning',
      text: 'Strong winds tonight: take down anything loose.\nBitte Zelte sichern.',
      url: 'https://camp.example/',
    }),
    stored: {},
  },
  {
    name: 'notice-of-one-word',
    routes: ['tides'],
    files: withNotice({ text: 'W'.repeat(280), url: 'https://camp.example/' }),
  },
  {
    name: 'optional-keys',
    routes: dataRoutes,
    files: filesOf((name) => exampleFile(name, 'with optional keys')),
  },
  {
    name: 'few-hours',
    routes: ['weather'],
    files: {
      ...files,
      weather: { data: [forecastDay('2026-08-22', { hours: fewHours, summary: { uvIndexMax: 11 } })] },
    },
  },
  {
    name: 'frost',
    isOnlyLayout: true,
    routes: ['weather'],
    sizes: ['phone'],
    files: {
      ...files,
      weather: { data: [forecastDay('2026-08-22', { hours: [forecastHour({ temperature: -11.5 })] })] },
    },
    settle: async (page) => {
      await settled(page)
      // Any font with the narrow figures of a phone's: in DejaVu Sans, such a temperature is wider than an hour.
      await page.evaluate(() => {
        document.documentElement.style.setProperty('font-size-adjust', 'ch-width 0.56')
      })
    },
  },
  { name: 'error-page', routes: ['no-such-screen'], sizes: ['narrowest', 'landscape', 'desktop'] },
  {
    name: 'large-text',
    isOnlyLayout: true,
    routes: allRoutes,
    clock: atCamp('2026-09-19T19:00'),
    isWhole: true,
    files: lowTemperatures,
    settle: async (page) => {
      await settled(page)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
    },
  },
]

interface Look {
  route: string
  viewport: { width: number; height: number }
  colorScheme: 'light' | 'dark'
}

/** Publishes a state's files, opens a screen in it, and waits for it. `visit` opens the app. */
export const openState = async (
  visit: (options: VisitOptions) => Promise<Visit>,
  site: Site,
  state: State,
  { route, viewport, colorScheme }: Look,
): Promise<Visit> => {
  const clock = state.clock ?? evening
  publish(site, state.files ?? campFiles(addDays(clock, 0)))
  if (state.answer) answerAll(site, state.answer)
  const stored = state.stored ?? dismissedAt(clock)
  const visited = await visit({ path: route, clock, stored, viewport, colorScheme })
  await (state.settle ?? settled)(visited.page)
  return visited
}
