import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { calendarRows, whatsOn } from '../../../src/lib/calendar'
import { calendarFile } from '../../support/files'

const season = (
  startDate: string,
  endDate: string,
  ...events: [name: string, start: string, end: string][]
) =>
  calendarRows({
    startDate,
    endDate,
    events: events.map(([name, startDate, endDate]) => ({ name, startDate, endDate })),
  })

const datesFrom = (startDate: string, endDate: string) => season(startDate, endDate).map(({ date }) => date)

test('Calendar: there is one row a day from the first to the last date, both included', () => {
  const rows = calendarRows(calendarFile())
  assert.is(rows.length, 17)
  assert.is(rows[0]?.date, '2026-08-10')
  assert.is(rows.at(-1)?.date, '2026-08-26')
  assert.equal(datesFrom('2026-08-22', '2026-08-22'), ['2026-08-22'])
})

test('Calendar: Saturday and Sunday are the weekend', () => {
  const weekend = season('2026-08-17', '2026-08-24').filter(({ isWeekend }) => isWeekend)
  assert.equal(
    weekend.map(({ date }) => date),
    ['2026-08-22', '2026-08-23'],
  )
})

test('Day number: it counts from the start of the event, also when that lies before the start of the calendar', () => {
  const rows = season('2026-08-10', '2026-08-16', ['Purbeck Venture', '2026-08-03', '2026-08-11'])
  assert.equal(
    rows.map(({ events }) => events.map(({ day, days }) => `${day}/${days}`).join()),
    ['8/9', '9/9', '', '', '', '', ''],
  )
})

test('Calendar: on a handover day both events appear, in the order of the file', () => {
  const rows = calendarRows(calendarFile())
  assert.equal(rows.find(({ date }) => date === '2026-08-18')?.events, [
    { name: 'Family Camp 1', day: 5, days: 5 },
    { name: 'Family Camp 2', day: 1, days: 5 },
  ])
})

test('Calendar: an event of one day is (1/1), and one that outlasts the calendar keeps its total', () => {
  const rows = season(
    '2026-08-22',
    '2026-08-23',
    ['Beach clean', '2026-08-22', '2026-08-22'],
    ['Site set up', '2026-08-23', '2026-09-01'],
  )
  assert.equal(rows[0]?.events, [{ name: 'Beach clean', day: 1, days: 1 }])
  assert.equal(rows[1]?.events, [{ name: 'Site set up', day: 1, days: 10 }])
})

test('An event that ends before it starts appears nowhere', () => {
  const rows = season('2026-08-20', '2026-08-24', ['Backwards', '2026-08-23', '2026-08-21'])
  assert.ok(rows.every(({ events }) => events.length === 0))
})

test('A calendar that ends before it starts has no rows', () => {
  assert.equal(datesFrom('2026-08-22', '2026-08-21'), [])
  assert.equal(datesFrom('2026-08-22', '1026-08-22'), [])
})

test('A calendar of a million days is capped', () => {
  const rows = season('2026-08-22', '9999-12-31', ['For ever', '0001-01-01', '9999-12-31'])
  assert.ok(rows.length >= 366 && rows.length <= 1000, `${rows.length} rows`)
  assert.is(rows[0]?.date, '2026-08-22')
  assert.is(rows[0]?.events[0]?.days, 3_652_059)
})

test('Days follow one another across clock changes, leap days and years', () => {
  assert.equal(datesFrom('2026-03-28', '2026-03-30'), ['2026-03-28', '2026-03-29', '2026-03-30'])
  assert.equal(datesFrom('2026-10-24', '2026-10-26'), ['2026-10-24', '2026-10-25', '2026-10-26'])
  assert.equal(datesFrom('2024-02-28', '2024-03-01'), ['2024-02-28', '2024-02-29', '2024-03-01'])
  assert.equal(datesFrom('2026-12-31', '2027-01-01'), ['2026-12-31', '2027-01-01'])
})

test('Calendar: an event over a clock change counts its days, not its hours', () => {
  const rows = season('2026-10-24', '2026-10-26', ['Dorset Venture', '2026-10-23', '2026-10-27'])
  assert.equal(
    rows.map(({ events }) => `${events[0]?.day}/${events[0]?.days}`),
    ['2/5', '3/5', '4/5'],
  )
})

test('Date forms: of date-times the date parts are used, whatever their offset', () => {
  const rows = season('2026-08-22T23:30:00-11:00', '2026-08-24T00:30:00+14:00', [
    'Beach clean',
    '2026-08-23T23:59',
    '2026-08-24T00:00Z',
  ])
  assert.equal(
    rows.map(({ date, events }) => `${date} ${events.map(({ day, days }) => `${day}/${days}`).join()}`),
    ['2026-08-22 ', '2026-08-23 1/2', '2026-08-24 2/2'],
  )
})

test('Calendar: Mondays begin a week', () => {
  const mondays = season('2026-08-16', '2026-08-31').filter(({ isMonday }) => isMonday)
  assert.equal(
    mondays.map(({ date }) => date),
    ['2026-08-17', '2026-08-24', '2026-08-31'],
  )
})

test('Calendar: events of a day stand in the order in which they began, whatever the order of the file', () => {
  const rows = season(
    '2026-08-20',
    '2026-08-22',
    ['Second', '2026-08-21', '2026-08-22'],
    ['First', '2026-08-20', '2026-08-22'],
    ['Third', '2026-08-21', '2026-08-21'],
  )
  assert.equal(
    rows.map(({ events }) => events.map(({ name }) => name).join()),
    ['First', 'First,Second,Third', 'First,Second'],
  )
})

const said = (today: string) => whatsOn(calendarFile(), today)

test('What is on: today’s events and the next ones to begin are named', () => {
  assert.is(said('2026-08-16'), 'Today: Family Camp 1. Next: Family Camp 2, Tue 18 August.')
  assert.is(said('2026-08-22'), 'Today: Family Camp 2, Family Camp 3. Next: Site pack down, Wed 26 August.')
})

test('What is on: before the first event and on its last days it is said what there is to say', () => {
  assert.is(said('2026-08-01'), 'Today: nothing. Next: Purbeck Venture, Thu 6 August.')
  assert.is(said('2026-08-26')?.trim(), 'Today: Family Camp 3, Site pack down.')
  assert.is(said('2026-08-27'), undefined)
})

test('What is on: events that begin together are named together, doubled ones once, backward ones never', () => {
  const events = [
    { name: 'B', startDate: '2026-08-24T09:00Z', endDate: '2026-08-24' },
    { name: 'A', startDate: '2026-08-24', endDate: '2026-08-25' },
    { name: 'A', startDate: '2026-08-24', endDate: '2026-08-25' },
    { name: 'Backwards', startDate: '2026-08-23', endDate: '2026-08-20' },
  ]
  assert.is(
    whatsOn({ startDate: '2026-08-01', endDate: '2026-08-31', events }, '2026-08-22'),
    'Today: nothing. Next: B, A, Mon 24 August.',
  )
})

test.run()
