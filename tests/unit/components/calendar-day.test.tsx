import { all, one, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { CalendarDay } from '../../../src/components/calendar-day'
import type { CalendarRow } from '../../../src/lib/calendar'

const renderDay = async (changes: Partial<CalendarRow> & { isToday?: boolean } = {}) =>
  one(
    await render(
      <ul>
        <CalendarDay
          date="2026-08-15"
          isWeekend={false}
          isMonday={false}
          isToday={false}
          events={[]}
          colourOf={(name) => (name === 'Family Camp 1' ? 'sky' : 'sand')}
          {...changes}
        />
      </ul>,
    ),
    'li',
  )

test('calendar day: has its date in one element, marks today', async () => {
  const date = one(await renderDay(), 'time')
  assert.is(textOf(date), 'Sat 15 August')
  assert.is(date.children.length, 0)
  assert.is(date.getAttribute('datetime'), '2026-08-15')
  assert.is((await renderDay({ isToday: true })).getAttribute('aria-current'), 'date')
  assert.is((await renderDay()).getAttribute('aria-current'), null)
})

test('calendar day: events are bars in their colour, as text', async () => {
  const event = { name: 'Family Camp 1', day: 2, days: 5 }
  const markup = '<img src=x onerror=alert(1)> "&amp;'
  const row = await renderDay({ events: [event, event, { name: markup, day: 1, days: 1 }] })
  const bars = all(row, 'p')
  assert.equal(bars.map(textOf), ['Family Camp 1 (2/5)', 'Family Camp 1 (2/5)', `${markup} (1/1)`])
  assert.match(bars[0]?.getAttribute('style') ?? '', 'background: var(--sky)')
  assert.match(bars[2]?.getAttribute('style') ?? '', 'background: var(--sand)')
})

test('calendar day: a bar shows where its event starts and ends', async () => {
  const looks = new Set<string>()
  for (const [day, days] of [
    [1, 3],
    [2, 3],
    [3, 3],
    [1, 1],
  ] as const) {
    looks.add(one(await renderDay({ events: [{ name: 'A', day, days }] }), 'p').className)
  }
  assert.is(looks.size, 4)
})
