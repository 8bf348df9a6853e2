/**
 * Your camp. Apart from the time zone (`time-zone.ts`), this file and the sheets in `sheets/` are all you have to edit.
 * The build checks this file, and says what is wrong and what to write instead. Code editors show the rules for each
 * value, from `camp-schema.ts`.
 */
import type { Camp, DataSource, Manifest, Sources } from './camp-schema'

/** What the app shows. */
export const camp: Camp = {
  // The app's name, in the browser's tab and in the list of installed apps.
  siteName: 'Tern Cove Camp',
  // The heading on Weather: the place the forecast is for.
  placeName: 'Tern Cove',
  // The heading on Tides: the place the tide table is for.
  bayName: 'Tern Bay',
  // The contact link on Info.
  email: 'hello@terncove.example',
  links: {
    // Next to the heading on Weather: a link to a forecast on another site.
    weather: { name: 'BBC Weather', url: 'https://www.bbc.co.uk/weather' },
    // Next to the heading on Tides: a link to a tide table on another site.
    tides: { name: 'Tide Times', url: 'https://www.tidetimes.org.uk/swanage-tide-times' },
    // Three links on Info: an online Bible or whatever your camp reads, the organisation, and its social media group.
    bible: { name: 'Bible Gateway', url: 'https://www.biblegateway.com/' },
    organisation: { name: 'Tern Cove Camps', url: 'https://terncove.example/' },
    social: { name: 'Friends of Tern Cove', url: 'https://social.example/groups/friends-of-tern-cove' },
  },
  // At the end of Info: credits for the data you publish. Open-Meteo's licence requires this wording; for tides from a
  // table, add whatever its owner requires.
  credits: [{ name: 'Weather data by Open-Meteo.com', url: 'https://open-meteo.com/' }],
  // The camp's gate: forecast and tides are for here, and distances are measured from here. To find the numbers,
  // right-click the camp in Google Maps.
  position: { latitude: 50.6408, longitude: -1.9437 },
  // First on Info: what helps on the way to the camp and in an emergency, even offline.
  help: {
    address: 'Tern Cove Camp, Cove Lane, Ternmouth',
    telephones: [
      { name: 'Emergency', number: '112' },
      { name: 'Site office', number: '01632 960100' },
      { name: 'First aid', number: '01632 960101' },
    ],
    lines: ['Assembly point: the flagpole by the gate', 'Defibrillator: the wash house, on the left'],
  },
  // Centre of the radar map, which must show the camp.
  map: { latitude: 50.6408, longitude: -1.943736, zoom: 8 },
  // The colour of each event in the calendar, by the event's name. Choose from sky, violet, teal, grey and sand.
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
  // Colour of all other events.
  otherEventColour: 'sand',
}

/** For phones and search engines; not shown in the app. */
export const manifest: Manifest = {
  // The name below the icon on a home screen.
  shortName: 'Tern Cove',
  // What the app is for, in one sentence, for people who have not opened it yet.
  description: 'Weather, tides, places and calendar of Tern Cove Camp.',
  // Colours of the installed app's title bar, launch screen and icon background (docs/look.md says how to draw the icon again).
  themeColour: 'paper',
  backgroundColour: 'paper',
  iconColour: 'sea',
}

/**
 * Where the data files are published. As long as owner and repository are empty, that is the folder `data/` of your own
 * repository; without this folder, the app shows a sample camp. For files elsewhere, give host, owner and repository:
 * `{host}/{owner}/{repository}/main/data/weather.json` and so on. When the app is built, the environment variables
 * `DATA_HOST`, `DATA_OWNER` and `DATA_REPO` override these.
 */
export const dataSource: DataSource = {
  host: 'https://raw.githubusercontent.com',
  owner: '',
  repository: '',
}

/**
 * What the data files are made from (docs/make-data.md); not part of the app. Sheets are files in your repository, or
 * the addresses of published ones (docs/sheets.md). Leave out files that you publish another way. The coast of the sample
 * camp has no usable tide gauge, so set `position` first.
 */
export const sources: Sources = {
  weather: { from: 'open-meteo' },
  tides: { from: 'gauge' },
  calendar: { from: 'csv', events: 'src/sheets/events.csv', notices: 'src/sheets/notices.csv' },
  locations: { from: 'csv', places: 'src/sheets/places.csv' },
}
