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
import { projectFolder } from '../../../../tools/files'
import { importBundle } from '../../../../tools/import-bundle.mjs'
import { assertAnswers } from '../../../support/expected'
import { otherCamp, otherDataSource, otherManifest, otherSources } from '../../../support/other-camp'
import { isProject } from '../../../support/project'
import { withValue } from '../../../support/schema-values'

const season = { startDate: '2026-07-17', endDate: '2026-08-26' }
const calendar = { from: 'csv', events: 'events.csv', season }
const telephones = (number: unknown, length = 1) => Array.from({ length }, () => ({ name: 'Office', number }))
const good = {
  camp: { ...otherCamp, help: { ...otherCamp.help, telephones: telephones('112') } },
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

test('settings: says what is wrong with a value', () =>
  assertAnswers('tests/unit/tools/camp/bad-settings.txt', (input) => {
    const [, setting = '', json = ''] = /^(.*?): (.*)$/.exec(input) ?? []
    return problemsWith(setting, JSON.parse(json)).map((line) => line.replace(/^src\/camp\.ts: /, ''))
  }))

const required = [
  'camp.siteName',
  'camp.email',
  'camp.links.tides',
  'camp.links.tides.url',
  'camp.credits',
  'camp.help.address',
  'camp.help.lines',
  'camp.position.latitude',
  'camp.map.zoom',
  'camp.otherEventColour',
  'camp.eventColours',
  'manifest.shortName',
  'manifest.iconColour',
  'dataSource.owner',
  'sources.weather.from',
  'sources.tides.from',
  'sources.tides.file',
  'sources.levels.constants',
  'sources.calendar.events',
]

test('settings: says which one is missing', () => {
  for (const setting of required) {
    const problems = problemsWith(setting, undefined).filter((line) => line.includes(`${setting} `))
    assert.is(problems.length, 1, `${setting}: ${problems}`)
    assert.ok(problems[0]!.startsWith(`src/camp.ts: ${setting} is missing; `), problems[0])
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
const invisible = 'delete its invisible characters, or type it again'
const url = 'camp.links.tides.url'
const number = 'camp.help.telephones[0].number'

/** Values with characters that no editor shows, and others that JSON does not have. */
const hidden: [setting: string, value: unknown, ...problems: string[]][] = [
  ['camp.siteName', 'Tern\u200b Cove', `camp.siteName is "Tern\u200b Cove"; ${invisible}`],
  ['camp.siteName', '\u202aTern Cove\u202c', `camp.siteName is "\u202aTern Cove\u202c"; ${invisible}`],
  [url, 'https://camp.example/\u200b', `${url} is "https://camp.example/\u200b"; ${invisible}`],
  ['camp.help.telephones', telephones('\u202a112'), `${number} is "\u202a112"; ${invisible}`],
  [
    'camp.help.telephones',
    telephones(112n),
    `${number} is "112n"; give a telephone number in quotes, such as +44 1632 960100`,
  ],
  [
    'camp.email',
    'a'.repeat(20_000),
    `camp.email is "${'a'.repeat(299)}…; give an e-mail address such as hello@camp.example`,
  ],
  [
    'camp.position.latitude',
    NaN,
    'camp.position.latitude is null; give degrees from -85 to 85 such as 50.6408, without quotes',
  ],
  [
    'camp.help.lines',
    Object.assign(['a line'], { 2: 'another' }),
    'camp.help.lines[1] is empty; delete one of the two commas before it',
  ],
  ['camp', { ...rest, bayname: bayName }, 'unknown setting camp.bayname; write bayName'],
  [
    'camp',
    { ...rest, bаyName: bayName },
    'unknown setting camp.bаyName; type it again; its "а" is a letter of another alphabet',
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
    'sources.tides',
    undefined,
    'sources.levels needs a tide table; add sources.tides, or remove sources.levels',
  ],
]

test('settings: says what is wrong with what JSON cannot show', () => {
  for (const [setting, value, ...problems] of hidden) {
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

const projectTest = isProject ? test : test.skip

projectTest("camp: all that is the sample camp's own is noted", async () => {
  const { module } = await importBundle<typeof import('../../../../src/camp')>('src/camp.ts', {
    absWorkingDir: projectFolder,
  })
  const notes = exampleNotes(module.camp, 'https://files.example/me/camp/main/data/')
  assert.equal(
    notes.map((note) => /^src\/camp\.ts: camp\.(\S+) is only an example/.exec(note)?.[1]),
    [
      'siteName',
      'placeName',
      'bayName',
      'email',
      'links.organisation.name',
      'links.organisation.url',
      'links.social.name',
      'links.social.url',
      'help.address',
      'help.telephones[1].number',
      'help.telephones[2].number',
      'help.lines[0]',
      'help.lines[1]',
    ],
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
