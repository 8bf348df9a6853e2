/**
 * From the weather codes of Open-Meteo (WMO code table 4677, the part that its documentation lists:
 * https://open-meteo.com/en/docs, "WMO Weather interpretation codes") to the app's codes 0 to 47, whose icons stand in
 * `src/lib/weather-kind.ts`. Lines marked J are judgements: the source's word has no counterpart of just that meaning.
 */

/** The words of an hour ("Sunny") and of a day ("Sunny", before "and a gentle breeze") for a weather type code. */
export interface WeatherWords {
  /** 0 to 47. */
  weatherType: number
  hour: string
  summary: string
}

type Row = [weatherType: number, hour: string, summary?: string]

/** `Light Rain` to `Light rain`, as the day's sentence has it. */
const asSentence = (words: string) => words[0]! + words.slice(1).toLowerCase()

const wordsOf = ([weatherType, hour, summary = asSentence(hour)]: Row): WeatherWords => ({
  weatherType,
  hour,
  summary,
})

/** By WMO code: what it is by day, and by night where that differs. */
const rows: Record<number, [day: Row, night?: Row]> = {
  0: [
    [1, 'Sunny'],
    [0, 'Clear Sky', 'A clear sky'],
  ],
  // Mainly clear. J: 3 and 2, sunny intervals, would be as near.
  1: [
    [1, 'Sunny'],
    [0, 'Clear Sky', 'A clear sky'],
  ],
  2: [
    [3, 'Sunny Intervals'],
    [2, 'Partly Cloudy'],
  ],
  // Overcast. J: 8 has the icon of an overcast sky; 7, light cloud, is said more often by other feeds.
  3: [[8, 'Thick Cloud']],
  45: [[6, 'Fog', 'Foggy']],
  // J: rime has no icon of its own.
  48: [[6, 'Freezing Fog']],
  51: [[11, 'Drizzle']],
  53: [[11, 'Drizzle']],
  // J: its day is a day of drizzle, as with the lighter ones.
  55: [[11, 'Heavy Drizzle', 'Drizzle']],
  // J: freezing drizzle and rain have the icon of sleet.
  56: [[18, 'Freezing Drizzle']],
  57: [[18, 'Freezing Drizzle']],
  61: [[12, 'Light Rain']],
  // J: the icon of rain, between that of drizzle (12) and that of heavy rain (15).
  63: [
    [10, 'Rain'],
    [9, 'Rain'],
  ],
  65: [[15, 'Heavy Rain']],
  66: [[18, 'Freezing Rain']],
  67: [[18, 'Freezing Rain']],
  // J: the place of each inside the group 22 to 27, whose icons are one.
  71: [[24, 'Light Snow']],
  73: [[24, 'Snow']],
  75: [[27, 'Heavy Snow']],
  77: [[24, 'Snow Grains', 'Light snow']],
  80: [
    [10, 'Light Rain Showers'],
    [9, 'Light Rain Showers'],
  ],
  // J: 14 and 13 would be as near; they are kept for violent showers.
  81: [
    [10, 'Rain Showers'],
    [9, 'Rain Showers'],
  ],
  82: [
    [14, 'Heavy Rain Showers'],
    [13, 'Heavy Rain Showers'],
  ],
  // J: inside the group of snow.
  85: [
    [23, 'Light Snow Showers'],
    [22, 'Light Snow Showers'],
  ],
  86: [
    [26, 'Heavy Snow Showers'],
    [25, 'Heavy Snow Showers'],
  ],
  // J: 30, a thunderstorm, would be as near.
  95: [
    [29, 'Thundery Showers'],
    [28, 'Thundery Showers'],
  ],
  // J: documented as forecast in Central Europe only.
  96: [[30, 'Thunderstorm with Hail']],
  99: [[30, 'Thunderstorm with Hail']],
}

/** The WMO codes that Open-Meteo documents. */
export const wmoCodes: number[] = Object.keys(rows).map(Number)

/**
 * The app's codes that no WMO code leads to: they have icons for feeds that say more, such as dust (4), mist (5), light
 * cloud (7), sleet showers (16, 17), hail (19 to 21), haze (32) and those that only repeat others (33 to 47).
 */
export const unusedWeatherTypes = [
  4, 5, 7, 16, 17, 19, 20, 21, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
]

/** Code and words of a WMO code by day or by night; undefined for one that is not documented. */
export const weatherOf = (wmoCode: number, isDay: boolean): WeatherWords | undefined => {
  const row = rows[wmoCode]
  return row && wordsOf((isDay ? undefined : row[1]) ?? row[0])
}
