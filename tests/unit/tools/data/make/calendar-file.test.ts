import { assert, test } from '#test'
import { camp } from '../../../../../src/camp'
import type { Sources } from '../../../../../src/camp-schema'
import { makeCalendar } from '../../../../../tools/data/make/calendar-file'
import { sheetOf } from '../../../../support/sheet'

const calendar = {
  from: 'csv',
  events: 'https://sheets.example/events',
  notices: 'https://sheets.example/notices',
} as const

/** Makes the calendar from the given sheets at noon on 22 August, British time. */
const make = (
  sheets: Record<string, string[]>,
  { sources = { calendar }, allowEmpty = false }: { sources?: Sources; allowEmpty?: boolean } = {},
) =>
  makeCalendar({
    folder: '',
    now: Date.parse('2026-08-22T12:00+01:00'),
    camp,
    sources,
    download: async (name, request) =>
      sheetOf(name, sheets[request().url.split('/').at(-1) ?? ''] ?? []).bytes,
    allowEmpty,
    admiraltyKey: undefined,
  })

const sheets = {
  events: ['name,start,end', 'Family Camp 1,2026-08-14,2026-08-18', 'Site pack down,2026-08-25,2026-08-26'],
  notices: [
    'text,from,until,kind,link',
    'The gate is closed.,2026-08-22 09:05,2026-08-22 22:00,info,https://camp.example/gate',
  ],
}

test('calendar: combines two sheets into one file', async () => {
  const { rowOf, ...made } = (await make(sheets)) ?? {}
  assert.equal(
    ['events[1].name', 'notice.until', 'endDate'].map((key) => rowOf?.(key)),
    ['events.csv:3', 'notices.csv:2', undefined],
  )
  assert.equal(made, {
    content: {
      startDate: '2026-08-14',
      endDate: '2026-08-26',
      events: [
        { name: 'Family Camp 1', startDate: '2026-08-14', endDate: '2026-08-18' },
        { name: 'Site pack down', startDate: '2026-08-25', endDate: '2026-08-26' },
      ],
      notice: {
        text: 'The gate is closed.',
        until: '2026-08-22T21:00:00Z',
        from: '2026-08-22T08:05:00Z',
        url: 'https://camp.example/gate',
        kind: 'info',
      },
    },
    extent: '2 events from events.csv, 2026-08-14 to 2026-08-26',
    notes: ['notice from 09:05 on Sat 22 August until 22:00 on Sat 22 August: The gate is closed.'],
  })
})

test('calendar: doubts a notice before it is published', async () => {
  const later = [
    'The shop is shut.,2026-09-01 09:00,2026-11-08 09:00,,https://camp.example/shop.',
    'The field was wet.,2026-05-01 09:00,2026-08-20 09:00,,',
    // In force, but the one above began later.
    'The pool is shut.,2026-08-01 09:00,2026-12-31 09:00,,',
  ]
  const made = await make({ ...sheets, notices: [...sheets.notices, ...later] })
  assert.equal(made?.notes.slice(0, -1), [
    'warning: notices.csv:3: ends in punctuation, which is hardly ever part of an address ("https://camp.example/shop."); delete it, or check that the link works',
    'warning: notices.csv:3: the notice is shown for more than 30 days (2026-11-08 09:00 at the camp); check the month and year',
  ])
})

test('calendar: uses the season from camp.ts', async () => {
  const season = { startDate: '2026-07-01', endDate: '2026-09-30' }
  const made = await make(sheets, { sources: { calendar: { ...calendar, season } } })
  assert.match(made?.extent ?? '', /2026-07-01 to 2026-09-30$/)
  assert.equal({ ...(made?.content as object), ...season }, made?.content)
})

test('calendar: has only today if no events exist (--allow-empty)', async () => {
  const made = await make(
    { events: sheets.events.slice(0, 1), notices: sheets.notices.slice(0, 1) },
    { allowEmpty: true },
  )
  assert.equal(made?.content, { startDate: '2026-08-22', endDate: '2026-08-22', events: [] })
  assert.is(made?.extent, '0 events from events.csv, 2026-08-22 to 2026-08-22')
  assert.equal(made?.notes, ['no current or upcoming notice'])
})

test('calendar: names both settings if the sheets are swapped', async () => {
  const swapped = { events: sheets.notices, notices: sheets.events }
  const message = await make(swapped).then(String, (error: Error) => error.message)
  assert.match(
    message,
    /^sources\.calendar\.events: events\.csv is the notices sheet .*\nsources\.calendar\.notices: notices\.csv is the events sheet .*$/,
  )
})
