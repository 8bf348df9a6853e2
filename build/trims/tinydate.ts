import type { Cut } from '../trim'

/** The formatters of the phone's own zone: every word that the app writes dates with is in its own dictionary. */
export const tinydateCuts: Cut[] = [
  { from: 'var MAP = {', upTo: 'export default' },
  { from: 'custom && custom[key] || function (d) {', upTo: ');\n\t});', put: 'custom[key]' },
]
