import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { campProblems, sourceProblems } from '../../../tools/check-camp'
import { camp, dataSource, eventPalette, manifest, sources } from '../../../src/camp'
import { otherCamp, otherDataSource, otherManifest, otherSources } from '../../support/other-camp'

const good = {
  camp: otherCamp,
  manifest: otherManifest,
  dataSource: otherDataSource,
  sources: otherSources,
}

/** The problems of the other camp's settings, with the value at a path (`camp.map.zoom`) changed. */
const problemsWith = (setting: string, value: unknown): string[] => {
  const file = structuredClone(good) as unknown as Record<string, unknown>
  const keys = setting.split('.')
  const last = keys.pop()!
  let parent = file
  for (const key of keys) parent = parent[key] as Record<string, unknown>
  if (value === undefined) Reflect.deleteProperty(parent, last)
  else parent[last] = value
  return campProblems(file as unknown as typeof good)
}

/** Fails unless each value is refused by one line with its place, itself, and a remedy. */
const refuses = (setting: string, ...values: unknown[]) => {
  for (const value of values) {
    const problems = problemsWith(setting, value)
    assert.is(problems.length, 1, `${setting} = ${JSON.stringify(value)}: ${problems.join(' | ')}`)
    const said = value === undefined ? 'missing' : JSON.stringify(value)
    assert.ok(problems[0]!.startsWith(`src/camp.ts: ${setting} is ${said}: give `), problems[0])
  }
}

const accepts = (setting: string, ...values: unknown[]) => {
  for (const value of values) assert.equal(problemsWith(setting, value), [], setting)
}

test("The project's own settings and quite other ones are accepted", () => {
  assert.equal(campProblems({ camp, manifest, dataSource, sources }), [])
  assert.equal(campProblems(good), [])
})

test('Names are lines of text', () => {
  for (const setting of ['camp.siteName', 'camp.placeName', 'camp.bayName', 'manifest.description']) {
    refuses(setting, '', ' ', ' Camp', 'Camp ', 'Tern\nCove', 7, null, undefined)
    accepts(setting, 'X', 'Gwersyll Môn & <Ynys>')
  }
})

test('Help is an address, which may be empty, up to twelve telephone numbers, and up to six lines', () => {
  refuses('camp.help.address', ' ', 'Cove\nLane', undefined)
  accepts('camp.help.address', '', 'Cove Lane')
  refuses(
    'camp.help.lines',
    'a line',
    undefined,
    Array.from({ length: 7 }, () => 'a'),
  )
  accepts(
    'camp.help.lines',
    [],
    Array.from({ length: 6 }, () => 'a'),
  )
  assert.match(problemsWith('camp.help.lines', ['a', '']).join(), 'camp.help.lines[1] is ""')
  refuses('camp.help.telephones', {}, undefined)
  const telephones = (length: number) => Array.from({ length }, () => ({ name: 'Office', number: '112' }))
  accepts('camp.help.telephones', [], telephones(12))
  assert.match(problemsWith('camp.help.telephones', telephones(13)).join(), 'give a list of up to 12')
  const withNumber = (number: unknown) => problemsWith('camp.help.telephones', [{ name: 'Office', number }])
  for (const number of ['112', '+44 1632 960100', '(01632) 960-100'])
    assert.equal(withNumber(number), [], number)
  for (const number of ['', '1', 'office', '01632/960100', '112; 999', 112, undefined]) {
    assert.match(withNumber(number).join(), 'camp.help.telephones[0].number is ', String(number))
  }
})

test('A name below an icon has 12 characters at the most', () => {
  refuses('manifest.shortName', '', 'Thirteen long', '🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊', undefined)
  accepts('manifest.shortName', 'Twelve chars', '🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊🌊')
})

test('An e-mail address has a name, an @ and a domain', () => {
  refuses('camp.email', 'hello', 'hello@', '@camp.example', 'hello@camp', 'a b@camp.example', undefined)
  refuses('camp.email', 'mailto:hello@camp.example', 'hello@camp.example?subject=x', 'a@b@c.example')
  accepts('camp.email', 'o.hara+app@camp-site.co.uk')
})

test('Links begin with https', () => {
  for (const name of Object.keys(camp.links)) {
    refuses(`camp.links.${name}.url`, 'http://camp.example/', 'camp.example', '//camp.example', 'https://')
    refuses(`camp.links.${name}.url`, 'javascript:alert(1)', 'https://camp example/', '', undefined)
    refuses(`camp.links.${name}.url`, 'https://camp.example:99999/', 'https://camp.example:8o/')
    refuses(`camp.links.${name}.name`, '', undefined)
    accepts(`camp.links.${name}.url`, 'https://camp.example', 'https://camp.example:8443/a?b=c#d')
  }
})

test('Credits are a list of names and addresses, which may be empty', () => {
  const credit = { name: 'Weather data by Another', url: 'https://weather.example/' }
  accepts('camp.credits', [], [credit], [credit, { ...credit, name: 'Tides' }])
  refuses('camp.credits', undefined, null, 'Open-Meteo', credit)
  assert.equal(
    problemsWith('camp.credits', [credit, { name: '', url: 'http://weather.example/' }, 'Tides']),
    [
      'src/camp.ts: camp.credits[1].name is "": give a line of text, without spaces at its ends',
      'src/camp.ts: camp.credits[1].url is "http://weather.example/": give an address that begins with https://, such as https://camp.example/',
      'src/camp.ts: camp.credits[2] is "Tides": give an object with name, url',
    ],
  )
  assert.match(
    problemsWith('camp.credits', [{ ...credit, link: 'x' }])[0]!,
    'camp.credits[0].link is no setting',
  )
})

test('The centre of the map is on the map, and so is the camp', () => {
  for (const point of ['camp.map', 'camp.position']) {
    refuses(`${point}.latitude`, 85.1, -85.1, 95, '50.6', null, undefined)
    refuses(`${point}.longitude`, 180.1, -180.1, '1.9')
    accepts(`${point}.latitude`, -85, 0, 85)
    accepts(`${point}.longitude`, -180, 0, 180)
  }
  refuses('camp.map.zoom', 2, 12, 8.5, '8', undefined)
  accepts('camp.map.zoom', 3, 11)
})

test('Not even NaN is a latitude', () => {
  assert.is(problemsWith('camp.map.latitude', NaN).length, 1)
})

test('Events may have any name, and a colour of the palette', () => {
  accepts('camp.eventColours', {}, { 'Any name: at all': 'grey' }, { constructor: 'sky' })
  refuses('camp.otherEventColour', 'red', 'Sky', '', undefined)
  refuses('camp.eventColours', 'sky', ['sky'], null, undefined)
  const remedy = `give one of ${eventPalette.join(', ')}`
  assert.equal(problemsWith('camp.eventColours', { Feast: 'red', 'Old “Feast”': '#fff', Fast: 'sky' }), [
    `src/camp.ts: camp.eventColours["Feast"] is "red": ${remedy}`,
    `src/camp.ts: camp.eventColours["Old “Feast”"] is "#fff": ${remedy}`,
  ])
  assert.is(problemsWith('camp.eventColours', { ' Feast': 'sky' }).length, 1)
})

test("Colours of the installed app are written out, or named after the stylesheet's", () => {
  for (const setting of ['manifest.themeColour', 'manifest.backgroundColour', 'manifest.iconColour']) {
    refuses(setting, 'red', '#fff', '#12345g', 'Paper', '', 7, undefined)
    accepts(setting, '#0A6585', 'paper', 'on-sea')
  }
})

test('Sources are of the known kinds, each with its settings, and none has to be there', () => {
  accepts('sources', {}, { weather: { from: 'open-meteo' } })
  accepts('sources.tides', { from: 'admiralty', station: '0123A', permission: false }, undefined)
  refuses('sources.weather.from', 'metoffice', 7, '', undefined)
  refuses('sources.tides.from', 'tides.csv', 'constructor', undefined)
  refuses('sources.tides.file', '', 7, undefined)
  refuses('sources.levels.constants', '', undefined)
  const sheets = ['events.csv', '../sheets/my events.csv', 'https://docs.example/d/e/2P/pub?output=csv']
  const calendar = { from: 'csv', events: 'events.csv' }
  for (const events of [...sheets, 'http://127.0.0.1:4173/events.csv']) {
    accepts('sources', {
      calendar: { ...calendar, events, notices: events },
      locations: { from: 'csv', places: events },
    })
  }
  const season = { startDate: '2026-07-17', endDate: '2026-08-26' }
  accepts('sources.calendar', calendar, { ...calendar, season })
  const unsafe = [
    '',
    'http://docs.example/a.csv',
    'ftp://docs.example/a.csv',
    'https://me:key@docs.example/a.csv',
  ]
  for (const events of [...unsafe, 'https://', undefined]) {
    assert.is(problemsWith('sources.calendar', { ...calendar, events }).length, 1, events)
  }
  assert.is(problemsWith('sources.calendar', { ...calendar, season: { startDate: 'July' } }).length, 1)
  assert.equal(problemsWith('sources.tides', { from: 'admiralty', station: '37', permission: 'yes' }), [
    'src/camp.ts: sources.tides.station is "37": give the id of a station, such as 0037',
    'src/camp.ts: sources.tides.permission is "yes": give true or false',
  ])
  assert.equal(problemsWith('sources.weather.key', 'x'), [
    'src/camp.ts: sources.weather.key is no setting: take it out, or name one of from',
  ])
  assert.equal(problemsWith('sources.waves', {}), [
    'src/camp.ts: sources.waves is no setting: take it out, or name one of weather, calendar, locations, tides, levels',
  ])
  assert.is(problemsWith('sources.tides', 'tides.csv').length, 1)
  assert.is(problemsWith('sources', null).length, 1)
})

test('What make-data reads is checked without the rest', () => {
  const { position } = otherCamp
  assert.equal(sourceProblems({ ...otherCamp, email: '', position }, otherSources), [])
  assert.equal(sourceProblems({ position: { ...position, latitude: 95 } }, { waves: 1 }), [
    'src/camp.ts: camp.position.latitude is 95: give degrees from -85 to 85',
    'src/camp.ts: sources.waves is no setting: take it out, or name one of weather, calendar, locations, tides, levels',
  ])
})

test('A misspelt setting is named, with what it could have been', () => {
  assert.equal(problemsWith('camp.sitename', 'X'), [
    'src/camp.ts: camp.sitename is no setting: take it out, or name one of siteName, placeName, bayName, email, links, credits, position, help, map, eventColours, otherEventColour',
  ])
  assert.match(problemsWith('camp.links.facebook', 'x')[0]!, 'camp.links.facebook is no setting')
  assert.match(problemsWith('camp.links.constructor', 'x')[0] ?? '', 'camp.links.constructor is no setting')
})

test('A whole part that is missing is one mistake', () => {
  for (const setting of [
    'camp',
    'manifest',
    'dataSource',
    'sources',
    'camp.links',
    'camp.map',
    'camp.links.weather',
  ]) {
    const problems = problemsWith(setting, undefined)
    assert.is(
      problems.filter((problem) => problem.startsWith(`src/camp.ts: ${setting} is `)).length,
      1,
      setting,
    )
  }
})

test('All mistakes are told at once', () => {
  const file = { ...good, camp: { ...otherCamp, email: 'x', bayName: '' } }
  assert.is(campProblems(file).length, 2)
})

test.run()
