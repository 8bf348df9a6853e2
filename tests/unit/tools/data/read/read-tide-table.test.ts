import { assert, test } from '#test'
import { readTideTable } from '../../../../../tools/data/read/read-tide-table'
import {
  clocksIn,
  clocksInHeading,
  unitIn,
  unitInHeading,
} from '../../../../../tools/data/read/tide-table-heading'
import { csvOf, gauges, gaugeTable } from '../../../../support/gauge-table'
import { problemOf } from '../../../../support/invalid-response'
import { sheetOf } from '../../../../support/sheet'

const read = (...rows: string[]) => readTideTable(sheetOf('a.csv', rows))

/** Returns the type, instant and height of each tide. */
const shown = (...rows: string[]) =>
  read(...rows).tides.map(
    ({ type, at, heightInMetres }) => `${type} ${new Date(at).toJSON().slice(0, 16)} ${heightInMetres}`,
  )

const problem = (...rows: string[]) => problemOf(() => read(...rows))

const rows = ['2026-08-22,03:10,Low,0.6', '2026-08-22,9:25,High,1.9']
const tides = ['Low 2026-08-22T02:10 0.6', 'High 2026-08-22T08:25 1.9']

test('tide table: reads several notations of each column', () => {
  const forms = [
    rows,
    ['Date,Time,High or Low,Metres', ...rows],
    ['22/08/2026;03:10;Low;0,6', '22/08/2026;9:25;High;1,9 m'],
    ['2026-08-22,03:10:00,LOW,"0,6"', '2026-08-22,09.25,high water,1.9,,'],
    ['22 Aug 2026,0310 BST,L.W.,0.60', '22-August-2026,925bst,hw,+1.9'],
    ['2026-08-22,03:10,LT,0.6', '2026-08-22,09:25,HT,1.9'],
    ['Date,Time,HT/LT,Ht (m)', '2026-08-22,03:10,LT,0.6', '2026-08-22,09:25,H.T.,1.9'],
    ['2026-08-22,03:10,L. W.,0·6', '2026-08-22,09:25,H W,1·9'],
    ['2026-08-22,03:10,Low,.6', rows[1]!],
    ['2026/08/22,03:10,L,0.6\u00a0m', '22/8/2026,09:25,High Tide,1.9 metres'],
    ['Datum;Uhrzeit;Art;Höhe (m)', '22/08/2026;03:10;Low;0,6', '22/08/2026;09:25;High;1,9'],
  ]
  assert.equal(shown('2026-08-22,0.131944444,Low,0.6', '2026-08-22,9h25,High,1.9'), tides, 'of a spreadsheet')
  for (const time of ['0.25', '0.5', '0.131', '3:9', '3'])
    assert.match(problem(`2026-08-22,${time},Low,0.6`), /^a\.csv:1: invalid time "/, time)
  assert.match(problem('2026-08-22,03:10,constructor,0.6'), /^a\.csv:1: invalid type "constructor"; /)
  for (const form of forms) assert.equal(shown(...form), tides, form.join(' | '))
  for (const month of Array(12).keys())
    for (const style of ['short', 'long'] as const) {
      const noon = new Date(Date.UTC(2026, month, 2, 12))
      const row = `2 ${noon.toLocaleString('en-GB', { month: style })} 2026,09:25,High,1.9`
      assert.match(shown(row)[0] ?? '', noon.toJSON().slice(0, 10), row)
    }
  assert.match(
    problem('Date,Time,Type,Height (m),Datum', '2026-08-22,03:10,Low,0.6,Newlyn'),
    /invalid datum "Newlyn"/,
  )
  const underDate = ['Date,Time,High/Low,Height (m)', '2026-08-22', ',03:10,Low,0.6', ',9:25,High,1.9']
  assert.equal(shown(...underDate), tides)
  assert.is(shown(...underDate, '2026-08-23,,,', ',04:05,Low,0.7').length, 3)
  for (const date of ['2026-08-23', '2026-08-23,,,\n2026-08-24,04:05,Low,0.7'])
    assert.match(problem(...underDate, date), /^a\.csv:\d: missing time, type and height/)
  assert.match(problem(...underDate, '2026-08-23', '2026-08-24', ',04:05,Low,0.7'), /^a\.csv:5: [^\n]*$/)
  assert.match(problem(...underDate, '31/09/2026', ',04:05,Low,0.7'), /^a\.csv:5: .*"31\/09\/2026"/)
  assert.equal(shown('2026-08-22,03:10,Low,\u22120.1', rows[1]!)[0], 'Low 2026-08-22T02:10 -0.1')
  assert.is(read(...rows).tides[1]?.where, 'a.csv:2')
})

test('tide table: says which 24-hour time a 12-hour one is', () => {
  for (const [time, fullTime] of [
    ['5:28p', '17:28'],
    ['12:28a', '00:28'],
    ['12.28 PM', '12:28'],
    ['5 a.m.', '05:00'],
  ] as const)
    assert.is(
      problem(`2026-08-22,${time},Low,0.6`),
      `a.csv:1: invalid time "${time}"; write 24-hour times: ${fullTime} for this one`,
    )
  assert.match(problem('2026-08-22,15:28p,Low,0.6'), 'write 24-hour HH:MM, such as')
})

test('tide table: names heights that became dates', () => {
  for (const height of ['05-May', '5. Mai', '05/05/2026'])
    assert.is(
      problem(rows[0]!, `2026-08-22,9:25,High,${height}`, `2026-08-22,15:40,Low,0.6`),
      `a.csv:2: invalid height "${height}"; if a spreadsheet has converted heights to dates, format the column as text, and copy them from the original again`,
    )
  assert.equal(shown(rows[0]!, '2026-08-22,9:25,High,1.9 metres'), tides)
  assert.match(problem('2026-08-22,9:25,High,18 feet'), 'invalid height "18 feet"')
})

test('tide table: rejects date and time in one column', () => {
  for (const heading of [
    'DateTime',
    'Date/Time',
    'Date and time',
    'Date Time (GMT)',
    'Timestamp',
    'Time stamp',
  ])
    assert.is(
      problem(`${heading},Type,Height (m)`, '2026-08-22 03:10,Low,0.6'),
      `a.csv:1: date and time in one column ("${heading}"); split it into two columns, headed date and time`,
    )
  assert.equal(
    shown('Timestamp,Date,Time,Type,Height', ...rows.map((row) => `2026-01-01 00:00,${row}`)),
    tides,
  )
})

test('tide table: a day beside a missing one needs all of its tides', () => {
  const day = (date: string, ...clocks: string[]) =>
    clocks.map((clock, index) => `${date},${clock},${index % 2 ? 'High,1.9' : 'Low,0.6'}`)
  const { isComplete } = readTideTable(
    sheetOf('a.csv', [
      ...day('2026-08-20', '01:10', '07:20', '13:30', '19:40'),
      ...day('2026-08-21', '02:10', '08:20'),
      ...day('2026-08-23', '16:30', '22:40'),
      ...day('2026-08-24', '04:50', '11:00', '17:10', '23:20'),
    ]),
  )
  const dates = ['20', '21', '23', '24'].filter((date) => isComplete(`2026-08-${date}`))
  assert.equal(dates, ['20', '24'])
})

test('tide table: rows may be numbered, but not the headings', () => {
  const numbered = (first: string, second: string) => [
    'High tides and low tides',
    'Date,Time,Type,Height',
    `${first},${rows[0]}`,
    `${second},${rows[1]}`,
  ]
  assert.equal(shown(...numbered('1', '2')), tides)
  for (const [first, second] of [
    ['2', '1'],
    ['1', '1'],
    ['1', '3'],
    ['1', 'x'],
  ])
    assert.ok(problem(...numbered(first ?? '', second ?? '')), `${first}, ${second}`)
  const headed = numbered('1', '2').slice(2)
  for (const comma of ['', ','])
    assert.equal(shown('No,Date,Time,Type,Height', ...headed.map((row) => row + comma)), tides)
})

test('tide table: reads a column that says a.m. or p.m.', () => {
  const heading = 'Date,Time,AM/PM,Type,Height'
  const clocks = [
    ['12:05', 'am', '00:05'],
    ['3:10', 'A.M.', '03:10'],
    ['12:05', 'PM', '12:05'],
    ['9:25', 'p', '21:25'],
    ['15:10', 'pm', '15:10'],
  ]
  for (const [time, half, clock] of clocks) {
    const found = shown(heading, `2026-01-22,${time},${half},Low,0.6`, '2026-01-23,9:25,,High,1.9')
    assert.equal(found, [`Low 2026-01-22T${clock} 0.6`, 'High 2026-01-23T09:25 1.9'])
  }
})

test('tide table: some dates may have the month first', () => {
  const row = (date: string) => `${date},03:10,Low,0.6`
  const tables: [dates: string[], isFound: boolean][] = [
    [['08/10/2026', '08/11/2026', '08/12/2026', '13/08/2026'], true],
    // As a spreadsheet sorts them.
    [['13/08/2026', '08/11/2026', '08/12/2026'], true],
    // In order with the month first only.
    [['08/10/2026', '08/12/2026', '09/05/2026', '20/10/2026'], true],
    // One month is mistyped.
    [['01/08/2026', '02/08/2026', '03/09/2026', '04/08/2026', '05/08/2026'], false],
    // With the month first, too, dates are missing.
    [['01/08/2026', '03/10/2026', '20/10/2026'], false],
    [['08/11/2026', '09/11/2026', '10/11/2026'], false],
  ]
  for (const [dates, isFound] of tables) {
    const found = problemOf(() => read('Date,Time,Type,Height', ...dates.map(row)))
    assert.is(found.includes('the month comes first'), isFound, dates.join())
  }
})

test('tide table: a title may fill a row', () => {
  const headed = ['Station,Tern Bay,Year 2026,Harbour Office', 'Date,Time,Type,Height', ...rows]
  assert.equal(shown(...headed), tides)
  assert.match(problem(rows[0]!, ...headed.slice(1)), /^a\.csv:1: a row above the headings/)
})

test('tide table: pages repeat titles and headings', () => {
  const page = (title: string, heading = 'Date,Time,Type,Height', row = '2026-09-01,03:10,Low,0.6') =>
    problem(
      'Skegness - August 2026,,,',
      'Date,Time,Type,Height',
      '2026-08-31,09:25,High,1.9',
      title,
      heading,
      row,
    )
  assert.is(page('Skegness - September 2026,,,'), '')
  assert.match(page('Immingham - September 2026,,,'), /^a\.csv:4: /)
  assert.is(
    page('Skegness - September 2026,,,', 'Date,Type,Time,Height', '2026-09-01,Low,03:10,0.6'),
    'a.csv:5: headings in another order than in row 2; put the columns of both parts in one order',
  )
})

test('tide table: a single date with the month first is mistyped', () => {
  const days = Array.from({ length: 12 }, (_, day) => `${String(day + 1).padStart(2, '0')}/08/2026`)
  const dated = days.flatMap((date) => clocks.map((tide) => `${date},${tide}`))
  const found = problem('Date,Time,Type,Height', ...dated.with(21, dated[21]!.replace('06/08', '08/25')))
  assert.match(found, /^a\.csv:23: invalid date "08\/25\/2026"; [^\n]*$/)
})

test('tide table: finds columns by their headings, in any order', () => {
  const forms = [
    ['Date,Time,Height (m),High/Low', '2026-08-22,03:10,0.6,L', '2026-08-22,09:25,1.9,H'],
    [
      'sep=;',
      'Tern Bay;;;;',
      'Tide;Day;Ht (m);Time;Date',
      'Low;Sat;0,6;0310;22/08/2026',
      'High;Sat;1,9;0925;22/08/2026',
    ],
    [
      'Date,Time,Type,Pred (ft),Pred (m),Notes',
      '2026-08-22,03:10,Low,2,0.6,spring',
      '2026-08-22,09:25,High,6.2,1.9,',
    ],
    ['Page 1', 'Date,Time,Type,Height', rows[0]!, 'Page 1', 'Date,Time,Type,Height', rows[1]!],
  ]
  for (const form of forms) assert.equal(shown(...form), tides, form.join(' | '))
  const inOtherOrder = ['0.6,2026-08-22,,Low,03:10', '1.9,2026-08-22,,High,9:25']
  for (const [index, names] of synonyms.entries()) {
    for (const name of names.split(', ')) {
      const headings = ['Height', 'Date', 'Notes', 'Type', 'Time'].with(index, name)
      assert.equal(shown(headings.join(), ...inOtherOrder), tides, name)
    }
  }
})

/** Headings of the height, the date, no column, the type and the time. */
const synonyms = [
  'Heights, Ht, Hts, Ht/m, Metres, Meters, Pred, Predicted, Prediction, Predictions, Level, Hauteur, Hauteurs, Höhe, Altura, M, Height_m',
  'Tide date, Datum, Fecha',
  'Update, Dates before, Timetable, Heightened, Port, Harbour name, Station, Place, Location, Site, Zone, Time zone, Tz, Unit, Height units, Tidal datum, Meridiem, AM/PM, a.m. or p.m.',
  'Tide, Tides, Tide type, Tidal state, State, Event, Type of tide, State of tide, Event type, High or Low tide, High / Low water, H/L, H / L, HW/LW, H.W. / L.W., HW or LW, HT or LT',
  'Times, Clock, Heure, Heures, Uhrzeit, Zeit, Hora, BST',
]

const metres = [
  '',
  'Height',
  'Height (m)',
  'Height [metres above datum]',
  'Meters',
  'Höhe in m',
  'Height above LAT (m)',
  'Height (m) above Admiralty Chart Datum',
]
const otherUnits = [
  'Height in feet',
  'Feet',
  'height_ft',
  'HeightInFeet',
  'Height/cm',
  'Height (in)',
  'Height in cubits',
  'Height (′)',
  'Height (m or ft)',
  'Height (m AOD)',
  'Height above NAP (m)',
]

test('tide table: a heading names metres above chart datum only', () => {
  for (const heading of metres) assert.is(unitInHeading(heading), undefined, heading)
  for (const heading of otherUnits) assert.ok(unitInHeading(heading), heading)
  for (const heading of metres) assert.equal(shown(`Date,Time,Type,${heading}`, ...rows), tides, heading)
})

const campClocks = [
  '',
  'Time',
  'Time (Europe/London)',
  'Time (HH:MM)',
  'Time (24h)',
  'Local time',
  'Time (GMT/BST)',
  'Time BST or GMT',
  'Time (GMT/British Summer Time)',
  'Greenwich Mean Time or British Summer Time',
  'Times are corrected for BST',
  'Time (BST applied)',
  'Time (incl. BST)',
  'Time (inc BST)',
  'Time (UTC/BST)',
  'Time (British local time)',
  'Time (GMT/BST as appropriate)',
  'Time of HW/LW',
  'Ortszeit',
  'Heure locale',
  'Time (local, +1 in summer)',
  'Local time (+1 hour in summer)',
  'UK time, +1 h in summer',
  'Time (Europe/London, +1 in summer)',
  'Time (incl. +1 in summer)',
  'Time (local, BST in summer)',
  'Time (GMT in winter, BST in summer)',
]
const otherClocks = [
  'time (gmt; add one hour for BST)',
  'Time (UTC+1)',
  'Time UTC +01:00',
  'Time (+1)',
  'Time (CEST)',
  'Time CET',
  'Time Europe/Paris',
  'Time (Zulu)',
  'Time (Paris)',
  'Heure d’été',
  'Temps universel',
  'Sommerzeit',
  'Hora solar',
  'Irish time',
  'Time (no DST)',
  'Time (BST not applied)',
  'Time (+1 for BST)',
  'Time (GMT, +1 in summer)',
  'Local time (GMT, +1 in summer)',
  'Time (local, add 1 in summer)',
  'Time (excl. BST)',
  'Time (non-BST)',
]

test('tide table: a heading names the camp’s clock only', () => {
  for (const heading of campClocks) assert.is(clocksInHeading(heading)[0], undefined, heading)
  for (const heading of otherClocks) assert.ok(clocksInHeading(heading)[0], heading)
  const found = problem('Date,Time (French summer time),Type,Height', ...rows)
  assert.match(found, /^a\.csv:1: times in another time zone \("French summer time"\)/)
  for (const clock of ['+1 hr BST included', '+1 hour BST applied'])
    assert.is(problem(`Date,"Time (${clock})",Type,Height`, ...rows), '', clock)
  const addHour = / \(add an hour .* October\), and name /
  for (const clock of ['GMT', 'UTC+0', 'Greenwich', 'no DST', 'GMT, +1 in summer'])
    assert.match(problem(`Date,"Time (${clock})",Type,Height`, ...rows), addHour, clock)
  assert.not.match(found, addHour)
})

test('tide table: a title may name a place, but no other clock or datum', () => {
  const good = [
    'Tern Bay 2026',
    'WEST PIER',
    'Sailing Club EST. 1905',
    'EST 2004',
    'MSL 1.2 m',
    'Ordnance Datum is -2.1m',
    'Swanage/Poole',
    'BST where applicable',
    'BST where appropriate',
    'British Summer Time when in force',
    'Includes BST',
    'Times include summer time',
    'Including daylight saving time',
    'Chart datum is 3.2 m below Ordnance Datum (Newlyn)',
    'Newlyn tide times 2027',
    'Heights above chart datum, Newlyn',
    'All times are in GMT/BST',
    'Greenwich Mean Time / British Summer Time',
    'Times adjusted for British Summer Time',
    'BST has been applied',
    'British Summer Time already added',
    'Local time = GMT/BST',
    'Summer 2027: no camping without a permit',
    'Sun, plus a summer fair',
    '2026 summer programme, +1 free guest',
    'Times include BST (+1 hour)',
    'G.M.T. / B.S.T.',
    'H.W. and L.W. at Dover, J. E. Smith, R.N.L.I.',
    'Zone 3 moorings, Unit 5, foot of the pier',
    'No allowance for wind in summer',
    'Office opens one hour later on Sundays',
    'Put your clocks forward on 29 March',
    'Local time (Swanage)',
    'We met here in 1998',
    'Our winter timetable',
    'MET OFFICE',
    'Wind from the forecast (MET OFFICE)',
    'Greenwich Pier 2026',
    'Universal Marina, River Hamble',
    'Zulu Bar, Brighton',
    'Ordnance Survey TQ 31 04',
    'Summer and winter times of the office',
  ]
  for (const title of good) assert.equal([clocksIn(title)[0], unitIn(title)], [undefined, undefined], title)
  for (const title of [
    'BST begins on 29 March (clocks +1 hour)',
    'All times BST, +1 hour',
    'No need to adjust for BST',
  ])
    assert.equal(clocksIn(title), ['BST'], title)
  for (const title of [
    ...otherClocks.slice(0, 3),
    'All times GMT',
    'Daylight savings not included',
    'Time zone Z',
    'Times not adjusted for BST',
    'Not fully adjusted for BST',
    'BST not applied',
    'British Summer Time hasn’t been added',
    'BST is ignored',
    'Excludes BST',
    'Times do not include BST',
    'Times don’t include BST',
    'Times not in BST',
    'No allowance has been made for BST',
    'Without daylight saving',
    'Add one hr for BST',
    'Add 0100 for BST',
    'Add 1hr from 28 March',
    'Add 1h from 28 March',
    'For BST, add 60 mins',
    '+1 hr for BST',
    'Dover, UK (+1 hr for BST)',
    'To get local time + 1 hour in summer',
    'In summer add 60 minutes',
    '(1 hour to be added in summer)',
    'BST: +1',
    'Time Zone: 0000',
    'EST 2026',
    'EDT 2026',
    'All times are in G.M.T.',
    'G M T',
    'U.T.C.',
    'Times (Z)',
    'Time zone: Z',
    'TZ=0',
    'GMT0',
    'Zone -0000',
    'Times have not been changed to BST',
    'Times have NOT been altered for BST',
    'BST: No',
    'Times must be advanced one hour for BST',
    'Times are one hour behind BST',
    'Tides are one hour later during BST',
    'No allowance for summer',
    'Please adjust for BST',
    'Times need correcting for BST',
    'Times must be corrected for BST',
    'Do not forget to put your clock forward',
    'Local time (France)',
    'Tijden in MET',
    'Winter times',
    'Time base: +0000',
    '+1 hr BST',
  ])
    assert.ok(clocksIn(title)[0], title)
  for (const title of [
    'Heights in feet',
    'above MSL',
    'Ordnance Datum',
    'MSL = 0.0 m',
    'above OD, 2 m',
    'Metres above Newlyn',
    'Levels referred to Newlyn',
    'Datum: Newlyn',
    'Heights from Newlyn datum',
    'above O.D. (Newlyn)',
    'M.S.L.',
    'above sea level',
    'Heights relative to mean level',
    'above MTL',
    'ODM (Malin)',
    'Unit: foot',
    'Units: mm',
    'IGN69',
  ])
    assert.ok(unitIn(title), title)
})

const summerTitles = [
  'Times in BST',
  'Tides in local time (GMT+1)',
  'Times are British Summer Time (UTC+1)',
  'Local time = GMT + 1 hour',
  'Time zone: UTC+01:00',
  'Times in BST (GMT+1)',
  'GMT+0100 (BST)',
  'BST = GMT+1',
  'BST (+01:00)',
  '(1 hour has been added for BST)',
  'No adjustment for BST is needed',
  'Predictions without warranty. Times BST',
  'BST - not for navigation',
  'Time Zone: +0100',
  'UTC/GMT +1 hr',
]
const winterTitles = [
  'All times GMT',
  'UTC',
  'UTC+0',
  'GMT (UTC+00:00)',
  'GMT±0',
  'Greenwich',
  'Greenwich Mean Time',
  'Time Zone: 0000',
]

test('tide table: a title may name the camp’s clock of all its rows', () => {
  const inSeason = [rows, rows.map((row) => row.replace('-08-', '-01-'))]
  for (const [season, titles] of [summerTitles, winterTitles].entries()) {
    for (const title of titles) {
      const headed = [`${title},,,`, 'Date,Time,Type,Height']
      assert.is(problem(...headed, ...inSeason[season]!), '', title)
      assert.match(
        problem(...headed, ...inSeason[1 - season]!),
        /^a\.csv:1: times in another time zone/,
        title,
      )
    }
  }
  for (const heading of ['Time (UTC+1)', 'Time (+01:00)', 'GMT+1'])
    assert.equal(shown(`Date,${heading},Type,Height`, ...rows), tides, heading)
  for (const offset of ['-1', '\u22121', '+2'])
    assert.match(problem(`Date,Time (${offset}),Type,Height`, ...rows), `in another time zone ("${offset}")`)
  for (const title of [
    'GMT, +1 hour for BST',
    'GMT +1 hour in summer',
    'Etc/GMT+1',
    'UTC+2',
    'UTC-1',
    'UTC+01:30',
    'UTC - 1 hour',
  ])
    assert.match(
      problem(`"${title}",,,`, 'Date,Time,Type,Height', ...rows),
      /^a\.csv:1: times in another time zone/,
      title,
    )
  assert.match(problem('Times in UTC+02:00,,,', 'Date,Time,Type,Height', ...rows), / \("UTC\+02:00"\); /)
})

test('tide table: without headings, a title in the first row counts', () => {
  for (const titles of [['Ilfracombe (GMT),,,'], ['Ilfracombe,,,', '(all in GMT),,,']]) {
    assert.match(
      problem(...titles, ...rows),
      `a.csv:${titles.length}: times in another time zone ("GMT"); write the camp's time`,
    )
  }
})

const repeatedHour: [rows: string, tides: string][] = [
  ['01:30,Low,0.6', 'Low 00:30 0.6'],
  ['01:30 bst,Low,0.6', 'Low 00:30 0.6'],
  ['01:30 GMT,Low,0.6', 'Low 01:30 0.6'],
  ['01:30,High,1.6; 01:30 GMT,Low,1.5', 'High 00:30 1.6; Low 01:30 1.5'],
]

test('tide table: a lone time in the repeated hour is BST', () => {
  for (const [rows, tides] of repeatedHour) {
    const read = shown(...rows.split('; ').map((row) => `2026-10-25,${row}`))
    assert.is(read.join('; ').replaceAll('2026-10-25T', ''), tides, rows)
  }
  const twice = ['2026-10-25,01:30,High,1.6', '2026-10-25,01:30,High,1.6']
  assert.match(problem(...twice), /^a\.csv:2: the same as row 1; delete one/, 'a duplicate')
})

const orders: ((rows: string[]) => string[])[] = [
  (rows) => rows,
  (rows) => rows.toReversed(),
  (rows) => rows.toSorted((a, b) => Number(b.includes('High')) - Number(a.includes('High'))),
]

test('tide table: in the repeated hour, a time is in step if possible', async () => {
  for (const id of [gauges.newhaven, gauges.liverpool]) {
    for (let year = 2020; year < 2036; year += 3) {
      const table = await gaugeTable(id, [`${year}-10-22`, 12])
      const [headings = '', ...rows] = csvOf(table).trim().split('\n')
      for (const arranged of orders) {
        const { tides } = readTideTable(sheetOf('a.csv', [headings, ...arranged(rows)]))
        assert.equal(
          tides.map(({ at }) => new Date(at).toISOString()),
          table.tides.map(({ at }) => new Date(at).toISOString()),
        )
      }
    }
  }
})

test('tide table: a column may give the offset from UTC', () => {
  const headings = ['UTC offset', 'Offset', 'GMT offset', 'Time zone', 'Timezone', 'tz', 'UTC_Offset']
  const table = (heading: string, ...zones: string[]) => [
    `Date,Time,${heading},High/Low,Height (m)`,
    ...['2026-03-28,21:05', '2026-03-29,03:10'].map(
      (each, row) => `${each},${zones[row]},${row ? 'Low,0.6' : 'High,1.9'}`,
    ),
  ]
  for (const heading of headings) {
    assert.equal(
      shown(...table(heading, '+00:00', '+01:00')).map((each) => each.slice(-9)),
      ['21:05 1.9', '02:10 0.6'],
      heading,
    )
    assert.match(
      problem(...table(heading, '+00:00', '+00:00')),
      /^a\.csv:3: invalid time "03:10 GMT"/,
      heading,
    )
  }
  for (const [winter, summer] of [
    ['0', '1'],
    ['Z', 'UTC+1'],
    ['UTC', '+0100'],
    ['GMT+0', 'BST'],
  ] as const)
    assert.is(shown(...table('Offset', winter, summer)).length, 2, `${winter} ${summer}`)
  for (const zone of ['-1', '2', '+01:30', 'CET'])
    assert.match(problem(...table('Offset', '0', zone)), /^a\.csv:3: invalid zone/, zone)
})

test('tide table: first and last days are complete with 3 tides', () => {
  const clocks = ['05:00', '11:00', '17:00']
  const dates = ['2026-08-21', '2026-08-22', '2026-08-23']
  /** Returns whether each date is complete in a table with the given numbers of tides. */
  const complete = (...counts: number[]) => {
    const days = dates.flatMap((date, day) => clocks.slice(0, counts[day]).map((clock) => [date, clock]))
    return dates.map(
      read(...days.map(([date, clock], index) => `${date},${clock},${index % 2 ? 'Low,0.6' : 'High,1.9'}`))
        .isComplete,
    )
  }
  assert.equal(complete(2, 2, 2), [false, true, false])
  assert.equal(complete(3, 1, 3), [true, true, true])
})

const days = ['2026-08-21', '2026-08-22', '2026-08-23', '2026-08-24']
const clocks = ['03:10,Low,0.6', '09:25,High,1.9', '15:40,Low,0.7', '21:50,High,1.8']
const inRows = days.flatMap((date) => clocks.map((tide) => `${date},${tide}`))

test('tide table: sorts rows that can be read in one way only', () => {
  const expected = shown(...inRows)
  assert.equal(shown(...inRows.toReversed()), expected, 'backwards')
  const byDateBackwards = days.toReversed().flatMap((date) => inRows.filter((row) => row.startsWith(date)))
  assert.equal(shown(...byDateBackwards), expected, 'dates backwards, times forwards')
  const byType = ['High', 'Low'].flatMap((type) => inRows.filter((row) => row.includes(type)))
  assert.equal(shown(...byType), expected, 'high tides first')
  const halfClock = byType.map((row) => row.replace(',15:', ',03:').replace(',21:', ',09:'))
  assert.match(problem(...halfClock), /^a\.csv: no time is after 12:59/)
  const withNoon = halfClock.map((row) => row.replace(',09:25', ',12:25'))
  assert.match(problem(...withNoon), /^a\.csv: no time is after 12:59/)
  const autumn = ['2026-10-26,08:00,High,1.9', '2026-10-25,14:00,Low,0.6', '2026-10-25,01:30,Low,0.5']
  assert.is(shown(...autumn)[0], 'Low 2026-10-25T00:30 0.5')
})

test('tide table: names the row that is out of order', () => {
  for (const [row, from, to, line] of [
    [5, '2026', '2062', /^a\.csv:6: date far from all others \(2062-08-22\); correct the year$/],
    [5, '2026', '2016', /^a\.csv:6: date far from all others/],
    [5, '09:25', '19:25', /^a\.csv:6: later than the row below \(2026-08-22 15:40\); correct the date/],
    [15, '2026', '2062', /^a\.csv:16: date far from all others \(2062-08-24\); correct the year$/],
    [0, '2026', '2016', /^a\.csv:1: date far from all others/],
    [0, '2026', '2062', /^a\.csv:1: date far from all others/],
  ] as const) {
    const found = problem(...inRows.map((each, index) => (index === row ? each.replace(from, to) : each)))
    assert.match(found, line)
    assert.not.match(found, '\n')
  }
  const fourFar = inRows.map((each, index) => (index < 12 ? each : each.replace('2026', '2062')))
  assert.match(
    problem(...fourFar),
    /^a\.csv:13: date far from all others \(2062-.*; correct the year, in 4 rows$/,
  )
  const dayFar = inRows.map((each) => each.replace('2026-08-23', '2020-08-23'))
  assert.match(
    problem(...dayFar),
    /^a\.csv:9: date far from all others \(2020-.*; correct the year, in 4 rows$/,
  )
  const swappedPairs = inRows.map((row, index) => (index < 6 ? (inRows[index ^ 1] ?? '') : row))
  assert.is(problem(...swappedPairs).split('\n').length, 3)
  const scattered = inRows.map((_, index) => inRows[(index * 7) % 16] ?? '')
  const eveningFirst = ['22', '23', '24', '25'].flatMap((day) =>
    ['21:40,High,1.9', '09:20,Low,0.6'].map((tide) => `2026-08-${day},${tide}`),
  )
  const nightsInJuly = ['22', '23', '24', '25'].flatMap((day) => [
    `2026-08-${day},18:40,High,1.9`,
    `2026-07-${day},00:30,Low,0.6`,
  ])
  for (const table of [scattered, eveningFirst, nightsInJuly])
    assert.match(
      problem(...table),
      /^a\.csv: \d rows not after the row above \(the first: a\.csv:[24], .*\); has a column moved up or down by a row\? .* sort by date and time$/,
    )
})
