import type { Fault } from './faults'

/** An address with the punctuation of the sentence from which it was copied: a ) without its (, for example. */
const endsInPunctuation = /[.,;!?'"’”]$|^[^(]*\)$/

/** Finds an address that probably has a character too many. */
export const linkFault = (url: string): Fault | undefined =>
  endsInPunctuation.test(url)
    ? {
        reason: 'ends in punctuation, which is hardly ever part of an address',
        value: url,
        hint: 'delete it, or check that the link works',
      }
    : undefined
