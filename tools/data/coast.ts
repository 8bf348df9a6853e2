/** In metres above chart datum: beyond the tides of nearly every coast on Earth. */
export const [lowestWater, highestWater] = [-3, 16]

/** Tides are never closer than this: even double high waters are two hours apart. */
export const shortestIntervalMs = 3_600_000

/** How far a high tide may lie below the lows around it, or a low above the highs, since double tides can be level. */
export const swappedTypesMetres = 0.3
