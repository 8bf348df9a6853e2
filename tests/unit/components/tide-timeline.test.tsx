import { all, one, render, renderDrawn } from '../../support/render'
import { assert, test } from '#test'
import { TideTimeline } from '../../../src/components/tide-timeline'
import type { Tide } from '../../../src/schemas'
import { percentOfDay } from '../../../src/lib/timeline'
import { tide } from '../../support/files'

const marks = [
  { tide: tide('Low', '2026-08-22T03:10', 0.6004), x: 13, y: 30 },
  { tide: tide('High', '2026-08-22T09:25', 1.9), x: 39, y: 100 },
]
const frame = { nights: [], now: undefined }

const styleOf = (element: Element) => element.getAttribute('style') ?? ''
const heightOf = (element: Element) => Number(/height: ([\d.]+)%/.exec(styleOf(element))?.[1])

test('tide timeline: its name lists every tide', () => {
  const picture = one(render(<TideTimeline marks={marks} {...frame} />), '[role=img]')
  assert.is(
    picture.getAttribute('aria-label'),
    "The day's tides: Low tide at 03:10, 0.6 metres; High tide at 09:25, 1.9 metres",
  )
})

test('tide timeline: marks are at their time and height', async () => {
  const [low, high] = all(await renderDrawn(<TideTimeline marks={marks} {...frame} />), '.dot')
  assert.is.not(low?.className, high?.className)
  assert.match(styleOf(low!), 'left: 13%')
  assert.ok(heightOf(high!) > heightOf(low!))
})

test('tide timeline: leaves out labels that would overlap', async () => {
  for (const [tides, labels] of [
    // A label is as wide as 15.5 % of the day: 3 h 43 min 12 s.
    ['High 06:00, High 09:43', '06:00'],
    ['High 06:00, High 09:44', '06:00 09:44'],
    ['High 06:00, High 07:00, High 09:45', '06:00 09:45'],
    ['Low 02:25, Low 06:08', '02:25'],
    ['Low 02:25, Low 06:09', '02:25 06:09'],
    // A high's label is above its mark and a low's is below, so these two never overlap.
    ['High 12:53, Low 14:55', '12:53 14:55'],
  ] as const) {
    const crowded = tides.split(', ').map((each) => {
      const [type, clock = ''] = each.split(' ')
      return { tide: tide(type as Tide['type'], `2026-08-22T${clock}`), x: percentOfDay(clock), y: 50 }
    })
    const container = await renderDrawn(<TideTimeline marks={crowded} {...frame} />)
    const shown = all(container, '[data-label]').map((mark) => mark.dataset['label'])
    assert.is(shown.join(' '), labels, tides)
  }
})

const levels = {
  points: [
    { x: 0, y: 0 },
    { x: 100, y: 100 },
  ],
  inWords: '0.6 m at 00:00',
}

test('tide timeline: draws the level curve and the current level', async () => {
  for (const [now, dots] of [
    [50, ['left: 40%; height: 37.5%;']],
    [undefined, []],
  ] as const) {
    const container = await renderDrawn(
      <TideTimeline marks={[]} nights={[]} now={40} levels={{ ...levels, now }} />,
    )
    assert.match(
      one(container, '[role=img]').getAttribute('aria-label')!,
      /calculated level 0\.6 m at 00:00$/,
    )
    const paths = all(container, 'path').map((path) => path.getAttribute('d'))
    assert.equal(paths, ['M0,100L0,80L100,45V100', 'M0,80L100,45'])
    assert.equal(all(container, '.dot').map(styleOf), dots)
  }
})
