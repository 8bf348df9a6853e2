/**
 * Returns the time since an instant (epoch milliseconds). It is never negative: after the clock is set back, an instant
 * lies in the future, and the time until then counts.
 */
export const msSince = (instant: number): number => Math.abs(Date.now() - instant)
