import { assert, test } from '#test'
import { camp } from '../../../../../src/camp'
import type { Sources } from '../../../../../src/camp-schema'
import { makeCalendar } from '../../../../../tools/data/make/make-calendar'
import { sheetOf } from '../../../../support/sheet'

const calendar = {
  from: 'csv',
  events: 'https://sheets.example/events',
  notices: 'https://sheets.example/notices',
} as const

/** The result for the given sheets at noon on 22 August, British time. */
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

/** As LibreOffice 7.4 exported them: cells as shown, and quotes only where they are needed. */
const sheets = {
  events: [
    '"Programme, summer 2026",,,',
    ',,,',
    'Name,Start,End,Cook',
    'Family Camp 1,14/08/2026,18/08/2026,"Al, Bo"',
    '"“Fun” & ""games""',
    'on the beach 🏄",20/08/2026,20/08/2026,',
    ',,,',
    'Site pack down,25/08/2026,26/08/2026,',
    '',
  ],
  notices: [
    'Text,From,Until,Kind,Link',
    '"Gate closed; use the lane, please.",22/08/2026 09:05:00,22/08/2026 22:00:00,info,"https://camp.example/gate?a=1,2"',
    '',
  ],
}

test('calendar: combines spreadsheet exports into one file', async () => {
  assert.equal(await make(sheets), {
    content: {
      startDate: '2026-08-14',
      endDate: '2026-08-26',
      events: [
        { name: 'Family Camp 1', startDate: '2026-08-14', endDate: '2026-08-18' },
        { name: '“Fun” & "games" on the beach 🏄', startDate: '2026-08-20', endDate: '2026-08-20' },
        { name: 'Site pack down', startDate: '2026-08-25', endDate: '2026-08-26' },
      ],
      notice: {
        text: 'Gate closed; use the lane, please.',
        until: '2026-08-22T21:00:00Z',
        from: '2026-08-22T08:05:00Z',
        url: 'https://camp.example/gate?a=1,2',
        kind: 'info',
      },
    },
    extent: '3 events from events.csv, 2026-08-14 to 2026-08-26',
    notes: [
      'notice from 09:05 on Sat 22 August until 22:00 on Sat 22 August: Gate closed; use the lane, please.',
    ],
  })
})

test('calendar: uses the season from camp.ts', async () => {
  const season = { startDate: '2026-07-01', endDate: '2026-09-30' }
  const made = await make(sheets, { sources: { calendar: { ...calendar, season } } })
  assert.match(made?.extent ?? '', /2026-07-01 to 2026-09-30$/)
  assert.equal({ ...(made?.content as object), ...season }, made?.content)
})

test('calendar: may be a single day with --allow-empty', async () => {
  const made = await make({}, { allowEmpty: true })
  assert.equal(made?.content, { startDate: '2026-08-22', endDate: '2026-08-22', events: [] })
  assert.equal(made?.notes, ['no current or upcoming notice'])
})
