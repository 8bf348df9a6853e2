import { all, one, render, textOf } from '../../support/render'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { CalendarDay } from '../../../src/components/calendar-day'
import type { CalendarRow } from '../../../src/lib/calendar'

const renderDay = (changes: Partial<CalendarRow> & { isToday?: boolean } = {}) =>
  render(
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
  )

test('Calendar: the date reads weekday, day number, month, in one element', async () => {
  const date = one(await renderDay(), 'time')
  assert.is(textOf(date), 'Sat 15 August')
  assert.is(date.children.length, 0)
  assert.is(date.getAttribute('datetime'), '2026-08-15')
})

test('Calendar: a bar reads the name and the day number over the total, in its colour', async () => {
  const container = await renderDay({
    events: [
      { name: 'Family Camp 1', day: 2, days: 5 },
      { name: 'Beach clean', day: 1, days: 1 },
    ],
  })
  const bars = all(container, 'p')
  assert.equal(bars.map(textOf), ['Family Camp 1 (2/5)', 'Beach clean (1/1)'])
  assert.match(bars[0]?.getAttribute('style') ?? '', 'var(--sky)')
  assert.match(bars[1]?.getAttribute('style') ?? '', 'var(--sand)')
})

test('Calendar: the row of today, and no other, carries aria-current date', async () => {
  assert.is(one(await renderDay({ isToday: true }), 'li').getAttribute('aria-current'), 'date')
  assert.is(one(await renderDay(), 'li').getAttribute('aria-current'), null)
})

test('Calendar: a weekend row looks different, also when it is today', async () => {
  const classOf = async (changes: Parameters<typeof renderDay>[0]) =>
    one(await renderDay(changes), 'li').className
  assert.is.not(await classOf({ isWeekend: true }), await classOf({}))
  assert.is.not(await classOf({ isWeekend: true, isToday: true }), await classOf({ isToday: true }))
})

test('Calendar: two events of one name on one day are both shown, without a clash of keys', async () => {
  const event = { name: 'Family Camp 1', day: 1, days: 2 }
  assert.is(all(await renderDay({ events: [event, event] }), 'p').length, 2)
})

test('Markup in an event name is shown as text', async () => {
  const name = '<img src=x onerror=alert(1)> "&amp;'
  const container = await renderDay({ events: [{ name, day: 1, days: 1 }] })
  assert.is(textOf(one(container, 'p')), `${name} (1/1)`)
  assert.is(all(container, 'img').length, 0)
})

test('Calendar: a bar has an end where its event begins and where it ends, and none between', async () => {
  const looks = await Promise.all(
    [1, 2, 3].map(
      async (day) => one(await renderDay({ events: [{ name: 'A', day, days: 3 }] }), 'p').className,
    ),
  )
  assert.is(new Set(looks).size, 3)
  const alone = one(await renderDay({ events: [{ name: 'A', day: 1, days: 1 }] }), 'p').className
  assert.ok(!looks.includes(alone))
})

test('Calendar: a Monday looks different from other days, so that weeks are told apart', async () => {
  const classOf = async (isMonday: boolean) => one(await renderDay({ isMonday }), 'li').className
  assert.is.not(await classOf(true), await classOf(false))
})

test.run()
