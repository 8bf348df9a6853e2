import { hideCredentials } from '../fail'

/** Describes any JSON value in a few words, however long or deep it is. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'missing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value) return 'an object'
  // JSON.parse reads 1e999 as Infinity.
  if (value === Infinity || value === -Infinity) return 'a number beyond 1.8e308'
  // Without the last digits of a sum such as 290.04999999999995.
  if (typeof value === 'number' && !Number.isInteger(value)) return String(Number(value.toPrecision(12)))
  // Control characters that JSON does not escape; a terminal may obey them.
  return shorten(hideCredentials(JSON.stringify(value)).replace(/[\u007f-\u009f]/g, '\ufffd'))
}

/** Quotes and shortens a cell. */
export function quoted(text: string): string {
  const letters = [...hideCredentials(text)]
  return `"${letters.slice(0, longestValue).join('')}${letters.length > longestValue ? '…' : ''}"`
}

const longestValue = 60

function shorten(text: string): string {
  if (text.length <= longestValue) return text
  // Without the quotes.
  const count = [...text].length - 2
  return `${text.slice(0, longestValue)}…", ${count.toLocaleString('en-GB')} characters`
}

/** Formats a count: `1 day`, `2 days`. */
export const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`
