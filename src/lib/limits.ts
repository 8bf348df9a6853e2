/** Limits that the descriptions of the data files state, too. */

/**
 * The largest accepted difference between a tide in the table and the calculated level, in metres: a judgement. Levels
 * of another station or above another datum usually differ by more.
 */
export const toleranceMetres = 0.25

/** Gusts are shown if they exceed the wind by this much: up to a gale, at least a step on the Beaufort scale. */
export const gustExcessMph = 8
