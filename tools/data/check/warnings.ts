/** What the checks of the data files find. */

/** Something that is wrong, or suspicious, at one place of a file. */
export interface Finding {
  /** JSON path: `dates[1].tides[0].type`; empty for the file as a whole. */
  path: string
  /** What was found there, in short. */
  value: string
  reason: string
  /** What to do about it. */
  hint: string
}

/** Valid but suspicious data. */
export interface Warning extends Finding {
  kind: WarningKind
}

/** A possible warning about the value at a path; without effect where that value has an error. */
export interface WarningRow {
  kind: WarningKind
  path: string
  isOdd: boolean
  reason: string
  hint: string
}

/** Stable names: `make-data` publishes nothing that has a warning of some of these kinds. */
export type WarningKind =
  // Any file
  | 'byte-order-mark'
  | 'not-utf-8'
  | 'misspelt-key'
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
  | 'temperature-range'
  | 'rain-range'
  | 'rain-fraction'
  | 'uv-range'
  | 'wind-range'
  | 'gust-range'
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
