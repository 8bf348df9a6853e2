/** Simulates a browser's translator, with files that reveal stale text. */
import { campFiles } from './files'

/** Runs in the page: replaces every text node with elements, as Chrome's translator does. */
export const wrapTexts = (): void => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts.filter(({ parentElement }) => !parentElement?.closest('script, style'))) {
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild!.textContent = text.nodeValue
    text.parentNode!.replaceChild(font, text)
  }
}

/** A camp's files whose days differ in every text from each other and from those of another shift. */
export const variedFiles = (date: string, shift: number) => {
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
    locations: { locations: locations.locations.map((place) => ({ ...place, lat: `50.${shift}` })) },
    calendar: varied(calendar, shift),
  }
}

/** A value with its figures, minutes and words changed. */
function varied<Value>(value: Value, shift: number): Value {
  const text = JSON.stringify(value)
    .replace(/(?<=":)-?[\d.]+/g, (number) => String(Number(number) + shift))
    .replace(/(?<!\+\d\d:\d)(?<=\d:\d)\d/g, String(shift))
    .replace(/(?<="(description|name)":"[^"]*)(?=")/g, ` ${shift}`)
  return JSON.parse(text) as Value
}
