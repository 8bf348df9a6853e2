import { all, one, render, textOf } from '../../support/render'
import { until } from '../../support/until'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { camp } from '../../../src/camp'
import { CalendarScreen } from '../../../src/screens/calendar'
import { calendarFile, evening } from '../../support/files'
import { publish, setNow } from '../../support/stores'
import { forOwnCamp } from '../../support/own-camp'

const ownCampTest = forOwnCamp(test)

/** The colours of the events by name. */
const colours = {
  'Dorset Venture': 'sky',
  'Family Camp 1': 'sky',
  'Studland Venture': 'violet',
  'Family Camp 2': 'violet',
  'Purbeck Venture': 'teal',
  'Family Camp 3': 'teal',
  'Site set up': 'grey',
  'Site pack down': 'grey',
}

test.before.each(async () => {
  setNow(evening)
  await publish({ calendar: calendarFile() })
})

const eventsOf = (row: HTMLElement) => all(row, 'p').map(textOf)
const rowOf = (container: HTMLElement, date: string) => one(container, `li:has([datetime="${date}"])`)

/** The colour of the bar of an event. */
const colourOf = async (name: string) => {
  const events = [{ name, startDate: '2026-08-22', endDate: '2026-08-22' }]
  await publish({ calendar: { startDate: '2026-08-22', endDate: '2026-08-22', events } })
  const style = one(await render(<CalendarScreen />), 'li p').getAttribute('style') ?? ''
  return /var\(--([\w-]+)\)/.exec(style)?.[1]
}

test('Calendar: there is a row a day, with the events that cover it', async () => {
  const container = await render(<CalendarScreen />)
  assert.is(all(container, 'li').length, 17)
  assert.is(textOf(one(rowOf(container, '2026-08-15'), 'time')), 'Sat 15 August')
  assert.equal(eventsOf(rowOf(container, '2026-08-15')), ['Family Camp 1 (2/5)'])
  assert.equal(eventsOf(rowOf(container, '2026-08-18')), ['Family Camp 1 (5/5)', 'Family Camp 2 (1/5)'])
})

test('Day number: an event that starts before the calendar counts from its own start', async () => {
  const container = await render(<CalendarScreen />)
  assert.equal(eventsOf(rowOf(container, '2026-08-13')), ['Purbeck Venture (8/9)'])
})

test('Calendar: today at the camp is marked, and the mark moves on at midnight there', async () => {
  const container = await render(<CalendarScreen />)
  const today = () => all(container, '[aria-current=date]').map((row) => textOf(one(row, 'time')))
  assert.equal(today(), ['Sat 22 August'])
  setNow('2026-08-22T23:00:00Z')
  await until(() => today().join() === 'Sun 23 August', 'the next day is marked')
})

test('Calendar: weekends look different from other days', async () => {
  const container = await render(<CalendarScreen />)
  const looks = new Map<string, string[]>()
  for (const row of all(container, 'li:not([aria-current])')) {
    looks.set(row.className, [...(looks.get(row.className) ?? []), textOf(one(row, 'time')).slice(0, 3)])
  }
  const weekend = [...looks.values()].find((days) => days.includes('Sun'))
  assert.is(looks.size, 3, 'weekends, Mondays and the others')
  assert.ok(
    weekend?.every((day) => day === 'Sat' || day === 'Sun'),
    String(weekend),
  )
})

ownCampTest('Calendar: the eight named events have the colours of the table', async () => {
  for (const [name, colour] of Object.entries(colours)) assert.is(await colourOf(name), colour, name)
})

ownCampTest(
  'Event colour: any other name has one colour of its own, unlike the four of the table',
  async () => {
    const other = await colourOf('Beach clean')
    assert.ok(other && !Object.values(colours).includes(other), other)
    for (const name of ['', 'family camp 1', 'Family Camp 1 ', 'constructor', '__proto__', 'toString']) {
      assert.is(await colourOf(name), other, name)
    }
  },
)

ownCampTest('Event colour: the colours of the camp file are those of the table', () => {
  assert.equal(camp.eventColours, colours)
})

test('Trust: a calendar without days has not ended, and a date-time counts by its date', async () => {
  setNow('2026-09-30T12:00:00Z')
  await publish({ calendar: { startDate: '2026-08-22', endDate: '2026-08-21', events: [] } })
  assert.equal(
    all(await render(<CalendarScreen />), 'p')
      .map(textOf)
      .slice(1),
    ['There are no days.'],
  )
  await publish({ calendar: { ...calendarFile(), endDate: '2026-08-26T23:59Z' } })
  assert.match(textOf(await render(<CalendarScreen />)), 'Calendar ended on Wed 26 August')
})

test('What is on: a line says what is on today and what is next, and when all is over that it is', async () => {
  const container = await render(<CalendarScreen />)
  assert.match(textOf(container), 'Today: Family Camp 2, Family Camp 3. Next: Site pack down, Wed 26 August.')
  assert.not.match(textOf(container), 'Calendar ended')
  setNow('2026-11-20T12:00:00Z')
  await until(() => textOf(container).includes('Calendar ended on Wed 26 August'), 'the season is over')
  assert.not.match(textOf(container), 'Today:')
})

test.run()
