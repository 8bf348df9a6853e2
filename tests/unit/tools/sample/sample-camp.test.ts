import { assert, test } from '#test'
import { msPerDay, msPerHour } from '../../../../src/lib/durations'
import { inspectFile } from '../../../../tools/data/check/inspect-file'
import { sunTimesOn } from '../../../../tools/data/sun-times'
import { sampleFile, writeSampleFiles } from '../../../../tools/sample/sample-camp'
import { readProjectFile } from '../../../../tools/files'
import { samplePath } from '../../../../tools/settings'
import { camp } from '../../../../src/camp'
import { calendarRows } from '../../../../src/lib/calendar'
import { addDays } from '../../../../src/lib/camp-time'
import { levelCurve } from '../../../../src/lib/levels'
import type { CalendarFile, LocationsFile, TidesFile, WeatherFile } from '../../../../src/schemas'
import { datasetNames } from '../../../support/app-tables'
import { atCamp } from '../../../support/camp-clock'
import { newFolder, readTexts } from '../../../support/folder'
import { londonClock, sampleInstants } from '../../../support/london'

const all = sampleInstants()
const instants = all.filter((_, index) => index % 9 === 0)
const some = all.filter((_, index) => index % 59 === 0)

/** Fails if `find` returns a problem at any instant; shows the first three problems. */
const assertNever = (find: (now: number) => string | undefined, among = instants) => {
  const problems = among.flatMap((now) => {
    const problem = find(now)
    return problem === undefined ? [] : [`${new Date(now).toJSON()}: ${problem}`]
  })
  assert.equal(problems.slice(0, 3), [])
}

const following = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => addDays(first, index)).join()

test('sample camp: has the values of its files on 22 August 2026', async () => {
  const noon = Date.parse('2026-08-22T12:00:00Z')
  const read = async (name: string) => JSON.parse(await readProjectFile(`tools/sample/${name}.json`))
  const [, ...days] = (sampleFile('weather', noon) as WeatherFile).data
  const columns = (await read('weather')).days.slice(1).map((day: { hours: object }) => day.hours)
  for (const key of ['temperature', 'windSpeedMph'] as const) {
    const values = days.map(({ hours }) => hours.map((hour) => hour[key]))
    assert.equal(
      values,
      columns.map((day: Record<string, unknown>) => day[key]),
    )
  }
  const { notice: _notice, ...calendar } = sampleFile('calendar', noon) as CalendarFile
  assert.equal(calendar, await read('calendar'))
})

test('sample camp: has a sunny, a rainy and a windy day', () => {
  const { data } = sampleFile('weather', Date.parse('2026-11-23T12:00:00Z')) as WeatherFile
  const words = data.map(({ summary }) => summary.description).join()
  for (const word of [/Sunny and/, /rain/, /Strong winds/]) assert.match(words, word)
  const gusts = data.flatMap(({ hours }) => hours.map(({ windGustMph = 0 }) => windGustMph))
  assert.ok(Math.max(...gusts) > 40, 'with gusts')
  assert.ok(data.every(({ hours }) => new Set(hours.map((hour) => hour.windDirection)).size > 1))
})

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

// The times are those of published almanacs for the shipped position.
test('sample camp: the sun rises and sets by the date', () => {
  const position = { latitude: 50.64, longitude: -1.94 }
  for (const [date, sunrise, sunset] of [
    ['2026-06-21', '04:55', '21:23'],
    ['2026-08-22', '06:06', '20:15'],
    ['2026-10-25', '06:47', '16:56'],
    ['2026-12-21', '08:07', '16:03'],
  ] as const) {
    const sun = sunTimesOn(date, position)
    for (const [at, clock] of [
      [sun.sunrise, sunrise],
      [sun.sunset, sunset],
    ] as const) {
      const { time } = londonClock(at)
      assert.ok(Math.abs(minutesOf(time) - minutesOf(clock)) <= 3, `${date}: ${time}`)
    }
  }
})

test('sample camp: winter is colder and darker than summer', () => {
  const [winter, summer] = ['2026-12-20', '2026-07-20'].map((date) => {
    const { data } = sampleFile('weather', Date.parse(`${date}T06:30:00Z`)) as WeatherFile
    return data[0]!
  })
  for (const key of ['maximumTemperature', 'minimumTemperature', 'uvIndexMax', 'seaTemperature'] as const)
    assert.ok(winter!.summary[key]! < summer!.summary[key]!, key)
  const { maximumTemperature, minimumTemperature } = winter!.summary
  assert.equal([maximumTemperature, minimumTemperature], [9, 4])
  assert.ok(winter!.summary.sunrise > summer!.summary.sunrise)
  assert.ok(winter!.summary.sunset < summer!.summary.sunset)
  for (const { summary, hours } of [winter!, summer!]) {
    for (const { time, weatherType, weatherTypeDescription } of hours) {
      const isNight = time < summary.sunrise || time >= summary.sunset
      assert.not.ok((isNight ? [1, 3, 10] : [0, 2, 9]).includes(weatherType), `${time} has the other icon`)
      if (isNight) assert.not.match(weatherTypeDescription, 'Sunny')
    }
  }
})

test("sample camp: a new day begins at the camp's midnight", () => {
  const starts = ['2026-08-22T23:59', '2026-08-23T00:00'].map(
    (time) => (sampleFile('calendar', Date.parse(atCamp(time))) as CalendarFile).startDate,
  )
  assert.is(starts[1], addDays(starts[0]!, 1))
})

test('sample camp: a notice is shown on every day', () => {
  assertNever((now) => {
    const { notice } = sampleFile('calendar', now) as CalendarFile
    const isCurrent = notice && Date.parse(notice.from ?? '') <= now && now < Date.parse(notice.until)
    return isCurrent ? undefined : JSON.stringify(notice)
  })
})

test('sample camp: has five forecast days, each until 05:00', () => {
  assertNever((now) => {
    const { data } = sampleFile('weather', now) as WeatherFile
    const { date, time } = londonClock(now)
    const expected = following(addDays(date, time < '06:00' ? -1 : 0), 5)
    const dates = data.map((day) => day.date).join()
    if (dates !== expected) return `${dates}, not ${expected}`
    // Each hour begins an hour after the previous one, even when the clocks change.
    let instant = (Math.floor(now / msPerHour) - 1) * msPerHour
    for (const { hours } of data) {
      for (const hour of hours) {
        instant += msPerHour
        if (hour.time !== londonClock(instant).time) return `${hour.time} at ${new Date(instant).toJSON()}`
      }
    }
    return londonClock(instant).time === '05:00' ? undefined : `ends at ${new Date(instant).toJSON()}`
  })
})

test('sample camp: has tides and levels for today and two days more', () => {
  assertNever((now) => {
    const { dates } = sampleFile('tides', now) as TidesFile
    const { date, time } = londonClock(now)
    const expected = time < '06:00' ? following(addDays(date, -1), 4) : following(date, 3)
    const got = dates.map((day) => day.date).join()
    if (got !== expected) return `${got}, not ${expected}`
    return dates.every((day) => levelCurve(day)) ? undefined : 'no curve'
  }, some)
})

// The Moon is at its first quarter on 20 August 2026, and full on the 28th; tides follow two days later.
test('sample camp: springs and neaps follow the Moon', () => {
  const highest = (date: string) => {
    const [day] = (sampleFile('tides', Date.parse(`${date}T12:00:00Z`)) as TidesFile).dates
    return Math.max(...day!.tides.map(({ heightInMetres }) => heightInMetres))
  }
  assert.ok(highest('2026-08-30') > highest('2026-08-22') + 0.3)
})

test('sample camp: check-data finds nothing at any time of two years', () => {
  const { events } = sampleFile('calendar', 0) as CalendarFile
  const eventColours = Object.fromEntries(events.map((event) => [event.name, 'sky' as const]))
  const facts = { eventColours, position: camp.position }
  const nextYear = some.map((now) => now + 364 * msPerDay)
  for (const name of datasetNames) {
    assertNever(
      (now) => {
        const bytes = Buffer.from(JSON.stringify(sampleFile(name, now)))
        const { errors, warnings } = inspectFile(name, bytes, now, facts)
        const [found] = [...errors, ...warnings]
        return found && JSON.stringify(found)
      },
      [...some, ...nextYear],
    )
  }
})

test('sample camp: the calendar has 41 days around today', () => {
  assertNever((now) => {
    const today = londonClock(now).date
    const dates = calendarRows(sampleFile('calendar', now) as CalendarFile, today).map(({ date }) => date)
    const index = dates.indexOf(today)
    return dates.length === 41 && index > 7 && index < 33 ? undefined : `day ${index} of ${dates.length}`
  })
  const calendar = sampleFile('calendar', 0) as CalendarFile
  const counts = calendarRows(calendar, '1970-01-01').map(({ events }) => events.length)
  assert.ok(counts.includes(2) && counts.includes(0))
})

test('sample camp: places are near the camp; the first is its gate', async () => {
  const { locations } = sampleFile('locations', 0) as LocationsFile
  assert.is(locations[0]!.name, `${camp.placeName} Gate`)
  const sample = JSON.parse(await readProjectFile('tools/sample/locations.json')) as LocationsFile
  const [gate] = sample.locations
  for (const [index, { name, lat, lng }] of locations.entries()) {
    const inSample = sample.locations[index]!
    const [north, east] = [Number(inSample.lat) - Number(gate!.lat), Number(inSample.lng) - Number(gate!.lng)]
    assert.ok(Math.abs(Number(lat) - camp.position.latitude - north) < 0.0001, name)
    assert.ok(Math.abs(Number(lng) - camp.position.longitude - east) < 0.0001, name)
  }
  assert.is(new Set(locations.map(({ type }) => type)).size, 5)
})

test('demo: has the sample files where the app requests them', async () => {
  const [folder, now] = [newFolder(), Date.parse('2026-11-23T12:00:00Z')]
  await writeSampleFiles(folder, now)
  const files = readTexts(folder)
  for (const name of datasetNames)
    assert.equal(JSON.parse(files[`${samplePath}${name}.json`]!), sampleFile(name, now))
  assert.ok(files[`${samplePath}weather.json.br`], 'has compressed copies, which hosts may serve')
})
