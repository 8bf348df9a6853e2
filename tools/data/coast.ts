/** Metres above chart datum: beyond the highest and lowest water of nearly every coast on Earth. */
export const [lowestWater, highestWater] = [-3, 16]
