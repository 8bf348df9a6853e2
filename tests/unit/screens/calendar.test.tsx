import { all, one, render, textOf } from '../../support/render'
import { until } from '../../support/until'
import { assert, test } from '#test'
import { camp } from '../../../src/camp'
import { CalendarScreen } from '../../../src/screens/calendar'
import { publish, setNow } from '../../support/stores'
import { forOwnCamp } from '../../support/own-camp'
import { atCamp } from '../../support/camp-clock'

const event = (name: string, startDate: string, endDate = startDate) => ({ name, startDate, endDate })

const season = {
  startDate: '2026-08-22',
  endDate: '2026-08-24T23:59Z',
  events: [event('Family Camp 2', '2026-08-18', '2026-08-22'), event('Site pack down', '2026-08-24')],
}

test.before.each(async () => {
  setNow(atCamp('2026-08-22T19:00'))
  await publish({ calendar: season })
})

test('calendar: has a row per day, marks today', async () => {
  const container = await render(<CalendarScreen />)
  assert.equal(all(container, 'li').map(textOf), [
    'Sat 22 AugustFamily Camp 2 (5/5)',
    'Sun 23 August',
    'Mon 24 AugustSite pack down (1/1)',
  ])
  const today = () => all(container, '[aria-current=date]').map((row) => textOf(one(row, 'time')))
  assert.equal(today(), ['Sat 22 August'])
  setNow(atCamp('2026-08-23T00:00'))
  await until(() => today().join() === 'Sun 23 August', 'the next day is marked')
})

test("calendar: says what's on, and when it has ended", async () => {
  const container = await render(<CalendarScreen />)
  assert.match(textOf(container), 'Today: Family Camp 2. Next: Site pack down, Mon 24 August.')
  assert.not.match(textOf(container), 'Calendar ended')
  setNow(atCamp('2026-08-25T13:00'))
  await until(() => textOf(container).includes('Calendar ended on Mon 24 August'), 'the season is over')
  assert.not.match(textOf(container), 'Today:')
})

/** The colour of the bar of an event. */
const colourOf = async (name: string) => {
  await publish({ calendar: { ...season, events: [event(name, '2026-08-22')] } })
  const style = one(await render(<CalendarScreen />), 'li p').getAttribute('style') ?? ''
  return /var\(--([\w-]+)\)/.exec(style)?.[1]
}

forOwnCamp(test)('calendar: events have the colours of the camp', async () => {
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
  assert.equal(camp.eventColours, colours)
  for (const [name, colour] of Object.entries(colours)) assert.is(await colourOf(name), colour, name)
  const other = await colourOf('Beach clean')
  assert.ok(other && !Object.values(colours).includes(other), other)
  for (const name of ['', 'family camp 1', 'Family Camp 1 ', 'constructor', '__proto__']) {
    assert.is(await colourOf(name), other, name)
  }
})
