import { assert, test } from '#test'
import { chooseNotice, readNotices } from '../../../../../tools/data/make/read-notices'
import { sheetOf } from '../../../../support/sheet'

const heading = 'text,from,until,kind,link'
const noon = Date.parse('2026-08-22T12:00+01:00')

const read = (...rows: string[]) =>
  readNotices(sheetOf('notices.csv', [heading, ...rows]), false, noon).notices

test('notices: times are in camp time unless they have an offset', () => {
  assert.equal(read('"Gate, closed",22/08/2026 9:05,22/08/2026 22:00:00,Warning,https://camp.example/gate'), [
    {
      text: 'Gate, closed',
      from: '2026-08-22T08:05:00Z',
      until: '2026-08-22T21:00:00Z',
      kind: 'warning',
      url: 'https://camp.example/gate',
    },
  ])
  assert.is(read('Gate,,22/08/2026 22:00,,Https://camp.example/A')[0]?.url, 'https://camp.example/A')
  const untils: [cell: string, instant: string][] = [
    ['2026-08-22 22:00', '2026-08-22T21:00:00Z'],
    ['22 Aug 2026 2200', '2026-08-22T21:00:00Z'],
    ['2026-08-22T22:00', '2026-08-22T21:00:00Z'],
    ['2026-08-22T22:00:00Z', '2026-08-22T22:00:00Z'],
    ['2026-08-22T22:00+02:00', '2026-08-22T20:00:00Z'],
    ['01/12/2026 22:00', '2026-12-01T22:00:00Z'],
    ['25/10/2026 01:30', '2026-10-25T00:30:00Z'],
  ]
  for (const [cell, until] of untils) assert.equal(read(`Gate,,${cell},,`), [{ text: 'Gate', until }], cell)
})

/** The notice chosen at noon, then the rows: text, from, until (camp times on 22 August) and kind. */
const choices: [chosen: string | undefined, ...rows: string[]][] = [
  [undefined, 'old 08:00 to 11:00'],
  [undefined, 'ends 08:00 to 12:00'],
  ['begins', 'begins 12:00 to 13:00'],
  ['now', 'next 13:00 to 14:00', 'now 11:00 to 15:00', 'old  to 09:00'],
  ['next', 'later 15:00 to 16:00', 'next 13:00 to 14:00', 'old  to 09:00'],
  // If several are current: a warning, or else the last to begin, or else the lowest in the sheet.
  ['new', 'long  to 18:00', 'new 11:00 to 14:00'],
  // Without a start, it has begun with the last one above it.
  ['added', 'new 11:00 to 14:00', 'added  to 18:00', 'next 13:00 to 14:00'],
  ['flag', 'ropes 11:00 to 18:00 warning', 'flag  to 15:00 warning', 'quiz 08:00 to 18:00'],
  ['below', 'above  to 14:00', 'below  to 13:00'],
  ['storm', 'storm 08:00 to 18:00 warning', 'quiz 11:00 to 18:00 info'],
  ['flood', 'flood 10:00 to 18:00 warning', 'storm 08:00 to 18:00 warning', 'quiz 11:00 to 18:00'],
  ['quiz', 'storm 14:00 to 18:00 warning', 'quiz 11:00 to 18:00'],
]

test('notices: chooses the current notice, else the next', () => {
  const time = (clock: string) => clock && `22/08/2026 ${clock}`
  for (const [chosen, ...rows] of choices) {
    const cells = rows.map((row) => {
      const [text, from = '', , until = '', kind = ''] = row.split(' ')
      return `${text},${time(from)},${time(until)},${kind},`
    })
    assert.is(chooseNotice(read(...cells), noon)?.text, chosen, rows.join())
  }
})
