import { answerWith, passTime, stopTime, takeErrors } from '../../support/dom'
import { openPath, publish, setNow } from '../../support/stores'
import { all, mount, one } from '../../support/render'
import { assert, test } from '#test'
import { App } from '../../../src/app'
import type { DatasetName } from '../../../src/schemas'
import { datasets } from '../../../src/stores/datasets'
import { navigation } from '../../../src/stores/route'
import { datasetNames } from '../../support/app-tables'
import { atCamp } from '../../support/camp-clock'
import { campFiles } from '../../support/files'

const textsIn = (node: Node): Text[] =>
  node instanceof Text ? [node] : [...node.childNodes].flatMap(textsIn)

/** Replaces every text node with elements, as Chrome's translator does, unless it already has. */
const translate = (element: Element): void => {
  for (const text of textsIn(element)) {
    if (text.parentElement?.tagName === 'FONT') continue
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild!.textContent = text.nodeValue
    text.replaceWith(font)
  }
}

/** Returns a camp's files that differ with `shift`; the forecast and tides also differ from day to day. */
const variedFiles = (date: string, shift: number): Record<DatasetName, object> => {
  const { weather, tides, locations, calendar } = campFiles(date)
  return {
    weather: {
      data: weather.data
        .slice(0, 3)
        .map(({ hours, ...day }, index) => varied({ ...day, hours: hours.slice(3 * index) }, index + shift)),
    },
    tides: {
      dates: tides.dates.map((day, index) =>
        varied({ ...day, tides: day.tides.slice(index % 2).toReversed() }, index + shift),
      ),
    },
    locations: {
      // First another name at the same position, then another position.
      locations: locations.locations.map((place) => ({
        ...place,
        name: `${place.name} ${Math.min(shift, 1)}`,
        lat: `50.${Math.max(shift, 1)}`,
      })),
    },
    calendar: varied(calendar, shift),
  }
}

/** Returns a copy of a value with changed figures, minutes and words. */
function varied<Value>(value: Value, shift: number): Value {
  const text = JSON.stringify(value)
    .replace(/(?<=":)-?[\d.]+/g, (number) => String(Number(number) + shift))
    .replace(/(?<!\+\d\d:\d)(?<=\d:\d)\d/g, String(shift))
    .replace(/(?<="(description|name)":"[^"]*)(?=")/g, ` ${shift}`)
  return JSON.parse(text) as Value
}

/** Two copies of the app, which share their stores; one of them is translated. */
let plain: HTMLElement
let translated: HTMLElement

const opened = (app: HTMLElement) => one(app, 'main > :not([hidden])')

/** What each screen has said last. */
const said = new Map<string, string>()

/** Checks that both copies of the open screen say the same new text, and translates it. */
const look = async (what: string) => {
  for (let frame = 0; frame < 3; frame++) {
    await new Promise((resolve) => setImmediate(resolve))
    passTime(20)
  }
  const [expected = '', read] = [plain, translated].map((app) => opened(app).textContent)
  const { path } = navigation.value
  assert.is.not(expected, said.get(path), `${path} ${what}: nothing has changed`)
  said.set(path, expected)
  assert.is(read, expected, `${path} ${what}`)
  translate(translated)
}

const openScreens = async (names: string[], what: string) => {
  for (const name of names) {
    openPath(`/${name}`)
    await look(what)
  }
}

const setTime = (time: string) => {
  stopTime(atCamp(time))
  setNow(atCamp(time))
}

test.before(() => {
  setTime('2026-08-22T14:30')
  plain = mount(<App />).container
  translated = mount(<App />).container
})

test('translated: a translated page still updates its text', async () => {
  await openScreens(datasetNames, 'without data')
  await publish(variedFiles('2026-08-22', 0))
  for (const [name, later] of [
    ['weather', '14:42'],
    ['tides', '14:54'],
  ] as const) {
    await openScreens([name], 'with data')
    for (const day of ['23', '22']) {
      all(opened(plain), '[role=toolbar] button')
        .find((button) => button.textContent.includes(day))!
        .click()
      await look(`on ${day}`)
    }
    setTime(`2026-08-22T${later}`)
    await look('twelve minutes later')
  }
  setTime('2026-08-22T17:52')
  await publish(variedFiles('2026-08-22', 1))
  await openScreens(datasetNames, 'after a refresh')
  setTime('2026-08-22T19:52')
  answerWith('', 503)
  for (const { refresh } of Object.values(datasets)) await refresh()
  assert.is(takeErrors().length, datasetNames.length)
  await openScreens(datasetNames, 'in error')
  setTime('2026-08-23T01:52')
  await publish(variedFiles('2026-08-23', 2))
  await openScreens(datasetNames, 'on the next day')
})

// Happy DOM lacks this property, which Preact sets instead of the attribute.
Object.defineProperty(HTMLElement.prototype, 'translate', {
  get(this: HTMLElement) {
    return !this.closest('[translate=no]')
  },
  set(this: HTMLElement, value: unknown) {
    this.setAttribute('translate', value ? 'yes' : 'no')
  },
})

/** Returns an element's texts with digits that a translator may change. */
const translatableFigures = (element: Element) =>
  textsIn(element)
    .filter((text) => text.parentElement!.translate)
    .map(({ nodeValue }) => nodeValue)
    .filter((text) => /\d/.test(text ?? ''))

test('translated: figures are marked as not translatable', async () => {
  await publish(campFiles('2026-08-23'))
  for (const [name, figures] of [
    ['tides', ['table', 'p > span']],
    ['weather', ['.extremes', '[aria-label=Hours] > li:first-child', '.sun-times']],
    ['locations', ['li p']],
    ['info', ['li p:not(:only-child)', '[href^="tel:"]']],
  ] as const) {
    openPath(`/${name}`)
    await look('with other data')
    for (const selector of figures) {
      const found = all(opened(plain), selector)
      assert.ok(found.length, selector)
      assert.equal(found.flatMap(translatableFigures), [], selector)
    }
  }
  assert.ok(
    all(plain, 'td b').every((type) => type.translate),
    'High and Low are words',
  )
})
