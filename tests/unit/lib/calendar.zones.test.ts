import { assert, test } from '#test'
import { calendarRows, whatsOn } from '../../../src/lib/calendar'

const calendarOf = (from: string, to: string, events: Record<string, string>) => ({
  startDate: from,
  endDate: to,
  events: Object.entries(events).map(([key, dates]) => {
    const [startDate = '', endDate = startDate] = dates.split(' ')
    // White space in a key lets two events have the same name.
    return { name: key.trim(), startDate, endDate }
  }),
})

const rows: { what: string; from: string; to: string; events?: Record<string, string>; shown: string[] }[] = [
  {
    what: 'the days of an event outside the calendar are counted too',
    from: '2026-08-10',
    to: '2026-08-12',
    events: { Venture: '2026-08-03 2026-08-11', Building: '2026-08-12 2026-08-21' },
    shown: ['2026-08-10 Venture 8/9', '2026-08-11 Venture 9/9', '2026-08-12 Building 1/10'],
  },
  {
    what: 'events are ordered by start, then as in the file',
    from: '2026-08-21',
    to: '2026-08-22',
    events: { B: '2026-08-21 2026-08-22', A: '2026-08-20 2026-08-22', C: '2026-08-21' },
    shown: ['2026-08-21 A 2/3 B 1/2 C 1/1', '2026-08-22 A 3/3 B 2/2'],
  },
  {
    what: 'an event that ends before it starts is left out',
    from: '2026-08-21',
    to: '2026-08-22',
    events: { Backwards: '2026-08-22 2026-08-21' },
    shown: ['2026-08-21', '2026-08-22'],
  },
  {
    what: 'a calendar that ends before it starts has no rows',
    from: '2026-08-22',
    to: '1026-08-22',
    shown: [],
  },
  {
    what: 'the clocks go forward',
    from: '2026-03-28',
    to: '2026-03-30',
    events: { A: '2026-03-28 2026-03-31' },
    shown: ['2026-03-28 A 1/4', '2026-03-29 A 2/4', '2026-03-30 A 3/4'],
  },
  {
    what: 'the clocks go back',
    from: '2026-10-24',
    to: '2026-10-26',
    events: { A: '2026-10-23 2026-10-27' },
    shown: ['2026-10-24 A 2/5', '2026-10-25 A 3/5', '2026-10-26 A 4/5'],
  },
  {
    what: 'a leap day',
    from: '2024-02-28',
    to: '2024-03-01',
    shown: ['2024-02-28', '2024-02-29', '2024-03-01'],
  },
  { what: 'a new year', from: '2026-12-31', to: '2027-01-01', shown: ['2026-12-31', '2027-01-01'] },
  {
    what: 'a date-time means the date as written, whatever its offset',
    from: '2026-08-22T23:30:00-11:00',
    to: '2026-08-24T00:30:00+14:00',
    events: { A: '2026-08-23T23:59 2026-08-24T00:00Z' },
    shown: ['2026-08-22', '2026-08-23 A 1/2', '2026-08-24 A 2/2'],
  },
]

test('calendar: has a row per day with its events', () => {
  for (const { what, from, to, events = {}, shown } of rows) {
    const found = calendarRows(calendarOf(from, to, events), '2026-08-22').map(({ date, events }) =>
      [date, ...events.map(({ name, day, days }) => `${name} ${day}/${days}`)].join(' '),
    )
    assert.equal(found, shown, what)
  }
})

test('calendar: marks weekends and Mondays', () => {
  const kinds = calendarRows(calendarOf('2026-08-21', '2026-08-25', {}), '2026-08-22').map(
    ({ isWeekend, isMonday }) => (isWeekend ? 'weekend' : isMonday ? 'Monday' : 'other'),
  )
  assert.equal(kinds, ['other', 'weekend', 'weekend', 'Monday', 'other'])
})

test('calendar: an overlong one has rows around today', () => {
  const rowsOn = (today: string) =>
    calendarRows(calendarOf('1926-08-22', '9999-12-31', { Ever: '0001-01-01 9999-12-31' }), today)
  const rows = rowsOn('2026-08-22')
  assert.ok(rows.length >= 366 && rows.length <= 1000, `${rows.length} rows`)
  const index = rows.findIndex(({ date }) => date === '2026-08-22')
  assert.ok(index > 180 && index < rows.length - 180, `today is row ${index}`)
  assert.is(rows[0]?.events[0]?.days, 3_652_059)
  assert.is(rowsOn('1926-08-23')[0]?.date, '1926-08-22')
  assert.is(rowsOn('9999-12-30').at(-1)?.date, '9999-12-31')
})

test("what's on: names today's events and the next ones", () => {
  const season = calendarOf('2026-08-01', '2026-08-31', {
    'Camp 1': '2026-08-14 2026-08-18',
    'Camp 2': '2026-08-18T09:00Z 2026-08-22',
    Walk: '2026-08-24',
    Swim: '2026-08-24',
    ' Swim': '2026-08-24',
    Backwards: '2026-08-23 2026-08-20',
  })
  for (const [today, said] of [
    ['2025-12-31', 'Today: nothing. Next: Camp 1, Fri 14 August 2026.'],
    ['2026-08-01', 'Today: nothing. Next: Camp 1, Fri 14 August.'],
    ['2026-08-16', 'Today: Camp 1. Next: Camp 2, Tue 18 August.'],
    ['2026-08-18', 'Today: Camp 1, Camp 2. Next: Walk, Swim, Mon 24 August.'],
    ['2026-08-24', 'Today: Walk, Swim.'],
    ['2026-08-25', undefined],
  ] as const) {
    assert.is(whatsOn(season, today)?.trim(), said, today)
  }
})
