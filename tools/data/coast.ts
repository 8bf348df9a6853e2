/** Metres above chart datum: beyond the highest and lowest water of nearly every coast on Earth. */
export const [lowestWater, highestWater] = [-3, 16]

/** Tides are never closer: on coasts with double high waters the shortest interval is two hours. */
export const shortestIntervalMs = 3_600_000

/** How far a high tide may be below the low tides around it: on such coasts they can be level. */
export const highBelowLowsMetres = 0.3
