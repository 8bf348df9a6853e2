/** Selectors of the parts that are only drawn, and so have neither a role nor a text. */
export const drawn = {
  /** What is painted behind a screen's header. */
  sky: '.sky',
  /** The mark of today in the date strip, and in the calendar. */
  today: '.today',
  radar: '.radar',
  /** The chosen day's weather, beside its temperatures. */
  summaryIcon: '.summary > svg',
  sunBar: '.sun-bar',
  /** The sun on that bar. */
  sunMark: '.sun-mark',
  chart: '.chart',
  /** A chart's hours. */
  axis: '.axis',
  /** A chart's pin that has a label. */
  labelledPin: '[data-label]',
  /** Such a pin whose label is below it. */
  pinAboveLabel: '.below',
  /** A chart's past, up to the line at the current time. */
  past: '.past-hours',
  boat: '.boat',
  /** The sun above the boat. */
  sun: '.sun-now',
  /** The row of a tide that is over. */
  pastRow: '.past',
  /** A day's events, if they need a second line. */
  manyEvents: '.many-events',
  /** What turns while data are loading. */
  spinner: '.spin',
} as const
