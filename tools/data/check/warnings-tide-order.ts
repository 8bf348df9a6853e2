/** Warnings about a tide compared with the tides before and after it in the file. */
import { isAfterGap } from '../../../src/lib/tides'
import type { Tide } from '../../../src/schemas'
import { shortestIntervalMs, swappedTypesMetres } from '../coast'
import type { WarningRow } from './warnings'
import { repeats } from './warnings-days'

export interface PlacedTide {
  path: string
  tide: Tide
  /** Epoch milliseconds. */
  at: number
}

/** What is suspicious in the order of a file's tides, in which invalid texts are '' and invalid numbers NaN. */
export const tideOrderWarnings = (tides: PlacedTide[]): WarningRow[] => {
  const isRepeated = repeats(tides.map(({ at }) => at))
  return tides.flatMap((placed, index) => {
    const [previous, next] = [tides[index - 1], tides[index + 1]]
    if (!previous || isNaN(placed.at)) return []
    if (isRepeated[index]) return [doubledWarning(placed)]
    return [...intervalWarnings(placed, previous), ...typeWarnings(placed, previous, next)]
  })
}

function doubledWarning({ path }: PlacedTide): WarningRow {
  return {
    kind: 'tide-doubled',
    isFatal: true,
    path: `${path}.instant`,
    isOdd: true,
    reason: 'the same instant as an earlier tide',
    hint: 'keep one of them',
  }
}

function intervalWarnings({ path, tide, at }: PlacedTide, previous: PlacedTide): WarningRow[] {
  return [
    {
      kind: 'tide-gap',
      path: `${path}.instant`,
      isOdd: isAfterGap({ tide, at }, previous.at),
      reason: `more than 14 hours after the previous tide, ${previous.tide.instant}`,
      hint: 'publish the tides between them',
    },
    {
      kind: 'tide-order',
      isFatal: true,
      path: `${path}.instant`,
      isOdd: at < previous.at,
      reason: `not in order: follows ${previous.tide.instant}`,
      hint: 'sort the tides by time',
    },
    {
      kind: 'tides-too-close',
      isFatal: true,
      path: `${path}.instant`,
      isOdd: at > previous.at && at - previous.at < shortestIntervalMs,
      reason: `less than an hour after the previous tide, ${previous.tide.instant}`,
      hint: 'check both times',
    },
  ]
}

function typeWarnings(
  { path, tide }: PlacedTide,
  previous: PlacedTide,
  next: PlacedTide | undefined,
): WarningRow[] {
  const { type, heightInMetres } = tide
  const others = [previous.tide, ...(next ? [next.tide] : [])]
  const heights = others.map((other) => other.heightInMetres)
  const isHigh = type === 'High'
  const tooFar = isHigh ? Math.min(...heights) - heightInMetres : heightInMetres - Math.max(...heights)
  return [
    {
      kind: 'same-tide-type',
      path: `${path}.type`,
      isOdd: previous.tide.type === type,
      reason: `${type} follows ${type}`,
      hint: 'check for a missing tide; some coasts do have such days',
    },
    {
      kind: 'swapped-tide-types',
      isFatal: true,
      path: `${path}.heightInMetres`,
      isOdd:
        others.length === 2 &&
        others.every((other) => other.type === (isHigh ? 'Low' : 'High')) &&
        // Rounded, because 1.5 - 1.2 is more than 0.3.
        Math.round(tooFar * 1000) > swappedTypesMetres * 1000,
      reason: isHigh
        ? `a high tide more than ${swappedTypesMetres} m below the low tides before and after it`
        : `a low tide more than ${swappedTypesMetres} m above the high tides before and after it`,
      hint: 'check that High and Low are not swapped',
    },
  ]
}
