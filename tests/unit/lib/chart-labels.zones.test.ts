import { assert, test } from '#test'
import { percentOfDay } from '../../../src/lib/day-axis'
import { besideLine, labelAt, labelPositions } from '../../../src/lib/chart-labels'

/** Returns the dots of labels such as `above 06:00, below 12:10`. */
const dotsOf = (labels: string) =>
  labels.split(', ').map((each) => {
    const [side, clock = ''] = each.split(' ')
    return { clock, x: percentOfDay(clock), isBelow: side === 'below' }
  })

test('chart labels: are left out where they would touch', () => {
  for (const [labels, labelled] of [
    ['above 06:00, above 09:34', '06:00'],
    ['above 06:00, above 09:38', '06:00 09:38'],
    ['above 06:00, above 07:00, above 09:55', '06:00 09:55'],
    ['below 02:25, below 06:00', '02:25'],
    // A label above its dot never touches one below.
    ['above 12:53, below 14:55', '12:53 14:55'],
  ] as const) {
    const dots = dotsOf(labels)
    const positions = labelPositions(dots, undefined)
    const shown = dots.filter((_, index) => positions[index] !== undefined)
    assert.is(shown.map(({ clock }) => clock).join(' '), labelled, labels)
    for (const [index, { x }] of dots.entries())
      assert.ok(positions[index] === undefined || positions[index] === x, 'at its dot')
  }
})

test('chart labels: step aside for the current time', () => {
  for (let now = 0; now <= 100; now += 0.7) {
    for (const [x, distance] of [
      [50, 8],
      [50, 13],
      [75, 13],
      [2, 13],
      [98, 13],
    ] as const) {
      const label = labelAt(x, now, distance)
      if (label === undefined) {
        assert.ok(Math.min(now, 100 - now) < 8 + distance, `the label of ${x} has room beside ${now}`)
        continue
      }
      assert.ok(Math.abs(label - now) > distance - 1e-9, `now at ${now}, the label of ${x} at ${label}`)
      assert.ok(label >= 7.5 && label <= 92.5, `the label of ${x} is in the chart, at ${label}`)
    }
  }
  assert.is(labelAt(50, 49, besideLine), 57, 'to the side of its dot')
  assert.is(labelAt(50, 51, besideLine), 43)
  assert.is(labelAt(50, 61, besideLine), 50, 'stays at its dot if that is far enough away')
  assert.is(labelAt(50, undefined, besideLine), 50)
  assert.is(labelAt(2, 12, besideLine), undefined, 'not to the other side, where it would name another time')
  assert.is(labelAt(2, 5, besideLine), undefined, 'nor where the time is between the dot and its label')
  assert.equal(
    labelPositions(dotsOf('above 12:00, below 12:00'), 49),
    [61, 50],
    'for the boat, only above the water',
  )
})

test('chart labels: one that steps aside leaves no room for the next', () => {
  assert.equal(labelPositions(dotsOf('above 10:00, above 13:55'), percentOfDay('09:30')).map(Boolean), [
    true,
    false,
  ])
})
