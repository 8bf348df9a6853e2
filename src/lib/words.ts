import { msPerMinute } from './durations'

const agoText = (amount: number, unit: string): string => {
  const count = Math.floor(amount)
  return `${count} ${unit}${count > 1 ? 's' : ''} ago`
}

/** Returns a text such as `3 hours ago`, rounded down; a negative age (wrong clock) counts as zero. */
export const ageText = (ageMs: number): string => {
  const minutes = Math.floor(ageMs / msPerMinute)
  if (minutes < 1) return 'less than a minute ago'
  if (minutes < 60) return agoText(minutes, 'minute')
  if (minutes < 1440) return agoText(minutes / 60, 'hour')
  return agoText(minutes / 1440, 'day')
}

/** Returns a text such as `2hr 35min`, rounded down. */
export const durationText = (durationMs: number): string => {
  const minutes = Math.floor(durationMs / msPerMinute)
  return `${Math.floor(minutes / 60)}hr ${minutes % 60}min`
}

/** Rounds a number: with one decimal, 21.456 becomes 21.5, and 21 stays 21. */
export const roundedTo = (value: number, decimals: number): number => Number(value.toFixed(decimals))

/** Replaces the hyphen of a negative number with a real minus sign. */
export const withMinus = (number: number | string): string => String(number).replace('-', '−')

/** Keeps a figure and its unit, such as `0.6 m`, on one line of a sentence. */
export const unbroken = (measure: string): string => measure.replace(' ', '\u00a0')

/** Returns a temperature rounded to one decimal. */
export const degrees = (celsius: number): string => withMinus(roundedTo(celsius, 1))
