import { all, one, render, textOf } from '../../support/render'
import { until } from '../../support/until'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { camp } from '../../../src/camp'
import { TidesScreen } from '../../../src/screens/tides'
import { tideSelection } from '../../../src/stores/selection'
import { evening, tide, tidesFile, weatherFile } from '../../support/files'
import { publish, setNow } from '../../support/stores'

const pressed = (container: HTMLElement) => all(container, '[aria-pressed=true]').map(textOf)
const times = (container: HTMLElement) => all(container, 'tbody td:first-child').map(textOf)

test.before.each(async () => {
  setNow(evening)
  await publish({ tides: tidesFile('2026-08-22') })
  // A choice outlives a screen.
  tideSelection.choose('none')
})

test('Tides: the header has the name of the bay and a link to a tide-times site', async () => {
  const container = await render(<TidesScreen />)
  assert.is(textOf(one(container, 'h1')), camp.bayName)
  assert.is(one(container, 'header a').getAttribute('href'), camp.links.tides.url)
})

test('Tides: the sentence names the next tide, also when it is tomorrow', async () => {
  const container = await render(<TidesScreen />)
  assert.match(textOf(container), 'The tide is currently Falling. Low tide is in 8hr 10min, at 03:10.')
  setNow('2026-08-22T13:05:00Z')
  await until(
    () => textOf(container).includes('The tide is currently Rising. High tide is in 2hr 35min, at 16:40.'),
    'the sentence moves on',
  )
})

test('Tides: the table shows the tides of today', async () => {
  const container = await render(<TidesScreen />)
  assert.equal(pressed(container), ['Sat 22 August'])
  assert.equal(times(container), ['03:10', '09:25', '14:05', '16:40'])
})

test('Tides: with all tides in the past there is no sentence, and the last day is shown', async () => {
  setNow('2026-11-20T12:00:00Z')
  const container = await render(<TidesScreen />)
  assert.not.match(textOf(container), 'currently')
  assert.equal(pressed(container), ['Mon 24 August'])
  assert.is(times(container).length, 4)
})

test('Tides: clicking a day shows its tides, and leaves the sentence', async () => {
  const dates = [
    { date: '2026-08-22', tides: [tide('High', '2026-08-22T19:30+01:00')] },
    { date: '2026-08-23', tides: [tide('Low', '2026-08-23T01:15+01:00')] },
  ]
  await publish({ tides: { dates } })
  const container = await render(<TidesScreen />)
  all(container, 'button')[1]?.click()
  await until(() => pressed(container).join() === 'Sun 23 August', 'the day is chosen')
  assert.equal(times(container), ['01:15'])
  assert.match(textOf(container), 'High tide is in 0hr 30min, at 19:30.')
})

test('Tides: the next tide is marked in the table, on its own day alone', async () => {
  setNow('2026-08-22T13:05:00Z')
  const container = await render(<TidesScreen />)
  assert.match(textOf(one(container, '[aria-current=true]')), /^16:40/)
  setNow(evening)
  await until(() => !all(container, '[aria-current=true]').length, 'the next tide is tomorrow’s')
})

test('Tides: the range of the day is named, and that nobody should navigate by it', async () => {
  const text = textOf(await render(<TidesScreen />))
  assert.match(text, 'The range of the day is 1.3 m.')
  assert.match(text, 'Times and heights are predictions, not for navigation.')
})

test('Tides: heights that are equal have a range of 0 m, and of one tide there is none', async () => {
  const heights = async (...all: number[]) => {
    const tides = all.map((height, index) => tide('Low', `2026-08-22T1${index}:00+01:00`, height))
    await publish({ tides: { dates: [{ date: '2026-08-22', tides }] } })
    return textOf(await render(<TidesScreen />))
  }
  assert.match(await heights(1.5, 1.5), 'The range of the day is 0 m. Times')
  assert.not.match(await heights(1.5), 'The range')
})

test('Timeline: now has a line on today, and night is shaded where the forecast has the day', async () => {
  await publish({ weather: weatherFile('2026-08-22') })
  const container = await render(<TidesScreen />)
  const parts = () => all(container, '.timeline > :not([data-time])').length
  assert.is(parts(), 3)
  all(container, 'button')[1]?.click()
  await until(() => parts() === 2, 'another day has no now')
})

test('Timeline: a neap tide is painted lower than a spring tide of another day', async () => {
  const day = (date: string, height: number) => ({
    date,
    tides: [tide('High', `${date}T12:00+01:00`, height)],
  })
  const painted = async (...days: ReturnType<typeof day>[]) => {
    await publish({ tides: { dates: days } })
    return one(await render(<TidesScreen />), '.mark').getAttribute('style')
  }
  const alone = await painted(day('2026-08-22', 1))
  assert.is.not(await painted(day('2026-08-22', 1), day('2026-08-23', 2)), alone)
})

test.run()
