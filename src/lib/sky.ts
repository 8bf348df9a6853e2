/** What is painted behind the head of a screen; each has a token of its name in `styles/tokens.css`. */
export const skyNames = ['clear', 'cloudy', 'wet', 'dark-sky', 'water'] as const

export type Sky = (typeof skyNames)[number]

/** The skies of the weather type codes that are neither cloudy nor unknown. */
const skies: [sky: Sky, codes: number[]][] = [
  ['dark-sky', [0, 2]],
  ['clear', [1, 3]],
  ['wet', [4, 31, 33, 46]],
]

/** The sky of a weather type code, by day or by night. From drizzle to thunder it is wet. */
export const skyOf = (weatherType: number, isNight: boolean): Sky =>
  isNight
    ? 'dark-sky'
    : (skies.find(([, codes]) => codes.includes(weatherType))?.[0] ??
      ((weatherType > 8 && weatherType < 31) || (weatherType > 37 && weatherType < 46) ? 'wet' : 'cloudy'))
