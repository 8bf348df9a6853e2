/**
 * A forecast day's code and sentence, from its hours. The rules are those that fit three seasons of a real camp's
 * published days best: its code is the most frequent one between 06:00 and 20:00, and the wind's word follows the
 * strongest hour between 06:00 and 21:00.
 */
import { campDateTime } from '../../../src/lib/camp-time'
import type { KnownHour } from './sources/open-meteo'
import { weatherOf } from './sources/weather-codes'

const clockOf = ({ at }: KnownHour) => campDateTime(at).slice(11)

const isBetween = (hour: KnownHour, first: string, last: string) =>
  clockOf(hour) >= first && clockOf(hour) <= last

/** Of what is most frequent, the highest number. */
const mostFrequent = (numbers: number[]): number => {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts].sort(([a, countA], [b, countB]) => countB - countA || b - a)[0]![0]
}

/** The wind in words, from the speed in miles per hour below which each holds. The limits are a judgement. */
const breezes: [belowMph: number, words: string][] = [
  [8, 'light winds'],
  [13, 'a gentle breeze'],
  [19, 'a moderate breeze'],
  [25, 'a fresh breeze'],
]

/** `Sunny intervals and a gentle breeze`; a strong wind comes first: `Strong winds and sunny intervals`. */
export const daySentence = (sky: string, strongestMph: number): string => {
  const breeze = breezes.find(([belowMph]) => strongestMph < belowMph)?.[1]
  if (breeze) return `${sky} and ${breeze}`
  // In a strong wind the real feed says rain of light rain, too.
  const inWind = sky === 'Light rain' ? 'rain' : sky[0]!.toLowerCase() + sky.slice(1)
  return `Strong winds and ${inWind}`
}

/**
 * Code and sentence for hours of a forecast day, at least one. When only its evening or night is left, they are those
 * of a night; any other day is described as a day.
 */
export const summariseDay = (hours: KnownHour[]): { description: string; weatherType: number } => {
  const daytime = hours.filter((hour) => isBetween(hour, '06:00', '20:00'))
  const isDay = daytime.some((hour) => hour.isDay)
  const judged = isDay ? daytime : hours
  const typeOf = (wmoCode: number) => weatherOf(wmoCode, isDay)!.weatherType
  const weatherType = mostFrequent(judged.map(({ wmoCode }) => typeOf(wmoCode)))
  // Of one code there may be several words, such as Rain and Light Rain Showers.
  const wmoCode = mostFrequent(
    judged.map((hour) => hour.wmoCode).filter((wmoCode) => typeOf(wmoCode) === weatherType),
  )
  const blowing = hours.filter((hour) => isBetween(hour, '06:00', '21:00'))
  const strongestMph = Math.max(
    ...(blowing.length ? blowing : hours).map(({ windSpeedMph }) => Math.round(windSpeedMph)),
  )
  return { description: daySentence(weatherOf(wmoCode, isDay)!.summary, strongestMph), weatherType }
}
