/**
 * Everything that a camp changes, but for its time zone, which is `time-zone.ts`: fork the project, edit this file, and
 * the app is yours. The build checks it, and says what is wrong and what would be right.
 */

/** The colours that `eventColours` may name. Their shades, light and dark, stand in `styles/tokens.ts`. */
export const eventPalette = ['sky', 'violet', 'teal', 'grey', 'sand'] as const

export type EventColour = (typeof eventPalette)[number]

/** A link to another site. */
export interface CampLink {
  /** The text that is shown. */
  name: string
  /** Its address, `https:`. */
  url: string
}

/** A telephone number. */
export interface Telephone {
  /** Whom it reaches: `Emergency`. */
  name: string
  /** As it is dialled and shown: digits, spaces and brackets, with a plus before a country's code. */
  number: string
}

/** What the app shows. */
export interface Camp {
  /** The app's name, as the browser's tab and the list of installed apps show it. */
  siteName: string
  /** Heading of the Weather screen: the place that the forecast is for. */
  placeName: string
  /** Heading of the Tides screen: the place that the tide table is for. */
  bayName: string
  /** Address of the contact link on Info. */
  email: string
  links: {
    /** Beside the heading of Weather: the forecast on another site. */
    weather: CampLink
    /** Beside the heading of Tides: the tide table on another site. */
    tides: CampLink
    /** First on Info: an online Bible, or whatever your camp reads. */
    bible: CampLink
    /** Second on Info: the organisation behind the camp. */
    organisation: CampLink
    /** Third on Info: where its friends meet. */
    social: CampLink
  }
  /**
   * Last on Info: whose data the four files hold, where a licence asks for that. Weather that `npm run make-data` has
   * from Open-Meteo needs the one below, in these words; tides need what your table's owner asks for. `[]` shows none.
   */
  credits: CampLink[]
  /** Where the camp's gate is, in degrees (WGS 84; south and west are negative): distances are measured from there. */
  position: {
    /** From -85 to 85. */
    latitude: number
    /** From -180 to 180. */
    longitude: number
  }
  /**
   * First on Info, with the position: what helps on the way to the camp and in an emergency. It is there without data
   * and without a connection. With all three empty, nothing is shown.
   */
  help: {
    /** The camp's postal address; may be empty. */
    address: string
    telephones: Telephone[]
    /** Up to six lines of your own, such as where the nearest defibrillator is. */
    lines: string[]
  }
  /** Centre of the radar map, in degrees. */
  map: {
    /** From -85 to 85. */
    latitude: number
    /** From -180 to 180. */
    longitude: number
    /** windy.com's zoom level: from 3, a continent, to 11, a town. */
    zoom: number
  }
  /** Colour of an event's bar in the calendar, by the event's exact name in `calendar.json`. */
  eventColours: Record<string, EventColour>
  /** Colour of the events that `eventColours` does not name. */
  otherEventColour: EventColour
}

/** What a phone and a search engine are told; the app itself shows none of it. */
export interface Manifest {
  /** The name below the icon on a home screen, 12 characters at the most. */
  shortName: string
  /** What the app is for, in one sentence, for those who have not opened it yet. */
  description: string
  /** Colour of the installed app's title bar: `#rrggbb`, or the name of a colour in `styles/tokens.ts`. */
  themeColour: string
  /** Colour of the screen while the installed app starts; written in the same way. */
  backgroundColour: string
  /** Colour behind the icon's art, `tools/draw/icon.svg`; written in the same way. `npm run icons` draws with it. */
  iconColour: string
}

/** Where the four files are published: `{host}/{owner}/{repository}/main/data/weather.json` and so on. */
export interface DataSource {
  /** A public host of raw files, a CDN before it, or a domain of your own; `https:`. */
  host: string
  /** The account that the data repository belongs to. */
  owner: string
  /** The data repository's name. */
  repository: string
}

/**
 * What `npm run make-data` makes the four files from; README.md says how, and what the sources' licences ask for.
 * None of it reaches the page. Leave out what you publish in another way.
 */
export interface Sources {
  /** `open-meteo`: the forecast of Open-Meteo.com for `camp.position`; no key, for non-commercial use. */
  weather?: { from: 'open-meteo' }
  /**
   * `table`: a tide table that you may publish, a CSV file with the columns date, time at the camp, High or Low, metres.
   * `file` is its path from the project's folder, such as `tides.csv`.
   *
   * `admiralty`: the ADMIRALTY UK Tidal API. `station` is the station's id in its list of stations: four digits, sometimes
   * with a letter. `permission` is true once you hold a written licence of the UK Hydrographic Office to republish the
   * station's times. The key stands in the environment variable `ADMIRALTY_KEY`, and never here.
   */
  tides?: { from: 'table'; file: string } | { from: 'admiralty'; station: string; permission: boolean }
  /**
   * The water's level between the tides, every half hour. `constants` is the path from the project's folder to a
   * station's harmonic constants, a file of the open tide database (https://github.com/openwatersio/tide-database).
   */
  levels?: { constants: string }
  /**
   * The calendar from spreadsheets, saved or published to the web as CSV: each is a path from the project's folder or an
   * `https:` address. `events` has the columns name, start, end; `notices` text, from, until, kind, link. Without
   * `season`, the calendar is from the first to the last day of the events.
   */
  calendar?: {
    from: 'csv'
    events: string
    notices?: string
    season?: { startDate: string; endDate: string }
  }
  /** The places from such a spreadsheet, with the columns name, latitude, longitude, type, place id. */
  locations?: { from: 'csv'; places: string }
}

export const camp: Camp = {
  siteName: 'Tern Cove Camp',
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
  credits: [{ name: 'Weather data by Open-Meteo.com', url: 'https://open-meteo.com/' }],
  position: { latitude: 50.6408, longitude: -1.9437 },
  help: {
    address: 'Tern Cove Camp, Cove Lane, Ternmouth',
    telephones: [
      { name: 'Emergency', number: '112' },
      { name: 'Site office', number: '01632 960100' },
      { name: 'First aid', number: '01632 960101' },
    ],
    lines: ['Assembly point: the flagpole by the gate', 'Defibrillator: the wash house, on the left'],
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

export const manifest: Manifest = {
  shortName: 'Tern Cove',
  description: 'Weather, tides, places and calendar of Tern Cove Camp.',
  themeColour: 'paper',
  backgroundColour: 'paper',
  iconColour: 'sea',
}

/**
 * The variables `DATA_HOST`, `DATA_OWNER` and `DATA_REPO` override these when the app is built. With owner and
 * repository empty, the app shows the sample camp that `npm start` makes.
 */
export const dataSource: DataSource = {
  host: 'https://raw.githubusercontent.com',
  owner: '',
  repository: '',
}

export const sources: Sources = {
  weather: { from: 'open-meteo' },
}
