/**
 * Maps Open-Meteo's weather codes (https://open-meteo.com/en/docs, "WMO Weather interpretation codes", part of WMO code
 * table 4677) to the app's codes, whose kinds are in `src/lib/weather-kind.ts`. J marks a judgement call: the
 * source's word has no exact counterpart.
 */
import type { Conditions, WeatherWords } from './source-forecast'

type Row = [weatherType: number, hour: string, summary?: string]

/** The weather in daylight, and at night if different. */
export interface ConditionsRow {
  day: Row
  night?: Row
}

/**
 * The weather for each WMO code. Unused app codes: dust (4), mist (5), light cloud (7), sleet showers (16, 17), hail (19
 * to 21), storm (31), haze (32), and 33 to 47: lightning (45) and duplicates.
 */
const rows: Record<number, ConditionsRow> = {
  0: { day: [1, 'Sunny'], night: [0, 'Clear Sky', 'A clear sky'] },
  // Mainly clear. J: sunny intervals (3, or 2 at night) would be just as close.
  1: { day: [1, 'Sunny'], night: [0, 'Clear Sky', 'A clear sky'] },
  2: { day: [3, 'Sunny Intervals'], night: [2, 'Partly Cloudy'] },
  // Overcast. J: 8 has the overcast icon; other feeds more often use 7, light cloud.
  3: { day: [8, 'Thick Cloud'] },
  45: { day: [6, 'Fog', 'Foggy'] },
  // Rime fog. J: rime has no icon.
  48: { day: [6, 'Freezing Fog'] },
  51: { day: [11, 'Drizzle'] },
  53: { day: [11, 'Drizzle'] },
  // J: the day's description says just drizzle, as for the lighter kinds.
  55: { day: [11, 'Heavy Drizzle', 'Drizzle'] },
  // J: freezing drizzle and freezing rain get the icon of sleet.
  56: { day: [18, 'Freezing Drizzle'] },
  57: { day: [18, 'Freezing Drizzle'] },
  61: { day: [12, 'Light Rain'] },
  // J: the icon of rain, between that of drizzle (12) and that of heavy rain (15).
  63: { day: [10, 'Rain'], night: [9, 'Rain'] },
  65: { day: [15, 'Heavy Rain'] },
  66: { day: [18, 'Freezing Rain'] },
  67: { day: [18, 'Freezing Rain'] },
  // J: any code from 22 to 27 would do, because they share an icon.
  71: { day: [24, 'Light Snow'] },
  73: { day: [24, 'Snow'] },
  75: { day: [27, 'Heavy Snow'] },
  77: { day: [24, 'Snow Grains', 'Light snow'] },
  80: { day: [10, 'Light Rain Showers'], night: [9, 'Light Rain Showers'] },
  // J: 14 (13 at night) would be just as close, but stands for violent showers (82).
  81: { day: [10, 'Rain Showers'], night: [9, 'Rain Showers'] },
  82: { day: [14, 'Heavy Rain Showers'], night: [13, 'Heavy Rain Showers'] },
  // J: as for 71, any code from 22 to 27 would do.
  85: { day: [23, 'Light Snow Showers'], night: [22, 'Light Snow Showers'] },
  86: { day: [26, 'Heavy Snow Showers'], night: [25, 'Heavy Snow Showers'] },
  // J: a thunderstorm (30) would be just as close.
  95: { day: [29, 'Thundery Showers'], night: [28, 'Thundery Showers'] },
  // J: the code of a thunderstorm, not of hail, which Open-Meteo forecasts only in Central Europe.
  96: { day: [30, 'Thunderstorm with Hail'] },
  99: { day: [30, 'Thunderstorm with Hail'] },
}

/** The conditions for each WMO code that Open-Meteo documents. */
export const conditionsByCode = new Map<number, Conditions>(
  Object.entries(rows).map(([code, row]) => [Number(code), conditionsOf(row)]),
)

export function conditionsOf({ day, night = day }: ConditionsRow): Conditions {
  return { day: wordsOf(day), night: wordsOf(night) }
}

function wordsOf([weatherType, hour, summary = asSentence(hour)]: Row): WeatherWords {
  return { weatherType, hour, summary }
}

/** Changes `Light Rain` to `Light rain`. */
function asSentence(words: string): string {
  return words.slice(0, 1) + words.slice(1).toLowerCase()
}
