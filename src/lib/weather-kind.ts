/**
 * The kinds of weather in a letter each, by weather type code: clear night (m), sun (s), clouds and clear by night (n)
 * and by day (d), storm (t), fog (f), clouds (c), overcast (o), rain (r), drizzle (z), heavy rain (R), sleet (e), hail
 * (h), snow (w), thunder with rain (T), haze (a), lightning (l).
 */
const kinds = 'msndtffcorrzzrrReeehhhwwwwwwTTTtatffcozzRehwwlta'

/** The letter of a weather type code; undefined for a code that nobody knows. */
export const weatherKind = (code: number): string | undefined => kinds[code]
