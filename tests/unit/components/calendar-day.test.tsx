import { all, one, render, textOf } from '../../support/render'
import { assert, test } from '#test'
import { CalendarDay } from '../../../src/components/calendar-day'
import type { CalendarRow } from '../../../src/lib/calendar'
import { drawn } from '../../support/drawn'

const renderDay = (events: CalendarRow['events'] = [], isToday = false) => {
  const day = { date: '2026-08-15', isWeekend: false, isMonday: false, isToday, events }
  const colourOf = (name: string) => (name === 'Family Camp 1' ? 'sky' : 'sand')
  return one(render(<CalendarDay {...day} colourOf={colourOf} />), 'li')
}

test('calendar day: shows its date in one element; marks today', () => {
  const row = renderDay()
  const date = one(row, 'time')
  assert.is(textOf(date), 'Sat 15 August')
  assert.is(date.children.length, 0)
  assert.is(date.getAttribute('datetime'), '2026-08-15')
  assert.is(row.getAttribute('aria-current'), null)
  assert.is(renderDay([], true).getAttribute('aria-current'), 'date')
})

test('calendar day: an event is a coloured bar with plain text', () => {
  const event = { name: 'Family Camp 1', day: 2, days: 5 }
  const markup = '<img src=x onerror=alert(1)> "&amp;'
  const bars = all(renderDay([event, event, { name: markup, day: 1, days: 1 }]), 'p')
  assert.equal(bars.map(textOf), ['Family Camp 1 (2/5)', 'Family Camp 1 (2/5)', `${markup} (1/1)`])
  const two = [event, event]
  const stacked = [two, [...two, event]].map((each) => all(renderDay(each), drawn.manyEvents).length)
  assert.equal(stacked, [0, 1], 'two events fit on one line')
  assert.match(bars[0]?.getAttribute('style') ?? '', 'background: var(--sky)')
  assert.match(bars[2]?.getAttribute('style') ?? '', 'background: var(--sand)')
})
