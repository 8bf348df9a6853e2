import { all, one, render, textOf } from '../../support/render'
import { until } from '../../support/until'
import { assert, test } from '#test'
import { camp } from '../../../src/camp'
import { CalendarScreen } from '../../../src/screens/calendar'
import { publish, setNow } from '../../support/stores'
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

test('calendar: has a row per day, and marks today', async () => {
  const container = render(<CalendarScreen />)
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

test('calendar: the first frame has today', async () => {
  await publish({ calendar: { ...season, startDate: '2026-06-01' } })
  assert.is(all(render(<CalendarScreen />), '[aria-current=date]').length, 1)
})

test("calendar: says what's on, or when the calendar ended", async () => {
  const container = render(<CalendarScreen />)
  assert.match(textOf(container), 'Today: Family Camp 2. Next: Site pack down, Mon 24 August.')
  assert.not.match(textOf(container), 'Calendar ended')
  setNow(atCamp('2026-08-25T13:00'))
  await until(() => textOf(container).includes('Calendar ended on Mon 24 August'), 'the season is over')
  assert.not.match(textOf(container), 'Today:')
})

test("calendar: an event's exact name decides its colour", async () => {
  const { eventColours, otherEventColour } = camp
  camp.eventColours = { 'Beach clean': 'violet' }
  const names = ['Beach clean', 'beach clean', '', 'constructor', '__proto__']
  await publish({ calendar: { ...season, events: names.map((name) => event(name, '2026-08-22')) } })
  const bars = all(render(<CalendarScreen />), 'li p')
  camp.eventColours = eventColours
  assert.equal(
    bars.map((bar) => /var\(--([\w-]+)\)/.exec(bar.getAttribute('style') ?? '')?.[1]),
    ['violet', ...Array(4).fill(otherEventColour)],
  )
})
