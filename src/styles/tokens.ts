/**
 * Colours by role; the build writes them as custom properties. Roles with equal values stay separate, so that one can
 * change without the other.
 */
export const tokens = {
  // Text, lines, backgrounds, links.
  ink: { light: '#10303f', dark: '#e8eff2' },
  quiet: { light: '#3d5461', dark: '#a6b8c2' },
  paper: { light: '#f5f3ee', dark: '#0d1a22' },
  card: { light: '#fff', dark: '#15252f' },
  line: { light: '#dcdfdd', dark: '#2b3e49' },
  weekend: { light: '#e9f2f3', dark: '#1d333f' },
  sea: { light: '#07566f', dark: '#6fcbe6' },
  'on-sea': { light: '#fff', dark: '#06222c' },
  // The chosen day, and today in the calendar.
  chosen: { light: '#07566f', dark: '#17506f' },
  'on-chosen': { light: '#fff', dark: '#fff' },
  // Past hours in a chart, over its sky.
  past: { light: '#3d546119', dark: '#a6b8c219' },
  // Weather icons, and the chance of rain.
  rain: { light: '#0a6ea8', dark: '#6cc0f2' },
  // The chance of rain, behind a chart's curve.
  bars: { light: '#0a6ea866', dark: '#6cc0f24d' },
  sun: { light: '#f5a800', dark: '#ffc93c' },
  moon: { light: '#7c8fc9', dark: '#c3cff5' },
  cloud: { light: '#9db2c2', dark: '#a9bccb' },
  'dark-cloud': { light: '#647b8d', dark: '#71889b' },
  snow: { light: '#38a3d8', dark: '#bfe6fb' },
  bolt: { light: '#f0a000', dark: '#ffd23c' },
  // Backgrounds of notices and warnings.
  info: { light: '#fff', dark: '#17506f' },
  alert: { light: '#f4e2b8', dark: '#5c4a1d' },
  // High and low tides in the table.
  high: { light: '#c3e4f7', dark: '#17506f' },
  low: { light: '#f4e2b8', dark: '#5f4c1e' },
  // Events in the calendar: `src/camp.ts` says which event has which colour.
  sky: { light: '#c3e4f7', dark: '#17506f' },
  violet: { light: '#e0d6f8', dark: '#473d78' },
  teal: { light: '#bdeadf', dark: '#14574d' },
  grey: { light: '#dde2e4', dark: '#3d4b54' },
  sand: { light: '#f4e2b8', dark: '#5f4c1e' },
  // Behind a screen's header: the sky on Weather, water on the other screens.
  clear: { light: '#b3def7', dark: '#14415f' },
  cloudy: { light: '#cddde7', dark: '#22394a' },
  wet: { light: '#bccfdb', dark: '#1c3444' },
  'dark-sky': { light: '#c9cff0', dark: '#1f2350' },
  water: { light: '#b5e3e6', dark: '#0f4650' },
  // The day at sea: the water, the glow at sunrise and sunset, the boat.
  bay: { light: '#8fd0d8', dark: '#0d4a57' },
  glow: { light: '#ffdcae', dark: '#4d3450' },
  hull: { light: '#c42f17', dark: '#f4694d' },
  sail: { light: '#fff', dark: '#fff' },
}
