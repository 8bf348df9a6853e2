/** Limits in metres above chart datum that the tides of nearly every coast on Earth stay within. */
export const [lowestWater, highestWater] = [-3, 16]

/** Tides are never closer than this: even double high waters are two hours apart. */
export const shortestIntervalMs = 3_600_000

/**
 * How far a high tide may be below the low tides before and after it, or a low tide above the high ones: double tides
 * can be level.
 */
export const swappedTypesMetres = 0.3
