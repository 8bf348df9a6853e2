/** Metres above chart datum, beyond the tides of nearly every coast on Earth. */
export const [lowestWater, highestWater] = [-3, 16]
