import { all, one, render, renderDrawn, textOf } from '../../support/render'
import { until } from '../../support/until'
import { assert, test } from '#test'
import { camp } from '../../../src/camp'
import { TidesScreen } from '../../../src/screens/tides'
import type { TidesFile } from '../../../src/schemas'
import { tideSelection } from '../../../src/stores/selection'
import { forecastDay, tide, tidesFile, withLevels } from '../../support/files'
import { openPath, publish, setNow } from '../../support/stores'
import { atCamp } from '../../support/camp-clock'
import { drawn } from '../../support/drawn'

const pressed = (container: HTMLElement) => all(container, '[aria-pressed=true]').map(textOf)
const times = (container: HTMLElement) => all(container, 'tbody td:first-child').map(textOf)

const today = {
  date: '2026-08-22',
  tides: [tide('Low', '2026-08-22T14:05', 0.6), tide('High', '2026-08-22T15:30', 1.9)],
}
const tomorrow = { date: '2026-08-23', tides: [tide('Low', '2026-08-23T01:15', 3.8)] }

test.before.each(async () => {
  openPath('/tides')
  setNow(atCamp('2026-08-22T15:00'))
  await publish({ tides: { dates: [today, tomorrow] } })
  // Resets the chosen day, which outlives its screen.
  tideSelection.choose('none')
})

test("tides: shows bay, next tide, and today's table and range", async () => {
  const container = render(<TidesScreen />)
  assert.is(textOf(one(container, 'h1')), camp.bayName)
  assert.is(one(container, 'header a').getAttribute('href'), camp.links.tides.url)
  assert.equal(pressed(container), ['Sat 22 August'])
  assert.equal(times(container), ['14:05', '15:30'])
  assert.match(textOf(container), "The day's range is 1.3 m.")
  assert.match(textOf(container), 'Times and heights are predictions, not for navigation.')
  assert.match(textOf(container), 'currently Rising. High tide is in 0hr 30min, at 15:30.')
  assert.match(textOf(one(container, '[aria-current=true]')), /^15:30/)
  setNow(atCamp('2026-08-22T15:45'))
  await until(
    () => textOf(container).includes('currently Falling. Low tide is in 9hr 30min, at 01:15.'),
    'the sentence is about the next tide',
  )
  assert.is(all(container, '[aria-current=true]').length, 0, 'the next tide is tomorrow’s')
})

test('tides: says where they come from, as text', async () => {
  const about = 'Predicted from <b>the gauge</b> at Tern Bay'
  await publish({ tides: { dates: [today], about } })
  assert.equal(
    all(render(<TidesScreen />), 'table ~ *, p')
      .map(textOf)
      .filter((text) => text === about),
    [about],
  )
})

test('tides: predictions from a gauge do not come from a table', async () => {
  await publish({ tides: { ...withLevels({ dates: [today] }), about: 'Predicted.' } })
  assert.match(textOf(render(<TidesScreen />)), 'The curve shows the calculated level.')
})

test('tides: another day has its own table, but the same sentence', async () => {
  const container = render(<TidesScreen />)
  all(container, 'button')[1]?.click()
  await until(() => pressed(container).join() === 'Sun 23 August', 'the day is chosen')
  assert.equal(times(container), ['01:15'])
  assert.match(textOf(container), 'High tide is in 0hr 30min, at 15:30.')
  assert.not.match(textOf(container), "The day's range")
  assert.is(textOf(one(container, drawn.today)), 'Sat 22 August')
})

test('tides: no state in a gap, no sentence after the last tide', async () => {
  const later = { date: '2026-08-25', tides: [tide('High', '2026-08-25T01:15')] }
  await publish({ tides: { dates: [today, later] } })
  setNow(atCamp('2026-08-23T12:00'))
  assert.match(textOf(render(<TidesScreen />)), "we can't tell")
  await publish({ tides: { dates: [today, tomorrow] } })
  setNow(atCamp('2027-01-20T12:00'))
  const container = render(<TidesScreen />)
  assert.not.match(textOf(container), 'currently')
  assert.match(textOf(container), 'Tide table ended on Sun 23 August 2026')
  assert.equal(pressed(container), ['Sun 23 August'])
  assert.equal(times(container), ['01:15'])
})

test("tides: the chart has the day's sky and, today, the current time", async () => {
  const sunny = forecastDay(today.date, { summary: { weatherType: 1 } })
  const wet = forecastDay(tomorrow.date, { summary: { weatherType: 15 } })
  await publish({ weather: { data: [sunny, wet] } })
  const container = await renderDrawn(<TidesScreen />)
  const sky = () => one(container, 'div[role=img]').getAttribute('style') ?? ''
  const marks = () => all(container, drawn.past).length
  assert.match(sky(), /--dark-sky.*--clear/)
  assert.is(marks(), 1)
  all(container, 'button')[1]?.click()
  await until(() => marks() === 0, 'no current time is marked on another day')
  assert.match(sky(), '--wet')
  await publish({ weather: { data: [] } })
  await until(() => sky().includes('--cloudy'), 'the boat stands out against an unknown sky, too')
})

test('tides: the sun is in the chart of a clear day only', async () => {
  const suns = async (weatherType: number, sun = {}) => {
    const weather = { data: [forecastDay(today.date, { summary: { weatherType, ...sun } })] }
    await publish({ weather, tides: withLevels(tidesFile(today.date)) })
    return all(await renderDrawn(<TidesScreen />), drawn.sun).length
  }
  assert.equal([await suns(1), await suns(15)], [1, 0])
  assert.is(await suns(1, { sunrise: '', sunset: '' }), 0, 'nobody knows whether it is night')
  setNow(atCamp('2026-08-22T23:00'))
  assert.is(await suns(1), 0, 'after the last sunset in the forecast')
})

test('tides: the scale of the chart covers all days', async () => {
  const heightOfLow = async (height: number) => {
    const tomorrowsHigh = tide('High', '2026-08-23T07:15', height)
    await publish({ tides: { dates: [today, { ...tomorrow, tides: [tomorrowsHigh] }] } })
    const container = await renderDrawn(<TidesScreen />)
    return parseFloat(one(container, '[data-label="14:05"]').style.height)
  }
  assert.ok((await heightOfLow(2)) > (await heightOfLow(4)), "tomorrow's tide is twice as high")
})

test('tides: columns begin at 0 m, water at the lowest level', async () => {
  const lowAt = async (heightInMetres: number, publishedAs: (file: TidesFile) => TidesFile) => {
    const low = tide('Low', '2026-08-22T03:10', heightInMetres)
    const high = tide('High', '2026-08-22T09:25', heightInMetres + 2)
    await publish({ tides: publishedAs({ dates: [{ date: '2026-08-22', tides: [low, high] }] }) })
    return parseFloat(one(await renderDrawn(<TidesScreen />), '[data-label="03:10"]').style.height)
  }
  assert.ok((await lowAt(1, (file) => file)) > (await lowAt(0.5, (file) => file)))
  assert.is(await lowAt(1, withLevels), await lowAt(0.5, withLevels))
})

test('tides: shows levels, and the current height on every day', async () => {
  const present = /About \d\.\d m now/
  const curves = (container: HTMLElement) => all(container, '[role=img] path[d]:not([d*=NaN])').length
  const without = await renderDrawn(<TidesScreen />)
  assert.not.match(textOf(without), /About|calculated/)
  const columns = curves(without)
  await publish({ tides: withLevels(tidesFile('2026-08-22')) })
  const container = await renderDrawn(<TidesScreen />)
  assert.is(curves(container), columns + 1)
  assert.match(textOf(container), 'The curve shows the calculated level; times come from the tide table.')
  const [before] = present.exec(textOf(container))!
  setNow(atCamp('2026-08-22T16:30'))
  await until(() => present.exec(textOf(container))![0] !== before, 'the height changes with the time')
  const [now] = present.exec(textOf(container))!
  all(container, 'button')[1]?.click()
  await until(() => pressed(container)[0] === 'Sun 23 August', 'another day is chosen')
  assert.is(present.exec(textOf(container))?.[0], now, 'the current height belongs to the sentence')
  assert.is(curves(container), columns + 1)
  const flat = today.tides.map((each) => ({ ...each, heightInMetres: 0 }))
  await publish({ tides: withLevels({ dates: [{ ...today, tides: flat }] }) })
  const text = textOf(render(<TidesScreen />))
  assert.match(
    text,
    /^(?!.*currently).*About 0\.0.m now.*The day's range is 0\.0.m\./s,
    'after the last tide',
  )
})
