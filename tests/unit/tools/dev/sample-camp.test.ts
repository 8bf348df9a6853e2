import { checks } from 'strandline:checks'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { sampleFile } from '../../../../tools/dev/sample-camp'
import { camp } from '../../../../src/camp'
import { calendarRows } from '../../../../src/lib/calendar'
import type { CalendarFile, LocationsFile } from '../../../../src/schemas'
import { londonClock, sampleInstants } from '../../../support/london'
import { forOwnCamp } from '../../../support/own-camp'

const ownCampTest = forOwnCamp(test)

const calendars = sampleInstants().map((now) => ({
  today: londonClock(now).date,
  file: sampleFile('calendar', now) as CalendarFile,
}))

test('Sample data: at any time of the year the calendar is of the published shape', () => {
  for (const { today, file } of calendars) assert.is(checks.calendar(file), undefined, today)
})

test('Sample data: the calendar of 41 days lies around today', () => {
  for (const { today, file } of calendars) {
    const dates = calendarRows(file).map(({ date }) => date)
    assert.is(dates.length, 41)
    const dayIndex = dates.indexOf(today)
    assert.ok(dayIndex > 7 && dayIndex < 33, `${today} is day ${dayIndex}`)
  }
})

ownCampTest(
  'Sample data: the events have every colour that camp.ts gives to one, and that of other names',
  () => {
    const { file } = calendars[0]!
    const colours = file.events.map(({ name }) => camp.eventColours[name] ?? camp.otherEventColour)
    assert.equal(new Set(colours), new Set([...Object.values(camp.eventColours), camp.otherEventColour]))
  },
)

test('Sample data: on a handover day two events overlap, and some days have none', () => {
  const counts = calendarRows(calendars[0]!.file).map(({ events }) => events.length)
  assert.ok(counts.includes(2))
  assert.ok(counts.includes(0))
})

test('Sample data: there are places of every type, with coordinates near the map', () => {
  const file = sampleFile('locations', 0) as LocationsFile
  assert.is(checks.locations(file), undefined)
  assert.equal([...new Set(file.locations.map(({ type }) => type))].sort(), [
    'beach',
    'destination',
    'home',
    'shop',
    'station',
  ])
  for (const { name, lat, lng } of file.locations) {
    assert.ok(Math.abs(Number(lat) - camp.map.latitude) < 0.5, name)
    assert.ok(Math.abs(Number(lng) - camp.map.longitude) < 0.5, name)
  }
})

test.run()
