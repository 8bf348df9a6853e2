/** Rounds a number: with one decimal, 21.456 becomes 21.5, and 21 stays 21. */
export const roundedTo = (value: number, decimals: number): number => Number(value.toFixed(decimals))

/** Replaces the hyphen of a negative number with a real minus sign. */
export const withMinus = (number: number | string): string => String(number).replace('-', '−')

/** Keeps a figure and its unit, such as `0.6 m`, on one line of a sentence. */
export const unbroken = (measure: string): string => measure.replace(' ', '\u00a0')

/** Returns a temperature rounded to one decimal. */
export const degrees = (celsius: number): string => withMinus(roundedTo(celsius, 1))
