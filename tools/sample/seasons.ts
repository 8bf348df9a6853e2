/** The seasons at the sample camp: temperatures, UV and sea by rounded monthly means. */

/** From January to December, in the middle of each month, on the south coast of England. */
const means = {
  maximumTemperature: [8, 8, 10, 13, 16, 19, 21, 21, 19, 15, 12, 9],
  minimumTemperature: [4, 4, 5, 6, 9, 11, 13, 13, 11, 9, 6, 4],
  uvIndexMax: [1, 1, 3, 4, 6, 6, 6, 6, 4, 2, 1, 1],
  seaTemperature: [9, 8, 8, 10, 12, 15, 17, 18, 17, 15, 13, 11],
}

/** Returns the mean for a date (`YYYY-MM-DD`), interpolated between the middles of two months. */
export function meanOn(name: keyof typeof means, date: string): number {
  const [, month = 1, day = 1] = date.split('-').map(Number)
  const position = month - 1 + (day - 15) / 30 + 12
  const [before = 0, after = 0] = [0, 1].map((step) => means[name][(Math.floor(position) + step) % 12])
  return before + (after - before) * (position % 1)
}
