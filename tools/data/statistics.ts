export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2
}

/** Returns the median absolute deviation. */
export function medianDeviation(values: number[]): number {
  const usual = median(values)
  return median(values.map((value) => Math.abs(value - usual)))
}

export function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Returns the distance from 0 that 90 % of the values do not exceed. */
export function ninetyPercent(values: number[]): number {
  const sorted = values.map(Math.abs).sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.9) - 1] ?? NaN
}
