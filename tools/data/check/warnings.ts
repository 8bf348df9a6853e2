/** Something wrong or suspicious in a data file. */
export interface Finding {
  /** JSON path: `dates[1].tides[0].type`; empty for the file itself. */
  path: string
  /** What was found there, in a few words. */
  value: string
  reason: string
  /** What to do about it. */
  hint: string
}

/** Valid but suspicious data. */
export interface Warning extends Finding {
  kind: WarningKind
}

/** A possible warning about the value at a path; ignored if the value has an error. */
export interface WarningRow {
  kind: WarningKind
  path: string
  isOdd: boolean
  reason: string
  hint: string
}

/** Some of these are fatal in `make-data`: see `write-data-file.ts`. */
export type WarningKind =
  // Any file
  | 'byte-order-mark'
  | 'not-utf-8'
  | 'misspelt-key'
  | `${string}-range`
  | 'ended'
  // Days, of weather and tides
  | 'no-days'
  | 'day-doubled'
  | 'day-order'
  | 'day-missing'
  // Weather
  | 'begins-late'
  | 'no-hours'
  | 'hours-copied'
  | 'hour-doubled'
  | 'hour-order'
  | 'night-first'
  | 'hour-outside-day'
  | 'invalid-time'
  | 'sunset-before-sunrise'
  | 'minimum-above-maximum'
  | 'rain-fraction'
  | 'wind-direction'
  | 'weather-code'
  // Tides
  | 'no-tides'
  | 'few-tides'
  | 'tide-doubled'
  | 'tide-order'
  | 'tides-too-close'
  | 'tide-gap'
  | 'tide-on-other-day'
  | 'same-tide-type'
  | 'single-tide-type'
  | 'high-below-lows'
  | 'height-range'
  | 'time-differs'
  | 'levels-not-shown'
  // Calendar
  | 'no-events'
  | 'calendar-reversed'
  | 'calendar-too-long'
  | 'event-reversed'
  | 'event-outside'
  | 'event-unknown'
  | 'notice-ended'
  | 'notice-reversed'
  | 'notice-too-long'
  // Locations
  | 'no-places'
  | 'place-doubled'
  | 'place-unnamed'
  | 'place-far'
  | 'invalid-latitude'
  | 'invalid-longitude'
