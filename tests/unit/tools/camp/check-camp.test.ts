import { transformSync } from 'esbuild'
import { assert, test } from '#test'
import { exampleNotes, linkNotes, positionNotes } from '../../../../tools/camp/camp-rules'
import {
  campProblems,
  describeProblems,
  sourceProblems,
  writtenProblems,
} from '../../../../tools/camp/check-camp'
import { findSettingLines } from '../../../../tools/camp/setting-lines'
import { otherCamp, otherDataSource, otherManifest, otherSources } from '../../../support/other-camp'
import { withValue } from '../../../support/schema-values'

const season = { startDate: '2026-07-17', endDate: '2026-08-26' }
const calendar = { from: 'csv', events: 'events.csv', season }
const good = {
  camp: otherCamp,
  manifest: otherManifest,
  dataSource: otherDataSource,
  sources: { ...otherSources, calendar },
}

/** Changes one of the `good` settings, such as `camp.map.zoom`; returns the problems that the check then finds. */
const problemsWith = (setting: string, value: unknown, zone?: string): string[] =>
  describeProblems(campProblems(withValue(good, setting.split('.'), value) as typeof good, zone), '')

const link = { name: 'Tides', url: 'https://tides.example/' }
const openMeteo = { name: 'Weather by Open-Meteo', url: 'https://open-meteo.com/' }
const lines = (length: number) => Array.from({ length }, () => 'a line')
const telephones = (number: unknown, length = 1) => Array.from({ length }, () => ({ name: 'Office', number }))
const admiralty = { from: 'admiralty', station: '0123A', permission: false }

const accepted: [setting: string, ...values: unknown[]][] = [
  ['camp.siteName', 'X', 'Gwersyll Môn & <Ynys>', "St John's", 'Cafe\u0301 👨\u200d👩\u200d👧'],
  ['camp.email', 'o.hara+app@camp-site.co.uk'],
  ['camp.links.tides.url', 'https://camp.example', 'https://camp.example:8443/a?b=c#d'],
  ['camp.links.tides.url', 'https://zeltplätze.example?a', 'https://archive.example/https://camp.example/'],
  ['camp.links.tides.url', 'https://camp.example/Cove_(bay)'],
  ['camp.credits', [openMeteo], [openMeteo, link]],
  ['camp.help.address', '', 'Cove Lane'],
  [
    'camp.help.telephones',
    [],
    Array.from({ length: 12 }, (_, index) => ({ name: `Office ${index}`, number: '112' })),
  ],
  ['camp.help.telephones', telephones('+44 1632 960100'), telephones('(01632) 960-100')],
  ['camp.help.telephones', telephones('01632\u00a0960\u2011100'), telephones('01632.960.100')],
  ['camp.help.telephones', telephones('+44 (0)1632 960100'), telephones('+442079460958')],
  ['camp.help.telephones', telephones('+39 06 1234567'), telephones('+380 44 1234567')],
  ...[
    '999',
    '116 123',
    '118 500',
    '0800 1111',
    '0845 46 47',
    '016977 2345',
    '01204 12345',
    '+44 1995 12345',
    '0500 123456',
    '0800 123456',
    '07700 900123',
    '+353 87 123 4567',
    '+353 21 123 456',
    '+44 (0)7700 900123',
  ].map((number): [string, unknown] => ['camp.help.telephones', telephones(number)]),
  ['camp.help.lines', [], lines(6)],
  ['camp.map.zoom', 3, 11],
  ['camp.eventColours', {}, { 'Any name: at all': 'grey' }, { constructor: 'sky' }],
  ['manifest.shortName', 'Twelve chars', '🌊'.repeat(12)],
  ['manifest.iconColour', '#0A6585', 'paper', 'on-sea'],
  ['sources', {}, { weather: { from: 'open-meteo' } }],
  ['sources.weather', { from: 'open-meteo', sea: { latitude: 53.2, longitude: -4.5 } }],
  ['sources.tides', admiralty, { ...admiralty, witness: false }],
  ['sources.calendar', { from: 'csv', events: 'events.csv' }],
  ['sources.calendar.events', '../sheets/my events.csv', 'https://docs.example/d/e/2P/pub?output=csv'],
  ['sources.calendar.events', 'http://127.0.0.1:4173/events.csv'],
  [
    'sources.calendar.events',
    'https://docs.google.com/spreadsheets/d/e/2P/pub?gid=0&single=true&output=csv',
    'https://docs.google.com/spreadsheets/d/e/2P/pub?output=tsv',
    'https://docs.google.com/spreadsheets/d/1/export?format=csv&gid=0',
    'https://docs.google.com/spreadsheets/d/1/gviz/tq?tqx=out:csv',
    'https://raw.githubusercontent.com/me/camp/main/events.csv',
    'https://github.com/me/camp/raw/main/events.csv',
    'https://gitlab.com/me/camp/-/raw/main/b.csv',
    'https://www.dropbox.com/s/1/events.csv?dl=1',
    'https://proxy.example/?url=https://camp.example/events.csv',
    'https://archive.example/web/https://camp.example/events.csv',
    'https://proxy.example/csv?url=https://proxy.example/events.csv',
    'https://proxy.example/?q=url%3Dhttps://camp.example/events.csv',
  ],
  ['camp.map', { ...otherCamp.map, latitude: otherCamp.position.latitude + 2, zoom: 6 }],
  ['sources.locations', { from: 'csv', places: 'places.csv' }],
]

test('settings: accepts valid values', () => {
  assert.equal(campProblems(good), [])
  for (const [setting, ...values] of accepted) {
    for (const value of values) assert.equal(problemsWith(setting, value), [], `${setting} ${value}`)
  }
})

const rejected: [setting: string, ...values: unknown[]][] = [
  ['camp.siteName', '', ' ', ' Camp', 'Camp ', 'Tern\nCove', 'Camp <!--<script>', 7, null, undefined],
  ['camp.email', 'hello.@camp.example', '.hello@camp.example', 'hello..a@camp.example'],
  ['camp.email', 'hello', 'hello@', '@camp.example', 'hello@camp', 'a b@camp.example', 'a@b@c.example'],
  ['camp.email', 'mailto:hello@camp.example', 'hello@camp.example?subject=x', undefined],
  ['camp.links.tides.url', 'http://camp.example/', 'camp.example', '//camp.example', 'https://', ''],
  ['camp.links.tides.url', 'javascript:alert(1)', 'https://camp example/', 'https://camp.example:99999/'],
  ['camp.links.tides.url', 'https://camp.example/<!--<script>', undefined],
  ['camp.links.tides', undefined, 'https://tides.example/'],
  ['camp.credits', undefined, null, 'Open-Meteo', link],
  ['camp.help.address', ' ', 'Cove\nLane', '<!--', undefined],
  ['camp.help.lines', 'a line', undefined],
  ['camp.position.latitude', 85.1, -85.1, '50.6', null, undefined, NaN],
  ['camp.map.longitude', 180.1, -180.1, '1.9'],
  ['camp.map.zoom', 2, 12, 8.5, '8', undefined],
  ['camp.otherEventColour', 'red', 'Sky', '', undefined],
  ['camp.eventColours', 'sky', ['sky'], null, undefined],
  ['manifest.shortName', '', 'Thirteen long', '🌊'.repeat(13), undefined],
  ['manifest.iconColour', 'red', '#fff', '#12345g', 'Paper', '', 7, undefined, 'sun-bar'],
  ['dataSource.owner', 7, undefined],
  ['sources.weather.from', 'metoffice', 7, '', undefined],
  ['sources.weather.sea', true, [56.6, -5.4], null],
  ['sources.tides.witness', 'no', 0],
  ['sources.tides.from', 'tides.csv', 'constructor', undefined],
  ['sources.tides.file', '', 7, undefined],
  ['sources.levels.constants', '', undefined],
  ['sources.calendar.events', '', 'http://docs.example/a.csv', 'ftp://docs.example/a.csv', 'https://'],
  ['sources.calendar.events', 'https://me:key@docs.example/a.csv', undefined],
  ['sources.calendar.season.startDate', 'July'],
]

test('settings: a wrong value gives one line with path and hint', () => {
  for (const [setting, ...values] of rejected) {
    for (const value of values) {
      const found = value === undefined ? 'missing' : JSON.stringify(value)
      const problems = problemsWith(setting, value).filter((line) => line.includes(`${setting} `))
      assert.is(problems.length, 1, `${setting} ${found}: ${problems}`)
      assert.ok(problems[0]!.startsWith(`src/camp.ts: ${setting} is ${found}; `), problems[0])
    }
  }
})

const oneNumber = 'give one number, with spaces between its digits, and add a line for a second one'
const noZero = 'leave out the 0 after the country code'
const slashes = 'write https, a colon and two slashes: https://'
const siteName = 'correct the name of the site after https://, such as camp.example'
const invisible = 'delete its invisible characters, or type it again'
const spaces = 'delete the spaces at its start and end'

const foreign = (letter: string) => `type it again; its "${letter}" is a letter of another alphabet`

const number = 'camp.help.telephones.0.number'
const url = 'camp.links.tides.url'

const advised: [setting: string, advice: string, ...values: unknown[]][] = [
  [
    number,
    noZero,
    '+44 01632 960100',
    '0044 01632 960100',
    '+4401632960100',
    '+44 (01632) 960100',
    '+44 (0) 01632 960100',
    '+380 044 1234567',
  ],
  [number, 'write the 0 without brackets, because it is dialled from abroad, too', '+39 (0)6 1234567'],
  [number, 'leave out the zeros after the +', '+0044 1632 960100'],
  [number, 'begin with the +', '(+44) 1632 960100'],
  [
    number,
    'begin with the 00, without brackets',
    '(0044) (0)1632 960100',
    '(00 44) 1632 960100',
    '(00)44 1632 960100',
  ],
  [
    number,
    oneNumber,
    '01632 960100 01632 960101',
    '01632960100016329601000',
    '01632 960100 / 960101',
    '112 or 999',
    '+441632 +441633',
  ],
  [number, 'put the extension into the name', '01632 960100 ext 12', '01632 960100 x12', '01632 960100 #12'],
  [number, 'write the digit 0 in place of the letter O', 'O1632 960100', '01632 96o1oo'],
  [number, 'write only the number, in digits', '01632 960100 Office', 'Jo 07700 900123'],
  [
    number,
    'begin with 0, or with + and the country code',
    '44 1632 960100',
    '1632 960100',
    '(1632) 960100',
    '960100',
  ],
  [
    number,
    'correct it: at least one digit is missing',
    '01632 9601',
    '+44 1632 9601',
    '07700 90012',
    '+44 (0)7700 90012',
    '020 7946 095',
    '0800 111',
    // One digit short, although some areas have numbers of this length.
    '01632 96010',
    '01202 55512',
    '0130 578 876',
    '+44 (0)1929 42288',
    // Irish mobile numbers.
    '087 123 456',
    '+353 87 123 456',
    '00353 (0)86 12345',
  ],
  [number, 'correct it: it has a digit too many', '01632 9601000', '07700 9000123', '0044 7700 9001234'],
  [number, invisible, '\u202a112'],
  [number, spaces, ' +44 (0)1632 960100'],
  [number, 'write 999 or 112', '99', '9999', '911', '122', '000', '1 1 0', '00112', '0999'],
  [number, 'give a telephone number in quotes, such as +44 1632 960100', 112, '7', '11'],
  [url, 'give one address', 'https://camp.example/xhttps://camp.example/x'],
  [url, 'write the whole address, without …', 'https://camp.example/…/a'],
  [url, 'give one address', 'https://a.examplehttps://b.example/x', 'https://a.example;https://b.example/x'],
  [url, 'give one address', 'https://camp.example/https://camp.example/'],
  [url, 'write it without spaces, or with %20 for each', 'https://camp.example/a b'],
  [
    url,
    'give an address that begins with https://, such as https://camp.example/',
    'BBC Weather',
    'see the notice board',
    'BBC Weather https://camp.example/',
    'camp.example/the weather',
  ],
  [url, 'give one address', 'https://camp.example/a https://camp.example/b'],
  [
    url,
    slashes,
    'https//camp.example',
    'https:/camp.example',
    'https:camp.example',
    'https:///camp.example',
    'https;//camp.example',
  ],
  [url, 'write only the address, which is between ( and )', '[Tides](https://camp.example/a)'],
  [url, 'write only the address, which is after href=', '<a href="https://camp.example/">Camp</a>'],
  [url, 'delete the < and > around it', '<https://camp.example/a>'],
  [url, 'write https:// once', 'https://https://camp.example', 'https://http://camp.example'],
  [
    url,
    'leave out the name and password before the @',
    'https://me:key@camp.example',
    'https://me@camp.example',
  ],
  [url, 'write https:// in small letters', 'Https://camp.example'],
  [url, siteName, 'https://camp/a', 'https://camp,example', 'https://camp..example'],
  [url, spaces, 'https://camp.example/a '],
  [url, invisible, 'https://camp.example/\u200b'],
  ['camp.siteName', invisible, 'Tern\u200b Cove', '\u202aTern Cove\u202c'],
  ['camp.email', 'give an e-mail address such as hello@camp.example', 'Jane <a@camp.example>'],
  [
    'camp.email',
    'give one address; write others in help.lines',
    'a@x.example, b@x.example',
    'a@x.example b@x.example',
  ],
  ['camp.position.latitude', 'write 50.6408, without quotes', '50.6408'],
  [
    'camp.position.latitude',
    'write decimal degrees such as 50.6408, without quotes, and with - for south and west',
    '50.64N',
    '50°38′27″',
    'N 50.64',
  ],
  ['camp.position.longitude', 'write it without quotes, with a hyphen (-) as the minus sign', '–1.94'],
  ['camp.map.latitude', 'write one of the two numbers, without quotes', '50.64, -1.94'],
  ['camp.otherEventColour', 'write "sky"', 'Sky'],
  ['camp.otherEventColour', 'give one of sky, violet, teal, grey, sand', 'сірий'],
  // With Cyrillic or Greek letters.
  ['camp.otherEventColour', foreign('е'), 'grеy'],
  ['manifest.iconColour', foreign('а'), 'pаper'],
  ['camp.email', foreign('ο'), 'hellο@camp.example'],
  ['sources.tides.from', foreign('а'), 'gаuge'],
  ['camp.position', 'give { latitude: …, longitude: … }', [50.64, -1.94]],
  ['sources.weather', "give { from: 'open-meteo' }", 'open-meteo'],
  ['sources.tides', 'give { from: … } with one of gauge, table, admiralty, none', 'gauge'],
  ['camp.help.lines', 'give a list of up to 6 items in [ ]', 'a line'],
]

test('settings: a wrong value gives one line that corrects it', () => {
  const { camp } = good
  const withNumber = { ...good, camp: { ...camp, help: { ...camp.help, telephones: telephones('112') } } }
  for (const [setting, advice, ...values] of advised) {
    const name = setting.replace('.0.', '[0].')
    for (const value of values) {
      const changed = withValue(withNumber, setting.split('.'), value) as typeof good
      const expected = `src/camp.ts: ${name} is ${JSON.stringify(value)}; ${advice}`
      assert.equal(describeProblems(campProblems(changed), ''), [expected])
    }
  }
})

test('settings: a position without its minus sign gets it back', () => {
  const [west, east] = [-4.6894, 4.6894].map((longitude) => ({ latitude: 51.7, longitude }))
  const problemsAt = (position: object | undefined, longitude: number, zoom: number) =>
    describeProblems(
      campProblems({ ...good, camp: { ...good.camp, position, map: { latitude: 51.6, longitude, zoom } } }),
      '',
    )
  assert.equal(problemsAt(east, -4.7, 8), [
    'src/camp.ts: camp.position.longitude is 4.6894, but camp.map is west of Greenwich (longitude -4.7); write -4.6894',
  ])
  assert.match(problemsAt({ latitude: 51.61, longitude: 0.57 }, -0.57, 8).join(), /; write -0\.57$/)
  assert.equal(problemsAt(west, -4.7, 8), [])
  assert.equal(problemsAt(east, 4.7, 8), [])
  // Newhaven, beside the meridian.
  assert.equal(problemsAt({ latitude: 51.7, longitude: 0.05 }, 0.05, 8), [])
  // Margate, on the map of another camp.
  assert.equal(problemsAt({ latitude: 51.39, longitude: 1.38 }, -1.94, 8), [])
  // A camp in East Anglia, on a map of England.
  assert.equal(problemsAt({ latitude: 52.9, longitude: 1.3 }, -1.3, 6), [])
})

const { bayName, ...rest } = otherCamp
const knownLinks = 'remove it, or use one of weather, tides, bible, organisation, social'

const messages: [setting: string, value: unknown, ...problems: string[]][] = [
  [
    'camp.credits',
    [openMeteo, { name: '', url: 'http://x.example/' }],
    'camp.credits[1].name is ""; give a line of text without <!-- or spaces at either end',
    'camp.credits[1].url is "http://x.example/"; give an address that begins with https://, such as https://camp.example/',
  ],
  ...[[], [link]].map((credits): (typeof messages)[number] => [
    'camp.credits',
    credits,
    "camp.credits does not name Open-Meteo, whose licence requires it; add { name: 'Weather data by Open-Meteo.com', url: 'https://open-meteo.com/' }",
  ]),
  [
    'camp.help.telephones',
    telephones('112', 2),
    'camp.help.telephones[1] appears twice; delete one of the two',
  ],
  [
    'camp.help.telephones',
    telephones(112n),
    'camp.help.telephones[0].number is "112n"; give a telephone number in quotes, such as +44 1632 960100',
  ],
  ['camp.help.lines', lines(7), 'camp.help.lines has 7 items; give up to 6'],
  [
    'camp.help.lines',
    Object.assign(['a line'], { 2: 'another' }),
    'camp.help.lines[1] is empty; delete one of the two commas before it',
  ],
  ['camp', { ...rest, bayname: bayName }, 'unknown setting camp.bayname; write bayName'],
  ['camp', { ...rest, bаyName: bayName }, `unknown setting camp.bаyName; ${foreign('а')}`],
  [
    'camp.help.telephones',
    telephones('01632/960100'),
    `camp.help.telephones[0].number is "01632/960100"; ${oneNumber}`,
  ],
  [
    'camp.eventColours',
    { 'Old “Feast”': '#fff', 'Fast ': 'sky', 'Fea\u200bst': 'sky', 'Beach\u00a0week': 'sky' },
    'camp.eventColours["Old “Feast”"] is "#fff"; give one of sky, violet, teal, grey, sand',
    'camp.eventColours has the invalid name "Fast "; write "Fast"',
    'camp.eventColours has the invalid name "Fea\u200bst"; delete its invisible characters, or type it again',
    'camp.eventColours has the invalid name "Beach\u00a0week"; type it again, with normal spaces',
  ],
  [
    'camp.help.lines',
    ['CafÃ©', 'x'.repeat(281), 'l’Ã©tÃ©'],
    'camp.help.lines[0]: garbled letters ("CafÃ©"); write "Café", and save the file as UTF-8 (the editor lists encodings under Save As)',
    'camp.help.lines[1]: too long (281 characters); write up to 280 characters',
    'camp.help.lines[2]: garbled letters ("l’Ã©tÃ©"); write "l’été", and save the file as UTF-8 (the editor lists encodings under Save As)',
  ],
  ['camp.links.facebook', link, `unknown setting camp.links.facebook; ${knownLinks}`],
  [
    'camp.credits',
    [{ name: 'Open-Meteo', link: 'https://tides.example/' }],
    'unknown setting camp.credits[0].link; write url',
  ],
  [
    'camp.credits',
    [{ name: 'Open-Meteo', address: 'https://tides.example/', note: '' }],
    'camp.credits[0].url is missing; give an address that begins with https://, such as https://camp.example/',
    'unknown setting camp.credits[0].address; remove it, or use one of name, url',
    'unknown setting camp.credits[0].note; remove it, or use one of name, url',
  ],
  ['camp.links.constructor', link, `unknown setting camp.links.constructor; ${knownLinks}`],
  [
    'sources.tides',
    { ...admiralty, station: '37', permission: 'yes' },
    `sources.tides.station is "37"; give a station id of four digits in quotes, such as '0037'`,
    'sources.tides.permission is "yes"; give true, once you hold the written licence, or false',
  ],
  [
    'dataSource',
    { host: 'https://raw.githubusercontent.com', repository: '' },
    "dataSource.owner is missing; give a name in quotes, or '' for none",
  ],
  [
    'sources',
    null,
    'sources is null; give some of { weather: …, tides: …, levels: …, calendar: …, locations: … }',
  ],
  [
    'sources.weather',
    { from: 'open-meteo', sea: { latitude: 53.2, longitude: 4.5 } },
    'sources.weather.sea is 590 km from camp.position; give a place on the water near the camp',
  ],
  [
    'sources.weather',
    { from: 'open-meteo', sea: { latitude: 95, longitude: -5.4 } },
    'sources.weather.sea.latitude is 95; give degrees from -85 to 85 such as 50.6408, without quotes',
  ],
  [
    'sources.weather',
    { from: 'open-meteo', sea: { lat: 50.6, lng: -1.9 } },
    'unknown setting sources.weather.sea.lat; write latitude',
    'unknown setting sources.weather.sea.lng; write longitude',
  ],
  [
    'camp.position',
    { x: 50.6, y: -1.9 },
    'unknown setting camp.position.x; write latitude or longitude',
    'unknown setting camp.position.y; write latitude or longitude',
  ],
  [
    'camp.position',
    { lat: 50.6, y: -1.9 },
    'unknown setting camp.position.lat; write latitude',
    'unknown setting camp.position.y; write longitude',
  ],
  [
    'camp.map',
    { latitude: 50.6, x: -1.9, z: 8 },
    'camp.map.longitude is missing; give degrees from -180 to 180 such as -1.9437, without quotes',
    'camp.map.zoom is missing; give a whole number from 3 (a continent) to 11 (a town)',
    'unknown setting camp.map.x; remove it, or use one of latitude, longitude, zoom',
    'unknown setting camp.map.z; remove it, or use one of latitude, longitude, zoom',
  ],
  ['sources.tides', { form: 'table', file: 'a.csv' }, 'unknown setting sources.tides.form; write from'],
  ...[
    ['file', { from: 'table', file: 'https://camp.example/a' }],
    ['known', { from: 'gauge', known: 'https://camp.example/a' }],
  ].map(([key, tides]): (typeof messages)[number] => [
    'sources',
    { tides },
    `sources.tides.${key} is "https://camp.example/a"; download the file, and write its path`,
  ]),
  [
    'sources.calendar.events',
    'docs.google.com/spreadsheets/d/1/pub?output=csv',
    'sources.calendar.events has no https:// (docs.google.com/spreadsheets/d/1/pub?output=csv); write it at its start',
  ],
  [
    'sources.calendar.events',
    'https://drive.google.com/file/d/1/view',
    'sources.calendar.events opens a page, not the sheet as CSV (https://drive.google.com/file/d/1/view); choose File → Share → Publish to web, the tab and .csv, and copy the link that appears',
  ],
  ...['edit#gid=0', 'edit?usp=sharing', 'pubhtml', 'pub?gid=0'].map((end): (typeof messages)[number] => [
    'sources.calendar.events',
    `https://docs.google.com/spreadsheets/d/1/${end}`,
    `sources.calendar.events opens a page, not the sheet as CSV (https://docs.google.com/spreadsheets/d/1/${end}); choose File → Share → Publish to web, the tab and .csv, and copy the link that appears`,
  ]),
  ...[
    [
      'https://github.com/me/camp/blob/main/a/b.csv',
      'https://raw.githubusercontent.com/me/camp/main/a/b.csv',
    ],
    [
      'https://github.com/me/camp/edit/main/b.csv?plain=1',
      'https://raw.githubusercontent.com/me/camp/main/b.csv',
    ],
    ['https://github.com/me/camp/blame/a/b.csv#L2', 'https://raw.githubusercontent.com/me/camp/a/b.csv'],
    ...['blob', 'edit', 'blame'].map((view) => [
      `https://gitlab.com/me/camp/-/${view}/main/b.csv?a=b`,
      'https://gitlab.com/me/camp/-/raw/main/b.csv',
    ]),
    ['https://www.dropbox.com/scl/b.csv?rlkey=1&dl=0', 'https://www.dropbox.com/scl/b.csv?rlkey=1&dl=1'],
    ['https://www.dropbox.com/s/1/b.csv', 'https://www.dropbox.com/s/1/b.csv?dl=1'],
  ].map(([page, file]): (typeof messages)[number] => [
    'sources.calendar.events',
    page,
    `sources.calendar.events opens a page, not the sheet as CSV (${page}); write ${file}`,
  ]),
  [
    'sources.calendar.events',
    'https://github.com/me/camp/tree/main/src/sheets',
    'sources.calendar.events opens a page, not the sheet as CSV (https://github.com/me/camp/tree/main/src/sheets); open the file there, choose Raw, and copy the address that appears',
  ],
  ...[
    ['<https://camp.example/events.csv>', 'delete the < and > around it'],
    ['[Events](https://camp.example/a.csv)', 'write only the address, which is between ( and )'],
    ['https://https://camp.example/events.csv', 'write https:// once'],
    ['https://camp.example/my events.csv', 'write it without spaces, or with %20 for each'],
    [' https://camp.example/events.csv', 'delete the spaces at its start and end'],
    ['https://camp.example/a.csvhttps://camp.example/b.csv', 'give one address'],
    ['https://camp.example/a.csv https://camp.example/b.csv', 'give one address'],
  ].map(([address, advice]): (typeof messages)[number] => [
    'sources.calendar.events',
    address,
    `sources.calendar.events is "${address}"; ${advice}`,
  ]),
  [
    'sources.calendar.season.startDate',
    '2026-13-01',
    'sources.calendar.season.startDate is "2026-13-01"; give a real date such as 2026-08-22',
  ],
  [
    'sources.calendar.season.startDate',
    '2026-08-27',
    'sources.calendar.season ends before it starts (2026-08-26, 2026-08-27); swap or correct the dates',
  ],
  [
    'sources.calendar.season.startDate',
    '2025-07-17',
    'sources.calendar.season lasts longer than the 400 days that are shown (2025-07-17 to 2026-08-26); check both years',
  ],
  [
    'sources.tides',
    undefined,
    'sources.levels needs a tide table; add sources.tides, or remove sources.levels',
  ],
  [
    'sources.tides',
    { from: 'none' },
    'sources.levels needs a tide table; add sources.tides, or remove sources.levels',
  ],
  [
    'sources.tides',
    { from: 'gauge', station: 'ticon/brighton-btn-gbr-cco', known: 'known.csv' },
    'sources.levels: a gauge has levels of its own; remove sources.levels',
  ],
]

test('settings: names all mistakes in one run', () => {
  for (const [setting, value, ...problems] of messages) {
    const expected = problems.map((problem) => `src/camp.ts: ${problem}`)
    assert.equal(problemsWith(setting, value), expected, setting)
  }
})

const outside =
  /outside Europe \(latitude -1\.9, longitude 50\.6\).*Europe\/London; correct or swap latitude and longitude$/

const positions: [latitude: number, longitude: number, zone: string, problem?: RegExp][] = [
  [50.6, -1.9, 'Europe/London'],
  [-1.9, 50.6, 'Europe/London', outside],
  [38, 23.7, 'Europe/Athens'],
  [23.7, 38, 'Europe/Athens', /swap/],
  [53.2, 50.1, 'Europe/Samara'],
  [60.4, 5.3, 'Europe/Oslo'],
  [5.3, 60.4, 'Europe/Oslo', /swap/],
  [-36.8, 174.8, 'Pacific/Auckland'],
  // On the Greenwich meridian.
  [51.5, 0, 'Europe/London'],
  [0, 0, 'Pacific/Auckland', /is 0, 0; give the camp's latitude and longitude$/],
]

test('settings: rejects swapped coordinates and 0/0', () => {
  for (const [latitude, longitude, zone, problem] of positions) {
    for (const key of ['camp.position', 'camp.map']) {
      const value = { latitude, longitude, ...(key === 'camp.map' && { zoom: 8 }) }
      const found = problemsWith(key, value, zone).filter(
        (line) => line.includes(key) && !line.includes(' km '),
      )
      assert.is(found.length, problem ? 1 : 0, `${key} ${latitude} ${zone}: ${found}`)
      if (problem) assert.match(found[0]!, problem)
    }
  }
})

test('settings: make-data checks only what it needs', () => {
  const { position } = otherCamp
  const eventColours = { 'Week 1': 'pink' }
  assert.equal(sourceProblems({ position, eventColours }, otherSources), [])
  assert.equal(
    describeProblems(sourceProblems({ positon: position, eventColour: eventColours }, {}), ''),
    [
      'position is missing; give { latitude: …, longitude: … }',
      'eventColours is missing; give names in { }, each with one of sky, violet, teal, grey, sand',
    ].map((text) => `src/camp.ts: camp.${text}`),
  )
  const problems = sourceProblems({ position: { ...position, latitude: 95 }, eventColours }, { waves: 1 })
  assert.equal(describeProblems(problems, ''), [
    'src/camp.ts: camp.position.latitude is 95; give degrees from -85 to 85 such as 50.6408, without quotes',
    'src/camp.ts: unknown setting sources.waves; remove it, or use one of weather, tides, levels, calendar, locations',
  ])
})

const withMistakes = `import type { Camp } from './camp-schema'
/** Ä comment. */
export const camp: Camp = {
  ...others, siteName: 'X',
  "email": 'post',
  help: {
    telephones: [
      { name: 'Office', number: '112' },
      { number: 'x' },
    ],
  } satisfies object,
  eventColours: { 'Regatta': 'pink', Feast: 'sky' },
  map,
} as const
export const sources = {}
`

const settingLines: [path: (string | number)[], line: number | undefined][] = [
  [['camp'], 3],
  [['camp', 'siteName'], 4],
  [['camp', 'email'], 5],
  [['camp', 'help', 'telephones', 1, 'number'], 9],
  [['camp', 'help', 'telephones', 1, 'name'], 9],
  [['camp', 'help', 'lines'], 6],
  [['camp', 'eventColours', 'Regatta'], 12],
  [['camp', 'map', 'zoom'], 13],
  [['camp', 'bayName'], 3],
  [['sources', 'waves'], 15],
  [['manifest'], undefined],
]

test('settings: a mistake has the line of the setting or its owner', () => {
  const lineOf = findSettingLines(withMistakes)
  for (const [path, line] of settingLines) assert.is(lineOf(path), line, path.join('.'))
})

test('settings: multi-byte letters and a BOM do not shift lines', () => {
  const lineOf = findSettingLines(
    "\ufeff// A camp\nexport const camp = {\n  siteName: 'Môn',\n\n\n  email: '’’’’’’’’’',\n  map: 1 }\n",
  )
  assert.equal([['camp'], ['camp', 'email'], ['camp', 'map']].map(lineOf), [2, 6, 7])
})

test('settings: one written twice, and a backslash in a path', () => {
  const text = String.raw`
export const camp = { siteName: 'A \\', map: { zoom: 8, zoom: 9 }, 'siteName': 'B', credits: [{ name: 'x', name: 'y' }], links: { bible: 1 }, links: { bible: 2 } }
export const sources = { calendar: { events: 'src\sheets\events.csv' }, tides: { file: 'tides.csv' } }
`
  assert.equal(
    writtenProblems(text).map((each) => each.text),
    [
      'camp.map.zoom is written twice, and only this value counts; delete one of the two',
      'camp.siteName is written twice, and only this value counts; delete one of the two',
      'camp.credits[0].name is written twice, and only this value counts; delete one of the two',
      'camp.links is written twice, and only this value counts; delete one of the two',
      String.raw`sources.calendar.events has a backslash ('src\sheets\events.csv'); write / in its place`,
    ],
  )
})

test('settings: names a symbol between two values', () => {
  const line = 'has a symbol between two values; write one number, or one text between two quotes'
  for (const sign of ['/', '-', '|', '&']) {
    const text = `export const camp = { siteName: 'A' ${sign} 'B', map: { zoom: 16 - 8 } }`
    const wrong = [{ path: ['camp', 'siteName'], text: 'camp.siteName is null' }]
    assert.equal(describeProblems(wrong, text), [`src/camp.ts:1: camp.siteName ${line}`])
  }
  const tooLong = [{ path: ['camp', 'siteName'], text: 'too long' }]
  assert.equal(describeProblems(tooLong, "export const camp = { siteName: 'A' + 'B' }"), [
    'src/camp.ts:1: too long',
  ])
})

test('settings: a text that only esbuild accepts has no lines', () => {
  // The comma before the bracket.
  const text = "export const camp = {\n  help: {\n    lines: (\n      'A line',\n    ),\n  },\n}\n"
  assert.is(transformSync(text, { loader: 'ts' }).warnings.length, 0)
  const wrong = [{ path: ['camp', 'help', 'lines'], text: 'camp.help.lines is "A line"' }]
  assert.equal(describeProblems([...wrong, ...writtenProblems(text)], text), [
    'src/camp.ts: camp.help.lines is "A line"',
  ])
})

test('settings: settings without `export` have a line', () => {
  const problems = [{ path: ['sources'], text: 'sources is missing' }]
  assert.equal(describeProblems(problems, 'export const camp = {}\n\nconst sources: Sources = {}\n'), [
    'src/camp.ts:3: sources is not exported; write export const sources',
  ])
})

test('settings: mistakes are in the order of the file', () => {
  const problems = [
    { path: ['manifest'], text: 'manifest is missing' },
    { path: ['sources', 'waves'], text: 'unknown setting' },
    { path: ['camp', 'email'], text: 'camp.email is "post"' },
  ]
  assert.equal(describeProblems(problems, withMistakes), [
    'src/camp.ts:5: camp.email is "post"',
    'src/camp.ts:15: unknown setting',
    'src/camp.ts: manifest is missing',
  ])
})

test('camp: an example that is still there is noted', () => {
  const notesOn = (camp: typeof otherCamp) => exampleNotes(camp, 'https://files.example/me/camp/main/data/')
  assert.equal(notesOn(otherCamp), [])
  for (const number of ['01632 960100', '+44 (0)1632 960100', '0044 7700 900123', '+44 7700 900123'])
    assert.equal(
      notesOn({ ...otherCamp, help: { ...otherCamp.help, telephones: [{ name: 'A', number }] } }),
      [`src/camp.ts: camp.help.telephones[0].number is only an example (${number}); write your own`],
    )
  const organisation = { name: 'A', url: 'https://camp.example/a' }
  const links = { ...otherCamp.links, organisation }
  assert.equal(notesOn({ ...otherCamp, links, email: 'hello@camp.example' }), [
    'src/camp.ts: camp.email is only an example (hello@camp.example); write your own',
    'src/camp.ts: camp.links.organisation.url is only an example (https://camp.example/a); write your own',
  ])
  assert.equal(notesOn({ ...otherCamp, email: 'hello@example.org' }), [])
  const tides = { name: 'A', url: 'https://tides.example.org/swanage-tide-times' }
  const withTides = (position: typeof otherCamp.position) =>
    notesOn({ ...otherCamp, position, links: { ...otherCamp.links, tides } }).length
  // At the tide page's place, and some 60 km from it.
  for (const near of [-1.9, -2.8]) assert.is(withTides({ latitude: 50.65, longitude: near }), 0)
  assert.is(withTides(otherCamp.position), 1)
  const leftOver = {
    bayName: 'Tern Bay',
    help: { ...otherCamp.help, lines: ['Assembly point: the flagpole by the gate'] },
  }
  assert.equal(notesOn({ ...otherCamp, ...leftOver }), [
    'src/camp.ts: camp.bayName is only an example (Tern Bay); write your own',
    'src/camp.ts: camp.help.lines[0] is only an example (Assembly point: the flagpole by the gate); write your own',
  ])
  for (const names of ['your-account/your-fork', 'OWNER/REPOSITORY', 'me/your-fork'])
    assert.match(
      exampleNotes(otherCamp, `https://files.example/${names}/main/data/`).join(),
      /^the data's address is only an example \(.*\/data\/\); write your own names in src\/camp\.ts, or in DATA_/,
    )
})

test('camp: an address with a character too many is noted', () => {
  const notesOn = (url: string) =>
    linkNotes({ ...otherCamp, links: { ...otherCamp.links, tides: { name: 'A)', url } } })
  for (const url of ['https://camp.example/', 'https://camp.example/Cove_(bay)'])
    assert.equal(notesOn(url), [])
  for (const url of ['https://camp.example/a.', 'https://camp.example,', 'https://camp.example/a)'])
    assert.equal(notesOn(url), [
      `src/camp.ts: camp.links.tides.url ends in punctuation, which is hardly ever part of an address (${url}); delete it, or check that the link works`,
    ])
})

test('camp: a rounded position, or a map elsewhere, is noted', () => {
  const { position } = otherCamp
  const at = (degreesNorth: number, zoom: number) => ({
    ...otherCamp,
    map: { latitude: position.latitude + degreesNorth, longitude: position.longitude, zoom },
  })
  assert.match(
    positionNotes(at(2, 8)).join('\n'),
    /^src\/camp\.ts: camp\.map is 222 km from camp\.position in src\/camp\.ts, so the camp is not on it/,
  )
  assert.equal(positionNotes(at(0.2, 8)), [])
  assert.match(positionNotes(at(0.2, 11)).join(), '22 km')
  const map = { latitude: 50.6, longitude: -2, zoom: 8 }
  assert.equal(positionNotes({ ...otherCamp, map, position: map }), [
    'src/camp.ts: camp.position is rounded too much (50.6, -2); copy both with four decimals or more',
  ])
})
