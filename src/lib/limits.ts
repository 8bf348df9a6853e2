/** Limits that the descriptions of the data files state, too. */

/**
 * The largest accepted difference between a tide in the table and the calculated level, in metres: a judgement. Levels
 * of another station or above another datum usually differ by more.
 */
export const toleranceMetres = 0.25

/** Gusts are shown if they exceed the wind by this much, which is at least one step of the Beaufort scale below a gale. */
export const gustExcessMph = 8
