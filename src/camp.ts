/**
 * Everything that a camp changes. Nothing of a particular camp stands anywhere else:
 * fork the project, edit this file, and the app is yours.
 */

/** The colours that `eventColours` may name. Their shades stand in `styles/tokens.css`. */
export const eventPalette = ['sky', 'violet', 'teal', 'grey', 'sand'] as const

export type EventColour = (typeof eventPalette)[number]

export interface Camp {
  /** The app's name, as the browser's tab and the home screen show it. */
  siteName: string
  /** The name below the icon on a home screen, 12 letters at the most. */
  shortName: string
  /** What the app is for, in one sentence, for those who have not opened it yet. */
  description: string
  /** Heading of the Weather screen. */
  placeName: string
  /** Heading of the Tides screen. */
  bayName: string
  /** Address of the contact link on Info. */
  email: string
  /** Links to other sites; `name` is the text that is shown. */
  links: Record<'weather' | 'tides' | 'bible' | 'organisation' | 'social', { name: string; url: string }>
  /** Centre of the radar map in degrees (WGS 84), and windy.com's zoom level (3 to 11). */
  map: { latitude: number; longitude: number; zoom: number }
  /** Colour of an event's bar in the calendar, by the event's exact name. */
  eventColours: Record<string, EventColour>
  /** Colour of the events that `eventColours` does not name. */
  otherEventColour: EventColour
}

export const camp: Camp = {
  siteName: 'Tern Cove Camp',
  shortName: 'Tern Cove',
  description: 'Weather, tides, places and calendar of Tern Cove Camp.',
  placeName: 'Tern Cove',
  bayName: 'Tern Bay',
  email: 'hello@terncove.example',
  links: {
    weather: { name: 'BBC Weather', url: 'https://www.bbc.co.uk/weather' },
    tides: { name: 'Tide Times', url: 'https://www.tidetimes.org.uk/swanage-tide-times' },
    bible: { name: 'Bible Gateway', url: 'https://www.biblegateway.com/' },
    organisation: { name: 'Tern Cove Camps', url: 'https://terncove.example/' },
    social: { name: 'Friends of Tern Cove', url: 'https://social.example/groups/friends-of-tern-cove' },
  },
  map: { latitude: 50.6408, longitude: -1.943736, zoom: 8 },
  eventColours: {
    'Dorset Venture': 'sky',
    'Family Camp 1': 'sky',
    'Studland Venture': 'violet',
    'Family Camp 2': 'violet',
    'Purbeck Venture': 'teal',
    'Family Camp 3': 'teal',
    'Site set up': 'grey',
    'Site pack down': 'grey',
  },
  otherEventColour: 'sand',
}

/**
 * Where the four files are published: `{host}/{owner}/{repository}/main/data/weather.json` and so on.
 * `DATA_HOST`, `DATA_OWNER` and `DATA_REPO` override it when the app is built. With owner and
 * repository empty, the app shows the sample camp that `npm start` makes.
 */
export const dataSource = {
  host: 'https://raw.githubusercontent.com',
  owner: '',
  repository: '',
}
