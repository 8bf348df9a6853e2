/**
 * Derives a forecast day's code and description from its hours. These rules best fit three seasons of a real camp's
 * published days: the code is the most frequent one from 06:00 to 20:00, and the words for the wind are those for the
 * windiest hour from 06:00 to 21:00.
 */
import { campClock } from '../camp-day'
import { unknownWeatherType } from '../check/warnings-hours'
import type { SourceHour, WeatherWords } from '../read/source-forecast'

/** For unknown weather: a code without an icon, and no words. */
export const unknownWeather: WeatherWords = { weatherType: unknownWeatherType, hour: '', summary: '' }

/**
 * Returns the code and description for a forecast day's remaining hours, of which there must be at least one. If no
 * hour of daylight up to 20:00 is left, they describe the night. If the weather of every hour is unknown, the description
 * is that of the wind.
 */
export function summariseDay(hours: SourceHour[]): { description: string; weatherType: number } {
  const daytime = hours.filter((hour) => isBetween(hour, '06:00', '20:00'))
  const isDay = daytime.some((hour) => hour.isDay)
  const known = (isDay ? daytime : hours).flatMap(
    ({ conditions }) => conditions?.[isDay ? 'day' : 'night'] ?? [],
  )
  const words = known.length ? known : [unknownWeather]
  const weatherType = mostFrequent(words.map((each) => each.weatherType).sort((a, b) => b - a))
  // Several descriptions share a code, such as Rain and Light Rain Showers.
  const sameType = words.filter((each) => each.weatherType === weatherType)
  const summary = mostFrequent(sameType.map((each) => each.summary))
  const blowing = hours.filter((hour) => isBetween(hour, '06:00', '21:00'))
  const speedsMph = (blowing.length ? blowing : hours).map(({ windSpeedMph }) => Math.round(windSpeedMph))
  return { description: daySentence(summary, Math.max(...speedsMph)), weatherType }
}

/** The words for winds below each speed. The limits are a matter of judgement. */
const breezes: [belowMph: number, words: string][] = [
  [8, 'light winds'],
  [13, 'a gentle breeze'],
  [19, 'a moderate breeze'],
  [25, 'a fresh breeze'],
]

/**
 * Returns words such as `Sunny intervals and a gentle breeze`, or, in a strong wind, `Strong winds and sunny
 * intervals`; `A gentle breeze` if the weather is unknown ('').
 */
export function daySentence(weather: string, strongestMph: number): string {
  const breeze = breezes.find(([belowMph]) => strongestMph < belowMph)?.[1]
  if (!weather) return breeze ? breeze.slice(0, 1).toUpperCase() + breeze.slice(1) : 'Strong winds'
  if (breeze) return `${weather} and ${breeze}`
  // In a strong wind, the real camp's published days say "rain" for light rain.
  const inWind = weather === 'Light rain' ? 'rain' : weather.slice(0, 1).toLowerCase() + weather.slice(1)
  return `Strong winds and ${inWind}`
}

function isBetween({ at }: SourceHour, first: string, last: string): boolean {
  const clock = campClock(at)
  return clock >= first && clock <= last
}

/** Returns the most frequent value of a list that is not empty; the first one if several are equally frequent. */
function mostFrequent<Value>(values: Value[]): Value {
  const count = (value: Value) => values.filter((each) => each === value).length
  return values.reduce((best, each) => (count(each) > count(best) ? each : best))
}
