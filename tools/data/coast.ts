import { msPerHour } from '../../src/lib/durations'

/** Limits in metres above chart datum that the tides of nearly every coast on Earth stay within. */
export const [lowestWater, highestWater] = [-3, 16]

/** Tides less than an hour apart are impossible: even double high waters are two hours apart. */
export const shortestIntervalMs = msPerHour

/**
 * How far a high tide may be below both neighbouring low tides, or a low tide above both neighbouring high ones. Not 0,
 * because double tides can be almost level, so that small errors reverse their order.
 */
export const swappedTypesMetres = 0.3

/** How many tides a lunar day has. */
export const tidesOfLunarDay = 4

/** On British coasts, a day has three tides or more: high and low water are about six hours apart. */
export const fewestTidesOfDay = 3
