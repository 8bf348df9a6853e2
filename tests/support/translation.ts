/** What a translator does to a page, and files that show what it breaks. */
import { addDays } from '../../src/lib/camp-time'
import { calendarFile, campFiles, forecastDay, forecastHour, place, tide } from './files'

/** In a page: elements of its own take the place of every text node, as Chrome's translator does it. */
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

/** Days that differ in everything that they say, the first on a date. */
export const variedFiles = (date: string, shift: number) => {
  const files = campFiles(date)
  const days = [0, 1, 2].map((index) => addDays(date, index))
  return {
    weather: {
      data: days.map((day, index) =>
        forecastDay(day, {
          summary: {
            description: `Words of ${day} ${shift}`,
            maximumTemperature: 20 + index + shift,
            minimumTemperature: 10 - index - shift,
            sunrise: `06:0${index + shift}`,
            sunset: `20:1${index + shift}`,
          },
          hours: Array.from({ length: 24 - 3 * index }, (_, hour) =>
            forecastHour({
              time: `${String((hour + 6) % 24).padStart(2, '0')}:00`,
              temperature: hour + index + shift,
              chanceOfRain: hour + 10 * index + shift,
              windSpeedMph: hour + 2 * index + shift,
            }),
          ),
        }),
      ),
    },
    tides: {
      dates: days.map((day, index) => ({
        date: day,
        tides: (['Low', 'High', 'Low', 'High'] as const)
          .slice(index % 2)
          .map((type, tideIndex) =>
            tide(
              type,
              `${day}T${19 - 5 * tideIndex + index < 10 ? '0' : ''}${19 - 5 * tideIndex + index}:2${shift}+01:00`,
              index + tideIndex + shift,
            ),
          )
          .toReversed(),
      })),
    },
    locations: {
      locations: [
        ...files.locations.locations.slice(shift),
        place({ name: `New ${shift}`, lat: `50.${shift}` }),
      ],
    },
    calendar: {
      ...calendarFile(),
      events: calendarFile().events.map((event) => ({ ...event, name: `${event.name} ${shift}` })),
    },
  }
}
