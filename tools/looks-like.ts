import { distance } from 'fastest-levenshtein'

/**
 * Whether a key is a known one apart from case, hyphens, underscores, a missing ending, the order of its letters, or
 * one or two wrong letters.
 */
export function looksLike(key: string, known: string): boolean {
  const [given = '', wanted = ''] = [key, known].map((text) => text.toLowerCase().replace(/[-_]/g, ''))
  const isBeginning = given.length >= 4 && wanted.startsWith(given)
  const isReordered = [...given].sort().join('') === [...wanted].sort().join('')
  return isBeginning || isReordered || distance(given, wanted) <= (wanted.length < 8 ? 1 : 2)
}

/** Whether a key is a known one with some letters left out, or the other way round: `lng` for `longitude`. */
export function abbreviates(key: string, known: string): boolean {
  const [short = '', long = ''] = [key, known]
    .map((text) => text.toLowerCase())
    .sort((a, b) => a.length - b.length)
  let reached = 0
  for (const letter of short) reached = long.indexOf(letter, reached) + 1 || Infinity
  return short.length >= 3 && short[0] === long[0] && reached !== Infinity
}

/** Replaces the letters that look like digits: `5O.64` becomes `50.64`. */
export function inDigits(text: string): string {
  return text.replace(/o/gi, '0').replace(/[lI]/g, '1')
}
