import type { Cut } from '../trim'

/**
 * The formatters of the phone's own zone, every word that the app writes dates with being in its own dictionary,
 * and the taking apart of a template before its first use.
 */
export const tinydateCuts: Cut[] = [
  { from: 'var RGX', upTo: 'export default' },
  {
    from: 'var parts=[]',
    upTo: '\n}',
    put: `return date => str.replace(/{(\\w+)}/g, (_, key) => custom[key](date));`,
  },
]
