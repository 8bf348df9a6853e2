/**
 * A forecast day's code and sentence, from its hours. The rules are those that fit three seasons of a real camp's
 * published days best: its code is the most frequent one between 06:00 and 20:00, and the wind's word follows the
 * strongest hour between 06:00 and 21:00.
 */
import { campDateTime } from '../../../src/lib/camp-time'
import type { SourceHour } from './source-forecast'

/**
 * Code and sentence for hours of a forecast day, at least one. When only its evening or night is left, they are those
 * of a night; any other day is described as a day.
 */
export function summariseDay(hours: SourceHour[]): { description: string; weatherType: number } {
  const daytime = hours.filter((hour) => isBetween(hour, '06:00', '20:00'))
  const isDay = daytime.some((hour) => hour.isDay)
  const words = (isDay ? daytime : hours).map(({ sky }) => (isDay ? sky.day : sky.night))
  const weatherType = mostFrequent(words.map((each) => each.weatherType).sort((a, b) => b - a))
  // One code has several words, such as Rain and Light Rain Showers.
  const sameType = words.filter((each) => each.weatherType === weatherType)
  const summary = mostFrequent(sameType.map((each) => each.summary))
  const blowing = hours.filter((hour) => isBetween(hour, '06:00', '21:00'))
  const speedsMph = (blowing.length ? blowing : hours).map(({ windSpeedMph }) => Math.round(windSpeedMph))
  return { description: daySentence(summary, Math.max(...speedsMph)), weatherType }
}

/** The wind in words, from the speed in miles per hour below which each holds. The limits are a judgement. */
const breezes: [belowMph: number, words: string][] = [
  [8, 'light winds'],
  [13, 'a gentle breeze'],
  [19, 'a moderate breeze'],
  [25, 'a fresh breeze'],
]

/** `Sunny intervals and a gentle breeze`; a strong wind comes first: `Strong winds and sunny intervals`. */
export function daySentence(sky: string, strongestMph: number): string {
  const breeze = breezes.find(([belowMph]) => strongestMph < belowMph)?.[1]
  if (breeze) return `${sky} and ${breeze}`
  // In a strong wind the real feed calls light rain rain.
  const inWind = sky === 'Light rain' ? 'rain' : sky.slice(0, 1).toLowerCase() + sky.slice(1)
  return `Strong winds and ${inWind}`
}

function isBetween({ at }: SourceHour, first: string, last: string): boolean {
  const clock = campDateTime(at).slice(11)
  return clock >= first && clock <= last
}

/** The most frequent of at least one value; of equals the first. */
function mostFrequent<Value>(values: Value[]): Value {
  const count = (value: Value) => values.filter((each) => each === value).length
  return values.reduce((best, each) => (count(each) > count(best) ? each : best))
}
